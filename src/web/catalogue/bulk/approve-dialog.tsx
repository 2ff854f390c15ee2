// The question before a bulk approval: of how many products something is approved, and what stays as it is and why.
import { useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { PartBoxes } from '#web/client/parts/part-boxes.tsx';
import { LeftList } from '#web/client/runs/left-list.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/client/runs/run-question.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';

export function ApproveDialog(place: RunQuestionPlace) {
  const [parts, setParts] = useState<Part[]>([...partNames]);
  const [takeAll, setTakeAll] = useState(false);
  return (
    <RunQuestion
      {...place}
      action="approve"
      asked={parts.length > 0 ? { action: 'approve', options: { parts, takeAll } } : null}
      missing="Choose at least one part"
      description="Pending parts are approved where every claim is borne out and every rule kept that must be. Rejected parts stay rejected."
      tryOn={20}
      tell={(preview) => <Told preview={preview} />}
    >
      {() => (
        <>
          <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />
          <CheckLine
            label="Also approve parts with open claims or rules not kept"
            checked={takeAll}
            onCheckedChange={setTakeAll}
          />
        </>
      )}
    </RunQuestion>
  );
}

/** What stays as it is, and that all of it can be undone. */
function Told({ preview: { taken, total, isExact, left } }: { preview: RunPreview }) {
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
      <LeftList left={left} />
      <p className="mt-2 text-[0.8125rem] text-ink-soft">
        {isExact ? '' : 'Each product is looked at once more when its turn comes.'}
        {undo}
      </p>
    </div>
  );
}
