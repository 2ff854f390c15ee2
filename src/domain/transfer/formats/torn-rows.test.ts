import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { googleExport } from './google.write.ts';
import { readFormats } from './read-formats.ts';
import { shopifyExport } from './shopify.write.ts';
import { woocommerceExport } from './woocommerce.write.ts';

// Rows kept from an earlier import may name no product any more, as when a title was typed in here: all of it is written then.
const full: SourceProduct = {
  ...{
    sku: 'mug-1',
    title: 'Mug',
    description: 'A mug.',
    bullets: ['Soft'],
    price: '5',
    category: 'Kitchen',
    subcategory: 'Mugs',
  },
  ...{
    brand: 'Acme',
    retailer: null,
    images: ['https://a.example/1.jpg'],
    imageAlts: [],
    attributes: [{ name: 'Care', value: 'Hand' }],
  },
};
const bare: SourceProduct = {
  ...full,
  ...{
    description: '',
    bullets: [],
    images: [],
    price: null,
    category: null,
    subcategory: null,
    brand: null,
    attributes: [],
  },
};
const names = (name: string) => name;
const item = (product: SourceProduct, format: ImportFormat, row: SourceRow): Exportable => ({
  product,
  content: null,
  source: { format, rows: [row] },
});

test('a Google item', () => {
  const torn = { id: 'mug-1', custom_label_0: 'x' };
  expect(readBack(readFormats['google-xml'], [torn])).toBeNull();
  expect(googleExport.rows(item(full, 'google-xml', torn))).toEqual([
    {
      ...{
        id: 'mug-1',
        title: 'Mug',
        description: 'A mug.',
        image_link: 'https://a.example/1.jpg',
        price: '5',
        brand: 'Acme',
      },
      ...{ product_type: 'Kitchen > Mugs', product_highlight: 'Soft', custom_label_0: 'x' },
      product_detail: '{"attribute_name":"Care","attribute_value":"Hand"}',
    },
  ]);
  expect(googleExport.rows(item(bare, 'google-xml', torn))).toEqual([{ ...torn, title: 'Mug' }]);
});

test('a Shopify row', () => {
  const torn = { 'URL handle': 'mug', SKU: 'mug-1' };
  expect(readBack(readFormats['shopify-csv'], [torn])).toBeNull();
  expect(shopifyExport.rows(item(full, 'shopify-csv', torn), names)).toEqual([
    {
      ...{ 'URL handle': 'mug', SKU: 'mug-1', Title: 'Mug', Vendor: 'Acme', Type: 'Kitchen', Price: '5' },
      ...{ Description: '<p>A mug.</p><ul><li>Soft</li></ul>', 'Care (product.metafields.custom.care)': 'Hand' },
      ...{ 'Product image URL': 'https://a.example/1.jpg', 'Image position': '1' },
    },
  ]);
  expect(shopifyExport.rows(item(bare, 'shopify-csv', torn), names)).toEqual([{ ...torn, Title: 'Mug' }]);
});

test('a WooCommerce row', () => {
  const torn = { Type: 'simple', SKU: 'mug-1' };
  expect(readBack(readFormats['woocommerce-csv'], [torn])).toBeNull();
  expect(woocommerceExport.rows(item(full, 'woocommerce-csv', torn), names)).toEqual([
    {
      ...{ Type: 'simple', SKU: 'mug-1', Name: 'Mug', Description: '<p>A mug.</p><ul><li>Soft</li></ul>' },
      ...{ Images: 'https://a.example/1.jpg', 'Regular price': '5', Brands: 'Acme', Categories: 'Kitchen > Mugs' },
      ...{
        'Attribute 1 name': 'Care',
        'Attribute 1 value(s)': 'Hand',
        'Attribute 1 visible': '1',
        'Attribute 1 global': '0',
      },
    },
  ]);
  expect(woocommerceExport.rows(item(bare, 'woocommerce-csv', torn), names)).toEqual([{ ...torn, Name: 'Mug' }]);
});

test('a SKU that stood nowhere gets WooCommerce’s column', () => {
  const [row] = woocommerceExport.rows(item(bare, 'woocommerce-csv', { Type: 'simple', Name: 'Mug', ID: '44' }), names);
  expect(row).toEqual({ Type: 'simple', Name: 'Mug', ID: '44', SKU: 'mug-1' });
});
