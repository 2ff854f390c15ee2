// The question that can be answered and is nearest to one that cannot.
import { splitWords } from './question-words.ts';
import type { TextSpan } from './read-question.ts';
import { findPhrase } from './vocabulary.ts';

/** Kinds of words that mean nothing at the end of a question. */
const hanging = /^(?:and|or|nor|not|without|have|that|be|link|by|bound|contains|filler)$/;
/** Kinds that ask for something and name nothing. */
const asking = /^(?:count|how|show|which|numberof|filler|be)$/;

const wordsOf = (text: string) => new Set(splitWords(text).map(({ word }) => word));

/**
 * The question without what was not understood where that can be answered, and else the example that shares most words with it; null where
 * there is none. `isAnswered` decides: nothing is offered that is not understood itself.
 */
export function nearestQuestion(
  question: string,
  unread: readonly TextSpan[],
  examples: readonly string[],
  isAnswered: (question: string) => boolean,
): string | null {
  const plain = trimEnd(cut(question, unread));
  if (unread.length > 0 && splitWords(plain).length > 1 && namesAnything(plain) && isAnswered(plain)) return plain;
  const said = wordsOf(question);
  const shared = (example: string) => [...wordsOf(example)].filter((word) => said.has(word)).length;
  const [best = null] = examples.filter(isAnswered).toSorted((a, b) => shared(b) - shared(a));
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

/** Whether a text says more than that something is asked. */
function namesAnything(text: string): boolean {
  const words = splitWords(text);
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(words, at);
    if (!phrase || !asking.test(phrase.kind)) return true;
    at += phrase.words.length;
  }
  return false;
}
