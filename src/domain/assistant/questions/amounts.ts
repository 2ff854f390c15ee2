// Productions of amounts, limits and what they bound: `more than 3 images`, `$20 to $30`, `a title longer than 80 characters`.
import type { Figure, SimpleCondition } from './catalogue-query.ts';
import { countable, figureOf, lengthOf } from './fields.ts';
import { all, condition, find, type Made, type Production, rule } from './production.ts';
import type { Limit, Token } from './token.ts';

/** The conditions of some limits on a figure; null where the unit is not one of the figure. */
function bound(of: Figure | undefined, token: Token): Made | null {
  const { limits = [], currency, unit } = token;
  if (!of || (currency && of !== 'price') || (unit === 'percent' && of !== 'quality')) return null;
  const isLength = /Length|Words/.test(of);
  const isUnit = unit === 'chars' || unit === 'words';
  if (isLength ? !isUnit && !token.isLength : isUnit || token.isLength) return null;
  if (token.field === 'price' && of !== 'price') return null;
  return condition(
    ...limits.map((each) =>
      each.map(
        ({ is, value }): SimpleCondition => ({ field: 'figure', of, is, value, ...(currency ? { currency } : {}) }),
      ),
    ),
  );
}
const money = (tokens: readonly Token[]) => {
  const codes = new Set(tokens.flatMap(({ currency }) => currency ?? []));
  return codes.size > 1 ? null : ([...codes][0] ?? undefined);
};
const unitOf = (tokens: readonly Token[]) => tokens.find((each) => each.unit)?.unit;
/** Limits of tokens that go together: their bounds, unit and currency. */
function limit(tokens: Token[], limits: Limit[][]): Made | null {
  const currency = money(tokens);
  if (currency === null) return null;
  const unit = unitOf(tokens);
  return {
    kind: 'limit',
    limits,
    ...(currency ? { currency } : {}),
    ...(unit ? { unit } : {}),
    ...(tokens.some((each) => each.isLength) ? { isLength: true } : {}),
    ...(tokens.some(({ field }) => field === 'price') ? { field: 'price' } : {}),
  };
}
const values = (tokens: readonly Token[]) => all(tokens, 'amount').map(({ value }) => value ?? 0);
function range(tokens: Token[]): Made | null {
  const [low = 0, high = 0] = values(tokens);
  return low > high
    ? null
    : {
        ...limit(tokens, [
          [
            { is: 'atLeast', value: low },
            { is: 'atMost', value: high },
          ],
        ]),
        kind: 'limit',
        isOne: find(tokens, 'between') !== undefined,
      };
}

const asLimit = (token: Token): Token =>
  token.limits ? token : { ...token, limits: [[{ is: 'equal', value: token.value ?? 0 }]] };
/** A field and its limit, in either order. */
function limited(tokens: Token[]): Made | null {
  const field = find(tokens, 'field')?.field;
  const found = find(tokens, 'limit') ?? find(tokens, 'amount');
  if (!field || !found) return null;
  const unit = unitOf(tokens);
  const isLength = found.isLength || (lengthOf(field) && find(tokens, 'length') !== undefined);
  const isFirst = tokens.indexOf(found) < tokens.findIndex(({ kind }) => kind === 'field');
  if (
    isFirst &&
    !countable.has(field) &&
    field !== 'score' &&
    field !== 'quality' &&
    !(field === 'price' && found.currency) &&
    !(lengthOf(field) && (found.unit === 'chars' || found.unit === 'words'))
  )
    return null;
  const tail = find(tokens, 'tail')?.bound;
  if (tail && found.kind === 'limit') return null;
  const limits = tail ? [[{ is: tail, value: found.value ?? 0 }]] : asLimit(found).limits;
  return bound(figureOf[field] ?? lengthOf(field, unit), {
    ...found,
    limits,
    ...(unit ? { unit } : {}),
    ...(isLength ? { isLength } : {}),
  });
}

export const amounts: Production[] = [
  rule('currency number currency?|number currency?', (tokens) => {
    const currency = money(tokens);
    return currency === null
      ? null
      : { kind: 'amount', value: find(tokens, 'number')?.value ?? 0, ...(currency ? { currency } : {}) };
  }),
  rule('between amount (and|to) amount (chars|percent)?|link? amount to amount (chars|percent)?', (tokens) =>
    range(tokens),
  ),
  rule('top amount', ([top, amount]) => ({ ...top, kind: 'top', limit: amount?.value ?? 1 })),
  rule('(bound|extreme|only) amount (chars|percent)? tail?|amount (chars|percent)? tail', (tokens) => {
    const lead = tokens[0];
    const tail = find(tokens, 'tail');
    if (tail && lead?.kind !== 'amount' && lead?.bound !== 'equal') return null;
    const is =
      tail?.bound ?? (lead?.kind === 'extreme' ? (lead.end === 'highest' ? 'atMost' : 'atLeast') : lead?.bound);
    return is ? limit(tokens, [[{ is, value: values(tokens)[0] ?? 0 }]]) : null;
  }),
];

export const limits: Production[] = [
  // `Brands with an average price over $50`: the bound is on the figure of the group.
  rule('figure (be|link|that|have)* limit', ([figure, ...tokens]) => {
    const found = find(tokens, 'limit');
    const isOne = found?.limits?.length === 1 && found.field !== 'price' && !found.isLength;
    const isOfPrice = figure?.figure === 'price' || !found?.currency;
    if (!figure?.agg || !isOne || !isOfPrice) return null;
    return {
      kind: 'figure',
      figure: figure.figure,
      agg: figure.agg,
      limits: found.limits,
      ...(found.currency ? { currency: found.currency } : {}),
    };
  }),
  // `Score below 80 on quality`.
  rule('field limit link field', ([score, found, , quality]) =>
    score?.field === 'score' && quality?.field === 'quality' && found ? bound('quality', found) : null,
  ),
  rule(
    'numberof? field (be|link|have|that)* (limit|amount) (chars|percent)?|(limit|amount) chars? field length? tail?',
    (tokens) => {
      const isNumbered = tokens[0]?.kind === 'numberof';
      const field = find(tokens, 'field')?.field;
      return isNumbered && !countable.has(field ?? '') ? null : limited(tokens);
    },
  ),
  // `Categories with between 5 and 10 products` has no bound on a price.
  rule('have? limit noun', (tokens) => {
    const found = find(tokens, 'limit');
    return found && !found.currency && !found.unit && found.limits?.length === 1
      ? { kind: 'group-limit', limits: found.limits }
      : null;
  }),
  rule('(link|be|have)? limit', (tokens) => {
    const found = find(tokens, 'limit');
    return found && (found.currency || found.field === 'price' || (found.isOne && !found.unit)) && !found.isLength
      ? bound('price', found)
      : null;
  }),
  // No score is above 100: a bare amount over it is a price.
  rule(
    '(?<!(field|figure|length|count|numberof) (be|link|have|that)*)link? limit(?!(field|figure|chars|length))',
    (tokens) => {
      const found = find(tokens, 'limit');
      const isPrice = found?.limits?.flat().every(({ value }) => value > 100);
      return found && isPrice && !found.unit && !found.isLength ? bound('price', found) : null;
    },
  ),
  rule('have? field (be|link)* currency|have? currency field', (tokens) => {
    const is = find(tokens, 'field')?.field === 'price' ? find(tokens, 'currency')?.currency : undefined;
    return is ? condition([{ field: 'currency', is }]) : null;
  }),
  // What is asked back where prices have several currencies is answered like this.
  rule('link (be|link)* currency', (tokens) => {
    const is = find(tokens, 'currency')?.currency;
    return is ? condition([{ field: 'currency', is }]) : null;
  }),
];
