import { expect, test } from 'vitest';
import { ApiError, describeFailure, explainError } from './api-error.ts';

const refusal = '{"error":"Product not found","code":"NOT_FOUND"}';

test.each([
  { status: 404, body: refusal, statusText: 'Not Found', message: `404: ${refusal}` },
  { status: 401, body: 'Sign in', statusText: 'Unauthorized', message: '401: Sign in' },
  { status: 502, body: '<h1>Bad gateway</h1>', statusText: 'Bad Gateway', message: '502: <h1>Bad gateway</h1>' },
  { status: 503, body: '', statusText: 'Service Unavailable', message: '503: Service Unavailable' },
])(
  'the message of a $status is its status, a colon and the body, or the status text',
  ({ status, body, statusText, message }) => {
    expect(new ApiError(status, body, statusText).message).toBe(message);
  },
);

test('a refusal in the shared shape is carried and explained in its own words', () => {
  const error = new ApiError(404, refusal, 'Not Found');
  expect(error.problem).toEqual({ error: 'Product not found', code: 'NOT_FOUND' });
  expect(explainError(error)).toBe('Product not found');
});

test.each([
  ['a proxy page', new ApiError(502, '<h1>Bad gateway</h1>', ''), 'The server answered with an error (502).'],
  ['JSON of another shape', new ApiError(500, '{"error":{}}', ''), 'The server answered with an error (500).'],
  [
    'an unreachable server',
    new TypeError('Failed to fetch'),
    'The server cannot be reached. Check the connection and try again.',
  ],
])('%s is explained without its internals', (_name, error, words) => {
  expect(explainError(error)).toBe(words);
});

test.each([
  [new ApiError(404, refusal, 'Not Found'), { text: 'Product not found', detail: `404: ${refusal}` }],
  [
    new TypeError('Failed to fetch'),
    { text: 'The server cannot be reached. Check the connection and try again.', detail: null },
  ],
  [
    new ApiError(429, '{"error":"Too many tries. Try again in 15 minutes.","code":"RATE_LIMITED"}', ''),
    { text: 'Too many tries. Try again in 15 minutes.', detail: null },
  ],
  [
    new ApiError(403, '{"error":"As a viewer you cannot change this.","code":"FORBIDDEN"}', ''),
    { text: 'As a viewer you cannot change this.', detail: null },
  ],
  // What was sent has to change: the sentence says how.
  [new ApiError(400, '{"error":"Enter a name.","code":"INVALID_INPUT"}', ''), { text: 'Enter a name.', detail: null }],
  [new ApiError(409, 'Conflict', ''), { text: 'The server answered with an error (409).', detail: '409: Conflict' }],
  // Said once where both are the same.
  [new Error('The answer was cut off.'), { text: 'The answer was cut off.', detail: null }],
  [undefined, { text: 'Something went wrong.', detail: null }],
])('a red box says of %s the sentence and what the call answered', (error, said) => {
  expect(describeFailure(error)).toEqual(said);
});
