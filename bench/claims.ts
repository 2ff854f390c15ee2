// What does checking one listing's claims cost? Reads facts and checks the source's own texts, and prints processor time per product, for
// the sample and, where ../shared/data lies beside the checkout, real catalogues. Usage: node bench/claims.ts
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/writing/claims/check-claims.ts';
import { extractFacts } from '#domain/writing/claims/facts.ts';
import { openCatalogue } from '#server/transfer/read-file.ts';
import { sampleCatalogue } from '../sample/sample-catalogue.ts';

const data = join(import.meta.dirname, '../../shared/data');
const files = [
  'json/bestbuy-algolia-8420.json',
  'shopify/shopifypartners-fashion.csv',
  'marketplace-csv/amazon-10k-sample-slice.csv',
];
const wantedMs = 2_000;

function readSample(): SourceProduct[] {
  return sampleCatalogue().map((sample) => ({
    ...sample,
    images: [],
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

/** Microseconds of processor time per item: what else the machine does counts less than by the clock. */
function time<Item>(items: readonly Item[], work: (item: Item) => unknown): number {
  for (const item of items.slice(0, 500)) work(item);
  let done = 0;
  const before = process.cpuUsage();
  for (const until = performance.now() + wantedMs; performance.now() < until; ) {
    for (const item of items) work(item);
    done += items.length;
  }
  return process.cpuUsage(before).user / done;
}

function measure(name: string, products: readonly SourceProduct[]): void {
  const texts = products.map(({ title, description, bullets }) => [title, description, ...bullets].join('\n'));
  const facts = time(products, (product) => extractFacts(product));
  const pairs = products.map((product, at) => ({ facts: extractFacts(product), text: texts[at] ?? '' }));
  const check = time(pairs, (pair) => checkClaims(pair.facts, pair.text));
  const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const claims = pairs.reduce((sum, pair) => sum + checkClaims(pair.facts, pair.text).claims.length, 0) / pairs.length;
  console.log(
    `${name}: ${products.length} products, ${length.toFixed(0)} characters and ${claims.toFixed(1)} claims each; facts ${facts.toFixed(0)} µs, check ${check.toFixed(0)} µs, ${Math.round(1e6 / (facts + check)).toLocaleString('en')} products/s a core`,
  );
}

measure('sample', readSample());
const present = files.filter((file) => existsSync(join(data, file)));
if (present.length < files.length) console.log('Catalogues of ../shared/data that are not there are left out.');
for (const file of present) measure(file, await readFile(join(data, file)));

const hostile: readonly (readonly [string, string])[] = [
  ['one word', 'a'],
  ['digits', '1'],
  ['letters and digits', 'a1'],
  ['dimensions', '1x'],
  ['hyphens', '1-'],
  ['markup', '<a'],
  ['colours', 'red/'],
  ['claims', 'with 3 red cotton cups, for iPhone 5, '],
];
for (const [name, part] of hostile) {
  const text = part.repeat(Math.ceil(200_000 / part.length)).slice(0, 200_000);
  const facts = extractFacts({ ...(readSample()[0] as SourceProduct), description: text });
  const before = process.cpuUsage();
  checkClaims(facts, text);
  console.log(`hostile, 200,000 characters of ${name}: ${(process.cpuUsage(before).user / 1_000).toFixed(0)} ms`);
}
