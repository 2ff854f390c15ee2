// The voice a shop writes in and the words it keeps to: for the whole workspace, a retailer, a category or a brand, and what holds for a product.

import * as z from 'zod/mini';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PartContent, TextPart } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';
import { foldText } from '#domain/text/words.ts';
import { targetLanguages } from './languages.ts';

/** Widest first: the narrower voice wins. */
export const voiceScopes = ['workspace', 'retailer', 'category', 'brand'] as const;
export type VoiceScope = (typeof voiceScopes)[number];

export const persons = ['you', 'we', 'neutral'] as const;
export const spellingNames = ['UK', 'US'] as const;
export const unitSystems = ['metric', 'imperial'] as const;

const phrase = lineText(100, 'Enter a word or remove the line.');
const phrases = (most: number) => z.array(phrase).check(z.maxLength(most, `At most ${most} entries.`));

/**
 * What a voice says. A choice of null leaves it to the wider voice; `examples` are ids of products whose approved content sounds right.
 * `language` is what a language model writes in; where no voice names one it keeps the language of the source.
 */
export const voiceRulesSchema = z.strictObject({
  language: z.nullable(z.enum(targetLanguages)),
  tone: z.nullable(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.'))),
  person: z.nullable(z.enum(persons)),
  spelling: z.nullable(z.enum(spellingNames)),
  units: z.nullable(z.enum(unitSystems)),
  prefer: z
    .array(
      z.strictObject({
        use: phrase,
        insteadOf: phrases(30).check(z.minLength(1, 'Enter at least one word to replace.')),
      }),
    )
    .check(z.maxLength(300, 'At most 300 entries.')),
  avoid: phrases(500),
  /** Names and expressions with one right form; `forms` are the others people write. */
  terms: z.array(z.strictObject({ term: phrase, forms: phrases(30) })).check(z.maxLength(500, 'At most 500 entries.')),
  examples: z.array(storedId('Invalid product ID')).check(z.maxLength(20, 'At most 20 products.')),
});
export type VoiceRules = z.output<typeof voiceRulesSchema>;

export const emptyVoice: VoiceRules = {
  language: null,
  tone: null,
  person: null,
  spelling: null,
  units: null,
  prefer: [],
  avoid: [],
  terms: [],
  examples: [],
};

/** Where a voice holds; the workspace's has no value. */
export type VoiceScoped = { scope: VoiceScope; scopeValue: string | null };
export type Voice = VoiceScoped & VoiceRules;
export type VoicedProduct = Pick<SourceProduct, 'brand' | 'category' | 'retailer'>;

/** The product's value a scope is compared with; null for the workspace and where the product has none. */
export function voicedValue(product: VoicedProduct, scope: VoiceScope): string | null {
  const value = scope === 'workspace' ? null : product[scope];
  return value === null || foldText(value) === '' ? null : value;
}

/** Letters and spaces of values differ in writing only. */
export function holdsFor({ scope, scopeValue }: VoiceScoped, product: VoicedProduct): boolean {
  if (scope === 'workspace') return true;
  const value = voicedValue(product, scope);
  return value !== null && scopeValue !== null && foldText(value) === foldText(scopeValue);
}

/** The voices that hold for a product, widest first. */
export function selectVoices<V extends VoiceScoped>(voices: readonly V[], product: VoicedProduct): V[] {
  return voices
    .filter((voice) => holdsFor(voice, product))
    .sort((a, b) => voiceScopes.indexOf(a.scope) - voiceScopes.indexOf(b.scope));
}

/**
 * What several voices amount to, widest first as `selectVoices` gives them. Of a choice the narrowest holds; lists are added up, but for
 * what a narrower voice says of the same word: a brand may call a couch what the workspace calls a sofa.
 */
export function mergeVoices(voices: readonly VoiceRules[]): VoiceRules {
  const narrowFirst = voices.toReversed();
  const choose = <Key extends 'language' | 'tone' | 'person' | 'spelling' | 'units'>(key: Key): VoiceRules[Key] =>
    narrowFirst.map((voice) => voice[key]).find((value) => value !== null && value !== '') ?? null;
  const language = choose('language');
  const merged: VoiceRules = {
    language,
    tone: choose('tone'),
    person: choose('person'),
    // It is of English alone.
    spelling: language === null || language === 'en' ? choose('spelling') : null,
    units: choose('units'),
    prefer: [],
    avoid: [],
    terms: [],
    examples: [...new Set(narrowFirst.flatMap(({ examples }) => examples))],
  };
  const decided = new Set<string>();
  for (const { prefer, avoid, terms } of narrowFirst) {
    const isOpen = (word: string) => !decided.has(foldText(word));
    const own: string[] = [];
    for (const { use, insteadOf } of prefer) {
      const open = insteadOf.filter(isOpen);
      if (open.length > 0 && isOpen(use)) merged.prefer.push({ use, insteadOf: open });
      own.push(use, ...insteadOf);
    }
    for (const { term, forms } of terms) {
      if (isOpen(term)) merged.terms.push({ term, forms: forms.filter(isOpen) });
      own.push(term, ...forms);
    }
    merged.avoid.push(...avoid.filter(isOpen));
    own.push(...avoid);
    for (const word of own) decided.add(foldText(word));
  }
  return merged;
}

/** Approved texts of a product a voice names as an example; a part that is not approved is absent. */
export type VoiceExample = Readonly<Partial<Pick<PartContent, TextPart>>>;
