// Answers a question over the catalogue: reads it, asks the database, puts the figures into a sentence.
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import type { ReadByModel } from '#domain/assistant/engines.ts';
import type { CatalogueQuery, Condition } from '#domain/assistant/questions/catalogue-query.ts';
import * as words from '#domain/assistant/questions/describe-query.ts';
import { exampleQuestions } from '#domain/assistant/questions/example-questions.ts';
import { toListFilter, toListSort } from '#domain/assistant/questions/list-filter.ts';
import type { FacetValues } from '#domain/assistant/questions/match-facet.ts';
import { nearestQuestion } from '#domain/assistant/questions/nearest-question.ts';
import { resolveNames } from '#domain/assistant/questions/question-request.ts';
import { type ReadQuestion, readQuestion } from '#domain/assistant/questions/read-question.ts';
import { toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import { Problem } from '#domain/problem.ts';
import { loadFacets } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Db } from '#server/database/database.ts';
import { listPeople } from '#server/history/history.commands.ts';
import * as store from './assistant.store.ts';

const shownProducts = 6;

export type OtherReader = { name: string; read: ReadByModel; onFault: (error: unknown) => void };

/** The answer to a question, or one that says what can be asked. */
export async function answerQuestion(
  db: Db,
  question: string,
  now: Date,
  other: OtherReader | null = null,
): Promise<CatalogueAnswer> {
  const names = await loadNames(db);
  const read = readQuestion(question, names, now);
  if (read.query) return await answerQuery(db, read);
  const query = other && (await readByOther(other, question, names));
  if (!query) {
    const readAgain = (asked: string) => readQuestion(asked, names, now).query;
    const nearest = nearestQuestion(question, read.unread, exampleQuestions(names), readAgain);
    const unread = read.unread.map(({ start, end }) => question.slice(start, end));
    return { ...refuse(words.describeUnread(unread, question, nearest)), nearest };
  }
  const answer = await answerQuery(db, { query, corrected: [] });
  const { interpretation } = answer;
  return interpretation
    ? { ...answer, interpretation: { ...interpretation, text: `${interpretation.text} (understood by ${other.name})` } }
    : answer;
}

/** The answer to a reading that a person corrected; refused where it names what the catalog does not have. */
export async function answerReading(db: Db, reading: CatalogueQuery): Promise<CatalogueAnswer> {
  const query = resolveNames(reading, await loadNames(db));
  if (!query) throw new Problem('INVALID_INPUT', 'The catalog changed since you asked. Ask again.');
  return await answerQuery(db, { query, corrected: [] });
}

/** What questions may name: the values of the catalog and the people who work on it. */
export async function loadNames(db: Db): Promise<Required<FacetValues>> {
  const found = await loadFacets(db);
  const people = await listPeople(db);
  const { rules } = await loadActiveRules(db);
  const labelled = Map.groupBy(rules, ({ label }) => label);
  return {
    ...found,
    subcategories: [...new Set(found.subcategories.map(({ subcategory }) => subcategory))],
    terms: [...labelled].map(([label, same]) => ({
      of: 'rule',
      label,
      filter: { rule: toOneOrMore(same.map(({ id }) => id)) },
    })),
    people: people.map(({ fullName }) => fullName),
  };
}

/** A reader that fails leaves the question unanswered, as it would be without it. */
async function readByOther(
  { read, onFault }: OtherReader,
  question: string,
  names: FacetValues,
): Promise<CatalogueQuery | null> {
  try {
    return await read(question, names);
  } catch (error) {
    onFault(error);
    return null;
  }
}

const refuse = (answer: string): CatalogueAnswer => ({
  answer,
  interpretation: null,
  nearest: null,
  total: 0,
  productIds: [],
  products: [],
  value: null,
  groups: null,
});

/** The answer to a query, read by the grammar or by a model. */
export async function answerQuery(
  db: Db,
  { query: asked, corrected }: Pick<ReadQuestion, 'query' | 'corrected'>,
): Promise<CatalogueAnswer> {
  const priced = await resolveCurrency(db, asked);
  if (Array.isArray(priced)) return refuse(words.askForCurrency(priced));
  const { query } = priced;
  const found = await store.runQuery(db, query);
  const { total, rows, groups } = found;
  const filter = toListFilter(listed(query));
  const slips = corrected.map(({ typed, read }) => `“${typed}” understood as “${read}”`);
  return {
    answer: `${say(query, found)}${words.lensNote(query)}${priced.isPlain ? ` ${words.plainPrices}` : ''}`,
    interpretation: {
      text: `${words.describeQuery(query)}${slips.length > 0 ? ` (${slips.join(', ')})` : ''}`,
      query,
      filter,
      ...toListSort(query),
    },
    nearest: null,
    total,
    productIds: rows.map(({ id }) => id),
    products: rows.slice(0, shownProducts),
    value: figureOf(query, found),
    groups: query.groupBy ? describeGroups(query, groups) : null,
  };
}

/** The products an answer is about, as conditions. */
const listed = ({ where, measure }: CatalogueQuery): Condition[] => [
  ...where,
  ...(measure.of === 'share' ? measure.having : []),
];

type PriceBound = Extract<Condition, { field: 'figure' }>;
const isPriceBound = (each: Condition): each is PriceBound => each.field === 'figure' && each.of === 'price';
const isCurrency = (each: Condition) => each.field === 'currency';
/** Conditions and the alternatives among them, one by one. */
const flatten = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((each) => (each.field === 'either' ? each.any.flat() : [each]));

/** The conditions without any currency. */
const dropCurrency = <T extends Condition>(conditions: readonly T[]): T[] =>
  conditions
    .filter((each) => !isCurrency(each))
    .map((each) => {
      if (each.field === 'either') return { ...each, any: each.any.map(dropCurrency) };
      return isPriceBound(each) ? { ...each, currency: undefined } : each;
    });

/** `isPlain`: a currency was asked for, no price names one, and the bare numbers are compared. */
type ResolvedQuery = { query: CatalogueQuery; isPlain: boolean };

/**
 * Prices are compared within one currency: the one the question names, or the only one there is. Answers the currencies to choose
 * from where there are several.
 */
async function resolveCurrency(db: Db, query: CatalogueQuery): Promise<ResolvedQuery | string[]> {
  const { where, measure, order } = query;
  const conditions = flatten(listed(query));
  const isMeasured =
    (measure.of !== 'count' && measure.of !== 'share' && measure.figure === 'price') || order?.by === 'price';
  const asked = { query, isPlain: false };
  if (!isMeasured && !conditions.some(isPriceBound)) return asked;
  const named = new Set(
    conditions.flatMap((each) =>
      each.field === 'currency' && !each.not ? each.is : ((isPriceBound(each) ? each.currency : undefined) ?? []),
    ),
  );
  if (named.size > 1) return [...named];
  const [first] = named;
  const found = await store.findCurrencies(
    db,
    where.filter((each) => each.field !== 'either' && !isPriceBound(each) && !isCurrency(each)),
  );
  if (first !== undefined) {
    if (found.length === 1 && found[0] === null)
      return {
        query: {
          ...query,
          where: dropCurrency(where),
          measure: measure.of === 'share' ? { ...measure, having: dropCurrency(measure.having) } : measure,
        },
        isPlain: true,
      };
    const isNew = isMeasured && !where.some(isCurrency);
    return isNew ? { query: { ...query, where: [...where, { field: 'currency', is: first }] }, isPlain: false } : asked;
  }
  if (conditions.some(isCurrency)) return asked;
  if (found.length > 1) return found.map((each) => each ?? 'no currency');
  const [only] = found;
  return only ? { query: { ...query, where: [...where, { field: 'currency', is: only }] }, isPlain: false } : asked;
}

function say(query: CatalogueQuery, found: store.Answered): string {
  const { total, value, measured, rows, groups } = found;
  const titles = rows.map((row) => row.title);
  if (query.groupBy) return words.answerGroups(query, groups);
  if (query.measure.of === 'share') return words.answerShare(query, measured, Number(value ?? 0));
  if (query.measure.of !== 'count')
    return words.answerAverage(query, total, measured, value === null ? null : Number(value));
  if (query.order)
    return words.answerExtreme({ ...query, order: query.order }, value === null ? null : { value, total }, titles);
  return words.answerCount(query, total, titles);
}

function figureOf(query: CatalogueQuery, { value, measured, groups }: store.Answered): number | null {
  if (query.show === 'groups') return null;
  if (query.show === 'groupNumber') return groups.filter(({ name }) => name !== null).length;
  if (query.measure.of === 'share') return measured === 0 ? null : (100 * Number(value ?? 0)) / measured;
  return typeof value === 'number' ? value : null;
}

function describeGroups(query: CatalogueQuery, groups: readonly words.Group[]): CatalogueAnswer['groups'] {
  const { groupBy } = query;
  if (!groupBy) return null;
  const shown = groups.slice(0, query.limit ?? store.answerLimit);
  const leading = new Set(words.leadingGroups(query, groups).map(({ name }) => name));
  return {
    by: groupBy.by,
    measure: words.nameMeasure(query.measure),
    total: groups.length,
    rows: shown.map(({ name, count, value }) => ({
      name,
      label: words.nameGroup(groupBy.by, name),
      count,
      value,
      text: value === null ? 'none' : words.formatMeasure(query, value),
      isFirst: leading.has(name),
    })),
  };
}
