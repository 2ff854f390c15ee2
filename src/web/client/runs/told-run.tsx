// What a run would do: of how many products, what it leaves and why, and that it can be undone.
import type { ActionName } from '#domain/runs/run-action.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { LeftList } from './left-list.tsx';
import { actionWords } from './run-words.ts';
import { tellTaken } from './tell-taken.ts';

type ToldRunProps = {
  action: ActionName;
  preview: RunPreview;
  /** What cannot be told before each product is looked at in its turn. */
  unseen?: string;
};

export function ToldRun({
  action,
  preview,
  unseen = 'Each is looked at once more when its turn comes.',
}: ToldRunProps) {
  const { taken, left, isExact } = preview;
  const { isWriting, undo } = actionWords[action];
  return (
    <>
      {left.length > 0 && <LeftList left={left} />}
      <p className="text-[0.8125rem] text-ink-soft tabular-nums">
        {tellTaken(action, preview)}
        {isExact || isWriting ? '' : ` ${unseen}`}
        {taken > 0 && undo !== null ? ' It can be undone afterwards.' : ''}
      </p>
    </>
  );
}
