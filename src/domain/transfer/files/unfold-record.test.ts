import { expect, test } from 'vitest';
import type { Literal } from '../cells/read-literal.ts';
import { unfoldRecord } from './unfold-record.ts';

const complete = { title: 'Mug', description: 'A mug.' };
const unfold = (item: { [key: string]: Literal }) =>
  unfoldRecord(item).fields.map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );

test.each<[string, { [key: string]: Literal }, string[]]>([
  ['a field of a wrapper', { ...complete, info: { sku: 'M-1' } }, ['info.sku=M-1']],
  [
    'what is left of a wrapper',
    { ...complete, info: { sku: 'M-1', weave: 'plain' } },
    ['info={"weave":"plain"}', 'info.sku=M-1'],
  ],
  ['wrappers in wrappers', { ...complete, a: { b: { brand: 'Clay', c: 1 } } }, ['a={"b":{"c":1}}', 'a.b.brand=Clay']],
  ['a record that is a field', { ...complete, brand: { name: 'Clay' } }, ['brand={"name":"Clay"}']],
  ['the machinery of a shop', { ...complete, seo: { title: 'Buy' } }, ['seo={"title":"Buy"}']],
  ['an offer', { ...complete, offers: { price: '9' } }, ['offers.price=9']],
  ['a record of facts', { ...complete, attributes: { brand: 'Clay' } }, ['attributes={"brand":"Clay"}']],
  ['a list of images', { ...complete, shots: [{ url: 'a.jpg' }] }, ['shots=[{"url":"a.jpg"}]']],
  ['variants', { ...complete, info: { variants: [{ sku: 'V' }] } }, ['info.variants=[{"sku":"V"}]']],
  [
    'facts named alike',
    {
      ...complete,
      more: [
        { name: 'Price', value: '1' },
        { name: 'Price', value: '2' },
      ],
    },
    ['more=[{"name":"Price","value":"2"}]', 'more.Price=1'],
  ],
])('%s', (_what, item, expected) => {
  expect(unfold(item)).toEqual(['title=Mug', 'description=A mug.', ...expected]);
});

test('without a title or a text, nothing stays in a wrapper that tells nothing', () => {
  expect(unfold({ copy: { headline: 'Mug', more: { story: 'A mug.' } }, specs: { weave: 'plain' } })).toEqual([
    'copy.headline=Mug',
    'copy.more.story=A mug.',
    'specs={"weave":"plain"}',
  ]);
  const stock = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`shop${n}`, n]));
  expect(unfold({ byShop: stock })).toEqual([`byShop=${JSON.stringify(stock)}`]);
});

test('of texts in several languages English ones are taken, else the first, and the others are kept', () => {
  const texts = (given: { [key: string]: Literal }) => unfoldRecord({ sku: 'M-1', ...given });
  expect(texts({ texts: { de: { name: 'Becher' }, 'en-GB': { name: 'Mug' } } })).toEqual({
    fields: [
      ['sku', 'M-1'],
      ['texts (other languages)', { de: { name: 'Becher' } }],
      ['texts.en-GB.name', 'Mug'],
    ],
    warnings: [],
  });
  expect(texts({ texts: [{ lang: 'de', name: 'Becher' }] })).toMatchObject({ warnings: [] });
  // Where the item says its texts itself, all of these are in other languages; what is no text is not kept.
  const inside = { en: { name: 'Mug' }, de: { name: 'Becher' } };
  expect(texts({ name: 'Mug', i18n: inside }).fields).toEqual([
    ['sku', 'M-1'],
    ['name', 'Mug'],
    ['i18n (other languages)', inside],
  ]);
  expect(texts({ name: 'Mug', shelf: { en: { hint: 'x' }, de: { hint: 'y' } } }).warnings).toEqual([
    'The file has “shelf” in en, de. The value in en was imported.',
  ]);
  const ours = { de: { title: 'Becher' }, outlet: { bullets: ['Blau'] } };
  expect(texts({ title: 'Mug', translations: ours }).fields).toContainEqual(['translations', ours]);
});

test('an amount goes with the currency beside it, but with no other code', () => {
  const priced = (info: { [key: string]: Literal }) =>
    unfold({ ...complete, info }).filter((field) => /price/.test(field));
  expect(priced({ currencyCode: 'usd', price: 18 })).toContain('info.price=18 USD');
  expect(priced({ currency: 'EUR', price: '18,50' })).toContain('info.price=18,50 EUR');
  expect(priced({ size: 'ALL', price: 18 })).toContain('info.price=18');
  expect(priced({ currency: 'EUR', price: 'on request' })).toContain('info.price=on request');
});
