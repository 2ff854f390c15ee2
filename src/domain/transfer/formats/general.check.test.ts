import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { WriteFormat } from '../rows/format.ts';
import { openGeneralCheck } from './general.check.ts';
import { googleExport } from './google.write.ts';
import { jsonExport, sheetExport } from './own-layout.write.ts';
import { shopifyExport } from './shopify.write.ts';

const mug: SourceProduct = {
  ...{
    sku: 'A',
    title: 'Mug',
    description: 'A mug.',
    bullets: [],
    images: ['https://shop.example/a.jpg'],
    imageAlts: [],
  },
  ...{
    price: '5.00 EUR',
    category: null,
    subcategory: null,
    brand: null,
    retailer: null,
    attributes: [],
    variants: [],
  },
};
const row = { Title: 'Mug', Price: '5.00' };
type Given = { product?: Partial<SourceProduct>; row?: Record<string, string> };
const checkedAs = (format: WriteFormat, ...given: Given[]) => {
  const check = openGeneralCheck(format);
  return given.map((each) =>
    check([{ ...row, ...each.row }], { product: { ...mug, ...each.product }, content: null, source: null }).map(
      ({ reason }) => reason,
    ),
  );
};
const checked = (...given: Given[]) => checkedAs(shopifyExport, ...given);
const priced = (...prices: string[]) => checked(...prices.map((price) => ({ product: { price } })));

it('finds pictures that are no full web address', () => {
  const given = [{}, { product: { images: ['https://shop.example/a.jpg', '/pictures/b.webp'] } }];
  expect(checked(...given)).toEqual([[], ['An image is not a full web address']]);
  // Its own check says so.
  expect(checkedAs(googleExport, ...given)).toEqual([[], []]);
});

const other = 'The file states no currency, and an earlier price has a different currency';
const unnamed = 'The file states no currency, and only some of the prices in Copydesk have one';

it('finds prices in another currency than an earlier one, where the file does not name it', () => {
  expect(priced('5.00 EUR', '6 USD', '€ 8')).toEqual([[], [other], []]);
  // A sign of several currencies is no other than one of them.
  expect(priced('129 kr', '129 SEK', '$ 5')).toEqual([[], [], [other]]);
  expect(checkedAs(sheetExport, { product: { price: '5 EUR' } }, { product: { price: '6 USD' } })).toEqual([[], []]);
});

it('finds prices that name no currency beside those that do', () => {
  expect(priced('5.00 EUR', '7', '8 EUR', '9 USD')).toEqual([[], [unnamed], [], [other]]);
  expect(priced('7', '5.00 EUR', '8')).toEqual([[], [unnamed], []]);
});

it('takes a currency as named by the cell of the price, or by a column for it', () => {
  const given = { product: { price: '6 USD' } };
  expect(checked({}, { ...given, row: { Price: '6.00 USD' } })).toEqual([[], []]);
  expect(checked({}, { ...given, row: { Currency: 'USD' } })).toEqual([[], []]);
  const titled = { Title: 'Skruvdragare kraftig, USD', 'Color (product.metafields.custom.color)': 'USD' };
  expect(checked({}, { ...given, row: titled })).toEqual([[], [other]]);
  expect(checked({}, { product: { price: '129 kr' }, row: titled })).toEqual([[], [other]]);
});

describe('texts in other languages', () => {
  const cut = (locales: string) => [[`Texts in other languages are left out (${locales})`]];
  const translations = { de: { title: 'Becher' }, fr: { description: 'Une tasse.' } };

  it('are left out where no column has them', () => {
    expect(checked({ product: { translations } })).toEqual(cut('de, fr'));
    const named = { 'Title (de)': 'Becher', 'Texte (fr)': '<p>Une tasse.</p>' };
    expect(checked({ product: { translations }, row: named })).toEqual([[]]);
    expect(checkedAs(jsonExport, { product: { translations } })).toEqual([[]]);
  });

  it('are left out where one of several texts is', () => {
    const de = { title: 'Mug', description: 'Ein Becher.', bullets: ['Rot', 'Groß'] };
    expect(checked({ product: { translations: { de } } })).toEqual(cut('de'));
    const cells = { 'Body (de)': '<p>Ein Becher.</p><ul><li>Rot</li><li>Groß</li></ul>' };
    expect(checked({ product: { translations: { de } }, row: cells })).toEqual([[]]);
    const older = { 'Body (de)': '<p>Ein Becher.</p><ul><li>Rot</li></ul>' };
    expect(checked({ product: { translations: { de } }, row: older })).toEqual(cut('de'));
  });

  it('are not in a cell that only contains them, nor in the main text', () => {
    const product = { title: 'Red mug', translations: { de: { title: 'Red' } } };
    expect(checked({ product, row: { Title: 'Red mug', Tags: 'Red, Mug' } })).toEqual(cut('de'));
    expect(checked({ product, row: { Title: 'Red' } })).toEqual(cut('de'));
  });
});
