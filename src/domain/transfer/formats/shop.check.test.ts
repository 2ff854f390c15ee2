import { expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { shopifyExport } from './shopify.write.ts';

const reasonsOf = (price: string, cells: Record<string, string>) => {
  const row = { 'URL handle': 'mug', Title: 'Mug', ...cells };
  const item: Exportable = {
    product: product({ sku: 'A', title: 'Mug', price }),
    content: null,
    source: { format: 'shopify-csv', rows: [row] },
  };
  return shopifyExport
    .openCheck()(
      shopifyExport.rows(item, (name) => name),
      item,
    )
    .map(({ reason }) => reason);
};
const noNumber = ['The price is not a plain number such as 12.50'];

it('takes a price that came in the price column of the shop’s own file, in older files too', () => {
  expect(reasonsOf('4,00 – 5,00', { Price: '4,00 – 5,00' })).toEqual([]);
  expect(reasonsOf('4,00 – 5,00', { 'Variant Price': '4,00 – 5,00' })).toEqual([]);
});

it('takes no price that another column of that file has', () => {
  expect(reasonsOf('4,00 – 5,00', { Price: '3.00', 'Cost per item': '4,00 – 5,00' })).toEqual(noNumber);
});
