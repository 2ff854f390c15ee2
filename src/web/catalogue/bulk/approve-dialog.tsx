// The question before a bulk approval: of how many products something is approved, and what stays as it is and why.
import { useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { PartBoxes } from '#web/client/parts/part-boxes.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/client/runs/run-question.tsx';
import { ToldRun } from '#web/client/runs/told-run.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';

// Claims and rules are read product by product, which of many takes as long as the run itself.
const unseenOfClean = 'Parts that are empty, have open claims or do not keep a rule are left as well.';
const unseenOfAll = 'Parts that are empty, or have claims somebody must answer for by name, are left as well.';

export function ApproveDialog(place: RunQuestionPlace) {
  const [parts, setParts] = useState<Part[]>([...partNames]);
  const [takeAll, setTakeAll] = useState(false);
  return (
    <RunQuestion
      {...place}
      action="approve"
      asked={parts.length > 0 ? { action: 'approve', options: { parts, takeAll } } : null}
      missing="Choose at least one part"
      description={`Pending parts are approved${takeAll ? '' : ' where every claim is borne out and every rule kept that must be'}. Rejected parts stay rejected.`}
      tryOn={20}
      tell={(preview) => <ToldRun action="approve" preview={preview} unseen={takeAll ? unseenOfAll : unseenOfClean} />}
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
