import { expect, test } from 'vitest';
import {
  type ConnectionForm,
  emptyForm,
  findConnectionIssues,
  toConnectionForm,
  toConnectionInput,
} from './connection-form.ts';
import type { Connection } from './connections.contract.ts';

const form: ConnectionForm = { ...emptyForm, name: 'Writer', model: 'writer-1', key: 'sk-typed-1' };
const stored: Connection = {
  id: 1,
  name: 'Writer',
  provider: 'openai',
  baseUrl: null,
  model: 'writer-1',
  hasKey: true,
  keyEnd: 'ed-1',
  isKeyReadable: true,
  inputPrice: 2.5,
  outputPrice: 10,
  dailyBudget: 5,
  concurrency: 4,
  requestsPerMinute: 60,
  tokensPerMinute: null,
  maxOutputTokens: 8_192,
  timeoutSeconds: 120,
  temperature: 0.3,
  seed: 7,
  isActive: true,
  sees: null,
  spentMicros: 0,
  version: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const issuesOf = (given: Partial<ConnectionForm>, of: Connection | null = null) =>
  findConnectionIssues({ ...form, ...given }, of).map(({ path, message }) => [path, message]);

test('a form becomes the input that is sent', () => {
  const typed = { ...form, baseUrl: ' https://proxy.example/v1/ ', inputPrice: '2,50', outputPrice: ' 10 ', seed: '0' };
  expect(toConnectionInput(typed)).toEqual({
    name: 'Writer',
    provider: 'openai',
    model: 'writer-1',
    baseUrl: 'https://proxy.example/v1',
    key: 'sk-typed-1',
    inputPrice: 2.5,
    outputPrice: 10,
    dailyBudget: null,
    concurrency: 4,
    requestsPerMinute: null,
    tokensPerMinute: null,
    maxOutputTokens: 8_192,
    timeoutSeconds: 120,
    temperature: null,
    seed: 0,
  });
  expect(findConnectionIssues(typed, null)).toEqual([]);
});

test('a stored connection comes back as it is, without its key, and is sent without one', () => {
  const given = toConnectionForm(stored);
  expect(given).toMatchObject({ key: '', isKeyRemoved: false, inputPrice: '2.5', temperature: '0.3', baseUrl: '' });
  expect(toConnectionInput(given)).not.toHaveProperty('key');
  expect(findConnectionIssues(given, stored)).toEqual([]);
  expect(toConnectionInput({ ...given, isKeyRemoved: true })).toHaveProperty('key', null);
  // What is typed counts more than what was taken away before.
  expect(toConnectionInput({ ...given, isKeyRemoved: true, key: 'sk-new' })).toHaveProperty('key', 'sk-new');
});

test.each<[string, Partial<ConnectionForm>, string[][]]>([
  ['no name', { name: '  ' }, [['name', 'Enter a name for the connection.']]],
  ['a long name', { name: 'n'.repeat(61) }, [['name', 'At most 60 characters.']]],
  ['no model', { model: '' }, [['model', 'Enter the provider’s name for the model.']]],
  [
    'a server without its address',
    { provider: 'openai-compatible' },
    [['baseUrl', 'Enter the URL of the server, for example http://127.0.0.1:11434/v1.']],
  ],
  [
    'an address with a key in it',
    { baseUrl: 'https://key@api.example/v1' },
    [['baseUrl', 'Enter a URL such as http://127.0.0.1:11434/v1. Enter the key in its own field, not in the URL.']],
  ],
  ['a key in two words', { key: 'sk a' }, [['key', 'A key has no spaces and no line breaks.']]],
  ['no key', { key: '' }, [['key', 'Enter a key: OpenAI accepts no requests without a key.']]],
  ['one price', { inputPrice: '1' }, [['outputPrice', 'Enter both prices or none.']]],
  ['the other price', { outputPrice: '1' }, [['inputPrice', 'Enter both prices or none.']]],
  [
    'a budget nothing counts against',
    { dailyBudget: '5' },
    [['dailyBudget', 'A budget needs both prices. Without prices, the cost of a request is not known.']],
  ],
  [
    'prices in words',
    { inputPrice: 'two', outputPrice: '-1' },
    [
      ['inputPrice', 'Enter US dollars per million tokens, for example 2.50.'],
      ['outputPrice', 'Enter US dollars per million tokens, for example 10.'],
    ],
  ],
  [
    'no limits',
    {
      concurrency: '0',
      requestsPerMinute: '0',
      tokensPerMinute: '0.5',
      maxOutputTokens: '99',
      timeoutSeconds: '',
      temperature: '2.1',
      seed: '1.5',
    },
    [
      ['concurrency', 'Enter a number of requests from 1 to 100.'],
      ['requestsPerMinute', 'Enter a number of requests from 1 to 1000000.'],
      ['tokensPerMinute', 'Enter a number of tokens from 1 to 1000000000.'],
      ['maxOutputTokens', 'Enter a number of tokens from 100 to 999999.'],
      ['timeoutSeconds', 'Enter seconds from 1 to 999.'],
      ['temperature', 'Enter a number from 0 to 2, for example 0.3.'],
      ['seed', 'Enter a whole number of 0 or more.'],
    ],
  ],
])('%s is refused in words', (_what, given, issues) => {
  expect(issuesOf(given)).toEqual(issues);
});

const again = 'Enter the key again. The stored key is only sent to the URL you entered it for.';
test.each<[string, Partial<ConnectionForm>, Partial<Connection>, string | null]>([
  ['stays for the same address', {}, {}, null],
  ['is asked for again at another address', { baseUrl: 'https://proxy.example' }, {}, again],
  ['is asked for again at another provider', { provider: 'anthropic' }, {}, again],
  ['may be another at another address', { baseUrl: 'https://proxy.example', key: 'sk-new' }, {}, null],
  [
    'that cannot be read is asked for again',
    {},
    { isKeyReadable: false },
    'The key can no longer be read: enter it again.',
  ],
  [
    'cannot be taken away where the provider needs it',
    { isKeyRemoved: true },
    {},
    'Enter a key: OpenAI accepts no requests without a key.',
  ],
  [
    'that was never given is asked for',
    {},
    { hasKey: false },
    'Enter a key: OpenAI accepts no requests without a key.',
  ],
])('a stored key %s', (_what, given, of, issue) => {
  expect(issuesOf({ key: '', ...given }, { ...stored, ...of })).toEqual(issue === null ? [] : [['key', issue]]);
});

test('a server of one’s own needs no key', () => {
  const own = { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:8000/v1' } as const;
  expect(issuesOf({ ...own, key: '' })).toEqual([]);
  expect(issuesOf({ ...own, key: '', isKeyRemoved: true }, { ...stored, ...own })).toEqual([]);
});
