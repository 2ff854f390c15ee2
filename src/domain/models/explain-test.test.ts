import { expect, test } from 'vitest';
import { explainTest } from './explain-test.ts';

const openai = { provider: 'openai', model: 'writer-1', timeoutSeconds: 30 } as const;
const own = { ...openai, provider: 'openai-compatible' } as const;

test.each([
  [401, 'OpenAI does not accept the key (401). Check the key and its permissions.'],
  [403, 'OpenAI does not accept the key (403). Check the key and its permissions.'],
  [402, 'OpenAI requires payment (402). Check the account of the key.'],
  [404, 'OpenAI has no model “writer-1” at this URL (404). Check the model name and the URL.'],
  [405, 'The URL does not accept this call (405). Check the URL. It often ends in /v1.'],
  [400, 'OpenAI rejected the call (400). Check the model name, the temperature and the tokens per answer.'],
  [422, 'OpenAI rejected the call (422). Check the model name, the temperature and the tokens per answer.'],
  ...[300, 302, 399].map((status): [number, string] => [
    status,
    `The URL redirects to another one (${status}). Copydesk never sends a key to a redirect. Enter the URL it redirects to.`,
  ]),
])('a call refused with %i says what to check', (status, text) => {
  expect(explainTest({ kind: 'refused', status }, openai)).toBe(text);
});

test('a server of one’s own is called so, and a wrong key at Google is guessed', () => {
  expect(explainTest({ kind: 'refused', status: 401 }, own)).toMatch(/^The server does not accept the key/);
  expect(explainTest({ kind: 'refused', status: 400 }, own)).toMatch(/^The server rejected the call/);
  expect(explainTest({ kind: 'refused', status: 400 }, { ...openai, provider: 'google' })).toBe(
    'Google rejected the call (400). Usually the key or the model name is wrong.',
  );
  expect(explainTest({ kind: 'refused', status: 404 }, { ...openai, provider: 'google' })).toMatch(/^Google has no/);
});

test.each<[string, number | null, string]>([
  ['refused', null, 'The call was rejected.'],
  ['connection', null, 'Copydesk cannot reach this URL. Check the URL, and that the server is running.'],
  ['timeout', null, 'No answer came within 30 seconds. Try again, or allow more seconds per answer.'],
  [
    'rate-limited',
    429,
    'The provider asks you to wait (429). There were too many calls, or the account has no credit left.',
  ],
  ['server-error', 503, 'The server has an internal error (503). Try again later.'],
  ['server-error', null, 'The server has an internal error. Try again later.'],
  [
    'bad-output',
    200,
    'The URL answers, but not like a language model. Check the provider and the URL. It often ends in /v1.',
  ],
  ['stopped', null, 'The test was stopped.'],
  ['unknown', null, 'The call failed for an unknown reason. Check the provider and the URL.'],
])('%s %j reads in words', (kind, status, text) => {
  expect(explainTest({ kind, status }, openai)).toBe(text);
});

test('one second is told as one', () => {
  expect(explainTest({ kind: 'timeout', status: null }, { ...openai, timeoutSeconds: 1 })).toMatch(/within 1 second\./);
});
