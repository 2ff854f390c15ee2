// Counts what the checker finds of planted falsehoods, and what it wrongly doubts in true texts.

import { noChoices } from '#domain/attributes/attribute-use.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import type { CheckedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { writeDraft } from '#domain/writing/write/write-draft.ts';
import { textOf } from './catalogues.ts';
import { paraphrase } from './paraphrases.ts';
import { furtherPlanters, type Plant, planters } from './planters.ts';
import { createRandom } from './random.ts';

const plainRequest = {
  keywords: [],
  prompt: null,
  guidance: [],
  dataSources: [],
  rules: [],
  attributeChoices: noChoices,
};

export type Figures = {
  seed: number;
  planted: Record<string, { planted: number; found: number; contradicted: number }>;
  /** Doubted claims beside the planted one. */
  beside: number;
  paraphrases: number;
  paraphraseClaims: number;
  paraphraseAlarms: number;
  /** Doubtful sentences in paraphrases: the hint of low severity, counted apart. */
  statements: number;
  notes: string[];
};

const isDoubted = (claim: CheckedClaim) => claim.verdict !== 'supported' && !isHint(claim);

/** Draws products, six of ten from the main catalogue. */
function drawFrom(main: readonly SourceProduct[], others: readonly SourceProduct[], seed: number) {
  const random = createRandom(seed);
  const queues = [random.shuffle(main), random.shuffle(others)];
  const next = (): SourceProduct | undefined => {
    const first = random.next() < 0.6 || queues[1]?.length === 0 ? 0 : 1;
    return queues[first]?.pop() ?? queues[1 - first]?.pop();
  };
  return { random, next };
}

function note(product: SourceProduct, what: string): string {
  return `${product.title.slice(0, 50)}: ${what}`;
}

const around = (text: string, start: number, end: number) =>
  JSON.stringify(
    `${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]${text.slice(end, end + 25)}`,
  );

/** Plants `perKind` changes of each kind and writes `paraphrases` true texts, all drawn by the seed. */
export function measureClaims(
  main: readonly SourceProduct[],
  others: readonly SourceProduct[],
  { seed, perKind, paraphrases }: { seed: number; perKind: number; paraphrases: number },
): Figures {
  const figures: Figures = {
    seed,
    planted: {},
    beside: 0,
    paraphrases: 0,
    paraphraseClaims: 0,
    paraphraseAlarms: 0,
    statements: 0,
    notes: [],
  };
  for (const [index, [kind, plantIn]] of Object.entries({ ...planters, ...furtherPlanters }).entries()) {
    const { random, next } = drawFrom(main, others, seed * 100 + index);
    const sums = { planted: 0, found: 0, contradicted: 0 };
    figures.planted[kind] = sums;
    for (let product = next(); product && sums.planted < perKind; product = next()) {
      const plant: Plant | null = plantIn(textOf(product), random);
      if (!plant) continue;
      sums.planted += 1;
      const claims = checkClaims(extractFacts(product), plant.text);
      const doubted = claims.filter(isDoubted);
      const hits = doubted.filter(({ start, end }) => start < plant.end && end > plant.start);
      if (hits.length > 0) sums.found += 1;
      else
        figures.notes.push(
          note(product, `MISSED ${kind} ${plant.from} → ${around(plant.text, plant.start, plant.end)}`),
        );
      if (hits.some(({ verdict }) => verdict === 'contradicted')) sums.contradicted += 1;
      for (const claim of doubted) {
        if (hits.includes(claim)) continue;
        if (kind in planters) figures.beside += 1;
        figures.notes.push(
          note(
            product,
            `BESIDE ${claim.kind} ${around(plant.text, claim.start, claim.end)} (planted ${plant.from} → ${plant.to})`,
          ),
        );
      }
    }
  }
  const { random, next } = drawFrom(main, others, seed * 100 + 99);
  for (let product = next(); product && figures.paraphrases < paraphrases; product = next()) {
    const said = paraphrase(textOf(product), random);
    if (!said) continue;
    figures.paraphrases += 1;
    const claims = checkClaims(extractFacts(product), said.text);
    figures.paraphraseClaims += claims.filter((claim) => !isHint(claim)).length;
    figures.statements += claims.filter(({ kind }) => kind === 'statement').length;
    for (const claim of claims.filter(isDoubted)) {
      figures.paraphraseAlarms += 1;
      figures.notes.push(
        note(
          product,
          `ALARM ${claim.kind} ${claim.verdict} ${around(said.text, claim.start, claim.end)} (${said.by.join(', ')})`,
        ),
      );
    }
  }
  return figures;
}

/** Checks what the built-in writer makes of real products: it says only what the source says, in other words and another order. */
export function measureDrafts(
  main: readonly SourceProduct[],
  others: readonly SourceProduct[],
  { seed, drafts }: { seed: number; drafts: number },
): { drafts: number; claims: number; unsupported: number; contradicted: number; notes: string[] } {
  const { next } = drawFrom(main, others, seed * 100 + 98);
  const sums = { drafts: 0, claims: 0, unsupported: 0, contradicted: 0, notes: [] as string[] };
  for (let product = next(); product && sums.drafts < drafts; product = next()) {
    sums.drafts += 1;
    const limits = channelLimits('Amazon', product.category, new Date('2026-11-21T12:00:00Z'));
    const draft = writeDraft(
      { ...plainRequest, product, limits, parts: ['title', 'description', 'bullets'] },
      { code: 'en', isSure: true },
    );
    const facts = extractFacts(product);
    for (const text of [draft.title?.content, draft.description?.content, ...(draft.bullets?.content ?? [])]) {
      for (const claim of checkClaims(facts, text ?? '')) {
        if (isHint(claim)) continue;
        sums.claims += 1;
        if (claim.verdict === 'supported') continue;
        sums[claim.verdict] += 1;
        sums.notes.push(
          note(product, `DRAFT ${claim.kind} ${claim.verdict} ${around(text ?? '', claim.start, claim.end)}`),
        );
      }
    }
  }
  return sums;
}

/** Checks true descriptions against facts of the title alone: what is contradicted there is nearly always wrong. */
export function measureTitleOnly(products: readonly SourceProduct[]): {
  claims: number;
  contradicted: number;
  supported: number;
  notes: string[];
} {
  const sums = { claims: 0, contradicted: 0, supported: 0, notes: [] as string[] };
  for (const product of products) {
    const facts = extractFacts({
      ...product,
      description: '',
      bullets: [],
      attributes: [],
      category: null,
      subcategory: null,
    });
    for (const { kind, verdict, start, end, evidence } of checkClaims(facts, product.description)) {
      if (isHint({ kind })) continue;
      sums.claims += 1;
      if (verdict === 'supported') sums.supported += 1;
      if (verdict !== 'contradicted') continue;
      sums.contradicted += 1;
      sums.notes.push(
        `${product.title}: ${kind} ${around(product.description, start, end)} by ${JSON.stringify(evidence[0]?.text)}`,
      );
    }
  }
  return sums;
}
