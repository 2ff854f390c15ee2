import { expect, test } from 'vitest';
import { readBack } from '../rows/read-back.ts';
import { magentoCsv } from './magento.read.ts';
import { asRows, recognizes, targetOf } from './test-format.ts';

const typical = [
  'attribute_set_code',
  'product_websites',
  'additional_attributes',
  'configurable_variations',
  'store_view_code',
  'url_key',
  'tax_class_name',
  'product_online',
];

test.each(typical.map((name, index) => [name, typical[(index + 1) % typical.length] ?? ''] as const))(
  'a SKU and %s with %s make a Magento table, less does not',
  (name, other) => {
    expect(recognizes(magentoCsv, ['sku', name, other])).toBe(true);
    expect(recognizes(magentoCsv, ['sku', other, 'name'])).toBe(false);
    expect(recognizes(magentoCsv, ['name', name, other])).toBe(false);
  },
);

test.each(
  asRows({
    sku: 'sku',
    title: 'name',
    body: 'description',
    description: 'short_description',
    price: 'price',
    'category-path': 'categories',
    images: 'base_image | additional_images',
    attribute: 'additional_attributes | weight | country_of_manufacture',
    variant: 'product_type | configurable_variations | configurable_variation_labels',
    locale: 'store_view_code',
    brand: 'manufacturer | brand',
    ignore: 'url_key | qty | meta_title',
  }),
)('the column %s becomes %s', (name, target) => {
  expect(targetOf(magentoCsv, name)).toBe(target);
});

const row = { sku: 'MUG', name: 'Mug', store_view_code: '', product_type: 'simple' };

test.each([
  'has_options',
  'required_options',
  'new',
  'sale',
  'erin_recommends',
  'gift_message_available',
  'shipment_type',
  'is_returnable',
  'msrp',
  'msrp_display_actual_price_type',
  'quantity_and_stock_status',
  'image_label',
  'small_image_label',
  'thumbnail_label',
  'ts_',
  'ts_dimensions_height',
])('the switch %s is no fact, its namesakes are', (name) => {
  const additional_attributes = `${name}=0,my_${name}=1,Colour=Red`;
  expect(readBack(magentoCsv, [{ ...row, additional_attributes }])?.attributes).toEqual([
    { name: `my_${name}`, value: '1' },
    { name: 'Colour', value: 'Red' },
  ]);
});

test.each(['new_season', 'sales', 'image_labels'])('%s only begins like a switch', (name) => {
  expect(readBack(magentoCsv, [{ ...row, additional_attributes: `${name}=1` }])?.attributes).toEqual([
    { name, value: '1' },
  ]);
});

test('a row of Magento as a product', () => {
  const said = readBack(magentoCsv, [
    {
      ...row,
      description: '<p>A mug.</p>',
      categories: 'Default Category/Kitchen/Mugs,Default Category/Sale',
      weight: '0.4',
      additional_attributes: 'colour=Red|Blue',
    },
  ]);
  expect(said).toEqual({
    sku: 'MUG',
    title: 'Mug',
    description: 'A mug.',
    bullets: [],
    images: [],
    imageAlts: [],
    price: null,
    category: 'Kitchen',
    subcategory: 'Mugs',
    brand: null,
    retailer: null,
    attributes: [
      { name: 'weight', value: '0.4' },
      { name: 'colour', value: 'Red, Blue' },
      { name: 'categories', value: 'Kitchen > Mugs; Sale' },
    ],
  });
});

test('a Magento table is a table of its own, whose parents list their variants', () => {
  expect(magentoCsv).toMatchObject({
    id: 'magento-csv',
    layout: 'table',
    variantList: { column: 'configurable variations' },
    typeName: 'product type',
    containers: ['additional attributes'],
  });
});
