// The question that can be answered and is nearest to one that cannot.
import { splitWords } from './question-words.ts';

/** Words before what was not understood that mean nothing without it. */
const hanging =
  /(?:\s+(?:and|or|but|with|without|in|at|on|from|for|by|of|the|a|an|no|not|is|are|that|which|has|have))+$/i;

const wordsOf = (text: string) => new Set(splitWords(text).map(({ word }) => word));

/**
 * The question without what was not understood where that can be answered, and else the example that shares most words with it; null where
 * there is none. `isAnswered` decides: nothing is offered that is not understood itself.
 */
export function nearestQuestion(
  question: string,
  unread: readonly string[],
  examples: readonly string[],
  isAnswered: (question: string) => boolean,
): string | null {
  const left = unread.reduce((text, each) => text.replace(each, ' '), question);
  const plain = left
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[?.!,]+\s*$/, '')
    .replace(hanging, '');
  if (unread.length > 0 && plain.split(' ').length > 1 && isAnswered(plain)) return plain;
  const said = wordsOf(question);
  const shared = (example: string) => [...wordsOf(example)].filter((word) => said.has(word)).length;
  const [best = null] = examples.filter(isAnswered).toSorted((a, b) => shared(b) - shared(a));
  return best;
}
