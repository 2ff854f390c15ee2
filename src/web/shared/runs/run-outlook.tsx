// What a run would do: of how many products, what it would skip and why, and that it can be undone.
import { type ActionName, actionOf } from '#domain/runs/actions/run-actions.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { describeDecided, describeTaken } from './describe-taken.ts';
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
  const { taken, left, isExact } = preview;
  const { isWriting, decidesParts, words } = actionOf(action);
  return (
    <>
      {left.length > 0 && <SkippedList left={left} />}
      <SkippedReasons skipped={preview.skipped} />
      <p className="text-[0.8125rem] text-ink-soft tabular-nums">
        {decidesParts ? describeDecided(action, preview) : describeTaken(action, preview)}
        {isExact || isWriting ? '' : ` ${unseen}`}
        {taken > 0 && words.undo !== null ? ' You can undo it for 30 days.' : ''}
      </p>
    </>
  );
}
