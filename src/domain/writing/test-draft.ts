// Drafts of the built-in writer for tests.
import { type AttributeChoices, noChoices } from '#domain/attributes/attribute-use.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { limitsOf } from '#domain/benchmarks/rule-limits.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { emptyVoice, type VoiceRules } from '#domain/voice/voice.ts';
import type { EngineRequest } from './engine.ts';
import type { Language } from './read/language.ts';
import { writeDraft } from './write/write-draft.ts';

export const english: Language = { code: 'en', isSure: true };

export function textsOf({ reasons }: { reasons: readonly DraftReason[] }): string[] {
  return reasons.map(({ text }) => text);
}

/** With the sentences of the reasons, which is what most tests look at. */
export function withNotes<Content>(part: { content: Content; reasons: DraftReason[] }): {
  content: Content;
  notes: string[];
} {
  return { content: part.content, notes: textsOf(part) };
}

type DraftOptions = {
  retailer?: string | null;
  prompt?: string | null;
  keywords?: readonly string[];
  parts?: readonly Part[];
  choices?: AttributeChoices;
  voice?: Partial<VoiceRules>;
};

/** What the engine is asked for a product, by the rules of its channel on a day after Amazon's shorter titles. */
export function requestFor(source: SourceProduct, given: DraftOptions = {}): EngineRequest {
  const on = new Date('2026-11-21T12:00:00Z');
  const rules = selectRules(builtInRules, source, on);
  return {
    product: source,
    parts: given.parts ?? partNames,
    keywords: given.keywords ?? [],
    prompt: given.prompt ?? null,
    guidance: [],
    dataSources: [],
    rules,
    limits: limitsOf(source, rules, on),
    attributeChoices: given.choices ?? noChoices,
    ...(given.voice ? { voice: { ...emptyVoice, ...given.voice } } : {}),
  };
}

/** All four parts for an English product, written for Amazon unless stated otherwise. */
export function draftFor(fields: Partial<SourceProduct>, given: DraftOptions & { language?: Language } = {}) {
  const source = product({ ...fields, retailer: given.retailer === undefined ? 'Amazon' : given.retailer });
  const { title, bullets, description, images } = writeDraft(requestFor(source, given), given.language ?? english);
  if (!title || !bullets || !description || !images) throw new Error('A part asked for was not written.');
  return {
    title: withNotes(title),
    bullets: withNotes(bullets),
    description: withNotes(description),
    images: withNotes(images),
  };
}
