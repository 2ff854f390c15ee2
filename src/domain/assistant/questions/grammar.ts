// The grammar: what some tokens in a row mean together. A production takes the tokens of its pattern and makes one of them;
// productions are tried one after another, so that what binds closer stands first.
import type { Part } from '#domain/parts/parts.ts';
import type { Bound, Figure, SimpleCondition } from './catalogue-query.ts';
import type { FieldName, Limit, Meaning, Token } from './token.ts';

/** Rows and groups of an answer at most. */
export const mostRows = 100;

type Made = { kind: string } & Meaning;
type Production = { pattern: RegExp; make: (tokens: Token[]) => Made | null };

/** `field (limit|amount) chars?`: kinds of tokens; words without a meaning may stand between them. */
function rule(pattern: string, make: Production['make']): Production {
  const kinds = pattern.replace(/[a-z]+(?:-[a-z]+)*/g, '(?:$&_(?:filler_)*)').replaceAll(' ', '');
  return { pattern: new RegExp(`(?<=^|_)(?:${kinds})`, 'g'), make };
}

/** The tokens with everything put together that can be. */
export function reduceTokens(tokens: readonly Token[]): Token[] {
  let left = [...tokens];
  for (const { pattern, make } of productions) {
    const starts: number[] = [];
    let text = '';
    for (const { kind } of left) {
      starts.push(text.length);
      text += `${kind}_`;
    }
    const next: Token[] = [];
    let done = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const from = starts.indexOf(match.index);
      const size = match[0].split('_').length - 1;
      const taken = left.slice(from, from + size);
      const made = size > 0 ? make(taken) : null;
      if (made) {
        next.push(...left.slice(done, from), { ...made, from: taken[0]?.from ?? 0, to: taken.at(-1)?.to ?? 0 });
        done = from + size;
      } else pattern.lastIndex = starts[from + 1] ?? text.length;
    }
    left = [...next, ...left.slice(done)];
  }
  return left;
}

const partFields: ReadonlySet<string> = new Set<Part>(['title', 'description', 'bullets', 'images']);
const isPart = (field?: FieldName): field is Part => field !== undefined && partFields.has(field);
const countable: ReadonlySet<string> = new Set(['images', 'bullets', 'issues']);
const figureOf: Partial<Record<FieldName, Figure>> = {
  score: 'score',
  quality: 'quality',
  issues: 'issues',
  price: 'price',
  images: 'images',
  bullets: 'bullets',
};
const lengthOf: Partial<Record<FieldName, Figure>> = { title: 'titleLength', description: 'descriptionLength' };
const emptyFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'bullets',
  'images',
  'price',
  'brand',
  'category',
  'subcategory',
  'retailer',
]);
const groupFields: ReadonlySet<string> = new Set([
  'category',
  'subcategory',
  'brand',
  'retailer',
  'level',
  'status',
  'month',
]);

const find = (tokens: readonly Token[], kind: string) => tokens.find((each) => each.kind === kind);
const all = (tokens: readonly Token[], kind: string) => tokens.filter((each) => each.kind === kind);
const condition = (...any: SimpleCondition[][]): Made => ({ kind: 'condition', any });

/** Turns a bound or a condition round. */
const opposite: Record<Bound, Bound | null> = {
  above: 'atMost',
  atMost: 'above',
  below: 'atLeast',
  atLeast: 'below',
  equal: null,
};
export function negate(each: SimpleCondition): SimpleCondition | null {
  if (each.field === 'figure') {
    const is = opposite[each.is];
    return is && { ...each, is };
  }
  if (each.field === 'content') return { ...each, has: !each.has };
  if (each.field === 'part' && each.status === 'approved' && !each.not) return { ...each, status: 'pending' };
  if (each.field === 'status' && each.any.join() === 'approved' && !each.not) return { ...each, any: ['pending'] };
  const { not, ...plain } = each;
  return not ? plain : { ...plain, not: true };
}

/** The conditions of some limits on a figure; null where the unit is not one of the figure. */
function bound(of: Figure | undefined, token: Token): Made | null {
  const { limits = [], currency, unit } = token;
  if (!of || (currency && of !== 'price') || (unit === 'percent' && of !== 'quality')) return null;
  const isLength = of === 'titleLength' || of === 'descriptionLength';
  if (isLength ? unit !== 'chars' && !token.isLength : unit === 'chars' || token.isLength) return null;
  if (token.field === 'price' && of !== 'price') return null;
  return condition(
    ...limits.map((each) =>
      each.map(
        ({ is, value }): SimpleCondition => ({ field: 'figure', of, is, value, ...(currency ? { currency } : {}) }),
      ),
    ),
  );
}

const isEmpty = (of: FieldName): SimpleCondition | null => {
  if (of === 'issues') return { field: 'figure', of, is: 'equal', value: 0 };
  if (of === 'content') return { field: 'content', has: false };
  return emptyFields.has(of) ? ({ field: 'empty', of } as SimpleCondition) : null;
};

/** One condition for each of some fields, as alternatives or all of them. */
function forEach(
  fields: readonly FieldName[],
  isOr: boolean,
  make: (field: FieldName) => SimpleCondition | null,
  alsoRejected = false,
): Made | null {
  const made = fields.map(make);
  if (made.some((each) => each === null)) return null;
  const conditions = made as SimpleCondition[];
  const last = fields.at(-1);
  return {
    ...(isOr ? condition(...conditions.map((each) => [each])) : condition(conditions)),
    ...(alsoRejected && isPart(last) ? { alsoRejected: last } : {}),
  };
}
const fieldsOf = (tokens: readonly Token[]) => {
  const token = find(tokens, 'field') ?? find(tokens, 'fields');
  return { fields: token?.fields ?? (token?.field ? [token.field] : []), isOr: token?.isOr ?? false };
};

const statusesOf = (tokens: readonly Token[]) => all(tokens, 'status').flatMap(({ status }) => status ?? []);

/** Parts in a status, or not in it; without approval they are pending, and rejected ones are told beside the answer. */
function partsIn(tokens: Token[], isNot: boolean): Made | null {
  const { fields, isOr } = fieldsOf(tokens);
  const statuses = statusesOf(tokens);
  const isApproved = statuses.join() === 'approved';
  if (!fields.every(isPart)) return null;
  if (statuses.length > 1) {
    if (fields.length > 1) return null;
    const each = statuses.map((status) => ({ field: 'part', part: fields[0] as Part, status }) as SimpleCondition);
    if (!isNot) return find(tokens, 'or') ? condition(...each.map((one) => [one])) : null;
    return condition(each.flatMap((one) => negate(one) ?? []));
  }
  const [status] = statuses;
  if (!status) return null;
  return forEach(
    fields,
    // `Without approved titles or images` has neither.
    isOr && !find(tokens, 'without'),
    (part) => {
      const plain = { field: 'part', part, status } as SimpleCondition;
      return isNot ? negate(plain) : plain;
    },
    isNot && isApproved,
  );
}

const bands: Record<'red' | 'yellow' | 'green', SimpleCondition[]> = {
  red: [{ field: 'figure', of: 'score', is: 'atMost', value: 40 }],
  yellow: [
    { field: 'figure', of: 'score', is: 'above', value: 40 },
    { field: 'figure', of: 'score', is: 'atMost', value: 70 },
  ],
  green: [{ field: 'figure', of: 'score', is: 'above', value: 70 }],
};
const inBand = (token?: Token): Made | null => (token?.band ? condition(bands[token.band]) : null);

const money = (tokens: readonly Token[]) => {
  const codes = new Set(tokens.flatMap(({ currency }) => currency ?? []));
  return codes.size > 1 ? null : ([...codes][0] ?? undefined);
};
/** Limits of tokens that go together: their bounds, unit and currency. */
function limit(tokens: Token[], limits: Limit[][]): Made | null {
  const currency = money(tokens);
  if (currency === null) return null;
  const unit = tokens.some(({ kind, unit }) => kind === 'chars' || unit === 'chars')
    ? 'chars'
    : find(tokens, 'percent') || tokens.some((each) => each.unit === 'percent')
      ? 'percent'
      : undefined;
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
  const chars = find(tokens, 'chars')
    ? { unit: 'chars' as const }
    : find(tokens, 'percent')
      ? { unit: 'percent' as const }
      : {};
  const isLength = found.isLength || (lengthOf[field] && find(tokens, 'length') !== undefined);
  const isFirst = tokens.indexOf(found) < tokens.findIndex(({ kind }) => kind === 'field');
  if (
    isFirst &&
    !countable.has(field) &&
    field !== 'score' &&
    field !== 'quality' &&
    !(field === 'price' && found.currency) &&
    !(lengthOf[field] && found.unit === 'chars')
  )
    return null;
  const tail = find(tokens, 'tail')?.bound;
  if (tail && found.kind === 'limit') return null;
  const limits = tail ? [[{ is: tail, value: found.value ?? 0 }]] : asLimit(found).limits;
  return bound(figureOf[field] ?? lengthOf[field], { ...found, limits, ...chars, ...(isLength ? { isLength } : {}) });
}

/** What products, or groups of them, are put in order by. */
function rank(tokens: Token[]): Made | null {
  const lead = tokens.find(({ end }) => end);
  const field = find(tokens, 'field')?.field;
  const count = find(tokens, 'amount')?.value;
  if (!lead?.end || (count !== undefined && (!Number.isInteger(count) || count < 1))) return null;
  const isLength = lead.kind === 'by-length' || find(tokens, 'length') !== undefined;
  const by =
    lead.order ?? (field ? (isLength ? lengthOf[field] : figureOf[field]) : lead.isPlain ? 'score' : undefined);
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

const productions: Production[] = [
  // Amounts and limits
  rule('number times', ([number, times]) => ({ kind: 'number', value: (number?.value ?? 0) * (times?.value ?? 1) })),
  rule('times', ([times]) => ({ kind: 'number', value: times?.value ?? 1 })),
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
  rule('only? single', () => ({ kind: 'limit', limits: [[{ is: 'equal', value: 1 }]] })),
  rule('amount (comma? amount)* comma? or amount', (tokens) =>
    limit(
      tokens,
      values(tokens).map((value) => [{ is: 'equal', value }]),
    ),
  ),
  rule('limit link? currency', (tokens) => limit(tokens, tokens[0]?.limits ?? [])),
  rule('(?<!field (be|link|have)* )(limit (and|or))? limit field', (tokens) => {
    const field = find(tokens, 'field')?.field;
    const found = all(tokens, 'limit');
    if (!countable.has(field ?? '') || found.some(({ currency, unit }) => currency || unit)) return null;
    const limits = found.flatMap((each) => each.limits ?? []);
    return bound(figureOf[field ?? 'title'], {
      ...tokens[0],
      kind: 'limit',
      limits: found.length === 1 || find(tokens, 'or') ? limits : [limits.flat()],
    } as Token);
  }),
  rule('limit ((or|and|comma) limit)+', (tokens) => {
    const found = all(tokens, 'limit');
    if (find(tokens, 'or') && find(tokens, 'and')) return null;
    if (new Set(found.flatMap(({ unit }) => unit ?? [])).size > 1 || new Set(found.map(({ field }) => field)).size > 1)
      return null;
    const limits = found.flatMap((each) => each.limits ?? []);
    const isPlain = found.every((each) => each.limits?.length === 1);
    if (!isPlain && !find(tokens, 'or')) return null;
    return limit(tokens, find(tokens, 'or') ? limits : [limits.flat()]);
  }),
  // States
  rule('full', () => condition([{ field: 'figure', of: 'score', is: 'equal', value: 100 }])),
  rule('bandname', ([token]) => inBand(token)),
  rule('band field|field be? band', (tokens) =>
    find(tokens, 'field')?.field === 'score' ? inBand(find(tokens, 'band')) : null,
  ),
  rule('untouched', () => condition([{ field: 'content', has: false }])),
  rule('(have|link)* field (be|bound|not)* (status|level)', (tokens) => {
    const field = find(tokens, 'field')?.field;
    const state = tokens.at(-1);
    if (field !== state?.kind) return null;
    const plain: SimpleCondition = state?.level
      ? { field: 'level', level: state.level }
      : { field: 'status', any: [state?.status ?? 'pending'] };
    const made = find(tokens, 'not') ? negate(plain) : plain;
    return made && condition([made]);
  }),
  rule('level ((or|and|comma) level)*', (tokens) =>
    tokens.some(({ kind }) => kind === 'and')
      ? null
      : condition(
          ...all(tokens, 'level').map(({ level = 'compliant' }): SimpleCondition[] => [{ field: 'level', level }]),
        ),
  ),
  rule('status review', ([token]) => (token?.status === 'pending' ? { kind: 'status', status: 'pending' } : null)),
  rule('need (review|status)', (tokens) => {
    const status = find(tokens, 'status')?.status ?? 'approved';
    return status === 'approved' ? { kind: 'status', status: 'pending' } : null;
  }),
  // Fields with a length or a number of them
  rule('field link? length|how? length (link|have|be|all)* field', (tokens) => {
    const field = find(tokens, 'field')?.field;
    return field && lengthOf[field] ? { kind: 'figure', figure: lengthOf[field] } : null;
  }),
  rule('(numberof|count)? chars (link|per|be)* field|field chars (count|length)?', (tokens) => {
    const field = find(tokens, 'field')?.field;
    return field && lengthOf[field] ? { kind: 'figure', figure: lengthOf[field] } : null;
  }),
  rule('field count', ([token, count]) =>
    token && count?.word === 'count' && countable.has(token.field ?? '') ? { kind: 'field', field: token.field } : null,
  ),
  rule('figure (be|link|have|that)* (limit|amount) (chars|percent)?', (tokens) => {
    const found = find(tokens, 'limit') ?? find(tokens, 'amount');
    return found ? bound(tokens[0]?.figure, { ...asLimit(found), unit: undefined, isLength: true }) : null;
  }),
  // Ends of a scale
  rule('superlative field versus amount', ([more, field, , amount]) => {
    const is = more?.end === 'highest' ? 'above' : 'below';
    const of = countable.has(field?.field ?? '') && more?.isComparative ? figureOf[field?.field ?? 'title'] : undefined;
    return bound(of, { kind: 'limit', from: 0, to: 0, limits: [[{ is, value: amount?.value ?? 0 }]] });
  }),
  rule('by (numberof noun?|count|noun count)', () => ({ kind: 'filler' })),
  rule('by agg', ([, agg]) => ({ ...agg, kind: 'agg' })),
  rule('amount? (by-price|by-date) amount? noun?|top (by-price|by-date) noun?', (tokens) => {
    const made = rank(
      tokens.map((each) => (each.kind === 'top' ? { kind: 'amount', value: each.limit, from: 0, to: 0 } : each)),
    );
    return made;
  }),
  rule('verb final|final amount? noun? (be|that)* verb', (tokens) => {
    const order = find(tokens, 'verb')?.date;
    if (!order || order === 'approved') return null;
    const count = find(tokens, 'amount')?.value;
    return { kind: 'rank', order, end: find(tokens, 'final')?.end, isOne: true, ...(count ? { limit: count } : {}) };
  }),
  rule('amount? by-length amount? field', rank),
  rule('amount? by-length amount? noun? by field length?', rank),
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
  rule('amount? superlative amount? noun', (tokens) => (tokens.some(({ isPlain }) => isPlain) ? rank(tokens) : null)),
  rule('(agg|total) (all|link)* (field|figure) length?', (tokens) => {
    const field = find(tokens, 'field')?.field;
    const isLength = find(tokens, 'length') !== undefined;
    const figure = find(tokens, 'figure')?.figure ?? (field && (isLength ? lengthOf[field] : figureOf[field]));
    return figure ? { kind: 'figure', figure, agg: tokens[0]?.agg ?? 'total' } : null;
  }),
  rule('(top|amount) noun? (have|link|that)* rank', ([top, ...tokens]) => {
    const ranked = find(tokens, 'rank');
    const limit = top?.limit ?? top?.value;
    return ranked && limit && !ranked.limit && !top?.currency ? { ...ranked, limit, isOne: true } : null;
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
  // Figures
  rule(
    'numberof? field (be|link|have|that)* (limit|amount) (chars|percent)?|(limit|amount) chars? field length? tail?',
    (tokens) => {
      const isNumbered = tokens[0]?.kind === 'numberof';
      const field = find(tokens, 'field')?.field;
      return isNumbered && !countable.has(field ?? '') ? null : limited(tokens);
    },
  ),
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
  rule('(link|be)* amount', (tokens) => {
    const amount = find(tokens, 'amount');
    return amount?.currency ? bound('price', asLimit(amount)) : null;
  }),
  rule('have? field (be|link)* currency', (tokens) => {
    const is = find(tokens, 'field')?.field === 'price' ? find(tokens, 'currency')?.currency : undefined;
    return is ? condition([{ field: 'currency', is }]) : null;
  }),
  rule('link (be|link)* currency', (tokens) => {
    const is = find(tokens, 'currency')?.currency;
    return is ? condition([{ field: 'currency', is }]) : null;
  }),
  // What is there, and in which state
  rule('field ((comma|and|or|nor|comma and|comma or) all? field)+', (tokens) => {
    const fields = all(tokens, 'field').flatMap(({ field }) => field ?? []);
    const isFine = fields.every((field) => isPart(field)) || fields.every((field) => emptyFields.has(field));
    return isFine ? { kind: 'fields', fields, isOr: find(tokens, 'or') !== undefined } : null;
  }),
  rule('need any? new? (optimized|status)? (fields|field) (status|review|yet)*', (tokens) => {
    const { fields, isOr } = fieldsOf(tokens);
    if (statusesOf(tokens).some((status) => status !== 'approved')) return null;
    return forEach(fields, isOr, (part) => (isPart(part) ? { field: 'part', part, status: 'pending' } : null), true);
  }),
  rule('(fields|field) (that|be|link|not)* need', (tokens) =>
    find(tokens, 'not')
      ? null
      : forEach(
          fieldsOf(tokens).fields,
          false,
          (part) => (isPart(part) ? { field: 'part', part, status: 'pending' } : null),
          true,
        ),
  ),
  rule(
    '(without|not|missing) (any|all|link)* status (fields|field)|(without|missing) any? (fields|field) (be)* status|(without|missing) any? (fields|field) review',
    (tokens) => {
      const statuses = find(tokens, 'review')
        ? [...tokens, { kind: 'status', status: 'approved', from: 0, to: 0 } as Token]
        : tokens;
      return partsIn(statuses, true);
    },
  ),
  rule('(without|missing) any? optimized (fields|field)', (tokens) =>
    partsIn([...tokens, { kind: 'status', status: 'approved', from: 0, to: 0 }], true),
  ),
  rule(
    'status ((or|comma) status)* (fields|field)|(fields|field) (that|which|be|link|have|yet)* not? (be|yet)* status ((or|nor) be* status)*',
    (tokens) => partsIn(tokens, find(tokens, 'not') !== undefined),
  ),
  rule('optimized (fields|field)', (tokens) =>
    partsIn([...tokens, { kind: 'status', status: 'approved', from: 0, to: 0 }], false),
  ),
  rule('(link|have|be)* (without|not) (any|all)? (fields|field) yet', (tokens) => {
    const { fields } = fieldsOf(tokens);
    if (!fields.every(isPart)) return forEach(fields, false, isEmpty);
    return forEach(fields, false, (part) => ({ field: 'part', part: part as Part, status: 'pending' }), true);
  }),
  rule(
    '(link|have|be)* (without|missing|not) (any|all)? (fields|field) yet?|(link|have)* (missing|empty) (fields|field)|(fields|field) (that|be|link|have)* (missing|empty)',
    (tokens) => {
      const { fields, isOr } = fieldsOf(tokens);
      const isNot = find(tokens, 'not');
      if (isNot && !isNot.isNeither && !find(tokens, 'have')) return null;
      return forEach(
        fields,
        isOr && (find(tokens, 'missing') !== undefined || find(tokens, 'empty') !== undefined),
        isEmpty,
      );
    },
  ),
  rule('without any? status part|without any? part (that|be)* status|nothing (that|be)* status', (tokens) =>
    condition([{ field: 'status', any: statusesOf(tokens), not: true }]),
  ),
  rule('limit? any? status part|any part (that|be|have)* status', (tokens) => {
    const [[{ is, value } = { is: 'atLeast', value: 1 }] = []] = find(tokens, 'limit')?.limits ?? [[]];
    return (is === 'atLeast' && value === 1) || (is === 'above' && value === 0)
      ? condition([{ field: 'status', any: statusesOf(tokens) }])
      : null;
  }),
  rule('have any? (fields|field)', (tokens) => {
    const { fields, isOr } = fieldsOf(tokens);
    if (fields.join() === 'issues') return condition([{ field: 'status', any: ['pending'] }]);
    return fields.includes('title')
      ? null
      : forEach(fields, isOr, (field) => {
          const none = isEmpty(field);
          return none && negate(none);
        });
  }),
  rule('status', ([token]) => (token?.status ? condition([{ field: 'status', any: [token.status] }]) : null)),
  rule('optimized', () => condition(bands.green)),
  rule('by name', ([, name]) => ({ ...name, kind: 'name' })),
  rule('without name', ([, name]) =>
    condition((name?.any?.[0] ?? []).map((each) => ({ ...each, not: true }) as SimpleCondition)),
  ),
  rule('not link any field', (tokens) => forEach(fieldsOf(tokens).fields, false, isEmpty)),
  // Groups
  rule('per noun', () => ({ kind: 'per-product' })),
  rule('(per|by|that|which)* per (all)* field|by all? field', (tokens) => group(tokens, 'each-group')),
  rule(
    '(which|count|numberof|show) (be|which|all|show|that)* amount? field|(which|count|numberof|show) amount (be|all)* field',
    (tokens) => {
      const isNumber = tokens.some(({ kind }) => kind === 'count' || kind === 'numberof');
      const count = find(tokens, 'amount')?.value;
      const made = group(tokens, isNumber ? 'number-group' : 'which-group', count ? { limit: count } : {});
      return made && /^(?:month|status|level)$/.test(made.grouping ?? '') ? null : made;
    },
  ),
  rule('all? amount? field', (tokens) => {
    const count = find(tokens, 'amount')?.value;
    return group(tokens, 'bare-group', count ? { limit: count } : {});
  }),
  // Figures by themselves
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
  rule('(by|link)? figure', (tokens) => ({ ...find(tokens, 'figure'), kind: 'figure' })),
];
