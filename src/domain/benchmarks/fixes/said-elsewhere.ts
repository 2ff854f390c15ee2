// What a phrase says, and whether it is said elsewhere: words of praise and of every text say nothing.
import { type PartContent, textParts } from '#domain/parts/parts.ts';
import { bareText, contentWords } from '#domain/text/words.ts';
import { emptyWords } from '../substance/empty-words.ts';
import { stemOf, stemsOf } from '../substance/stems.ts';

/** The words of a phrase that mean something. */
const meaningOf = (phrase: string): string[] =>
  contentWords(phrase).filter((word) => !emptyWords.has(word) && /[\p{L}\p{N}]/u.test(word));

const isIn = (words: readonly string[], texts: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const known = stemsOf(...texts.map(contentWords));
  return words.every((word) => known.has(stemOf(word)));
};

/** Whether every word of a phrase that means something stands in one of the texts. */
export const isSaidIn = (phrase: string, texts: readonly string[]): boolean => isIn(meaningOf(phrase), texts);

/** The words of a phrase that mean something and stand in none of the texts, each once. */
export function unsaidIn(phrase: string, texts: readonly string[]): string[] {
  const known = stemsOf(...texts.map(contentWords));
  return [...new Set(meaningOf(phrase).map(stemOf))].filter((stem) => !known.has(stem));
}

/** Whether every word of a phrase stands in one of the texts, praise as well. */
export const repeats = (phrase: string, texts: readonly string[]): boolean => isIn(contentWords(phrase), texts);

/** Whether a phrase says nothing at all. */
export const saysNothing = (phrase: string): boolean => meaningOf(phrase).length === 0;

/** The texts of the other parts. */
export const otherTexts = (content: PartContent, part: string): string[] =>
  textParts.filter((other) => other !== part).flatMap((other) => [content[other]].flat());

/** Whether these lines hold a whole list, point by point: it was pasted in. One point by itself is a sentence like any other. */
export function holdsList(lines: readonly string[], points: readonly string[]): boolean {
  const known = new Set(lines.map(bareText));
  return points.length > 1 && points.every((point) => known.has(bareText(point)));
}
