// The question that can be answered and is nearest to one that cannot.
import { splitWords } from './question-words.ts';
import type { TextSpan } from './read-question.ts';
import { findPhrase } from './vocabulary.ts';
import { type ReadQuery, writeQuestion } from './write-question.ts';

/** Kinds of words that mean nothing at the end of a question. */
const hanging = /^(?:and|or|nor|not|without|have|that|be|link|by|bound|contains|filler)$/;

const wordsOf = (text: string) => new Set(splitWords(text).map(({ word }) => word));

/**
 * What is understood of the question, as a question of our own words: what is left of the typed one may be read and is still no sentence. Where
 * there is none, the example that shares most words with it. Nothing is offered that `read` does not understand.
 */
export function nearestQuestion(
  question: string,
  unread: readonly TextSpan[],
  examples: readonly string[],
  read: ReadQuery,
): string | null {
  const plain = trimEnd(cut(question, unread));
  const understood = unread.length > 0 && splitWords(plain).length > 1 ? read(plain) : null;
  const written = understood && writeQuestion(understood, read);
  if (written) return written;
  const said = wordsOf(question);
  const shared = (example: string) => [...wordsOf(example)].filter((word) => said.has(word)).length;
  const [best = null] = examples.filter((example) => read(example) !== null).toSorted((a, b) => shared(b) - shared(a));
  return best;
}

/** A text without some places of it. */
function cut(text: string, places: readonly TextSpan[]): string {
  const fromEnd = places.toSorted((a, b) => b.start - a.start);
  const rest = fromEnd.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return rest.replace(/\s+/g, ' ').trim();
}

/** A text up to its last word that means something by itself. */
function trimEnd(text: string): string {
  const words = splitWords(text);
  const last = words.findLastIndex((_, at) => !hanging.test(findPhrase(words, at)?.kind ?? ''));
  return text.slice(0, words[last]?.end ?? 0);
}
