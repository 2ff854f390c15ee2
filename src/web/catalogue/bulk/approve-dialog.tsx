// The question before a bulk approval: of how many products something is approved, and what stays as it is and why.
import { useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { countProducts } from '#web/client/count-products.ts';
import { PartBoxes } from '#web/client/parts/part-boxes.tsx';
import { countLeft, leftWords } from '#web/client/runs/left-words.ts';
import { usePreview, useStartRun } from '#web/client/runs/runs.queries.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { type BulkDialogProps, RunQuestion, useAsked } from './run-question.tsx';

export function ApproveDialog({ selection: given, count, onClose, onStart }: BulkDialogProps) {
  const selection = useAsked(given);
  const [parts, setParts] = useState<Part[]>([...partNames]);
  const [takeAll, setTakeAll] = useState(false);
  const asked = {
    action: 'approve',
    options: { parts: parts.length > 0 ? parts : [...partNames], takeAll },
    selection,
  } as const;
  const preview = usePreview(asked);
  const start = useStartRun();
  const begin = () =>
    start.mutate(
      { asked },
      {
        onSuccess: () => {
          onClose();
          onStart?.();
        },
      },
    );
  const { data } = preview;
  const upTo = data && !data.isExact ? 'up to ' : '';
  return (
    <RunQuestion
      title={data?.taken === 0 ? 'Nothing to approve' : `Approve ${upTo}${countProducts(data?.taken ?? count)}?`}
      description="Pending parts are approved where every claim is borne out and every rule kept that must be. Rejected parts stay rejected."
      verb="Approve"
      preview={preview}
      refusal={parts.length === 0 ? 'Choose at least one part' : undefined}
      isStarting={start.isPending}
      onClose={onClose}
      onStart={begin}
    >
      {(data) => (
        <>
          <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />
          <CheckLine
            label="Also approve parts with open claims or rules not kept"
            checked={takeAll}
            onCheckedChange={setTakeAll}
          />
          <Left preview={data} />
        </>
      )}
    </RunQuestion>
  );
}

/** What stays as it is, and why. */
function Left({ preview: { taken, total, isExact, left } }: { preview: RunPreview }) {
  const undo = taken > 0 ? ' The approval can be undone afterwards.' : '';
  if (left.length === 0)
    return (
      <p>
        {isExact ? `All that waits on ${total === 1 ? 'it' : 'them'} is approved.` : 'What is not clean stays pending.'}
        {undo}
      </p>
    );
  return (
    <div>
      <p className="mb-1.5 font-medium text-[0.8125rem]">Stays as it is</p>
      <ul aria-label="Stays as it is" className="divide-y divide-line rounded-lg border border-line text-[0.8125rem]">
        {left.map((each) => (
          <li key={each.because} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
            <span className="min-w-0">{leftWords[each.because]}</span>
            <span className="text-ink-soft text-xs tabular-nums">{countLeft(each)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.8125rem] text-ink-soft">
        {isExact ? '' : 'Each product is looked at once more when its turn comes.'}
        {undo}
      </p>
    </div>
  );
}
