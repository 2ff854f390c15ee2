// The products the benches on content measure: the sample and, where ../shared/data lies beside the checkout, real catalogues.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';
import { sampleCatalogue } from '../sample/sample-catalogue.ts';

const data = join(import.meta.dirname, '../../shared/data');
const realFiles = [
  'json/bestbuy-algolia-8420.json',
  'shopify/shopifypartners-fashion.csv',
  'marketplace-csv/amazon-10k-sample-slice.csv',
  'marketplace-csv/flipkart-sample-small.csv',
];

export function readSample(): SourceProduct[] {
  return sampleCatalogue().map((sample) => ({
    ...sample,
    images: sample.images.map(({ file }) => file),
    imageAlts: [],
    attributes: Object.entries(sample.attributes).map(([name, value]) => ({ name, value })),
  }));
}

async function readFile(path: string): Promise<SourceProduct[]> {
  const file = await openCatalogue(path);
  const products: SourceProduct[] = [];
  for await (const { items } of file.items())
    for (const item of items) if (item.kind === 'product') products.push(item.product);
  await file.close();
  return products;
}

/** The sample and every real catalogue that is there, of each at most so many products. */
export async function readAll(most = Number.POSITIVE_INFINITY): Promise<{ name: string; products: SourceProduct[] }[]> {
  const all = [{ name: 'sample', products: readSample().slice(0, most) }];
  const present = realFiles.filter((file) => existsSync(join(data, file)));
  if (present.length < realFiles.length) console.log('Catalogues of ../shared/data that are not there are left out.');
  for (const file of present) all.push({ name: file, products: (await readFile(join(data, file))).slice(0, most) });
  return all;
}
