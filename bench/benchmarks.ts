// What does judging one listing cost? Evaluates the sample and, where ../shared/data lies beside the checkout, real catalogues, and prints
// microseconds per product with the spread of Listing Quality. Usage: node bench/benchmarks.ts

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';
import { sampleCatalogue } from '../sample/sample-catalogue.ts';

const data = join(import.meta.dirname, '../../shared/data');
const files = [
  'json/bestbuy-algolia-8420.json',
  'shopify/shopifypartners-fashion.csv',
  'marketplace-csv/amazon-10k-sample-slice.csv',
  'marketplace-csv/flipkart-sample-small.csv',
];
const wantedMs = 2_000;
const on = new Date('2026-11-21T12:00:00Z');

function readSample(): SourceProduct[] {
  return sampleCatalogue().map((sample) => ({
    ...sample,
    images: sample.images.map(({ file }) => file),
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

function measure(name: string, products: readonly SourceProduct[]): void {
  const judgeAll = () => products.map((product) => evaluate(product, product, builtInRules, on).quality);
  const qualities = judgeAll().sort((a, b) => a - b);
  // Processor time, not the clock's: what else the machine does counts less.
  let judged = 0;
  const before = process.cpuUsage();
  for (const until = performance.now() + wantedMs; performance.now() < until; judged += products.length) judgeAll();
  const microseconds = process.cpuUsage(before).user / judged;
  const at = (share: number) => qualities[Math.floor(share * (qualities.length - 1))];
  const quartiles = [at(0), at(0.25), at(0.5), at(0.75), at(1)].join(' / ');
  console.log(`${name}: ${products.length} products, ${microseconds.toFixed(1)} µs each, quality ${quartiles}`);
}

measure('sample', readSample());
const present = files.filter((file) => existsSync(join(data, file)));
if (present.length < files.length) console.log('Catalogues of ../shared/data that are not there are left out.');
for (const file of present) {
  const products = await readFile(join(data, file));
  measure(file, products);
  measure(
    `${file}, as Amazon's`,
    products.map((product) => ({ ...product, retailer: 'Amazon' })),
  );
}
