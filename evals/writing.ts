// Does the built-in writer keep what it promises? Drafts for every product of ../shared/data, each for a channel, held against the guards.
// Usage: node evals/run.ts writing, or node evals/writing.ts --step=10 --only=fashion --notes --pairs=40 --seed=7
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noChoices } from '#domain/attributes/attribute-use.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { limitsOf } from '#domain/benchmarks/rule-limits.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { partNames } from '#domain/parts/parts.ts';
import { createRandom } from './claims/random.ts';
import { readCatalogues } from './writing/catalogues.ts';
import { guards, on } from './writing/guards.ts';
import { type MeasuredDraft, measureCatalogue, timeWriting } from './writing/measure.ts';
import { writePage, writeText } from './writing/pairs.ts';

const folder = join(import.meta.dirname, '../.cache/evals');

export type Options = { step: number; seed: number; pairs: number; only: string; hasNotes: boolean };
const usual: Options = { step: 1, seed: 1, pairs: 40, only: '', hasNotes: false };

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function printRow(name: string, written: readonly MeasuredDraft[]): void {
  const counts = guards.map(
    (guard) => written.filter(({ breaches }) => breaches.some((breach) => breach.guard === guard)).length,
  );
  const supported = written.reduce((sum, { claims }) => sum + claims.supported, 0);
  const doubted = written.reduce((sum, { claims }) => sum + claims.doubted, 0);
  const [before, after] = [mean(written.map((each) => each.before)), mean(written.map((each) => each.after))];
  console.log(
    [
      name.padEnd(31),
      String(written.length).padStart(8),
      ...counts.map((count, at) => String(count).padStart(guards[at]?.length ?? 0)),
      `${doubted} of ${supported + doubted}`.padStart(16),
      `${before.toFixed(1)} → ${after.toFixed(1)}`.padStart(13),
    ].join('  '),
  );
}

/** Small catalogues count as much as large ones, or one shop would fill the page. */
function drawPairs(all: readonly MeasuredDraft[][], count: number, seed: number): MeasuredDraft[] {
  const random = createRandom(seed);
  const queues = random.shuffle(all.map((written) => random.shuffle(written)));
  const pairs: MeasuredDraft[] = [];
  for (let at = 0; pairs.length < count && queues.some((queue) => queue.length > 0); at += 1) {
    const pair = queues[at % queues.length]?.pop();
    if (pair) pairs.push(pair);
  }
  return pairs;
}

function requestFor(product: SourceProduct) {
  const rules = selectRules(builtInRules, product, on);
  const limits = limitsOf(product, rules, on);
  const given = {
    parts: partNames,
    keywords: [],
    prompt: null,
    guidance: [],
    dataSources: [],
    attributeChoices: noChoices,
  };
  return { ...given, product, rules, limits };
}

/** Prints the figures and writes the page of pairs; answers whether every guard holds on every product. */
export async function evaluateWriting(given: Partial<Options> = {}): Promise<boolean> {
  const options = { ...usual, ...given };
  const catalogues = (await readCatalogues(options.step)).filter(({ name }) =>
    name.toLowerCase().includes(options.only.toLowerCase()),
  );
  console.log(['catalogue'.padEnd(31), 'products', ...guards, '  doubted claims', 'Listing Quality'].join('  '));
  const all: MeasuredDraft[][] = [];
  for (const catalogue of catalogues) {
    const written = await measureCatalogue(catalogue);
    printRow(catalogue.name, written);
    all.push(written);
  }
  const total = all.flat();
  printRow('all', total);
  const unchanged = total.filter(
    ({ product, draft }) => draft.title === product.title && draft.description === product.description.trim(),
  ).length;
  console.log(`title and description as the source has them: ${unchanged} of ${total.length}`);
  if (options.hasNotes)
    for (const { catalogue, product, breaches } of total)
      for (const { guard, text } of breaches) console.log(`${catalogue} ${product.sku}: ${guard}: ${text}`);

  const pairs = drawPairs(all, options.pairs, options.seed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'writing-pairs.html'), writePage(pairs, options.seed));
  writeFileSync(join(folder, 'writing-pairs.txt'), writeText(pairs));
  console.log(`${pairs.length} pairs to read: ${join(folder, 'writing-pairs.html')}`);
  // Printed, not judged: the pace is the machine's, too.
  const pace = await timeWriting(catalogues.flatMap(({ products }) => products.map(requestFor)));
  console.log(`products a second on one core: ${Math.round(pace)}`);
  return total.every(({ breaches }) => breaches.length === 0);
}

if (import.meta.main) {
  const read = (name: string) =>
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const isMet = await evaluateWriting({
    step: Number(read('step') ?? usual.step),
    seed: Number(read('seed') ?? usual.seed),
    pairs: Number(read('pairs') ?? usual.pairs),
    only: read('only') ?? '',
    hasNotes: process.argv.includes('--notes'),
  });
  process.exit(isMet ? 0 : 1);
}
