// Rows of one file of answers that answer for one text: the same thing twice, or two different things.
import { type AnswerMark, foldCell, foldText } from '#domain/transfer/answers/answer-mark.ts';
import type { GivenAnswer } from '#domain/transfer/answers/judge-answer.ts';
import { digest } from './digest.ts';

/** What the first row of a text said, as a digest. */
type SaidOnce = { row: number; words: string };

/** By text. A file can answer for every text of a catalog, so nothing as long as these stays in memory until it ends. */
export type Said = Map<string, SaidOnce>;

/** Enough to compare rows of one text. Node copies a piece this short; a longer one would hold the whole digest. */
const digestLength = 12;
const shorten = (words: string): string => digest(words).slice(0, digestLength);

/** `first` of its text; `same` for one that says nothing new; `differs` from the row named. */
export type Repeated = { kind: 'first' | 'same' } | { kind: 'differs'; row: number };

/** Holds a row that answers for a text against those before it, and remembers it in `said`. */
export function findRepeated(
  { row, given }: { row: number; given: Omit<GivenAnswer, 'mark'> },
  { productId, part }: Pick<AnswerMark, 'productId' | 'part'>,
  said: Said,
): Repeated {
  const { decision, after = '', changeTo } = given;
  const words = shorten(JSON.stringify([foldCell(decision), foldText(part, after), foldText(part, changeTo)]));
  const key = `${productId} ${part}`;
  const before = said.get(key);
  if (before === undefined) {
    said.set(key, { row, words });
    return { kind: 'first' };
  }
  return before.words === words ? { kind: 'same' } : { kind: 'differs', row: before.row };
}
