// Sentences a shopper can read in one go: none that runs on, none that is a string of words between commas.
import { foundLimit } from '../finding.ts';
import { defineMeasure, kept, quoteShort } from './define-measure.ts';
import type { Sentence } from './sentences.ts';

/** Words of the longest sentence that is still read in one go. */
const longest = 40;
/** A sentence with more marks is a list; a mark to every second word is a string of keywords. */
const manyMarks = 9;

function isHard(sentence: string): boolean {
  if (sentence.length < 80) return false;
  const words = sentence.match(/\S+/g)?.length ?? 0;
  const marks = sentence.match(/[,;|/]/g)?.length ?? 0;
  return words > longest || (marks >= manyMarks && marks * 2 >= words);
}

export const readableMeasure = defineMeasure({
  name: 'readable',
  label: 'Readable sentences',
  words: 'sentences that are easy to read',
  points: { substance: 2 },
  measure: ({ sentences: { bullets, description } }) => {
    const sentences = [...bullets, ...description];
    if (sentences.length === 0) return null;
    const hard = sentences.filter(({ text }) => isHard(text));
    if (hard.length === 0) return kept('Sentences are easy to read');
    const length = (given: readonly Sentence[]) => given.reduce((sum, { text }) => sum + text.length, 0);
    return {
      share: length(hard) / length(sentences),
      message: 'Some sentences are too long to read easily',
      fix: 'Split each into two or more.',
      found: hard.slice(0, foundLimit).map(({ text }) => quoteShort(text)),
    };
  },
});
