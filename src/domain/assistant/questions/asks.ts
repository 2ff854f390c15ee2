// Productions of what is asked of the products: an end of a scale, an order, groups, a figure.

import { countable, figureOf, groupFields, lengthOf } from './fields.ts';
import { find, type Made, type Production, rule } from './production.ts';
import type { Meaning, Token } from './token.ts';

/** What products, or groups of them, are put in order by. */
function rank(tokens: Token[]): Made | null {
  const lead = tokens.find(({ end }) => end);
  const field = find(tokens, 'field')?.field;
  const count = find(tokens, 'amount')?.value;
  if (!lead?.end || (count !== undefined && (!Number.isInteger(count) || count < 1))) return null;
  const isLength = lead.kind === 'by-length' || find(tokens, 'length') !== undefined;
  const by =
    lead.order ??
    (field
      ? isLength
        ? lengthOf(field, find(tokens, 'chars')?.unit)
        : figureOf[field]
      : lead.isPlain
        ? 'score'
        : undefined);
  if (!by || find(tokens, 'amount')?.currency) return null;
  return {
    kind: 'rank',
    order: by,
    end: lead.end,
    ...(lead.isComparative ? { isComparative: true } : {}),
    ...(count ? { limit: count } : {}),
    ...(find(tokens, 'agg') ? { agg: find(tokens, 'agg')?.agg } : {}),
    // A product is meant, not its group: `the category with the cheapest product`.
    isOne: lead.order === undefined ? !lead.isComparative : find(tokens, 'noun') !== undefined,
  };
}

const group = (tokens: Token[], kind: string, more: Meaning = {}): Made | null => {
  const field = find(tokens, 'field')?.field;
  return field && groupFields.has(field) ? { kind, grouping: field as Meaning['grouping'], ...more } : null;
};

export const ends: Production[] = [
  rule('(by-price|by-date) first', ([lead]) =>
    lead?.isComparative ? null : { kind: 'rank', order: lead?.order, end: lead?.end, isSorted: true, isOne: true },
  ),
  rule('amount? (by-price|by-date) amount? noun?|top (by-price|by-date) noun?', (tokens) => {
    const made = rank(
      tokens.map((each) => (each.kind === 'top' ? { kind: 'amount', value: each.limit, from: 0, to: 0 } : each)),
    );
    return made;
  }),
  rule('amount? by-length amount? field', rank),
  rule('top noun? (noun|link|all)* by field', (tokens) => {
    const [top] = tokens;
    const made = rank(tokens);
    return made && { ...made, isOne: true, ...(top?.limit ? { limit: top.limit } : {}) };
  }),
  rule('(top|superlative) amount? all? field|amount (top|superlative) all? field|top field', (tokens) => {
    const lead = tokens.find(({ end }) => end);
    if (lead?.isComparative || (lead?.kind === 'superlative' && !lead.isSize)) return null;
    const count = lead?.limit ?? find(tokens, 'amount')?.value;
    const isOne = !/s$/.test(find(tokens, 'field')?.word ?? '');
    return group(tokens, 'top-group', { end: lead?.end, ...(count || isOne ? { limit: count ?? 1 } : {}) });
  }),
  rule(
    'amount? noun? (link|by|have|that)* (superlative|extreme) agg? amount? (noun|link|by|all)* numberof? (field|figure) length?',
    (tokens) => {
      const figure = find(tokens, 'figure')?.figure;
      return rank(
        figure
          ? tokens
              .map((each) => (each.kind === 'figure' ? { ...each, order: figure } : each))
              .map((each) => (each.end ? { ...each, order: figure, isPlain: false } : each))
          : tokens,
      );
    },
  ),
  rule('(agg|total) (all|link)* (field|figure) length?', (tokens) => {
    const field = find(tokens, 'field')?.field;
    const isLength = find(tokens, 'length') !== undefined;
    const figure =
      find(tokens, 'figure')?.figure ??
      (field && (isLength ? lengthOf(field, find(tokens, 'chars')?.unit) : figureOf[field]));
    return figure ? { kind: 'figure', figure, agg: tokens[0]?.agg ?? 'total' } : null;
  }),
  rule('(how? length|count chars) (link|be|have)* rank', (tokens) => ({ ...find(tokens, 'rank'), kind: 'rank' })),
  rule('(sort|by) agg? (field|figure) comma? direction|sort agg? (field|figure)', (tokens) => {
    const field = find(tokens, 'field')?.field;
    const order = field ? figureOf[field] : find(tokens, 'figure')?.figure;
    const isRank = tokens[0]?.word?.startsWith('rank') === true;
    const end =
      find(tokens, 'direction')?.end ?? (order === 'price' && !isRank ? 'lowest' : isRank ? 'highest' : undefined);
    const agg = find(tokens, 'agg')?.agg ?? find(tokens, 'figure')?.agg;
    return order && end ? { kind: 'rank', order, end, isSorted: true, isOne: false, ...(agg ? { agg } : {}) } : null;
  }),
];

export const groups: Production[] = [
  rule('per noun', ([per]) => ({ kind: per?.word === 'each' ? 'every-product' : 'per-product' })),
  rule('(per|by|that|which)* per (all)* field|by all? field', (tokens) => group(tokens, 'each-group')),
  rule(
    '(which|count|numberof|show) (be|which|all|show|that)* amount? field|(which|count|numberof|show) amount (be|all)* field',
    (tokens) => {
      const isNumber = tokens.some(({ kind }) => kind === 'count' || kind === 'numberof');
      const count = find(tokens, 'amount')?.value;
      return group(tokens, isNumber ? 'number-group' : 'which-group', count ? { limit: count } : {});
    },
  ),
  rule('all? amount? field', (tokens) => {
    const count = find(tokens, 'amount')?.value;
    return group(tokens, 'bare-group', count ? { limit: count } : {});
  }),
];

/** Figures by themselves: what is left of the fields. */
export const figures: Production[] = [
  rule('numberof field', (tokens) => {
    const field = find(tokens, 'field')?.field;
    const agg = tokens[0]?.agg;
    return field && countable.has(field)
      ? { kind: 'figure', figure: figureOf[field], isCounted: true, ...(agg ? { agg } : {}) }
      : null;
  }),
  rule('(count|total) field', (tokens) => {
    const field = find(tokens, 'field')?.field;
    if (tokens[0]?.kind === 'total' && field && figureOf[field])
      return { kind: 'figure', figure: figureOf[field], agg: 'total' };
    return field && countable.has(field) ? { kind: 'figure', figure: figureOf[field], isCounted: true } : null;
  }),
  rule('field', ([token]) =>
    token?.field && figureOf[token.field] ? { kind: 'figure', figure: figureOf[token.field] } : null,
  ),
];
