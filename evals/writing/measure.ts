// Writes every product of a catalogue and measures the drafts: limits, claims, numbers, Listing Quality, readability, speed.
import { type Benchmark, evaluate, type RuleResult } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { type PartContent, partNames } from '#domain/review/content.ts';
import { channelLimits } from '#domain/writing/channel-limits.ts';
import { checkClaims } from '#domain/writing/claims/check-claims.ts';
import { extractFacts } from '#domain/writing/claims/facts.ts';
import { writeDraft } from '#domain/writing/writer.ts';
import type { Catalogue } from './catalogues.ts';
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
  readability: Readability;
  notes: string[];
};

export function write(product: SourceProduct): { draft: PartContent; notes: string[] } {
  const limits = channelLimits(product.retailer, product.category, on);
  const { title, bullets, description, images } = writeDraft({
    product,
    parts: partNames,
    keywords,
    prompt: null,
    limits,
  });
  if (!title || !bullets || !description || !images) throw new Error('A part asked for was not written.');
  return {
    draft: {
      title: title.content,
      description: description.content,
      bullets: bullets.content,
      images: images.content,
    },
    notes: [title, bullets, description, images].flatMap((part) => part.reasons.map(({ text }) => text)),
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

/** Writes and measures a catalogue. Only the writer is timed, by the processor's clock. */
export function measureCatalogue({ name, products }: Catalogue): { sums: Sums; written: Written[] } {
  const started = process.cpuUsage();
  const drafts = products.map(write);
  const { user, system } = process.cpuUsage(started);
  const sums: Sums = {
    products: products.length,
    seconds: (user + system) / 1e6,
    overLimits: 0,
    tooLittle: 0,
    claims: 0,
    unsupported: 0,
    contradicted: 0,
    statements: 0,
    numbers: 0,
    newNumbers: 0,
    readability: { words: 0, sentences: 0, syllables: 0 },
    notes: [],
  };
  const written: Written[] = [];
  for (const [index, product] of products.entries()) {
    const { draft, notes } = drafts[index] ?? write(product);
    measureOne(product, draft, sums);
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
