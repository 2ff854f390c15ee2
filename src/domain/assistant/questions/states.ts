// Productions of what a product is in: status, level, score, what its parts are in and what its source lacks.
import { type Status, scoredParts } from '#domain/parts/parts.ts';
import type { SimpleCondition } from './catalogue-query.ts';
import { emptyFields, fieldsOf, forEach, isEmpty, isPart, negate, partsIn, statusesOf } from './fields.ts';
import { all, condition, find, type Made, type Production, rule } from './production.ts';
import type { FieldName } from './token.ts';

/** Every part in a status, but for some that are not. */
function everyPart(status: Status | undefined, but: readonly FieldName[] = []): Made | null {
  if (!status || !but.every(isPart)) return null;
  if (status === 'approved' && but.length === 0)
    return condition([{ field: 'figure', of: 'score', is: 'equal', value: 100 }]);
  return condition(
    scoredParts.map((part) => ({ field: 'part', part, status, ...(but.includes(part) ? { not: true } : {}) })),
  );
}

export const levels: Production[] = [
  rule('full (not (fields|field))?', (tokens) => everyPart('approved', fieldsOf(tokens).fields)),
  rule('level ((or|and|comma) level)*', (tokens) =>
    tokens.some(({ kind }) => kind === 'and')
      ? null
      : condition(
          ...all(tokens, 'level').map(({ level = 'compliant' }): SimpleCondition[] => [{ field: 'level', level }]),
        ),
  ),
  rule('need (review|status)', (tokens) => {
    const status = find(tokens, 'status')?.status ?? 'approved';
    return status === 'approved' ? { kind: 'status', status: 'pending' } : null;
  }),
];

export const states: Production[] = [
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
  rule('(without|missing) any? (?=(name|attribute) )|not have any? (?=attribute )|any (?=attribute )', ([first]) => ({
    kind: first?.kind === 'any' ? 'filler' : 'not',
  })),
];
