import { expect, test } from 'vitest';
import { explainTest } from './explain-test.ts';

const openai = { provider: 'openai', model: 'writer-1', timeoutSeconds: 30 } as const;
const own = { ...openai, provider: 'openai-compatible' } as const;

test.each([
  [401, 'OpenAI does not accept the key (401). Check the key and what it may do.'],
  [403, 'OpenAI does not accept the key (403). Check the key and what it may do.'],
  [402, 'OpenAI wants to be paid first (402). Check the account the key belongs to.'],
  [404, 'OpenAI knows no model “writer-1” at this address (404). Check the name of the model and the address.'],
  [405, 'The address takes no such call (405). Check the address; it often ends in /v1.'],
  [
    400,
    'OpenAI refused the call (400). Check the name of the model, the temperature and the most tokens of an answer.',
  ],
  [
    422,
    'OpenAI refused the call (422). Check the name of the model, the temperature and the most tokens of an answer.',
  ],
  ...[300, 302, 399].map((status): [number, string] => [
    status,
    `The address leads on to another one (${status}), and a key is never sent after it. Give the address it leads to.`,
  ]),
])('a call refused with %i says what to check', (status, text) => {
  expect(explainTest({ kind: 'refused', status }, openai)).toBe(text);
});

test('a server of one’s own is called so, and a wrong key at Google is guessed', () => {
  expect(explainTest({ kind: 'refused', status: 401 }, own)).toMatch(/^The server does not accept the key/);
  expect(explainTest({ kind: 'refused', status: 400 }, own)).toMatch(/^The server refused the call/);
  expect(explainTest({ kind: 'refused', status: 400 }, { ...openai, provider: 'google' })).toBe(
    'Google refused the call (400). Most often the key is wrong, else the name of the model.',
  );
  expect(explainTest({ kind: 'refused', status: 404 }, { ...openai, provider: 'google' })).toMatch(/^Google knows no/);
});

test.each<[string, number | null, string]>([
  ['refused', null, 'The call was refused.'],
  ['connection', null, 'The address cannot be reached. Check it, and whether the server there is running.'],
  ['timeout', null, 'No answer came within 30 seconds. Try again, or give it more time.'],
  [
    'rate-limited',
    429,
    'The provider asks to wait (429): there are too many calls, or the account has no credit left.',
  ],
  ['server-error', 503, 'The server has a fault of its own (503). Try again later.'],
  ['server-error', null, 'The server has a fault of its own. Try again later.'],
  [
    'bad-output',
    200,
    'Something answers there, but not as a language model does. Check the provider and the address; it often ends in /v1.',
  ],
  ['stopped', null, 'The test was stopped.'],
  ['unknown', null, 'The call failed in a way we do not know. Check the provider and the address.'],
])('%s %j reads in words', (kind, status, text) => {
  expect(explainTest({ kind, status }, openai)).toBe(text);
});

test('one second is told as one', () => {
  expect(explainTest({ kind: 'timeout', status: null }, { ...openai, timeoutSeconds: 1 })).toMatch(/within 1 second\./);
});
