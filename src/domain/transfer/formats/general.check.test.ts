import { expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { openGeneralCheck } from './general.check.ts';

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
const checked = (...given: { product?: Partial<SourceProduct>; row?: Record<string, string> }[]) => {
  const check = openGeneralCheck();
  return given.map((each) =>
    check([{ ...row, ...each.row }], { product: { ...mug, ...each.product }, content: null, source: null }).map(
      ({ reason }) => reason,
    ),
  );
};

it('finds pictures that are no full web address', () => {
  expect(checked({}, { product: { images: ['https://shop.example/a.jpg', '/pictures/b.webp'] } })).toEqual([
    [],
    ['An image is no full web address'],
  ]);
});

it('finds prices in another currency than the first, where the file does not name it', () => {
  const reason = 'The file names no currency, and the price is in another one than the first';
  expect(
    checked({}, { product: { price: '6 USD' } }, { product: { price: '7' } }, { product: { price: '€ 8' } }),
  ).toEqual([[], [reason], [reason], []]);
  expect(checked({ row: { Price: '5.00 EUR' } }, { product: { price: '6 USD' }, row: { Price: '6.00 USD' } })).toEqual([
    [],
    [],
  ]);
});

it('finds texts in other languages that no cell has', () => {
  const translations = { de: { title: 'Becher' }, fr: { description: 'Une tasse.' } };
  expect(checked({ product: { translations } })).toEqual([['Texts in other languages are left out (de, fr)']]);
  expect(
    checked({ product: { translations }, row: { 'Title (de)': 'Becher', 'Texte (fr)': '<p>Une tasse.</p>' } }),
  ).toEqual([[]]);
});
