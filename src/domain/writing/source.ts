// What the writer reads of a product, and what of its texts is said already.
import type { Spellings } from '#domain/text/casing.ts';
import { contentWords, coverage } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import type { Removal } from './promotion.ts';

export type Source = {
  title: string;
  brand: string | null;
  /** What kind of product it is, in the source's words: subcategory, or the last step of its category. */
  kind: string | null;
  /** The category as the source has it. */
  category: string | null;
  isEnglish: boolean;
  /** Goods sold by amount, such as gift cards: their texts speak of a shop, not of what the product has. */
  isByAmount: boolean;
  spellings: Spellings;
  /** Names of trade, as the source spells them. */
  marks: readonly string[];
  /** Whether its texts write `colour`. */
  isBritish: boolean;
  sentences: string[];
  items: string[];
  facts: Fact[];
  /** Facts only the title tells: needed where the source is thin. */
  titleFacts: Fact[];
  images: readonly string[];
  removed: { title: Removal[]; bullets: Removal[]; description: Removal[] };
  /** Everything the source may be quoted for, after cleaning. */
  text: string;
};

/** Drops short texts whose words the given lines say together already. */
export function dropCovered(texts: readonly string[], lines: readonly { header: string; detail: string }[]): string[] {
  if (texts.length === 0) return [];
  const said = new Set([
    ...lines.flatMap((line) => contentWords(`${line.header} ${line.detail}`)),
    'need',
    'uses',
    'use',
    'has',
    'good',
  ]);
  return texts.filter((text) => contentWords(text).length > 6 || coverage(contentWords(text), said) < 0.8);
}

/** Drops what repeats an earlier text: the same words, or nearly all of them. */
export function dropRepeats(texts: readonly string[], known: readonly string[] = []): string[] {
  if (texts.length === 0) return [];
  const seen = known.map((text) => new Set(contentWords(text)));
  return texts.filter((text) => {
    const words = contentWords(text);
    const numbers = text.match(/\d+/g) ?? [];
    const isRepeat = seen.some(
      (set) =>
        coverage(words, set) >= 0.85 && numbers.every((number) => [...set].some((word) => word.includes(number))),
    );
    if (!isRepeat && words.length > 0) seen.push(new Set(words));
    return !isRepeat && words.length > 0;
  });
}
