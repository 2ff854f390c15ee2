// Keywords: words people search by, aimed for in texts where a fact carries them, and which of them hold for a product.

import * as z from 'zod/mini';
import { groupDigits } from '#domain/text/group-digits.ts';
import { lineText } from '#domain/text/line-text.ts';
import { foldText, phraseFinder } from '#domain/text/words.ts';
import { defaultKeywords, type KeywordScope } from './default-keywords.ts';

/** Most keywords of a list, characters of a keyword, and searches a month. */
export const keywordLimits = { perList: 500, text: 100, volume: 1_000_000_000 } as const;

/** One line, single spaces. A comma parts keywords wherever several stand in one field, so none holds one. */
const keywordText = lineText(
  keywordLimits.text,
  'Enter a keyword.',
  `A keyword can have at most ${groupDigits(keywordLimits.text)} characters.`,
).check(z.refine((text) => !text.includes(','), 'A keyword cannot contain a comma.'));

/** `volume`: searches a month; null where nobody said. */
export const keywordSchema = z.strictObject({
  text: keywordText,
  volume: z.nullable(
    z
      .int('The volume must be a whole number.')
      .check(
        z.nonnegative('The volume cannot be negative.'),
        z.maximum(keywordLimits.volume, 'The volume is too large.'),
      ),
  ),
});
export type Keyword = z.output<typeof keywordSchema>;

/** Each keyword once, in any case, as it was first written and with its highest volume. */
export function foldKeywords(keywords: readonly Keyword[]): Keyword[] {
  const folded = new Map<string, Keyword>();
  for (const keyword of keywords) {
    const key = foldText(keyword.text);
    const known = folded.get(key);
    folded.set(key, known ? { text: known.text, volume: higher(known.volume, keyword.volume) } : keyword);
  }
  return [...folded.values()];
}

const higher = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/** What holds for a product, and whose list that is. */
export type AppliedKeywords = { from: KeywordScope | 'default'; keywords: readonly Keyword[] };

/** A product's own list goes before its category's; where there is neither, the specified four hold. */
export function selectKeywords(lists: { scope: KeywordScope; keywords: readonly Keyword[] }[]): AppliedKeywords {
  const list = lists.find(({ scope }) => scope === 'product') ?? lists.find(({ scope }) => scope === 'category');
  if (list) return { from: list.scope, keywords: list.keywords };
  return { from: 'default', keywords: defaultKeywords.map((text) => ({ text, volume: null })) };
}

/** More in one draft would be a heap of words. */
export const mostTargets = 20;

/**
 * What a draft aims for where nobody named keywords: of a list those a fact carries, the most searched first, at most `mostTargets`; else
 * the specified four, whether a fact carries them or not.
 */
export function chooseTargets(
  from: AppliedKeywords['from'],
  keywords: readonly (Keyword & { hasFact: boolean })[],
): string[] {
  if (from === 'default') return keywords.map(({ text }) => text);
  return mostSearched(keywords.filter(({ hasFact }) => hasFact))
    .slice(0, mostTargets)
    .map(({ text }) => text);
}

/** The highest volume first; those without one last, in their order. */
export const mostSearched = <K extends Keyword>(keywords: readonly K[]): K[] =>
  keywords.toSorted((a, b) => (b.volume ?? -1) - (a.volume ?? -1));

/** The keywords, each with whether the facts say it in these words. `factText` holds what the source states, a fact a line. */
export function findFacts<K extends Keyword>(keywords: readonly K[], factText: string): (K & { hasFact: boolean })[] {
  const { supported } = checkKeywords(
    keywords.map(({ text }) => text),
    factText,
  );
  const carried = new Set(supported);
  return keywords.map((keyword) => ({ ...keyword, hasFact: carried.has(keyword.text) }));
}

export type CheckedKeywords = { supported: string[]; unsupported: string[] };

/** Parts keywords by whether a text says them. */
export function checkKeywords(keywords: readonly string[], sourceText: string): CheckedKeywords {
  const wanted = [...new Set(keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== ''))];
  const supported = wanted.filter(phraseFinder(sourceText));
  return { supported, unsupported: wanted.filter((keyword) => !supported.includes(keyword)) };
}
