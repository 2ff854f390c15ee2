// Coverage: which keywords stand in the texts of a product and where, which could, and which no fact carries.
import { type TextPart, textParts } from '#domain/parts/parts.ts';
import { phraseFinder } from '#domain/text/words.ts';
import type { Keyword } from './keyword.ts';

/** `open`: not placed, though a fact carries it. `unsupported`: not placed, and no fact carries it. */
export const keywordStates = ['placed', 'open', 'unsupported'] as const;
export type KeywordState = (typeof keywordStates)[number];

/** A keyword with the parts it stands in. It may stand there though no fact says it in these words. */
export type CoveredKeyword = Keyword & { hasFact: boolean; places: TextPart[] };

/** What is missing is empty: a source product does not carry every part. */
type PartTexts = Readonly<Partial<Record<TextPart, string | readonly string[]>>>;

export function stateOf({ hasFact, places }: Pick<CoveredKeyword, 'hasFact' | 'places'>): KeywordState {
  if (places.length > 0) return 'placed';
  return hasFact ? 'open' : 'unsupported';
}

/** Where each keyword stands, on word boundaries and in any case. A keyword never runs from one bullet into the next. */
export function coverKeywords<K extends Keyword & { hasFact: boolean }>(
  keywords: readonly K[],
  texts: PartTexts,
): (K & CoveredKeyword)[] {
  const finders = textParts.map((part) => ({ part, holds: finderOf(texts[part] ?? []) }));
  return keywords.map((keyword) => ({
    ...keyword,
    places: finders.filter(({ holds }) => holds(keyword.text)).map(({ part }) => part),
  }));
}

function finderOf(value: string | readonly string[]): (phrase: string) => boolean {
  if (typeof value === 'string') return phraseFinder(value);
  const finders = value.map(phraseFinder);
  return (phrase) => finders.some((holds) => holds(phrase));
}

/** Searches a month: of all keywords, of those placed, and of those that are or could be. */
export type VolumeShare = { total: number; placed: number; possible: number };
export type CoverageFigures = Record<KeywordState, number> & { volume: VolumeShare | null };

/** `volume` is null where no keyword has one. */
export function sumCoverage(keywords: readonly CoveredKeyword[]): CoverageFigures {
  const figures: CoverageFigures = { placed: 0, open: 0, unsupported: 0, volume: null };
  const volume: VolumeShare = { total: 0, placed: 0, possible: 0 };
  for (const keyword of keywords) {
    const state = stateOf(keyword);
    figures[state] += 1;
    const searches = keyword.volume ?? 0;
    volume.total += searches;
    if (state === 'placed') volume.placed += searches;
    if (state !== 'unsupported') volume.possible += searches;
  }
  return volume.total > 0 ? { ...figures, volume } : figures;
}

/** Of how many products a keyword is placed, could be, or lacks a fact. */
export type KeywordCount = Record<KeywordState, number>;
/** Counts of several products; `counts` go with the keywords of the list, one by one. */
export type CoverageCount = { products: number; counts: readonly KeywordCount[] };

export const noCoverage = (keywords: number): CoverageCount => ({
  products: 0,
  counts: Array.from({ length: keywords }, () => ({ placed: 0, open: 0, unsupported: 0 })),
});

/** One product as a count. */
export const countOne = (keywords: readonly CoveredKeyword[]): CoverageCount => ({
  products: 1,
  counts: keywords.map((keyword) => ({ placed: 0, open: 0, unsupported: 0, [stateOf(keyword)]: 1 })),
});

/** Two counts over the same keywords together. */
export function addCoverage(a: CoverageCount, b: CoverageCount): CoverageCount {
  return {
    products: a.products + b.products,
    counts: a.counts.map((count, at) => {
      const more = b.counts[at];
      if (!more) return count;
      return {
        placed: count.placed + more.placed,
        open: count.open + more.open,
        unsupported: count.unsupported + more.unsupported,
      };
    }),
  };
}
