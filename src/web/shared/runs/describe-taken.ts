// Of how many products of a selection an action will take something, in words: a promise only where it is sure.
import { type ActionName, actionOf } from '#domain/runs/actions/run-actions.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';

type Counted = Pick<RunPreview, 'total' | 'taken' | 'isExact'>;

/** Whether so many are taken for sure: what writing comes to is known only once it is written. */
const isSure = (action: ActionName, { isExact }: Pick<RunPreview, 'isExact'>): boolean =>
  isExact && !actionOf(action).isWriting;

/** Before a number of products; nothing where they are taken for sure. */
export const upTo = (action: ActionName, preview: Pick<RunPreview, 'isExact'>): 'up to ' | '' =>
  isSure(action, preview) ? '' : 'up to ';

/** `18 of 19 will be approved.`, `Up to 900 products will get new text. Unchanged texts are skipped.` */
export function describeTaken(action: ActionName, preview: Counted): string {
  const { total, taken } = preview;
  const { isWriting, words } = actionOf(action);
  const { will } = words;
  if (taken === 0) return total === 1 ? `It will not ${will}.` : `None of them will ${will}.`;
  if (taken === total && isSure(action, preview))
    return total === 1 ? `It will ${will}.` : `All ${formatNumber(total)} will ${will}.`;
  const counted = taken === total ? countProducts(total) : `${formatNumber(taken)} of ${formatNumber(total)}`;
  const sentence = `${upTo(action, preview)}${counted} will ${will}.`;
  const capital = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return isWriting ? `${capital} Unchanged texts are skipped.` : capital;
}
