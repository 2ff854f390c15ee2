// A text beside the words of its source: how many are the source's, and whether they stand together as there.
import type { TextPart } from '#domain/parts/parts.ts';
import { emptyWords } from './empty-words.ts';
import { languageOf } from './language.ts';
import type { Sentence } from './sentences.ts';
import { pairsOf, type SourceWords } from './source-words.ts';
import { stemOf } from './stems.ts';

/** A part as it is compared. */
type PartWords = { texts: readonly string[]; words: readonly string[]; sentences: readonly Sentence[] };

/** Fewer words are too few to go by. */
export const leastWords = 4;
const leastCompared = 3;
const leastPairs = 12;
/** With fewer stems a source says too little to compare each sentence with, and with fewer of these anything. */
const enoughStems = 40;
const leastStems = 12;
/** Of words about the product so many are the source's; where it says little, or of a title, hardly any is enough. */
const leastOfText = 0.4;
const leastOfShort = 0.15;
/** Text about the product has some pairs of the source's words, too. */
const leastPairShare = 0.12;
/** Of words that are mostly the source's, at least this share of the pairs is, too, where they stand in an order. */
const mostlyKnown = 0.6;
const orderedPairs = 0.18;

const holds = (known: ReadonlySet<string>, word: string): boolean =>
  known.has(stemOf(word)) || (word.includes('-') && word.split('-').some((each) => known.has(stemOf(each))));

/** The share of the words that are the source's, 1 if there are too few to check. Figures are compared by what they measure. */
export function knownShare(words: readonly string[], { stems }: SourceWords): number {
  const said = words.filter((word) => word.length > 2 && !/^\d/.test(word) && !emptyWords.has(word));
  return said.length < leastCompared ? 1 : said.filter((word) => holds(stems, word)).length / said.length;
}

/** Whether a language is known of both and differs. */
function isTranslated({ language }: SourceWords, texts: readonly string[]): boolean {
  const written = languageOf(texts);
  return written !== null && language !== null && written !== language;
}

/** Whether each sentence can be compared with the source: it says enough, in the language of the text. */
export const isComparable = (source: SourceWords, texts: readonly string[]): boolean =>
  source.stems.size >= enoughStems && !isTranslated(source, texts);

function pairShare(sentences: readonly Sentence[], { pairs: known }: SourceWords): { pairs: number; share: number } {
  const pairs = new Set(pairsOf(sentences));
  const shared = [...pairs].filter((pair) => known.has(pair)).length;
  return { pairs: pairs.size, share: pairs.size === 0 ? 0 : shared / pairs.size };
}

/** Whether words are the source's and hardly any two stand together as there. */
export function isShuffled({ words, sentences }: PartWords, source: SourceWords): boolean {
  const known = knownShare(words, source);
  if (known < mostlyKnown) return false;
  const { pairs, share } = pairShare(sentences, source);
  return pairs >= leastPairs && share < orderedPairs * known ** 2;
}

/** Whether hardly a word of a part is the source's: it is about something else. */
export function isAboutAnother(part: TextPart, { texts, words, sentences }: PartWords, source: SourceWords): boolean {
  if (words.length < leastWords || source.stems.size < leastStems || isTranslated(source, texts)) return false;
  const isShort = part === 'title' || source.stems.size < enoughStems;
  if (knownShare(words, source) >= (isShort ? leastOfShort : leastOfText)) return false;
  return pairShare(sentences, source).share <= leastPairShare;
}
