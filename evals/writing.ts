// How good is what the built-in writer writes? Drafts for every product of ../shared/data, each for a channel, held against limits, facts and rules.
// Usage: node evals/run.ts writing, or node evals/writing.ts --step=10 --seed=7 --pairs=40 --only=fashion --notes
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark } from '#domain/benchmarks/evaluate.ts';
import { createRandom } from './claims/random.ts';
import { type Catalogue, readCatalogues } from './writing/catalogues.ts';
import { countDuplicates } from './writing/duplicates.ts';
import { measureCatalogue, type Sums, timeWriting, type Written } from './writing/measure.ts';
import { writePage, writeText } from './writing/pairs.ts';
import { fleschEase } from './writing/readability.ts';

const folder = join(import.meta.dirname, '../.cache/evals');
/** A source holds enough for a full listing with this many distinct facts, this many words in all its fields, and pictures no rule complains of. */
const enough = { facts: 5, words: 80 };
/** Gain and after: of sources that hold enough. Doubted claims: none. `below`: the share of drafts that may score less than their source. */
const targets = { gain: 25, after: 85, doubted: 0, below: 0.01 };

export type Options = { step: number; seed: number; pairs: number; only: string; hasNotes: boolean };
const usual: Options = { step: 1, seed: 1, pairs: 40, only: '', hasNotes: false };

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? Number.NaN : numbers.reduce((total, number) => total + number, 0) / numbers.length;
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`;
const one = (number: number) => (Number.isNaN(number) ? '-' : number.toFixed(1));

function isRich({ product, facts, after }: Written): boolean {
  const texts = [
    product.title,
    product.description,
    ...product.bullets,
    ...product.attributes.map(({ value }) => value),
  ];
  const words =
    texts
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
      .match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const isPictured = after.results.every(({ rule, lost }) => rule.attribute !== 'images' || lost === 0);
  return facts >= enough.facts && words >= enough.words && isPictured;
}

/** Points of title, description and bullets alone: what a writer can change. */
const textPoints = 65;
function textQuality(benchmark: Benchmark): number {
  const isText = (attribute: string) => attribute !== 'images' && attribute !== 'facts';
  return (
    textPoints - benchmark.results.reduce((lost, result) => lost + (isText(result.rule.attribute) ? result.lost : 0), 0)
  );
}

type Measured = { name: string; sums: Sums; written: Written[] };

function quality(written: readonly Written[]) {
  const rich = written.filter(isRich);
  return {
    before: mean(written.map(({ before }) => before.quality)),
    after: mean(written.map(({ after }) => after.quality)),
    rich: rich.length,
    richBefore: mean(rich.map(({ before }) => before.quality)),
    richAfter: mean(rich.map(({ after }) => after.quality)),
  };
}

function printRow({ name, sums, written }: Measured): void {
  const { before, after, rich, richAfter } = quality(written);
  const cells = [
    name.padEnd(31),
    String(sums.products).padStart(6),
    percent(sums.products - sums.overLimits, sums.products).padStart(8),
    percent(sums.tooLittle, sums.products).padStart(8),
    `${sums.unsupported}+${sums.contradicted}/${sums.claims}`.padStart(14),
    `${sums.newNumbers}/${sums.numbers}`.padStart(10),
    String(sums.faulty).padStart(6),
    `${one(before)} → ${one(after)} (+${one(after - before)})`.padStart(22),
    `${one(richAfter)} of ${rich}`.padStart(14),
    one(fleschEase(sums.readability)).padStart(6),
    one(sums.readability.words / Math.max(1, sums.readability.sentences)).padStart(6),
    Math.round(sums.products / sums.seconds)
      .toString()
      .padStart(7),
  ];
  console.log(cells.join(' '));
}

function addUp(name: string, all: readonly Measured[]): Measured {
  const add = (pick: (sums: Sums) => number) => all.reduce((total, { sums }) => total + pick(sums), 0);
  const sums: Sums = {
    products: add((each) => each.products),
    repaired: add((each) => each.repaired),
    seconds: add((each) => each.seconds),
    overLimits: add((each) => each.overLimits),
    tooLittle: add((each) => each.tooLittle),
    claims: add((each) => each.claims),
    unsupported: add((each) => each.unsupported),
    contradicted: add((each) => each.contradicted),
    statements: add((each) => each.statements),
    numbers: add((each) => each.numbers),
    newNumbers: add((each) => each.newNumbers),
    faulty: add((each) => each.faulty),
    readability: {
      words: add((each) => each.readability.words),
      sentences: add((each) => each.readability.sentences),
      syllables: add((each) => each.readability.syllables),
    },
    notes: [],
  };
  return { name, sums, written: all.flatMap(({ written }) => written) };
}

/** Points the drafts still lose, by rule, as a mean over the products. */
function printLosses(written: readonly Written[]): void {
  const lost = new Map<string, number>();
  for (const { after } of written)
    for (const result of after.results)
      if (result.lost > 0) lost.set(result.rule.label, (lost.get(result.rule.label) ?? 0) + result.lost);
  const rows = [...lost].toSorted((a, b) => b[1] - a[1]).slice(0, 12);
  console.log(
    `points still lost, mean of a product: ${rows.map(([label, points]) => `${label} ${(points / written.length).toFixed(2)}`).join(', ')}`,
  );
}

function printDuplicates(written: readonly Written[]): void {
  for (const part of ['title', 'description'] as const) {
    const was = countDuplicates(written.map(({ product }) => product[part]));
    const is = countDuplicates(written.map(({ draft }) => draft[part]));
    console.log(
      `${part}s that stand in more than one product: ${was.exact} → ${is.exact} word for word, ${was.near} → ${is.near} nearly`,
    );
  }
}

function drawPairs(all: readonly Measured[], count: number, seed: number): Written[] {
  const random = createRandom(seed);
  // Small catalogues count as much as large ones, or one shop would fill the page.
  const queues = random.shuffle(all.map(({ written }) => random.shuffle(written)));
  const pairs: Written[] = [];
  for (let at = 0; pairs.length < count && queues.some((queue) => queue.length > 0); at += 1) {
    const pair = queues[at % queues.length]?.pop();
    if (pair) pairs.push(pair);
  }
  return pairs;
}

/** Prints the figures and writes the page of pairs; answers whether the targets are met. */
export async function evaluateWriting(given: Partial<Options> = {}): Promise<boolean> {
  const options = { ...usual, ...given };
  const catalogues = await readCatalogues(options.step);
  const wanted = catalogues.filter(({ name }) => name.toLowerCase().includes(options.only.toLowerCase()));
  console.log(
    'catalogue                     products   limits   little    claims         numbers   faulty   Listing Quality       rich sources  Flesch  words   per s',
  );
  const all: (Measured & Pick<Catalogue, 'language'>)[] = [];
  for (const catalogue of wanted) {
    const measured = { name: catalogue.name, ...(await measureCatalogue(catalogue)) };
    printRow(measured);
    all.push({ ...measured, language: catalogue.language });
  }
  const english = addUp(
    'all English',
    all.filter(({ language }) => language === 'English'),
  );
  const total = addUp('all', all);
  printRow(english);
  printRow(total);
  const [textBefore, textAfter] = (['before', 'after'] as const).map((when) =>
    mean(english.written.map((each) => textQuality(each[when]))),
  );
  console.log(
    `English, of the ${textPoints} points for title, description and bullets: ${one(textBefore ?? 0)} → ${one(textAfter ?? 0)} (${one((100 * (textAfter ?? 0)) / textPoints)}%)`,
  );
  printLosses(english.written);
  printDuplicates(total.written);
  const below = total.written.filter(({ before, after }) => after.quality < before.quality);
  console.log(
    `drafts that score less than their source: ${below.length} (${percent(below.length, total.written.length)})`,
  );
  console.log(`${total.sums.repaired} parts failed a check at first and were mended`);
  console.log(`${total.sums.statements} hints about whole sentences (not claims)`);
  if (options.hasNotes)
    for (const { name, sums } of all) for (const note of sums.notes) console.log(`${name}: ${note}`);

  const pairs = drawPairs(all, options.pairs, options.seed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'writing-pairs.html'), writePage(pairs, options.seed));
  writeFileSync(join(folder, 'writing-pairs.txt'), writeText(pairs));
  console.log(`${pairs.length} pairs to read: ${join(folder, 'writing-pairs.html')}`);

  const { rich, richBefore, richAfter } = quality(english.written);
  console.log(
    `English with enough in the source (${rich}): ${one(richBefore)} → ${one(richAfter)} (+${one(richAfter - richBefore)})`,
  );
  const { sums } = total;
  // Printed, not judged. A second pass, minutes later, tells how far the machine's pace alone moves the figure.
  const pace = sums.products / sums.seconds;
  const again = sums.products / wanted.reduce((seconds, { products }) => seconds + timeWriting(products), 0);
  console.log(`products a second on one core: ${Math.round(pace)}; in a second pass: ${Math.round(again)}`);
  const isTrue = sums.newNumbers === 0 && sums.unsupported + sums.contradicted <= targets.doubted;
  return (
    sums.overLimits === 0 &&
    isTrue &&
    richAfter - richBefore >= targets.gain &&
    richAfter >= targets.after &&
    below.length <= targets.below * total.written.length
  );
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
