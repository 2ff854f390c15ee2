// Productions of what a product is in: status, level, score, what its parts are in and what its source lacks.
import { type Status, scoredParts } from '#domain/parts/parts.ts';
import type { SimpleCondition } from './catalogue-query.ts';
import { emptyFields, fieldsOf, forEach, groupFields, isEmpty, isPart, negate, partsIn, statusesOf } from './fields.ts';
import { all, condition, find, type Made, type Production, rule } from './production.ts';
import type { FieldName, Token } from './token.ts';

const bands: Record<'red' | 'yellow' | 'green', SimpleCondition[]> = {
  red: [{ field: 'figure', of: 'score', is: 'atMost', value: 40 }],
  yellow: [
    { field: 'figure', of: 'score', is: 'above', value: 40 },
    { field: 'figure', of: 'score', is: 'atMost', value: 70 },
  ],
  green: [{ field: 'figure', of: 'score', is: 'above', value: 70 }],
};
/** Every part in a status, but for some that are not. */
function everyPart(status: Status | undefined, but: readonly FieldName[] = []): Made | null {
  if (!status || !but.every(isPart)) return null;
  if (status === 'approved' && but.length === 0)
    return condition([{ field: 'figure', of: 'score', is: 'equal', value: 100 }]);
  return condition(
    scoredParts.map((part) => ({ field: 'part', part, status, ...(but.includes(part) ? { not: true } : {}) })),
  );
}
const inBand = (token?: Token): Made | null => (token?.band ? condition(bands[token.band]) : null);

export const levels: Production[] = [
  // The optimised text of a part is not the one of the source, which is what figures are told of.
  rule('(optimized|verb) field|field (that|be|link|have|not|yet)* optimized', (tokens) =>
    find(tokens, 'verb') && find(tokens, 'verb')?.word !== 'generated' ? null : { kind: 'unclear' },
  ),
  rule('full (not (fields|field))?', (tokens) => everyPart('approved', fieldsOf(tokens).fields)),
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
];

export const states: Production[] = [
  // `Which categories are missing` asks for groups that are not there.
  rule('which all? field be* (missing|empty)', (tokens) =>
    groupFields.has(find(tokens, 'field')?.field ?? '') ? { kind: 'unclear' } : null,
  ),
  rule(
    'field (that|which|be|link|have)* (missing|empty) (or|and) be* status|field (that|which|be|link|have)* status (or|and) be* (missing|empty)',
    (tokens) => {
      const { field } = find(tokens, 'field') ?? {};
      const none = field && isEmpty(field);
      const [status] = statusesOf(tokens);
      return none && isPart(field) && status && find(tokens, 'or')
        ? condition([none], [{ field: 'part', part: field, status }])
        : { kind: 'unclear' };
    },
  ),
  rule('(all|whole|part)* (that|be|have)* status not (the)* (fields|field)', (tokens) => {
    const isEvery = tokens.some(({ kind, word }) => kind === 'whole' || (kind === 'all' && word === 'everything'));
    return isEvery ? everyPart(find(tokens, 'status')?.status, fieldsOf(tokens).fields) : null;
  }),
  rule('whole (part|that|be|have)* status|(that|be|have|link) all (be|have)* status|status whole', (tokens) =>
    tokens.some(({ word }) => word === 'anything') ? null : everyPart(find(tokens, 'status')?.status),
  ),
  // `Pending bullets but images approved`: each field has its own status.
  rule('status field (comma|and)+ field (be|have|not)* status', (tokens) => {
    const [status, last] = statusesOf(tokens);
    const [part, other] = all(tokens, 'field').map(({ field }) => field);
    const not = find(tokens, 'not') ? { not: true } : {};
    return isPart(part) && isPart(other) && status && last
      ? condition([
          { field: 'part', part, status },
          { field: 'part', part: other, status: last, ...not },
        ])
      : null;
  }),
  rule('field ((comma|and|or|nor|comma and|comma or) all? field)+', (tokens) => {
    const fields = all(tokens, 'field').flatMap(({ field }) => field ?? []);
    const isFine = fields.every((field) => isPart(field)) || fields.every((field) => emptyFields.has(field));
    return isFine ? { kind: 'fields', fields, isOr: find(tokens, 'or') !== undefined } : null;
  }),
  rule('need any? new? status? (fields|field) (status|review|yet)*', (tokens) => {
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
  // `Neither title nor description is approved`.
  rule('not (fields|field) (that|which|be|link|have|yet)* status', (tokens) =>
    tokens[0]?.isNeither ? partsIn(tokens, true) : null,
  ),
  // `With everything pending` is not `at least one part pending`.
  rule(
    'status ((or|comma) status)* (fields|field)|(fields|field) (that|which|be|link|have|yet)* not? (be|yet)* status ((or|nor) be* status)*',
    (tokens) => partsIn(tokens, find(tokens, 'not') !== undefined),
  ),
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
  // A product has optimised content, or has none; of a single part that is not known.
  rule('optimized', () => condition([{ field: 'content', has: true }])),
  // `The brand is not Acme`, `without Acme or Bloom`: the not holds for all of the names.
  rule('field (be|bound)* not (?=name )', (tokens) =>
    groupFields.has(find(tokens, 'field')?.field ?? '') ? { kind: 'not' } : null,
  ),
  rule('(without|missing) any? (?=(name|attribute) )|not have any? (?=attribute )|any (?=attribute )', ([first]) => ({
    kind: first?.kind === 'any' ? 'filler' : 'not',
  })),
  rule('name only(?!amount)|only name', (tokens) => ({ ...(find(tokens, 'name') as Token), kind: 'name' })),
  rule('by name', ([, name]) => ({ ...name, kind: 'name' })),
  rule('not link any field', (tokens) => forEach(fieldsOf(tokens).fields, false, isEmpty)),
];
