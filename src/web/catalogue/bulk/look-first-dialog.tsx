// The question before an approval whose sample a person looks at first.
import { useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import { partNames } from '#domain/parts/parts.ts';
import { formatNumber } from '#web/kit/format.ts';
import { approvesClean } from '#web/shared/runs/approve-question.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { toRunSelection } from './run-selection.ts';

type LookFirstDialogProps = Omit<RunQuestionPlace, 'selection'> & { selection: Selection; size: number };

export function LookFirstDialog({ selection: given, size, ...place }: LookFirstDialogProps) {
  // As it was when the question opened; the list behind may go on changing.
  const [selection] = useState(() => toRunSelection(given));
  const first = formatNumber(size);
  return (
    <RunQuestion
      {...place}
      selection={selection}
      action="approve"
      asked={{ action: 'approve', options: { parts: [...partNames], takeAll: false, sample: size } }}
      description={`The server picks ${first} of them at random across all categories. Nothing is approved until you review these and confirm.`}
      words={{
        title: (products) => `Review ${first}, then approve ${products}?`,
        button: () => `Pick ${first} to review`,
      }}
      outlook={(preview) => (
        <>
          <p className="text-[0.8125rem] text-ink-soft">{approvesClean} Rejected parts stay rejected.</p>
          <RunOutlook action="approve" preview={preview} />
        </>
      )}
    />
  );
}
