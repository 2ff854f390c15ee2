// The question before an approval of many products: how many will be approved, and what will be skipped and why.
import { useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { RunOutlook } from './run-outlook.tsx';
import { type PartsPlace, RunQuestion } from './run-question.tsx';

// Claims and rules are checked product by product, which for many takes as long as the run itself.
const unseenOfClean =
  'Parts whose text was deleted, and parts with open claims or broken required rules, will also be skipped.';
/** What it approves unless all parts are asked for. */
export const approvesClean = 'Approves pending parts whose claims are supported and that break no required rule.';
const unseenOfAll =
  'Parts whose text was deleted, and parts with claims that someone must confirm, will also be skipped.';

export function ApproveQuestion({ onParts = partNames, ...place }: PartsPlace) {
  const [parts, setParts] = useState<Part[]>([...onParts]);
  const [takeAll, setTakeAll] = useState(false);
  return (
    <RunQuestion
      {...place}
      action="approve"
      asked={parts.length > 0 ? { action: 'approve', options: { parts, takeAll } } : null}
      missing="Select at least one part"
      description={`${takeAll ? 'Approves all pending parts.' : approvesClean} Rejected parts stay rejected.`}
      tryOn={20}
      outlook={(preview) => (
        <RunOutlook action="approve" preview={preview} unseen={takeAll ? unseenOfAll : unseenOfClean} />
      )}
    >
      {() => (
        <>
          <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />
          <CheckLine
            label="Also approve parts with open claims or broken required rules"
            checked={takeAll}
            onCheckedChange={setTakeAll}
          />
        </>
      )}
    </RunQuestion>
  );
}
