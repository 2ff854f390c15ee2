// Reads the English catalogues of ../shared/data with the project's own readers.
import { join } from 'node:path';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';
import { sharedFolder } from '#testing/shared-folder.ts';

export const mainFile = 'json/bestbuy-algolia-8420.json';
const otherFiles = [
  'shopify/shopifypartners-fashion.csv',
  'shopify/shopifypartners-apparel.csv',
  'shopify/shopifypartners-home-and-garden.csv',
  'shopify/shopifypartners-jewelery.csv',
  'shopify/packt-product-data.csv',
  'shopify/store-export-mintpixels.csv',
  'magento/magento2-configurable-products.csv',
  'json/amazon-meta_Gift_Cards.json',
  'marketplace-csv/amazon-10k-sample-slice.csv',
  'marketplace-csv/flipkart-sample-small.csv',
];

/** English catalogues with other habits: long titles, attributes as run-on text, goods of many kinds. */
const furtherFiles = [
  'woocommerce/amazon-to-woo-salimhm.csv',
  'woocommerce/store-wc-product-export-richardma.csv',
  'woocommerce/woocommerce-sample_products.csv',
  'google-feed/sparklingresin-en.xml',
  'marketplace-csv/brightdata-shein-products.csv',
];

/** The products of a catalogue. */
export async function readFile(file: string): Promise<SourceProduct[]> {
  const catalogue = await openCatalogue(join(sharedFolder, 'data', file));
  const products: SourceProduct[] = [];
  for await (const { items } of catalogue.items())
    for (const item of items) if (item.kind === 'product') products.push(item.product);
  await catalogue.close();
  return products;
}

export type Catalogues = { main: SourceProduct[]; others: SourceProduct[]; further: SourceProduct[] };

/** Best Buy's products, and those of the smaller catalogues together, those the rules were not made on apart. */
export async function readCatalogues(): Promise<Catalogues> {
  const main = await readFile(mainFile);
  const others: SourceProduct[] = [];
  for (const file of otherFiles) others.push(...(await readFile(file)));
  const further: SourceProduct[] = [];
  for (const file of furtherFiles) further.push(...(await readFile(file)));
  return { main, others, further };
}

/** What a listing says, one field a line, as a text to check: title, the description's first 1,500 characters, bullets. */
export function textOf(product: SourceProduct): string {
  const short = product.description.slice(0, 1_500);
  const description = short.length < product.description.length ? short.replace(/\s\S*$/, '') : short;
  return [product.title, description, ...product.bullets.slice(0, 8)].filter((line) => line.trim() !== '').join('\n');
}
