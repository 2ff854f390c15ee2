// What does checking one listing's claims cost? Reads facts and checks the source's own texts, and prints processor time per product, for
// the sample and, where ../shared/data lies beside the checkout, real catalogues. Usage: node bench/claims.ts
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { readAll, readSample } from './catalogues.ts';
import { textsOf } from './content-work.ts';

const wantedMs = 2_000;

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
  const texts = products.map((product) => textsOf(product).join('\n'));
  const facts = time(products, (product) => extractFacts(product));
  const pairs = products.map((product, at) => ({ facts: extractFacts(product), text: texts[at] ?? '' }));
  const check = time(pairs, (pair) => checkClaims(pair.facts, pair.text));
  const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const claims = pairs.reduce((sum, pair) => sum + checkClaims(pair.facts, pair.text).length, 0) / pairs.length;
  console.log(
    `${name}: ${products.length} products, ${length.toFixed(0)} characters and ${claims.toFixed(1)} claims each; facts ${facts.toFixed(0)} µs, check ${check.toFixed(0)} µs, ${Math.round(1e6 / (facts + check)).toLocaleString('en')} products/s a core`,
  );
}

for (const { name, products } of await readAll()) measure(name, products);

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
