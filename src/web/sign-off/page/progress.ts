// How far the products of a sign-off are answered. Values in, values out.
import type { SignOffAnswer, SignOffPartState } from '#domain/sign-off/sign-off-link.contract.ts';

type PartState = Pick<SignOffPartState, 'productId' | 'answer' | 'isGone' | 'isSent'>;

/** Of a product: `open` without an answer, `some` with answers for some parts; else the strongest of its answers: no, then change. */
export type ProductState = 'open' | 'some' | SignOffAnswer | 'gone';

export function stateOfProduct(parts: readonly PartState[]): ProductState {
  const here = parts.filter(({ isGone }) => !isGone);
  if (here.length === 0) return 'gone';
  const answers = here.flatMap(({ answer }) => answer ?? []);
  if (answers.length === 0) return 'open';
  if (answers.length < here.length) return 'some';
  if (answers.includes('no')) return 'no';
  return answers.includes('change') ? 'change' : 'yes';
}

export type Progress = {
  products: number;
  answered: number;
  /** Products by what they are answered with. */
  by: Record<SignOffAnswer, number>;
  /** Answers that were not sent. */
  unsent: number;
};

export function countProgress(parts: readonly PartState[]): Progress {
  const by: Progress['by'] = { yes: 0, change: 0, no: 0 };
  const products = Map.groupBy(parts, ({ productId }) => productId);
  for (const own of products.values()) {
    const state = stateOfProduct(own);
    if (state === 'yes' || state === 'change' || state === 'no') by[state] += 1;
  }
  return {
    products: products.size,
    answered: by.yes + by.change + by.no,
    by,
    unsent: parts.filter(({ answer, isSent }) => answer !== null && !isSent).length,
  };
}

/** The length that the limit of a retailer is about: of the text, or of the longest value of a list. */
export const countedLength = (text: string, kind: 'text' | 'texts' | 'images'): number =>
  kind === 'texts' ? Math.max(0, ...text.split('\n').map((line) => line.trim().length)) : text.trim().length;
