// The questions before many parts are rejected, or rolled back to pending.
import { useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { PartBoxes } from '#web/client/parts/part-boxes.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/client/runs/run-question.tsx';
import { ToldRun } from '#web/client/runs/told-run.tsx';

export function RejectDialog(place: RunQuestionPlace) {
  return (
    <DecideQuestion
      {...place}
      action="reject"
      description="Pending parts are rejected; no text changes. Why can be said afterwards, on each product."
    />
  );
}

export function RollBackDialog(place: RunQuestionPlace) {
  return (
    <DecideQuestion
      {...place}
      action="roll-back"
      description="Approved and rejected parts wait for a decision again; no text changes."
    />
  );
}

type DecideQuestionProps = RunQuestionPlace & { action: 'reject' | 'roll-back'; description: string };

function DecideQuestion(props: DecideQuestionProps) {
  const [parts, setParts] = useState<Part[]>([...partNames]);
  return (
    <RunQuestion
      {...props}
      asked={parts.length > 0 ? { action: props.action, options: { parts } } : null}
      missing="Choose at least one part"
      tell={(preview) => <ToldRun action={props.action} preview={preview} />}
    >
      {() => <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />}
    </RunQuestion>
  );
}
