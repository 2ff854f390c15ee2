// Rows of one file of answers that answer for one text: the same thing twice, a further comment, or two different things.
import { type AnswerMark, foldCell, foldText } from '#domain/transfer/answers/answer-mark.ts';
import type { GivenAnswer } from '#domain/transfer/answers/judge-answer.ts';
import { digest } from './digest.ts';

/** What the first row of a text said, the first that is stored if there is one, and the comments on it so far, as digests. */
type SaidOnce = { row: number; words: string; comments: readonly string[]; isStored: boolean };

/** By text. A file can answer for every text of a catalog, so nothing as long as these stays in memory until it ends. */
export type Said = Map<string, SaidOnce>;

/** Enough to compare rows of one text. Node copies a piece this short; a longer one would hold the whole digest. */
const digestLength = 12;
const shorten = (words: string): string => digest(words).slice(0, digestLength);

/** A text can have so many comments that differ. */
export const mostComments = 20;

const noComments: readonly string[] = [];

/**
 * `first` of its text; `same` for one that says nothing new; `differs` from the row named; `comment`: says the same as the row named, with
 * a comment that this one does not have; `crowded`: one comment more than a text can have.
 */
export type Repeated =
  | { kind: 'first' | 'same' | 'crowded' }
  | { kind: 'differs'; row: number }
  | { kind: 'comment'; row: number; comment: string };

/**
 * Holds a row that answers for a text against those before it, and remembers it in `said`. `isStored`: whether it is where it repeats none;
 * a row that changes nothing is not, so the next that says the same is the first again.
 */
export function findRepeated(
  { row, given, isStored }: { row: number; given: Omit<GivenAnswer, 'mark'>; isStored: boolean },
  { productId, part }: Pick<AnswerMark, 'productId' | 'part'>,
  said: Said,
): Repeated {
  const { decision, after = '', changeTo } = given;
  const words = shorten(JSON.stringify([foldCell(decision), foldText(part, after), foldText(part, changeTo)]));
  const comment = given.comment.trim();
  const own = comment === '' ? null : shorten(foldCell(comment));
  const key = `${productId} ${part}`;
  const before = said.get(key);
  if (before !== undefined && before.words !== words) return { kind: 'differs', row: before.row };
  if (before === undefined || (isStored && !before.isStored)) {
    said.set(key, { row, words, comments: own === null ? noComments : [own], isStored });
    return { kind: 'first' };
  }
  if (!isStored) return { kind: 'same' };
  if (own === null || before.comments.includes(own)) return { kind: 'same' };
  if (before.comments.length >= mostComments) return { kind: 'crowded' };
  said.set(key, { ...before, comments: [...before.comments, own] });
  return { kind: 'comment', row: before.row, comment };
}
