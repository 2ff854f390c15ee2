// What the benches on content time, the same in Node and in a browser: facts, claims and Listing Quality of products, and checks while typing.
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts, type Facts } from '#domain/claims/facts.ts';

const on = new Date('2026-11-21T12:00:00Z');

/** The texts that are checked one by one, as the review screen does. */
export const textsOf = ({ title, description, bullets }: SourceProduct): string[] => [title, description, ...bullets];

type Known = { product: SourceProduct; facts: Facts; texts: readonly string[] };
let known: Known[] = [];

/** Takes the products to work on; what follows is timed from outside, so that only processor time counts. */
export function load(products: readonly SourceProduct[]): void {
  known = products.map((product) => ({ product, facts: extractFacts(product), texts: textsOf(product) }));
}

export const jobs = {
  facts: ({ product }: Known) => extractFacts(product),
  check: ({ facts, texts }: Known) => texts.map((text) => checkClaims(facts, text)),
  quality: ({ product }: Known) => evaluate(product, product, builtInRules, on, noAims),
} as const;
export type Job = keyof typeof jobs;

/** Does a job for every product, again and again. */
export function run(job: Job, rounds: number): void {
  const work: (item: Known) => unknown = jobs[job];
  for (let round = 0; round < rounds; round += 1) for (const item of known) work(item);
}

/** Types at the end, in the middle and at the start of the first product's description and checks it whole after each key. Answers how many claims there were. */
export function type(keys: number): number {
  const [first] = known;
  if (!first) throw new Error('Nothing is loaded to type in');
  let typed = first.product.description;
  let claims = 0;
  for (let key = 0; key < keys; key += 1) {
    const place = [typed.length, typed.length >> 1, 0][key % 3] ?? 0;
    typed = typed.slice(0, place) + 'a b3.'.charAt(key % 5) + typed.slice(place);
    claims = checkClaims(first.facts, typed).length;
  }
  return claims;
}

/** A description of 10,000 characters made of real ones, and 100 attributes: the most a screen is likely to hold. */
export function longProduct(products: readonly SourceProduct[]): SourceProduct {
  const [first] = products;
  if (!first) throw new Error('There is no product to make a long one of');
  let description = '';
  for (let index = 0; description.length < 10_000; index += 1)
    description += `${products[index % products.length]?.description ?? ''}\n`;
  const names = products.flatMap(({ attributes }) => attributes);
  const attributes = Array.from({ length: 100 }, (_each, index) => ({
    name: `${names[index % Math.max(1, names.length)]?.name ?? 'Length'} ${index}`,
    value: `${names[index % Math.max(1, names.length)]?.value ?? 'Steel'}, ${index} cm`,
  }));
  return { ...first, description: description.slice(0, 10_000), attributes };
}
