// Writes a query as a question that asks for it, in words the reader of questions knows.
import { capitalise } from '#domain/text/words.ts';
import type { CatalogueQuery, Condition } from './catalogue-query.ts';
import { describeConditions, joinWords } from './describe-conditions.ts';
import { describeQuery, nameEnd } from './describe-query.ts';

/** Reads a question; null where it is not understood. */
export type ReadQuery = (question: string) => CatalogueQuery | null;

/** The same text for queries that mean the same, however they were put together. */
const inOneOrder = ({ where, ...query }: CatalogueQuery) =>
  JSON.stringify({ ...query, where: where.map((each) => JSON.stringify(each)).toSorted() }, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** `pending products of brand Bloom`. */
function nameProducts(where: readonly Condition[]): string {
  const state = where.find((each) => each.field === 'status' && !each.not);
  const states = state?.field === 'status' ? `${joinWords(state.any, 'or')} ` : '';
  return `${states}products${describeConditions(where.filter((each) => each !== state))}`;
}

function wordingOf(query: CatalogueQuery): string {
  const { where, show, measure, groupBy, order, limit } = query;
  const products = nameProducts(where);
  if (measure.of !== 'count') return describeQuery(query);
  if (groupBy) return `How many ${products} per ${groupBy.by}?`;
  if (order) {
    const end = nameEnd(order);
    // `Oldest` is said of products, `lowest price` is something they have.
    if (order.by === 'added' || order.by === 'changed')
      return limit ? `The ${limit} ${end} ${products}` : `Which ${products} are the ${end}?`;
    return limit ? `The ${limit} ${products} with the ${end}` : `Which ${products} have the ${end}?`;
  }
  return show === 'number' ? `How many ${products} are there?` : products;
}

/** A whole question that is read as this very query; null for one that asks for no more than all products, or that we have no words for. */
export function writeQuestion(query: CatalogueQuery, read: ReadQuery): string | null {
  const { where, measure, groupBy, order } = query;
  const isOfAll = where.length === 0 && measure.of === 'count' && !groupBy && !order;
  if (isOfAll || where.some(({ field }) => field === 'either')) return null;
  const question = capitalise(wordingOf(query));
  const again = read(question);
  return again && inOneOrder(again) === inOneOrder(query) ? question : null;
}
