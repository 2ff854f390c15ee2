import { expect, it } from 'vitest';
import { completeAddress, countOf, describeEffects, nameCategory, nameKind, readLink } from './source-words.ts';
import { readOpenSource } from './sources.search.ts';

it.each([
  ['example.com/bottle', 'https://example.com/bottle'],
  [' http://example.com ', 'http://example.com'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['ftp://example.com', 'ftp://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s is completed to %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each([
  ['https://www.example.com/a?b=1', { href: 'https://www.example.com/a?b=1', host: 'example.com' }],
  ['http://127.0.0.1:8080/', { href: 'http://127.0.0.1:8080/', host: '127.0.0.1:8080' }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['no address', null],
  [null, null],
])('%s is the link %j', (address, link) => {
  expect(readLink(address)).toEqual(link);
});

it.each([
  [[], null],
  [['supported'], '1 claim of the content is supported by it'],
  [
    ['supported', 'contradicted', 'supported'],
    '2 claims of the content are supported by it, 1 claim of the content is contradicted by it',
  ],
] as const)('%j is shown as %s', (verdicts, words) => {
  expect(describeEffects(verdicts.map((verdict) => ({ verdict })))).toBe(words);
});

it('names and counts read well', () => {
  expect([nameCategory('supplier sheet'), nameKind('included'), nameKind('weight')]).toEqual([
    'Supplier sheet',
    'In the box',
    'Weight',
  ]);
  expect([countOf(1, 'fact'), countOf(0, 'fact'), countOf(1200, 'fact')]).toEqual(['1 fact', '0 facts', '1,200 facts']);
});

it.each([
  [undefined, null],
  ['new', { kind: 'new' }],
  ['show-12', { kind: 'show', id: 12 }],
  ['edit-3', { kind: 'edit', id: 3 }],
])('%s in the address opens %j', (text, open) => {
  expect(readOpenSource(text)).toEqual(open);
});
