// The questions before many parts are rejected, or rolled back to pending.
import { useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { type PartsPlace, RunQuestion } from '#web/shared/runs/run-question.tsx';

export function RejectDialog(place: PartsPlace) {
  return (
    <DecideQuestion
      {...place}
      action="reject"
      description="Pending parts will be rejected. No text changes. You can add a reason later on each product."
    />
  );
}

export function RollBackDialog(place: PartsPlace) {
  return (
    <DecideQuestion
      {...place}
      action="roll-back"
      description="Approved and rejected parts will be pending again. No text changes."
    />
  );
}

type DecideQuestionProps = PartsPlace & { action: 'reject' | 'roll-back'; description: string };

function DecideQuestion({ onParts = partNames, ...props }: DecideQuestionProps) {
  const [parts, setParts] = useState<Part[]>([...onParts]);
  return (
    <RunQuestion
      {...props}
      asked={parts.length > 0 ? { action: props.action, options: { parts } } : null}
      missing="Select at least one part"
      outlook={(preview) => <RunOutlook action={props.action} preview={preview} />}
    >
      {() => <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />}
    </RunQuestion>
  );
}
