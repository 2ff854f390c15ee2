import { expect, test } from 'vitest';
import { shopifyCsv } from './shopify.read.ts';
import { asRows, recognizes, suggested, targetOf } from './test-format.ts';

const typical = [
  'Title',
  'Body (HTML)',
  'Vendor',
  'Variant SKU',
  'Variant Price',
  'Option1 Name',
  'Image Src',
  'Product image URL',
  'Published',
  'Published on online store',
  'SKU',
];

test.each(typical.map((name, index) => [name, [...typical, ...typical].slice(index + 1, index + 3)] as const))(
  'a handle and %s with two more columns of its own make a Shopify table, fewer do not',
  (name, others) => {
    expect(recognizes(shopifyCsv, ['Handle', name, ...others])).toBe(true);
    expect(recognizes(shopifyCsv, ['URL handle', name, ...others])).toBe(true);
    expect(recognizes(shopifyCsv, ['Handle', ...others, 'Colour'])).toBe(false);
    expect(recognizes(shopifyCsv, ['Name', name, ...others])).toBe(false);
  },
);

test.each(
  asRows({
    group: 'Handle | URL handle',
    title: 'Title',
    body: 'Body (HTML) | Description',
    brand: 'Vendor',
    category: 'Type',
    sku: 'Variant SKU | SKU',
    price: 'Variant Price | Price',
    images: 'Image Src | Product image URL',
    'category-path': 'Product category',
    attribute:
      'Tags | Google Shopping / Gender | Google Shopping / Age group | Google Shopping / MPN | Google Shopping / Manufacturer part number (MPN) | Google Shopping / Google product category | Material (product.metafields.custom.material) | Metafield: custom.care | Colour metafields',
    variant:
      'Variant Grams | Option1 Name | Option2 value | Option3 Linked To | Option 1 name | Option 2 value | Barcode | Weight value (grams) | Charge tax | Tax code | Unit price base measure | Inventory tracker | Continue selling when out of stock | Requires shipping | Fulfillment service | Compare-at price | Compare-at price / Canada | Cost per item | Price / Canada',
    ignore:
      'Google Shopping / Condition | Gift Card | Status | SEO title | Option4 Name | Option 4 name | Options | My variant | My option1 name | My option 1 name | Barcodes | A weight of it | Weight | Charge taxes | No tax code | Unit prices | Inventory | Continue selling | Requires shipping often | The cost per item | Prices | Metafieldset',
  }),
)('the column %s becomes %s', (name, target) => {
  expect(targetOf(shopifyCsv, name)).toBe(target);
});

test('the shop’s own types go before Shopify’s taxonomy, if any product has one', () => {
  expect(suggested(shopifyCsv, { Type: ['Mug'], 'Product category': ['Home > Mugs'] })).toEqual({
    Type: 'category',
    'Product category': 'attribute',
  });
  expect(suggested(shopifyCsv, { Type: [], Vendor: ['Acme'], 'Product category': ['Home > Mugs'] })).toEqual({
    Type: 'category',
    Vendor: 'brand',
    'Product category': 'category-path',
  });
});

test('a Shopify table is a table of its own', () => {
  expect([shopifyCsv.id, shopifyCsv.layout]).toEqual(['shopify-csv', 'table']);
});
