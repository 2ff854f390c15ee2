// How much of a text says nothing: sentences of figures alone, of praise, said before, about something else than the source, words in no order,
// and words over and over.
import type { TextPart } from '#domain/parts/parts.ts';
import { quoteShort } from './define-measure.ts';
import { emptyWords } from './empty-words.data.ts';
import { findFiller } from './filler.measure.ts';
import { languageOf } from './language.ts';
import type { ListingReading } from './read-listing.ts';
import { findRepeats } from './repeats.measure.ts';
import type { Sentence } from './sentences.ts';
import { pairsOf, type SourceWords, wordingOf } from './source-words.ts';
import { stemOf } from './stems.ts';

export const bodyParts = ['bullets', 'description'] as const satisfies readonly TextPart[];
export type BodyPart = (typeof bodyParts)[number];

export type Worth = {
  /** Words of the part, and those of them that say nothing. */
  words: number;
  empty: number;
  /** Whether its words stand in no order, or are figures. */
  isUnformed: boolean;
  found: readonly string[];
};

/** Fewer words are too little to tell by. */
const leastWords = 4;
const leastPairs = 12;
/** Of the words of a sentence that speaks of the product, at least this share is the source's. */
const leastKnown = 0.25;
/** Fewer of them tell nothing. */
const leastCompared = 3;
/** With fewer words the source says too little to compare with. */
const enoughKnown = 40;
/** No text has so many small words in front of what they cannot stand before. */
const strayWords = 0.1;
const fewestStray = 2;
const leastJoints = 5;
/** Of words that are the source's, at least this share of the pairs is, too, where they stand in an order. */
const orderedPairs = 0.18;
/** A word may come so often, and of a long text this share; beyond `worst` of all words it is a heap. */
const usualTimes = 2;
const usualShare = 0.02;
const heaped = 0.1;
/** A word of a heap weighs for the one that would have said something, too. */
const ofHeap = 2;
/** Of the signs between spaces in a text of words, at least this share has two letters. */
const fewestWords = 0.2;

/** English small words that wait for a noun, those that join, and what neither stands before; a stop is one for both. */
const waiting = new Set('a an the your its our their my'.split(' '));
const joining = new Set('of for with from by and or is are'.split(' '));
const opening = new Set(
  'a an the of to in on at by for from with and or as is are be its it this that these your our you they we which into than but if so when while because'.split(
    ' ',
  ),
);
const notJoined = new Set('of and or is are'.split(' '));
const piece = /[\p{L}\p{N}'’-]+|[.,;:!?)]|\n/gu;

/** How many small words stand before another word, and how many where none can: in front of a stop, or of a word that opens a phrase. */
function countStray(texts: readonly string[]): { all: number; stray: number } {
  let [all, stray] = [0, 0];
  for (const text of texts) {
    const pieces = text.toLowerCase().match(piece) ?? [];
    for (const [at, each] of pieces.entries()) {
      const waits = waiting.has(each);
      if (!waits && !joining.has(each)) continue;
      all += 1;
      const next = pieces[at + 1];
      const isStop = next === undefined || !/^[\p{L}\p{N}]/u.test(next);
      const isList = each === 'and' || each === 'or';
      if (isStop || (waits ? opening.has(next) : notJoined.has(next) && !(isList && /^(?:is|are)$/.test(next))))
        stray += 1;
    }
  }
  return { all, stray };
}

/** Whether small words of a part, and of the body as a whole, stand where none can. */
function hasStrayWords(reading: ListingReading, part: BodyPart): boolean {
  const own = countStray(reading.texts[part]);
  if (own.stray === 0) return false;
  const changed = bodyParts.filter((each) => !reading.isOfSource(each));
  const { all, stray } = countStray(changed.flatMap((each) => reading.texts[each]));
  return all >= leastJoints && stray >= Math.max(fewestStray, all * strayWords);
}

/** Whether a text is figures without words: `12 40 7`; `12 cm` has one of two. */
function isFigures(text: string): boolean {
  const signs = text.match(/\S+/g) ?? [];
  if (signs.length < leastWords || !/\d/.test(text)) return false;
  const figures = signs.filter((sign) => /\d/.test(sign)).length;
  return (
    figures * 2 > signs.length && signs.filter((sign) => /\p{L}{2}/u.test(sign)).length < signs.length * fewestWords
  );
}

const holds = (known: ReadonlySet<string>, word: string): boolean =>
  known.has(stemOf(word)) || (word.includes('-') && word.split('-').some((each) => known.has(stemOf(each))));

const knownShare = (words: readonly string[], known: ReadonlySet<string>): number => {
  // Figures are compared by what they measure.
  const said = words.filter((word) => word.length > 2 && !/^\d/.test(word) && !emptyWords.has(word));
  return said.length < leastCompared ? 1 : said.filter((word) => holds(known, word)).length / said.length;
};

/** Whether the words of a part are the source's and hardly any two stand together as there. */
function isShuffled(reading: ListingReading, part: BodyPart, known: number): boolean {
  const { source } = reading;
  if (source === null || known < 0.6) return false;
  const pairs = new Set(pairsOf(reading.sentences[part]));
  if (pairs.size < leastPairs) return false;
  return [...pairs].filter((pair) => source.pairs.has(pair)).length < pairs.size * orderedPairs * known ** 2;
}

const isFigure = (word: string | undefined): boolean => word !== undefined && /\d/.test(word);

/** Words that come more often than a text needs them. One in front of a new figure or model names another thing: `Aspire 5741, Aspire 5742`. */
function countHeap(words: readonly string[]): number {
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  for (const word of words) if (isFigure(word)) times.set(word, (times.get(word) ?? 0) + 1);
  for (const [at, word] of words.entries()) {
    const next = words.slice(at + 1, at + 3).find(isFigure);
    if (isFigure(word) || (next !== undefined && (times.get(next) ?? 0) < usualTimes)) continue;
    counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
  }
  const usual = usualTimes + words.length * usualShare;
  let over = 0;
  for (const count of counts.values()) over += Math.max(0, count - usual);
  return over > words.length * heaped ? over : 0;
}

/** A sentence of praise that half states something is left to the measure of filler. */
const isMostlyEmpty = ({ words }: Sentence): boolean =>
  words.filter((word) => emptyWords.has(word)).length * 2 >= words.length;

/** A language is known of both, or of neither. */
function isSameLanguage(source: SourceWords, texts: readonly string[]): boolean {
  const written = languageOf(texts);
  return written === null || source.language === null || written === source.language;
}

function weigh(reading: ListingReading, part: BodyPart): Worth {
  const { source } = reading;
  const [texts, words, sentences] = [reading.texts[part], reading.words[part], reading.sentences[part]];
  const isOwn = reading.isOfSource(part);
  const repeated = findRepeats(reading)[part].within;
  const filler = findFiller(reading).sentences;
  const mayCompare = !isOwn && source !== null && source.stems.size >= enoughKnown && isSameLanguage(source, texts);
  const known = mayCompare ? knownShare(words, source.stems) : 1;
  const isOfSource = (sentence: Sentence) => isOwn || (source?.wordings.has(wordingOf(sentence)) ?? false);
  const isFigured = !isOwn && texts.join(' ').length > 0 && isFigures(texts.join(' '));
  const isUnformed =
    !isOwn && (isFigured || hasStrayWords(reading, part) || (mayCompare && isShuffled(reading, part, known)));
  if (isUnformed)
    return { words: words.length, empty: words.length, isUnformed, found: texts.slice(0, 1).map(quoteShort) };
  const empty = sentences.filter((sentence) => {
    if (repeated.has(sentence) || (filler.has(sentence) && isMostlyEmpty(sentence))) return true;
    if (isOfSource(sentence)) return false;
    if (isFigures(sentence.text)) return true;
    return (
      mayCompare &&
      source !== null &&
      sentence.words.length >= leastWords &&
      knownShare(sentence.words, source.stems) < leastKnown
    );
  });
  const heap = countHeap(words);
  const count = empty.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return {
    words: words.length,
    empty: Math.min(words.length, count + heap * ofHeap),
    isUnformed,
    found: empty.map(({ text }) => quoteShort(text)),
  };
}

const weighed = new WeakMap<ListingReading, Readonly<Record<BodyPart, Worth>>>();

/** What bullets and description are worth. Read by several rules of one listing. */
export function worthOf(reading: ListingReading): Readonly<Record<BodyPart, Worth>> {
  const before = weighed.get(reading);
  if (before) return before;
  const worth = { bullets: weigh(reading, 'bullets'), description: weigh(reading, 'description') };
  weighed.set(reading, worth);
  return worth;
}

/** Of words about the product so many are the source's; where it says little, or of a title, hardly any is enough. */
const leastOfText = 0.4;
const leastOfShort = 0.15;
const leastStems = 12;
/** Text about the product has some pairs of the source's words, too. */
const leastPairShare = 0.12;

/** Whether hardly a word of a part is the source's: it is about something else. */
export function isAboutAnother(reading: ListingReading, part: TextPart): boolean {
  const { source } = reading;
  const words = reading.words[part];
  if (source === null || words.length < leastWords || reading.isOfSource(part) || source.stems.size < leastStems)
    return false;
  if (!isSameLanguage(source, reading.texts[part])) return false;
  const isShort = part === 'title' || source.stems.size < enoughKnown;
  if (knownShare(words, source.stems) >= (isShort ? leastOfShort : leastOfText)) return false;
  const pairs = new Set(pairsOf(reading.sentences[part]));
  return [...pairs].filter((pair) => source.pairs.has(pair)).length <= pairs.size * leastPairShare;
}
