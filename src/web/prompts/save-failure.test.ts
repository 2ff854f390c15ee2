import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-error.ts';
import { errorField } from './save-failure.ts';

test.each([
  ['a refusal of ours', new ApiError(400, '{"error":"Too long.","code":"INVALID_INPUT"}', 'Bad Request'), 'Too long.'],
  ['another error field', new ApiError(500, '{"error":"The store is down."}', 'Error'), 'The store is down.'],
  ['a body without one', new ApiError(500, '{"message":"no"}', 'Error'), null],
  ['an empty one', new ApiError(500, '{"error":""}', 'Error'), null],
  ['a page of a proxy', new ApiError(502, '<h1>Bad Gateway</h1>', 'Bad Gateway'), null],
  ['no body', new ApiError(500, '', 'Error'), null],
  ['an unreachable server', new TypeError('Failed to fetch'), null],
])('of %s', (_what, error, expected) => {
  expect(errorField(error)).toBe(expected);
});
