// What a question asks of groups: which measure, which of them, and between which it compares.
import type { Condition, Measure } from './catalogue-query.ts';
import type { Dimension } from './dimensions.ts';
import type { Token } from './token.ts';

/** `Which brands are not at Amazon`, `which brands have no images` ask what no product of a brand is: that is not answered here. */
export function isOfGroup(
  { kind, from, grouping }: Token,
  tokens: readonly Token[],
  where: readonly Condition[],
): boolean {
  if (!/^(?:which|bare|number)-group$/.test(kind)) return false;
  const isQuantifier = ({ kind, word }: Token) =>
    /^(?:not|nor|without|missing|nothing|whole)$/.test(kind) || (kind === 'all' && word !== 'anything');
  const not = tokens.find((each) => isQuantifier(each) && each.from > from);
  const noun = tokens.find((each) => each.kind === 'noun' && each.from > from);
  const isOwn = where.some((each) => each.field === 'name' && each.not && each.of === grouping);
  const isText = where.some((each) => each.field === 'text' && each.not);
  return !isOwn && (not ? !noun || noun.from > not.from : isText && !noun);
}

/** `more than 10` in `which brand has more than 10 pending products`. */
export const isGroupLimit = ({ kind, currency, unit, from, limits }: Token, tokens: readonly Token[]) =>
  kind === 'limit' &&
  !currency &&
  !unit &&
  limits?.length === 1 &&
  tokens.some((each) => (each.kind === 'noun' || each.any) && each.from > from);

/** The kind of which the question names several: what a comparison is between. */
export function severalOf(where: readonly Condition[]): { by: Dimension; among: string[] } | null {
  const several = where.flatMap((each) => (each.field === 'name' && !each.not && each.values.length > 1 ? [each] : []));
  const [only] = several;
  return only && several.length === 1 ? { by: only.of, among: only.values } : null;
}

/** Figures that stand for a group by their average alone; of the others a sum is as likely meant. */
const averaged: ReadonlySet<string> = new Set(['score', 'quality', 'price']);

export function groupMeasure({
  group,
  figure,
  rank,
  aggregate,
}: {
  group?: Token;
  figure?: Token;
  rank?: Token;
  aggregate?: Token['agg'];
}): Measure | null {
  if (figure?.figure)
    return aggregate || averaged.has(figure.figure) ? { of: aggregate ?? 'average', figure: figure.figure } : null;
  if (!rank?.order) return aggregate ? null : { of: 'count' };
  if (rank.order === 'added' || rank.order === 'changed' || rank.order === 'measure') return null;
  if (aggregate) return { of: aggregate, figure: rank.order };
  if (!averaged.has(rank.order)) return null;
  // "The cheapest product per category", "the category with the lowest price": one price, not a mean of them.
  const isOne = group?.kind === 'each-group' || (rank.order === 'price' && rank.isOne);
  return { of: isOne && rank.end ? rank.end : 'average', figure: rank.order };
}
