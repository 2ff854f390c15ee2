import { expect, it } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { kindOfFile, type TextKind } from './file-endings.ts';
import { cleanSourceText, kindOfMedia, readSource } from './read-source.ts';
import { sourceLimits } from './sources.contract.ts';

it.each<[string, TextKind, string, string]>([
  ['a text', 'text', 'Weight: 12 kg\r\n\r\n\r\n  Made in Italy\u200b ', 'Weight: 12 kg\n\nMade in Italy'],
  [
    'a page without a main part',
    'page',
    '<title>Shop</title><header>Free shipping over $50</header><nav><a>Best sellers</a></nav><h1>Bottle</h1><p>Holds 24 oz.<script>evil()</script></p><ul><li>BPA-free</ul><footer>1,000 stores</footer>',
    'Bottle\n\nHolds 24 oz.\n\n• BPA-free',
  ],
  [
    'the main part of a page, with its heading',
    'page',
    '<div>Menu 1</div><main><header><h1>Bottle</h1></header><p>Holds 24 oz.</p><aside>Others bought 2 cups</aside></main><p>Since 1990</p>',
    'Bottle\n\nHolds 24 oz.',
  ],
  [
    'a table of facts',
    'page',
    '<table><tr><th>Weight</th><td>12 kg</td></tr><tr><th>Origin</th><td>Italy</td></tr></table>',
    'Weight: 12 kg\nOrigin: Italy',
  ],
  [
    'names and values',
    'table',
    'Weight,12 kg\nOrigin,"Italy, north"\nNote,\n',
    'Weight: 12 kg\nOrigin: Italy, north\nNote',
  ],
  [
    'a sheet of many products',
    'table',
    'SKU;Weight;Material\nA-1;1 kg;Steel\nb-2;2 kg;\nC-3;3 kg;Oak\n',
    'SKU: b-2\nWeight: 2 kg',
  ],
  [
    'a sheet of no known product',
    'table',
    'Part,Weight,Note\nLid,1 kg,\nCup,2 kg,red\n',
    'Part: Lid\nWeight: 1 kg\n\nPart: Cup\nWeight: 2 kg\nNote: red',
  ],
  [
    'JSON',
    'json',
    '{"name":"Bottle","specs":{"Weight":"12 kg","Colors":["Red","Blue"],"empty":null},"parts":[{"part":"lid"}]}',
    'name: Bottle\nWeight: 12 kg\nColors: Red, Blue\npart: lid',
  ],
  [
    'the one product of a JSON list',
    'json',
    '[{"sku":"A-1","w":"1 kg"},{"sku":"B-2","w":"2 kg"}]',
    'sku: B-2\nw: 2 kg',
  ],
  ['what only looks like JSON', 'json', '{Weight: 12 kg', '{Weight: 12 kg'],
  ['markup in a text', 'text', '<b>12 kg</b> & more', '<b>12 kg</b> & more'],
])('reads %s', (_what, kind, raw, text) => {
  expect(readSource(raw, kind, 'B-2')).toBe(text);
});

it.each<[string, TextKind, string]>([
  ['zero bytes', 'text', 'Weight\u0000 12 kg'],
  ['nothing but spaces', 'text', ' \n\u00a0 '],
  ['a page without words', 'page', '<script>x()</script>'],
  ['a text beyond the limit', 'text', 'x'.repeat(sourceLimits.text + 1)],
])('refuses %s with one sentence', (_what, kind, raw) => {
  expect(() => readSource(raw, kind, '')).toThrow(Problem);
});

it.each<[string, number, (size: number) => string]>([
  ['nested beyond reason', 100_000, (size) => `${'<div>'.repeat(size)}Weight: 12 kg${'</div>'.repeat(size)}`],
  ['of open tags', 20_000, (size) => `${'<nav><p>'.repeat(size)}<main>Weight: 12 kg`],
])('a page %s is read in proportion to its length', (_what, size, page) => {
  expectSteadyGrowth(page, size, (markup) => readSource(markup, 'page', ''));
  expect(readSource(page(size), 'page', '')).toContain('Weight: 12 kg');
});

it('JSON nested beyond reason is read as far as it goes', () => {
  const deep = `{"Weight":"12 kg","a":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`;
  expect(readSource(deep, 'json', '')).toBe('Weight: 12 kg');
});

it.each([
  ['sheet.CSV', 'table'],
  ['page.htm', 'page'],
  ['read me.md', 'text'],
  ['sheet.pdf', null],
  ['constructor', null],
  ['a.constructor', null],
])('a file named %s is of the kind %s', (name, kind) => {
  expect(kindOfFile(name)).toBe(kind);
});

it.each([
  ['text/html', 'page'],
  ['application/ld+json', 'json'],
  ['image/png', null],
  ['application/octet-stream', null],
])('a reply of the type %s is of the kind %s', (type, kind) => {
  expect(kindOfMedia(type)).toBe(kind);
});

it('cleaning twice changes nothing more', () => {
  const once = cleanSourceText('Café  24\u00a0oz\t cold\n\n\n\nkept');
  expect(cleanSourceText(once)).toBe(once);
});
