// Of how many products of a selection an action takes something, in words: a promise only where it can be kept.
import type { ActionName } from '#domain/runs/run-action.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '../count-products.ts';
import { actionWords } from './run-words.ts';

type Counted = Pick<RunPreview, 'total' | 'taken' | 'isExact'>;

/** Whether so many are taken for sure: what writing comes to is known only once it is written. */
const isSure = (action: ActionName, { isExact }: Pick<RunPreview, 'isExact'>): boolean =>
  isExact && !actionWords[action].isWriting;

/** Before a number of products; nothing where they are taken for sure. */
export const upTo = (action: ActionName, preview: Pick<RunPreview, 'isExact'>): 'up to ' | '' =>
  isSure(action, preview) ? '' : 'up to ';

/** `880 of 900 products are changed.`, `Up to 900 products are written for. Texts that come out the same are left.` */
export function tellTaken(action: ActionName, preview: Counted): string {
  const { total, taken } = preview;
  const { becomes, isWriting } = actionWords[action];
  if (taken === 0) return total === 1 ? `It is not ${becomes}.` : `None of them is ${becomes}.`;
  if (taken === total && isSure(action, preview))
    return total === 1 ? `It is ${becomes}.` : `All of them are ${becomes}.`;
  const counted = taken === total ? countProducts(total) : `${formatNumber(taken)} of ${countProducts(total)}`;
  const sentence = `${upTo(action, preview)}${counted} ${taken === 1 ? 'is' : 'are'} ${becomes}.`;
  const told = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return isWriting ? `${told} Texts that come out the same are left.` : told;
}
