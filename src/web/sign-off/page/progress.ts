// How far the products of a sign-off are answered. Values in, values out.
import type { SignOffAnswer, SignOffPartState } from '#domain/sign-off/sign-off-link.contract.ts';

type PartState = Pick<SignOffPartState, 'productId' | 'answer' | 'isGone' | 'isSent'>;

/** Of a product: `open` without an answer, `some` with answers for some parts; else the answer that all of them have, or `mixed`. */
export type ProductState = 'open' | 'some' | SignOffAnswer | 'mixed' | 'gone';

export function stateOfProduct(parts: readonly PartState[]): ProductState {
  const here = parts.filter(({ isGone }) => !isGone);
  if (here.length === 0) return 'gone';
  const answers = here.flatMap(({ answer }) => answer ?? []);
  if (answers.length === 0) return 'open';
  if (answers.length < here.length) return 'some';
  const [first = 'mixed', ...others] = new Set(answers);
  return others.length > 0 ? 'mixed' : first;
}

export type AnswerCounts = Record<SignOffAnswer, number>;

/** Answers of a product by what they say; those of parts that are gone do not count. */
export function countPartAnswers(parts: readonly PartState[]): AnswerCounts {
  const counts: AnswerCounts = { yes: 0, change: 0, no: 0 };
  for (const { answer, isGone } of parts) if (answer !== null && !isGone) counts[answer] += 1;
  return counts;
}

export type Progress = {
  products: number;
  /** Products whose parts all have an answer. */
  answered: number;
  /** Parts that an answer is asked for, and their answers by what they say. */
  parts: number;
  by: AnswerCounts;
  /** Answers that were not sent. */
  unsent: number;
};

export function countProgress(parts: readonly PartState[]): Progress {
  const products = [...Map.groupBy(parts, ({ productId }) => productId).values()];
  const isAnswered = (state: ProductState) => state !== 'open' && state !== 'some' && state !== 'gone';
  return {
    products: products.length,
    answered: products.filter((own) => isAnswered(stateOfProduct(own))).length,
    parts: parts.filter(({ isGone }) => !isGone).length,
    by: countPartAnswers(parts),
    unsent: parts.filter(({ answer, isSent }) => answer !== null && !isSent).length,
  };
}

/** The length that the limit of a retailer is about: of the text, or of the longest value of a list. */
export const countedLength = (text: string, kind: 'text' | 'texts' | 'images'): number =>
  kind === 'texts' ? Math.max(0, ...text.split('\n').map((line) => line.trim().length)) : text.trim().length;
