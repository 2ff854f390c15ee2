// What a run would do: of how many products, what it would skip and why, and that it can be undone.
import { type ActionName, actionOf } from '#domain/runs/actions/run-actions.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { describeTaken } from './describe-taken.ts';
import { SkippedList } from './skipped-list.tsx';
import { SkippedReasons } from './skipped-reasons.tsx';

type RunOutlookProps = {
  action: ActionName;
  preview: RunPreview;
  /** What is only known when each product is checked in its turn. */
  unseen?: string;
};

export function RunOutlook({
  action,
  preview,
  unseen = 'Each product is checked again before it changes.',
}: RunOutlookProps) {
  const { taken, left, asked, isExact } = preview;
  const { isWriting, words } = actionOf(action);
  const approved = isExact ? taken - asked : taken;
  const sentences = [
    ...(approved > 0 || asked === 0 ? [describeTaken(action, { ...preview, taken: approved })] : []),
    ...(asked > 0
      ? [`${isExact ? '' : 'Up to '}${countProducts(asked)} will wait until another approver confirms.`]
      : []),
  ];
  return (
    <>
      {left.length > 0 && <SkippedList left={left} />}
      <SkippedReasons skipped={preview.skipped} />
      <p className="text-[0.8125rem] text-ink-soft tabular-nums">
        {sentences.join(' ')}
        {isExact || isWriting ? '' : ` ${unseen}`}
        {taken > 0 && words.undo !== null ? ' You can undo it for 30 days.' : ''}
      </p>
    </>
  );
}
