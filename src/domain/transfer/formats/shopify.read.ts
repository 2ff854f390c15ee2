// Shopify's product file, in the older header (`Handle`, `Body (HTML)`, `Variant SKU`) and the newer one (`URL handle`, `Description`, `SKU`).
import { plainName } from '../cells/column-names.ts';
import { defineFormat } from '../rows/define-format.ts';

export const shopifyCsv = defineFormat({
  id: 'shopify-csv',
  needs: ['handle, url handle'],
  typical: {
    least: 3,
    of: 'title, body html, vendor, variant sku, variant price, option1 name, image src, product image url, published, published on online store, sku',
  },
  targets: {
    group: 'handle, url handle',
    title: 'title',
    body: 'body html, description, body',
    brand: 'vendor',
    category: 'type',
    sku: 'variant sku, sku',
    price: 'variant price, price',
    images: 'image src, product image url',
    imageAlts: 'image alt text',
    attribute:
      'tags, google shopping gender, google shopping age group, google shopping mpn, google shopping manufacturer part number mpn, google shopping google product category',
  },
  forms: [
    [
      /^(?:variant .*|option ?[123] .*|barcode|weight .*|charge tax|tax code|unit price .*|inventory .*|continue selling .*|requires shipping|fulfillment service|compare at price.*|cost per item|price .+)$/,
      'variant',
    ],
    [/metafields?\b/, 'attribute'],
  ],
  // Type is the shop's own category; Shopify's taxonomy is used where a shop has no types.
  targetBeside(plain, columns) {
    if (plain !== 'product category') return null;
    const hasTypes = columns.some((column) => plainName(column.name) === 'type' && column.samples.length > 0);
    return hasTypes ? 'attribute' : 'category-path';
  },
  // A product without options has one of this name and value.
  splitOption: (cell, option) => (option === 'Title' && cell === 'Default Title' ? [] : [cell]),
  spareCategory: 'product category',
});
