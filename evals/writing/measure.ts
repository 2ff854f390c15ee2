// Writes every product of a catalogue and measures the drafts: limits, claims, numbers, Listing Quality, readability, speed.
import { type Benchmark, evaluate, type RuleResult } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { type PartContent, partNames } from '#domain/parts/parts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import { writeDraft } from '#domain/writing/writer.ts';
import type { Catalogue } from './catalogues.ts';
import { findFaults } from './faults.ts';
import { findNewNumbers } from './numbers.ts';
import { type Readability, readText } from './readability.ts';

export const on = new Date('2026-11-21T12:00:00Z');
const keywords = ['premium', 'quality', 'comfortable', 'durable'];

/** A product, its draft, and what the rules say of both. */
export type Written = {
  catalogue: string;
  product: SourceProduct;
  draft: PartContent;
  notes: string[];
  before: Benchmark;
  after: Benchmark;
  facts: number;
};

export type Sums = {
  products: number;
  /** Parts a failed check had written once more. */
  repaired: number;
  seconds: number;
  /** Products whose draft breaks a hard limit: too long, a forbidden word, markup, repeats. */
  overLimits: number;
  /** Products with a hard rule left broken because the source has too few pictures, words or points. */
  tooLittle: number;
  claims: number;
  unsupported: number;
  contradicted: number;
  statements: number;
  numbers: number;
  newNumbers: number;
  /** Products whose draft has a fault of language a machine sees. */
  faulty: number;
  readability: Readability;
  notes: string[];
};

/** The writer alone, for the clock. */
function write(product: SourceProduct): void {
  writeDraft({
    product,
    parts: partNames,
    keywords,
    prompt: null,
    limits: channelLimits(product.retailer, product.category, on),
  });
}

/** The draft as the server would store it: through the pipeline, checked and mended once. */
async function draftOf(product: SourceProduct): Promise<{ draft: PartContent; notes: string[]; repaired: number }> {
  const parts = await runPipeline(
    { product, dataSources: [], prompts: [], prompt: null, keywords, parts: partNames, rules: builtInRules, on },
    builtInEngine,
    () => '',
  );
  return {
    draft: Object.fromEntries(parts.map(({ part, value }) => [part, value])) as PartContent,
    notes: parts.flatMap(({ draft }) => draft.reasons.map(({ text }) => text)),
    repaired: parts.filter(({ draft }) => draft.isRepaired).length,
  };
}

/** A rule asks for more than is there, or for other pictures: no writer can keep it. */
export function asksForMore({ rule, verdict }: RuleResult): boolean {
  return (
    rule.attribute === 'facts' ||
    rule.attribute === 'images' ||
    verdict.endsWith('below') ||
    rule.benchmarkType === 'required'
  );
}

const isBroken = (result: RuleResult) => !result.hasPassed && result.rule.severity === 'block';

function measureOne(product: SourceProduct, draft: PartContent, sums: Sums): void {
  const facts = extractFacts(product);
  const texts = [draft.title, draft.description, ...draft.bullets];
  for (const text of texts) {
    for (const claim of checkClaims(facts, text).claims) {
      if (claim.kind === 'statement') {
        sums.statements += 1;
        sums.notes.push(`${product.sku} STATEMENT ${claim.text}`);
        continue;
      }
      sums.claims += 1;
      if (claim.verdict === 'supported') continue;
      sums[claim.verdict] += 1;
      const place = `${text.slice(Math.max(0, claim.start - 40), claim.start)}[${claim.text}]${text.slice(claim.end, claim.end + 30)}`;
      sums.notes.push(
        `${product.sku} CLAIM ${claim.verdict} ${claim.kind} ${place} by ${claim.evidence[0]?.text ?? '-'}`,
      );
    }
  }
  const fresh = findNewNumbers(product, texts);
  sums.numbers += texts.join(' ').match(/\d+/g)?.length ?? 0;
  sums.newNumbers += fresh.length;
  if (fresh.length > 0) sums.notes.push(`${product.sku} NUMBER ${fresh.join(', ')} | ${product.title}`);
  const read = readText(draft.description);
  sums.readability.words += read.words;
  sums.readability.sentences += read.sentences;
  sums.readability.syllables += read.syllables;
}

/** Distinct facts the source states, as the claim checker reads them: what, and in which words. */
function countFacts(product: SourceProduct): number {
  const { facts } = extractFacts(product);
  return new Set(facts.filter(({ isWeak }) => !isWeak).map(({ kind, text }) => `${kind} ${text.toLowerCase()}`)).size;
}

/** Seconds of the processor, all threads counted, that writing the products takes. */
export function timeWriting(products: readonly SourceProduct[]): number {
  const started = process.cpuUsage();
  products.forEach(write);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/** Writes and measures a catalogue. Only the writer is timed. */
export async function measureCatalogue({
  name,
  language,
  products,
}: Catalogue): Promise<{ sums: Sums; written: Written[] }> {
  const seconds = timeWriting(products);
  const sums: Sums = {
    products: products.length,
    repaired: 0,
    seconds,
    overLimits: 0,
    tooLittle: 0,
    claims: 0,
    unsupported: 0,
    contradicted: 0,
    statements: 0,
    numbers: 0,
    newNumbers: 0,
    faulty: 0,
    readability: { words: 0, sentences: 0, syllables: 0 },
    notes: [],
  };
  const written: Written[] = [];
  for (const product of products) {
    const { draft, notes, repaired } = await draftOf(product);
    sums.repaired += repaired;
    measureOne(product, draft, sums);
    const faults = findFaults(product, draft, language === 'English');
    if (faults.length > 0) sums.faulty += 1;
    sums.notes.push(...faults.map(({ kind, text }) => `${product.sku} FAULT ${kind}: ${text}`));
    const before = evaluate(product, product, builtInRules, on);
    const after = evaluate(draft, product, builtInRules, on);
    const broken = after.results.filter(isBroken);
    const over = broken.filter((result) => !asksForMore(result));
    if (over.length > 0) {
      sums.overLimits += 1;
      sums.notes.push(
        `${product.sku} LIMIT ${over.map(({ rule, found }) => `${rule.id} ${found.join(' ')}`).join('; ')}`,
      );
    }
    if (broken.length > over.length) sums.tooLittle += 1;
    written.push({ catalogue: name, product, draft, notes, before, after, facts: countFacts(product) });
  }
  return { sums, written };
}
