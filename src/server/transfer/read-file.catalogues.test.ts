import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ReadProduct } from '#domain/transfer/record.ts';
import { sharedFolder } from '#testing/shared-folder.ts';
import { openCatalogue } from './read-file.ts';

/** format, products, then how many of them have a description, bullets, images; last the number of different SKUs. */
const expected: [
  file: string,
  format: string,
  products: number,
  described: number,
  bulleted: number,
  pictured: number,
  skus: number,
][] = [
  ['google-feed/importpc-cs.xml', 'google-xml', 1_255, 1_255, 0, 1_255, 1_254],
  ['google-feed/sparklingresin-en.xml', 'google-xml', 73, 73, 0, 73, 73],
  ['json/amazon-meta_Gift_Cards.json', 'jsonl', 1_547, 805, 621, 660, 1_547],
  ['json/bestbuy-algolia-8420.json', 'json', 8_420, 8_420, 0, 8_420, 8_420],
  ['magento/magento2-configurable-products.csv', 'magento-csv', 147, 147, 142, 147, 147],
  ['marketplace-csv/amazon-10k-sample-slice.csv', 'csv', 10, 0, 9, 10, 10],
  ['marketplace-csv/brightdata-shein-products.csv', 'csv', 1_000, 1_000, 0, 1_000, 1_000],
  ['marketplace-csv/flipkart-sample-small.csv', 'csv', 9, 9, 0, 9, 9],
  ['shopify/packt-product-data.csv', 'shopify-csv', 20, 20, 0, 20, 20],
  ['shopify/shopifypartners-apparel.csv', 'shopify-csv', 20, 20, 0, 20, 20],
  ['shopify/shopifypartners-fashion.csv', 'shopify-csv', 997, 990, 0, 996, 997],
  ['shopify/shopifypartners-home-and-garden.csv', 'shopify-csv', 20, 20, 0, 20, 20],
  ['shopify/shopifypartners-jewelery.csv', 'shopify-csv', 20, 20, 2, 20, 20],
  ['shopify/store-export-mintpixels.csv', 'shopify-csv', 375, 349, 339, 348, 375],
  ['woocommerce/amazon-to-woo-salimhm.csv', 'woocommerce-csv', 31, 31, 31, 31, 28],
  ['woocommerce/store-lukstore-es.csv', 'woocommerce-csv', 69, 69, 0, 0, 69],
  ['woocommerce/store-vinoteka-sr.csv', 'woocommerce-csv', 404, 0, 0, 399, 404],
  ['woocommerce/store-wc-product-export-richardma.csv', 'woocommerce-csv', 2, 2, 0, 2, 2],
  ['woocommerce/woocommerce-sample_products.csv', 'woocommerce-csv', 18, 18, 0, 18, 18],
];

/** Two exports, one behind the other: the names of the columns stand among the products. */
const leftOutRows: Readonly<Record<string, string>> = {
  'woocommerce/amazon-to-woo-salimhm.csv':
    'Not imported, because they are not products: 1 repeated row of column names (row 22).',
};

/** What a content manager would take for dirt in a finished text. */
const dirty =
  /<\/?(?:p|br|div|span|li|ul|b|strong|em|a)\b|&(?:amp|nbsp|quot|#\d+|[a-z]{2,8});|\u00a0|\u200b|\r| {2}|^\s|\s$/i;

async function readProducts(path: string) {
  const catalogue = await openCatalogue(path);
  const products: ReadProduct[] = [];
  const refused: unknown[] = [];
  const notes: string[] = [];
  let bytes = 0;
  for await (const batch of catalogue.items()) {
    for (const item of batch.items) {
      if (item.kind === 'product') products.push(item);
      else refused.push(item);
    }
    notes.push(...batch.notes.map(({ reason }) => reason));
    bytes = batch.bytesRead;
  }
  return { catalogue, products, refused, notes, bytes };
}

for (const [file, format, count, described, bulleted, pictured, skus] of expected) {
  const path = join(sharedFolder, 'data', file);
  it(`reads ${file} as its origin describes it`, async () => {
    const { catalogue, products, refused, notes, bytes } = await readProducts(path);
    const having = (test: (item: ReadProduct) => boolean) => products.filter(test).length;
    expect(refused).toEqual([]);
    expect(notes).toEqual(leftOutRows[file] === undefined ? [] : [leftOutRows[file]]);
    expect({
      format: catalogue.format,
      encoding: catalogue.encoding,
      products: products.length,
      described: having(({ product }) => product.description !== ''),
      bulleted: having(({ product }) => product.bullets.length > 0),
      pictured: having(({ product }) => product.images.length > 0),
      skus: new Set(products.map(({ product }) => product.sku)).size,
    }).toEqual({ format, encoding: 'utf-8', products: count, described, bulleted, pictured, skus });
    expect(bytes).toBeGreaterThan(0);
    const texts = products.flatMap(({ product }) => [
      product.title,
      product.description,
      ...product.bullets,
      product.category ?? '',
      product.brand ?? '',
      ...product.attributes.map(({ value }) => value),
    ]);
    expect(texts.filter((text) => dirty.test(text)).slice(0, 5)).toEqual([]);
    for (const { product } of products) {
      expect(product.attributes.length).toBeLessThanOrEqual(40);
      for (const image of product.images) expect(image).toMatch(/^https?:\/\/|^\//);
    }
  });
}
