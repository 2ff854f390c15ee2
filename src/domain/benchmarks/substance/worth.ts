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
import { pairsOf, wordingOf } from './source-words.ts';
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
const leastArticles = 4;
/** Of the words of a sentence that speaks of the product, at least this share is the source's. */
const leastKnown = 0.25;
/** Fewer of them tell nothing. */
const leastCompared = 3;
/** With fewer words the source says too little to compare with. */
const enoughKnown = 40;
/** No language has so many articles in front of what opens a phrase of its own. */
const strayArticles = 0.15;
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

const articles = new Set(['a', 'an', 'the']);
const openers = new Set(
  'a an the of to in on at by for from with and or as is are be its it this that these your our you they we which into than but if so when while because'.split(
    ' ',
  ),
);
const piece = /[\p{L}\p{N}'’-]+|[.,;:!?)]|\n/gu;

/** Whether articles stand where none can: before another small word or a stop. English alone has them by these words. */
function hasStrayArticles(texts: readonly string[]): boolean {
  let [all, stray] = [0, 0];
  for (const text of texts) {
    const pieces = text.toLowerCase().match(piece) ?? [];
    for (const [at, each] of pieces.entries()) {
      if (!articles.has(each)) continue;
      all += 1;
      const next = pieces[at + 1];
      if (next === undefined || openers.has(next) || !/^[\p{L}\p{N}]/u.test(next)) stray += 1;
    }
  }
  return all >= leastArticles && stray >= all * strayArticles;
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

/** Words that come more often than a text needs them. */
function countHeap(words: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
  const usual = usualTimes + words.length * usualShare;
  let over = 0;
  for (const count of counts.values()) over += Math.max(0, count - usual);
  return over > words.length * heaped ? over : 0;
}

/** Whether the source can be compared with: it says enough, in the language of the text. */
export function isComparable({ source }: ListingReading, texts: readonly string[]): boolean {
  if (source === null || source.stems.size < enoughKnown) return false;
  const written = languageOf(texts);
  return written === null || source.language === null || written === source.language;
}

function weigh(reading: ListingReading, part: BodyPart): Worth {
  const { source } = reading;
  const [texts, words, sentences] = [reading.texts[part], reading.words[part], reading.sentences[part]];
  const isOwn = reading.isOfSource(part);
  const repeated = findRepeats(reading)[part].within;
  const filler = findFiller(reading).sentences;
  const mayCompare = !isOwn && isComparable(reading, texts);
  const known = mayCompare && source ? knownShare(words, source.stems) : 1;
  const isOfSource = (sentence: Sentence) => isOwn || (source?.wordings.has(wordingOf(sentence)) ?? false);
  const isFigured = !isOwn && texts.join(' ').length > 0 && isFigures(texts.join(' '));
  const isUnformed =
    !isOwn && (isFigured || hasStrayArticles(texts) || (mayCompare && isShuffled(reading, part, known)));
  if (isUnformed)
    return { words: words.length, empty: words.length, isUnformed, found: texts.slice(0, 1).map(quoteShort) };
  const empty = sentences.filter((sentence) => {
    if (repeated.has(sentence) || filler.has(sentence)) return true;
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

/** How little of a part's words is known of the product by its source; null where nothing tells. */
export function isAboutAnother(reading: ListingReading, part: TextPart): boolean {
  const { source } = reading;
  const words = reading.words[part];
  if (source === null || words.length < leastWords || reading.isOfSource(part)) return false;
  if (!isComparable(reading, reading.texts[part])) return false;
  const known = knownShare(words, source.stems);
  const most = part === 'title' ? 0.15 : 0.4;
  if (known >= most) return false;
  const pairs = new Set(pairsOf(reading.sentences[part]));
  return [...pairs].filter((pair) => source.pairs.has(pair)).length <= pairs.size * 0.12;
}
