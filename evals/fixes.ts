// What do the mechanical fixes of broken rules do to real products? 500 of all catalogues, each on a channel, and every rule they break.
// Usage: node evals/run.ts fixes, or node evals/fixes.ts --pairs=50 --seed=7 --only=brand --count=500 --folder=<other catalogues> --notes

import type { SourceProduct } from '#domain/catalogue/product.ts';
import { pickParts } from '#domain/parts/parts.ts';
import { createRandom } from './claims/random.ts';
import { type Tried, tryFixes } from './fixes/measure.ts';
import { type Catalogue, readCatalogues, readFolder } from './writing/catalogues.ts';

export type Options = { seed: number; count: number; pairs: number; only: string; folder: string; hasNotes: boolean };
const usual: Options = { seed: 1, count: 500, pairs: 0, only: '', folder: '', hasNotes: false };

/** Small catalogues count as much as large ones, or one shop would be most of the sample. */
function drawProducts(catalogues: readonly Catalogue[], count: number, seed: number) {
  const random = createRandom(seed);
  const queues = random.shuffle(catalogues.map(({ name, products }) => ({ name, left: random.shuffle(products) })));
  const drawn: { name: string; product: SourceProduct }[] = [];
  for (let at = 0; drawn.length < count && queues.some(({ left }) => left.length > 0); at += 1) {
    const queue = queues[at % queues.length];
    const product = queue?.left.pop();
    if (queue && product) drawn.push({ name: queue.name, product });
  }
  return drawn;
}

const isDone = ({ outcome }: Tried) => 'after' in outcome;

function printTable(tried: readonly Tried[]): void {
  const byKind = Map.groupBy(tried, ({ kind, part }) => `${kind} (${part})`);
  console.log(`${'rule kind'.padEnd(42)}  broken   fixed  not fixed, by cause`);
  for (const [kind, of] of [...byKind].sort((a, b) => b[1].length - a[1].length)) {
    const causes = Map.groupBy(of, ({ outcome }) => ('because' in outcome ? outcome.because : ''));
    const words = [...causes].flatMap(([cause, { length }]) => (cause === '' ? [] : [`${cause} ${length}`]));
    const fixed = of.filter(isDone).length;
    console.log(
      [kind.padEnd(42), String(of.length).padStart(6), String(fixed).padStart(6), words.join(', ')].join('  '),
    );
  }
}

function printPairs(tried: readonly Tried[], count: number, seed: number): void {
  const random = createRandom(seed);
  // Each kind of rule as often as the others, or additions would be most of what is read.
  const queues = [...Map.groupBy(tried.filter(isDone), ({ kind, part }) => `${kind} ${part}`).values()].map((each) =>
    random.shuffle(each),
  );
  const chosen: Tried[] = [];
  for (let at = 0; chosen.length < count && queues.some((queue) => queue.length > 0); at += 1) {
    const pair = queues[at % queues.length]?.pop();
    if (pair) chosen.push(pair);
  }
  for (const [at, { catalogue, product, rule, kind, outcome }] of chosen.entries()) {
    if (!('after' in outcome)) continue;
    const { before, after, points, costs } = outcome;
    console.log(
      `\n#${at + 1} ${catalogue} · ${product.retailer ?? 'general'} · ${rule.label} (${kind}) · +${points} points${costs.length > 0 ? ` · costs ${costs.join(', ')}` : ''}`,
    );
    console.log(`  product  ${product.title} [${[product.brand, product.category, product.subcategory].join(' · ')}]`);
    console.log(`  before   ${before.replaceAll('\n', '\n           ')}`);
    console.log(`  after    ${after.replaceAll('\n', '\n           ')}`);
  }
}

function printSkipped({ catalogue, product, rule, part, outcome }: Tried): void {
  if (!('because' in outcome)) return;
  const text = [pickParts(product)[part]].flat().join(' ¶ ').replaceAll('\n', ' ⏎ ');
  console.log(`${outcome.because} · ${catalogue} · ${rule.id} · ${outcome.says}: ${text.slice(0, 300)}`);
}

/** Prints the figures and, where asked, pairs to read; answers whether no guard found a breach. */
export async function evaluateFixes(given: Partial<Options> = {}): Promise<boolean> {
  const { seed, count, pairs, only, folder, hasNotes } = { ...usual, ...given };
  const catalogues = folder === '' ? await readCatalogues() : await readFolder(folder);
  const drawn = drawProducts(catalogues, count, seed);
  const tried = drawn.flatMap(({ name, product }) => tryFixes(name, product, only));
  const fixed = tried.filter(isDone);
  console.log(`${drawn.length} products of ${catalogues.length} catalogues, seed ${seed}`);
  printTable(tried);
  console.log(
    `broken ${tried.length}, fixed ${fixed.length}; guards found ${tried.filter(({ breach }) => breach).length}`,
  );
  for (const { catalogue, product, rule, breach } of tried)
    if (breach) console.log(`${catalogue} ${product.sku} ${rule.id}: ${breach}`);
  if (hasNotes) for (const each of tried) if ('because' in each.outcome) printSkipped(each);
  if (pairs > 0) printPairs(tried, pairs, seed);
  return tried.every(({ breach }) => breach === null);
}

if (import.meta.main) {
  const read = (name: string) =>
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const isMet = await evaluateFixes({
    seed: Number(read('seed') ?? usual.seed),
    count: Number(read('count') ?? usual.count),
    pairs: Number(read('pairs') ?? usual.pairs),
    only: read('only') ?? '',
    folder: read('folder') ?? '',
    hasNotes: process.argv.includes('--notes'),
  });
  process.exit(isMet ? 0 : 1);
}
