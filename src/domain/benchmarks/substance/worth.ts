// How much of a text says nothing: sentences of figures alone, of praise, said before, about something else than the source, words in no order,
// and words over and over.
import type { TextPart } from '#domain/parts/parts.ts';
import { isComparable, isShuffled, knownShare, leastWords } from './against-source.ts';
import { quoteShort } from './define-measure.ts';
import { emptyWords } from './empty-words.ts';
import { findFiller } from './filler.measure.ts';
import type { ListingReading } from './read-listing.ts';
import { findRepeats } from './repeats.measure.ts';
import type { Sentence } from './sentences.ts';
import { type SourceWords, wordingOf } from './source-words.ts';
import { stemOf } from './stems.ts';
import { countHeap, countStray, isDisordered, isFigures } from './word-order.ts';

export const bodyParts = ['bullets', 'description'] as const satisfies readonly TextPart[];
type BodyPart = (typeof bodyParts)[number];

/** Words of a part, those of them that say nothing, and where. */
type Worth = { words: number; empty: number; found: readonly string[] };

/** Of the words of a sentence that speaks of the product, at least this share is the source's. */
const leastKnown = 0.25;
/** A word of a heap also counts for the one that would have said something. */
const ofHeap = 2;

/** Whether small words of a part, and of the body as a whole, stand where none can. */
function hasStrayWords(reading: ListingReading, part: BodyPart): boolean {
  const own = countStray(reading.texts[part]);
  if (own.stray === 0) return false;
  const changed = bodyParts.filter((each) => !reading.isOfSource(each));
  return isDisordered(countStray(changed.flatMap((each) => reading.texts[each])));
}

/** A sentence of praise that half states something is left to the measure of filler. */
const isMostlyEmpty = ({ words }: Sentence): boolean =>
  words.filter((word) => emptyWords.has(word)).length * 2 >= words.length;

/** Whether a sentence has figures of the source: it is about the product, in any words. One digit alone may stand anywhere. */
function hasOwnFigure({ words }: Sentence, { stems }: SourceWords): boolean {
  const known = words.filter((word) => /^\d/.test(word) && stems.has(stemOf(word)));
  return known.length > 1 || known.some((word) => word.length > 1);
}

function measureWorth(reading: ListingReading, part: BodyPart): Worth {
  const { source } = reading;
  const [texts, words, sentences] = [reading.texts[part], reading.words[part], reading.sentences[part]];
  const isOwn = reading.isOfSource(part);
  const repeated = findRepeats(reading)[part].within;
  const filler = findFiller(reading).sentences;
  const mayCompare = !isOwn && source !== null && isComparable(source, texts);
  const isOfSource = (sentence: Sentence) => isOwn || (source?.wordings.has(wordingOf(sentence)) ?? false);
  const isFigured = !isOwn && texts.join(' ').length > 0 && isFigures(texts.join(' '));
  const isUnformed =
    !isOwn &&
    (isFigured || hasStrayWords(reading, part) || (mayCompare && isShuffled({ texts, words, sentences }, source)));
  if (isUnformed) return { words: words.length, empty: words.length, found: texts.slice(0, 1).map(quoteShort) };
  const empty = sentences.filter((sentence) => {
    if (repeated.has(sentence) || (filler.has(sentence) && isMostlyEmpty(sentence))) return true;
    if (isOfSource(sentence)) return false;
    if (isFigures(sentence.text)) return true;
    return (
      mayCompare &&
      source !== null &&
      sentence.words.length >= leastWords &&
      !hasOwnFigure(sentence, source) &&
      knownShare(sentence.words, source) < leastKnown
    );
  });
  const heap = countHeap(words);
  const count = empty.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return {
    words: words.length,
    empty: Math.min(words.length, count + heap * ofHeap),
    found: empty.map(({ text }) => quoteShort(text)),
  };
}

const measured = new WeakMap<ListingReading, Readonly<Record<BodyPart, Worth>>>();

/** What bullets and description are worth. Read by several rules of one listing. */
export function worthOf(reading: ListingReading): Readonly<Record<BodyPart, Worth>> {
  const before = measured.get(reading);
  if (before) return before;
  const worth = { bullets: measureWorth(reading, 'bullets'), description: measureWorth(reading, 'description') };
  measured.set(reading, worth);
  return worth;
}
