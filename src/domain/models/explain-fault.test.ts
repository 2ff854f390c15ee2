import { expect, test } from 'vitest';
import { explainFailure, explainFault } from './explain-fault.ts';

const openai = { provider: 'openai', model: 'writer-1', timeoutSeconds: 30 } as const;
const own = { ...openai, provider: 'openai-compatible' } as const;

test.each([
  [401, 'OpenAI does not accept the key (401). Check the key and its permissions.'],
  [403, 'OpenAI does not accept the key (403). Check the key and its permissions.'],
  [402, 'OpenAI requires payment (402). Check the account of the key.'],
  [404, 'OpenAI has no model “writer-1” at this URL (404). Check the model name and the URL.'],
  [405, 'The URL does not accept this request (405). Check the URL. It often ends in /v1.'],
  [400, 'OpenAI rejected the request (400). Check the model name, the temperature and the tokens per answer.'],
  [422, 'OpenAI rejected the request (422). Check the model name, the temperature and the tokens per answer.'],
  ...[300, 302, 399].map((status): [number, string] => [
    status,
    `The URL redirects to another one (${status}). Copydesk never sends a key to a redirect. Enter the URL it redirects to.`,
  ]),
])('a call refused with %i says what to check', (status, text) => {
  expect(explainFault({ kind: 'refused', status }, openai)).toBe(text);
});

test('a server of one’s own is called so, and a wrong key at Google is guessed', () => {
  expect(explainFault({ kind: 'refused', status: 401 }, own)).toMatch(/^The server does not accept the key/);
  expect(explainFault({ kind: 'refused', status: 400 }, own)).toMatch(/^The server rejected the request/);
  expect(explainFault({ kind: 'refused', status: 400 }, { ...openai, provider: 'google' })).toBe(
    'Google rejected the request (400). Usually the key or the model name is wrong.',
  );
  expect(explainFault({ kind: 'refused', status: 404 }, { ...openai, provider: 'google' })).toMatch(/^Google has no/);
});

test.each<[string, number | null, string]>([
  ['refused', null, 'The provider rejected the request.'],
  ['connection', null, 'Copydesk cannot reach this URL. Check the URL, and that the server is running.'],
  ['timeout', null, 'No answer came within 30 seconds. Try again, or allow more seconds per answer.'],
  [
    'rate-limited',
    429,
    'The provider asks you to wait (429). There were too many requests, or the account has no credit left.',
  ],
  ['server-error', 503, 'The server has an internal error (503). Try again later.'],
  ['server-error', null, 'The server has an internal error. Try again later.'],
  [
    'bad-output',
    200,
    'The URL answers, but not like a language model. Check the provider and the URL. It often ends in /v1.',
  ],
  ['stopped', null, 'The request was stopped.'],
  ['unknown', null, 'The request failed for an unknown reason. Check the provider and the URL.'],
])('%s %j reads in words', (kind, status, text) => {
  expect(explainFault({ kind, status }, openai)).toBe(text);
});

test('one second is shown as one', () => {
  expect(explainFault({ kind: 'timeout', status: null }, { ...openai, timeoutSeconds: 1 })).toMatch(
    /within 1 second\./,
  );
});

test.each([
  ['refused', 401, 'Failed to write. OpenAI does not accept the key (401). Check the key and its permissions.'],
  ['bad-output', null, 'Failed to write. writer-1 gave an answer that cannot be used, twice.'],
  [
    'too-long',
    null,
    'Failed to write. The answer was longer than Copydesk reads, and was cut off. Check the model and the tokens per answer.',
  ],
  ['server-error', 500, 'Failed to write. Please try again. The server has an internal error (500). Try again later.'],
])('a failure says why, and to try again only where that may help: %s', (kind, status, text) => {
  expect(explainFailure('Failed to write. Please try again.', { kind, status }, openai)).toBe(text);
});
