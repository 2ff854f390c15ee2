// Of how many products of a selection an action will take something, in words: a promise only where it is sure.
import { type ActionName, actionOf } from '#domain/runs/actions/run-actions.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { isStillOpen } from '#domain/runs/skip-reasons.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';

type Counted = Pick<RunPreview, 'total' | 'taken' | 'isExact'>;
type CountedParts = Pick<RunPreview, 'takenParts' | 'asked' | 'askedParts' | 'left'>;

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

const stayPending = (parts: number, will: string): string =>
  `${countNoun(parts, 'part')} ${will === '' && parts === 1 ? 'stays' : `${will}stay`} pending`;

/** `16 parts stay pending`, of a run that has ended. */
export const countOpen = (parts: number): string => stayPending(parts, '');

/**
 * What an action decides, in parts: `24 parts of 10 products will be approved. 16 parts will stay pending.` With parts that wait for a second
 * person `20 parts will be approved. 4 parts of 2 products will wait until another approver confirms.`
 */
export function describeDecided(action: ActionName, preview: Counted & CountedParts): string {
  const { taken, takenParts, asked, askedParts, left, isExact } = preview;
  if (taken === 0) return describeTaken(action, preview);
  const most = isExact ? '' : 'Up to ';
  const { will } = actionOf(action).words;
  const decided = takenParts - askedParts;
  const open = left.reduce((sum, { because, parts }) => sum + (isStillOpen(because) ? parts : 0), 0);
  const ofProducts = askedParts > 0 ? '' : ` of ${countProducts(taken)}`;
  const waiting = askedParts > 0 ? `${countNoun(askedParts, 'part')} of ${countProducts(asked)}` : countProducts(asked);
  return [
    ...(decided > 0 ? [`${most}${countNoun(decided, 'part')}${ofProducts} will ${will}.`] : []),
    ...(asked > 0 ? [`${most}${waiting} will wait until another approver confirms.`] : []),
    ...(open > 0 ? [`${stayPending(open, 'will ')}.`] : []),
  ].join(' ');
}
