// Does Listing Quality order listings as readers do? Sources and recorded drafts of products of our own, ranked by blind readers.
// Usage: node evals/run.ts quality, or node evals/quality.ts --pages=<folder>   writes the listings of each set, to be ranked   --notes
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { type PartContent, pickParts } from '#domain/parts/parts.ts';
import { type RecordedProduct, recordedProducts } from './replies/products.ts';
import { on } from './writing/guards.ts';

/** By set and product: the ranks readers gave, 1 for the best, one a reader. */
const ranks = z
  .record(z.string(), z.record(z.string(), z.array(z.number())))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'quality/ranks.json'), 'utf8')));
const target = 0.7;

type Listing = { product: RecordedProduct; content: PartContent; quality: number };

/**
 * Of 60 products a third each: drafts of a model and sources as they came. The measures of substance were changed once after the first two
 * sets were ranked, and again by all four: none of them is held back any more but by its name, which the ranks go by.
 */
const sets = [
  { name: 'sources', third: 0, isDraft: () => false },
  { name: 'mixed', third: 1, isDraft: (at: number) => at % 2 === 0 },
  { name: 'held back, mixed', third: 2, isDraft: (at: number) => at % 2 === 0 },
  { name: 'held back, drafts', third: 0, isDraft: () => true },
];

/** Drafts as the readers saw them. */
export const drafts = z
  .record(z.string(), z.object({ title: z.string(), bullets: z.array(z.string()), description: z.string() }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'quality/drafts.json'), 'utf8')));

function buildSet({ third, isDraft }: (typeof sets)[number]): Listing[] {
  const products = recordedProducts.filter((_product, index) => index % 3 === third);
  return products.map((product, at) => {
    const content = pickParts({ ...product.source, ...(isDraft(at) ? drafts[product.id] : {}) });
    return { product, content, quality: evaluate(content, product.source, builtInRules, on, noAims).quality };
  });
}

/** The place of each number among all, the highest first; equal numbers share their places. */
function placesOf(numbers: readonly number[]): number[] {
  return numbers.map((number) => {
    const above = numbers.filter((other) => other > number).length;
    const equal = numbers.filter((other) => other === number).length;
    return above + (equal + 1) / 2;
  });
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Spearman's coefficient: Pearson's of the places. */
function correlate(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [placesOf(one), placesOf(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const products = a.map((place, at) => (place - meanA) * ((b[at] ?? 0) - meanB));
  const spread = (places: readonly number[], middle: number) =>
    Math.sqrt(places.reduce((sum, place) => sum + (place - middle) ** 2, 0));
  return products.reduce((sum, each) => sum + each, 0) / (spread(a, meanA) * spread(b, meanB));
}

function describe({ product, content }: Listing): string {
  const { source } = product;
  const facts = source.attributes.map(({ name, value }) => `${name} = ${value}`).join('; ');
  return [
    `### ${product.id}`,
    `(the shop knows: brand ${source.brand ?? '-'}; category ${source.category ?? '-'}; ${facts})`,
    `TITLE: ${content.title}`,
    ...content.bullets.map((bullet) => `- ${bullet}`),
    content.description,
    `[${content.images.length} pictures]`,
    '',
  ].join('\n');
}

export function evaluateQuality({ pages, hasNotes }: { pages?: string | null; hasNotes?: boolean } = {}): boolean {
  const heldBack: number[] = [];
  for (const set of sets) {
    const { name } = set;
    const listings = buildSet(set);
    if (pages) {
      mkdirSync(pages, { recursive: true });
      writeFileSync(join(pages, `${name.replace(/\W+/g, '-')}.txt`), listings.map(describe).join('\n'));
    }
    const ranked = listings.filter(({ product }) => ranks[name]?.[product.id]);
    const given = ranked.map(({ product }) => ranks[name]?.[product.id] ?? []);
    const readers = given[0]?.length ?? 0;
    // A low rank is a good listing.
    const byReader = Array.from({ length: readers }, (_reader, at) => given.map((own) => -(own[at] ?? 0)));
    const together = given.map((own) => -mean(own));
    const figure =
      ranked.length === 0
        ? 0
        : correlate(
            ranked.map(({ quality }) => quality),
            together,
          );
    const between = byReader.length > 1 ? correlate(byReader[0] ?? [], byReader[1] ?? []).toFixed(2) : '-';
    console.log(
      `${name}: ${ranked.length} listings ranked by ${readers} readers, Spearman of Listing Quality with their mean ${figure.toFixed(2)}, of the readers with each other ${between}`,
    );
    if (hasNotes)
      for (const { product, quality } of ranked)
        console.log(
          `  ${product.id} ${product.quality}: quality ${quality}, ranks ${ranks[name]?.[product.id]?.join(' ')}`,
        );
    if (name.startsWith('held back')) heldBack.push(figure);
  }
  console.log(`mean of the sets once held back: ${mean(heldBack).toFixed(2)} (≥ ${target})`);
  return mean(heldBack) >= target;
}

if (import.meta.main) {
  const pages = process.argv.find((argument) => argument.startsWith('--pages='))?.slice('--pages='.length) ?? null;
  process.exit(evaluateQuality({ pages, hasNotes: process.argv.includes('--notes') }) ? 0 : 1);
}
