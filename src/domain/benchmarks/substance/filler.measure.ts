// Words that would suit any product: headers such as `Premium Quality:`, and sentences that praise and state nothing.
import { contentWords } from '#domain/text/words.ts';
import { foundLimit } from '../finding.ts';
import { defineMeasure, kept, quoteShort } from './define-measure.ts';
import { emptyWords } from './empty-words.ts';
import type { ListingReading } from './read-listing.ts';
import type { Sentence } from './sentences.ts';
import { stemOf, stemsOf } from './stems.ts';

const header = /^\s*[^\p{L}\p{N}]*([^:–—]{3,60}?)\s*[:–—]\s/u;
/** Fewer words are no sentence. */
const leastWords = 3;
/** Of the words of a sentence that carries nothing, at least this share is empty. */
const leastEmpty = 0.3;
/** Where half of the text is filler, all points are lost. */
const worst = 0.5;

const isEmpty = (word: string) => emptyWords.has(word);

/** Whether a sentence praises; whether it also states something is asked of those alone. */
function isPraise(words: readonly string[]): boolean {
  if (words.length < leastWords) return false;
  let empty = 0;
  for (const word of words) if (isEmpty(word)) empty += 1;
  return empty >= words.length * leastEmpty;
}

/** Whether a sentence names a figure, a fact or a word of the title. */
const states = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => !isEmpty(word) && (/\d/.test(word) || known.has(stemOf(word))));

type Filler = { share: number; found: string[]; sentences: ReadonlySet<Sentence> };

/** Read by several rules of one listing. */
const before = new WeakMap<ListingReading, Filler>();

/** The share of filler in bullets and description, and the sentences that are nothing else. */
export function findFiller(reading: ListingReading): Filler {
  const found = before.get(reading) ?? readFiller(reading);
  before.set(reading, found);
  return found;
}

function readFiller({ texts, sentences, words, facts }: ListingReading): Filler {
  const praise = [...sentences.bullets, ...sentences.description].filter((sentence) => isPraise(sentence.words));
  const known = praise.length === 0 ? null : stemsOf(words.title, ...facts.map((fact) => fact.words));
  const filler = known === null ? [] : praise.filter((sentence) => !states(sentence.words, known));
  const found = filler.map(({ text }) => quoteShort(text));
  let empty = filler.reduce((sum, sentence) => sum + sentence.words.length, 0);
  for (const bullet of texts.bullets) {
    const name = /[:–—]/.test(bullet) ? header.exec(bullet)?.[1] : undefined;
    const named = name === undefined ? [] : contentWords(name);
    if (named.length === 0 || !named.every(isEmpty)) continue;
    // A header stands for its bullet point: it is read first, and often alone.
    empty += leastWords + named.length;
    found.unshift(name ?? '');
  }
  const all = words.bullets.length + words.description.length;
  return {
    share: all === 0 ? 0 : Math.min(1, empty / all),
    found: found.slice(0, foundLimit),
    sentences: new Set(filler),
  };
}

export const fillerMeasure = defineMeasure({
  name: 'filler',
  label: 'No filler',
  words: 'no headers or sentences that fit any product',
  points: { substance: 4 },
  measure: (reading) => {
    if (reading.words.bullets.length + reading.words.description.length === 0) return null;
    const { share, found } = findFiller(reading);
    if (share === 0) return kept('Text has no filler');
    return {
      share: Math.min(1, share / worst),
      message: 'Text contains filler that would fit any product',
      fix: 'Remove the filler, or mention the fact behind it.',
      found,
    };
  },
});
