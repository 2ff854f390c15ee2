// The question before a run over the selected products: how many, what will be skipped and why, and what it costs.
import { Suspense, useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { PartsPlace } from '#web/shared/runs/run-question.tsx';
import { type BulkAction, questionOf } from './bulk-actions.ts';
import { toRunSelection } from './run-selection.ts';

type BulkDialogProps = Omit<PartsPlace, 'selection'> & { kind: BulkAction; selection: Selection };

export function BulkDialog({ kind, selection: given, ...place }: BulkDialogProps) {
  // What was selected when the question opened; the list behind may go on changing.
  const [selection] = useState(() => toRunSelection(given));
  const Question = questionOf(kind);
  return (
    <Suspense>
      <Question selection={selection} {...place} />
    </Suspense>
  );
}
