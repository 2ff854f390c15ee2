// What does judging one listing cost? Evaluates the sample and, where ../shared/data lies beside the checkout, real catalogues, and prints
// microseconds per product with the spread of Listing Quality. Usage: node bench/benchmarks.ts
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { readAll } from './catalogues.ts';

const wantedMs = 2_000;
const on = new Date('2026-11-21T12:00:00Z');

function measure(name: string, products: readonly SourceProduct[]): void {
  const evaluateAll = () => products.map((product) => evaluate(product, product, builtInRules, on, noAims).quality);
  const qualities = evaluateAll().sort((a, b) => a - b);
  // Processor time, not the clock's: what else the machine does counts less.
  let checked = 0;
  const before = process.cpuUsage();
  for (const until = performance.now() + wantedMs; performance.now() < until; checked += products.length) evaluateAll();
  const microseconds = process.cpuUsage(before).user / checked;
  const at = (share: number) => qualities[Math.floor(share * (qualities.length - 1))];
  const quartiles = [at(0), at(0.25), at(0.5), at(0.75), at(1)].join(' / ');
  console.log(`${name}: ${products.length} products, ${microseconds.toFixed(1)} µs each, quality ${quartiles}`);
}

for (const { name, products } of await readAll()) {
  measure(name, products);
  if (name === 'sample') continue;
  measure(
    `${name}, as Amazon's`,
    products.map((product) => ({ ...product, retailer: 'Amazon' })),
  );
}
