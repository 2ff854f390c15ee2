// What the writer reads of a product, and what of its texts is said already.
import type { Spellings } from './casing.ts';
import type { Fact } from './fact.ts';
import { perSource } from './per-source.ts';
import type { Removal } from './promotion.ts';
import { isFragment } from './sentence-shape.ts';
import { contentWords, coverage } from './words.ts';

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

const wordsOfName = perSource(
  (source): ReadonlySet<string> => new Set(contentWords(`${source.title} ${source.brand ?? ''} ${source.kind ?? ''}`)),
);

/** Whether a text says no more than the title, the brand and the kind of product do. */
export function isNameOnly(text: string, source: Source): boolean {
  const known = wordsOfName(source);
  // `Orvik K15 Kettle - White - Steel` is the name of another list.
  const isList = / - /.test(text) && source.brand !== null && text.startsWith(`${source.brand} `) && text.length < 80;
  // `Orvik Steel Travel Kettle K15` in capitals throughout is another name of it.
  const isName =
    source.brand !== null && text.startsWith(`${source.brand} `) && /^(?:[\p{Lu}\d][^\s,.:]*(?: |\.?$))+$/u.test(text);
  return coverage(contentWords(text), known) >= ((isList || isName) && isFragment(text, 14) ? 0.6 : 0.95);
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
