import { expect, test } from 'vitest';
import { recognize } from '../formats/recognize.ts';

const item = (id: number) =>
  `<item><sku>K-${id}</sku><name>Kettle number ${id}</name><price>${id}.50</price><description>A kettle.</description></item>`;
const shop = (head: string, tag = '<shop>') =>
  `<?xml version="1.0"?>${tag}${head}<items>${item(1)}${item(2)}${item(3)}</items></shop>`;

test.each<[string, string, string | null]>([
  ['an element', shop('<currency>SEK</currency>'), 'SEK'],
  ['an attribute of an element of that name', shop('<currency code="SEK">1.00</currency>'), 'SEK'],
  ['an attribute of that name', shop('', '<shop currency="sek">'), 'SEK'],
  ['one of several that agree', shop('<currency>SEK</currency><info currencyCode="SEK"/>'), 'SEK'],
  ['nothing by that of a fee', shop('<shipping><fee currency="SEK">4.90</fee></shipping>'), null],
  ['nothing, where it says two', shop('<currencies><currency id="SEK"/><currency id="EUR"/></currencies>'), null],
  ['nothing by another name', shop('<filter>ALL</filter>'), null],
  ['nothing by more than the code', shop('<currency>SEK and EUR</currency>'), null],
  ['nothing out of a product', shop('').replace('</item>', '<currency>SEK</currency></item>'), null],
  ['JSON before its products', '{"shop":{"currency":"SEK"},"items":[{"name":"Kettle","price":"1.50"}]}', 'SEK'],
  ['nothing of the products of JSON', '{"items":[{"name":"Kettle","price":"1.50","currency":"SEK"}]}', null],
])('the currency of a file is stated by %s', (_what, text, currency) => {
  expect(recognize(text, true).currency).toBe(currency);
});
