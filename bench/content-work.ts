// What the benches on content time, the same in Node and in a browser: facts, claims and Listing Quality of products, and checks while typing.
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { checkClaims } from '#domain/writing/claims/check-claims.ts';
import { extractFacts } from '#domain/writing/claims/facts.ts';

/** Microseconds a product. */
export type Costs = { facts: number; check: number; quality: number };
/** Milliseconds. `first` is the check after which nothing had run before. */
export type TypingCosts = { facts: number; first: number; median: number; p95: number; most: number; claims: number };

const on = new Date('2026-11-21T12:00:00Z');

/** The texts that are checked one by one, as the review screen does. */
export const textsOf = ({ title, description, bullets }: SourceProduct): string[] => [title, description, ...bullets];

const groupSize = 20;
const leastRounds = 5;

/**
 * Microseconds an item takes. Items are timed in groups, each in every round, for so many ms and five rounds at least; the fastest round of
 * each group counts: others on the machine interrupt some rounds and not all.
 */
function time<Item>(items: readonly Item[], work: (item: Item) => unknown, forMs: number): number {
  const groups: { items: readonly Item[]; best: number }[] = [];
  for (let from = 0; from < items.length; from += groupSize)
    groups.push({ items: items.slice(from, from + groupSize), best: Number.POSITIVE_INFINITY });
  const until = performance.now() + forMs;
  for (let round = 0; round < leastRounds || performance.now() < until; round += 1) {
    for (const group of groups) {
      const started = performance.now();
      for (const item of group.items) work(item);
      group.best = Math.min(group.best, performance.now() - started);
    }
  }
  return (groups.reduce((sum, { best }) => sum + best, 0) * 1_000) / items.length;
}

export function measureProducts(products: readonly SourceProduct[], forMs: number): Costs {
  const facts = time(products, (product) => extractFacts(product), forMs);
  const known = products.map((product) => ({ facts: extractFacts(product), texts: textsOf(product) }));
  const check = time(known, ({ facts: of, texts }) => texts.map((text) => checkClaims(of, text)), forMs);
  const quality = time(products, (product) => evaluate(product, product, builtInRules, on), forMs);
  return { facts, check, quality };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** Types at the end, in the middle and at the start of a product's description, checking it whole after each key. */
export function measureTyping(product: SourceProduct, keys: number): TypingCosts {
  const before = performance.now();
  const facts = extractFacts(product);
  const read = performance.now();
  const { description } = product;
  checkClaims(facts, description);
  const first = performance.now() - read;
  const times: number[] = [];
  let claims = 0;
  let typed = description;
  for (let key = 0; key < keys; key += 1) {
    const place = [typed.length, typed.length >> 1, 0][key % 3] ?? 0;
    typed = typed.slice(0, place) + 'a b3.'.charAt(key % 5) + typed.slice(place);
    const started = performance.now();
    claims = checkClaims(facts, typed).claims.length;
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { facts: read - before, first, median: at(times, 0.5), p95: at(times, 0.95), most: at(times, 1), claims };
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
