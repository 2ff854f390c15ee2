// The question before a run over the selected products: how many, what will be skipped and why, and what it costs.
import { useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import { ApproveQuestion } from '#web/shared/runs/approve-question.tsx';
import type { PartsPlace } from '#web/shared/runs/run-question.tsx';
import { ApplyPromptDialog } from './apply-prompt-dialog.tsx';
import { RejectDialog, RollBackDialog } from './decide-dialogs.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FindReplaceDialog } from './find-replace-dialog.tsx';
import { FixImagesDialog } from './fix-images-dialog.tsx';
import { JudgeDialog } from './judge-dialog.tsx';
import { MeasureAgainDialog, MeasureImagesDialog } from './measure-images-dialog.tsx';
import { OptimizeDialog } from './optimize-dialog.tsx';
import { toRunSelection } from './run-selection.ts';
import { SetFieldDialog } from './set-field-dialog.tsx';

/** On parts that can be chosen. */
const decisions = { approve: ApproveQuestion, reject: RejectDialog, 'roll-back': RollBackDialog };
const dialogs = {
  generate: OptimizeDialog,
  'find-replace': FindReplaceDialog,
  'set-field': SetFieldDialog,
  prompt: ApplyPromptDialog,
  judge: JudgeDialog,
  'measure-images': MeasureImagesDialog,
  'measure-again': MeasureAgainDialog,
  'fix-images': FixImagesDialog,
  export: ExportDialog,
};
type Decision = keyof typeof decisions;
export type BulkAction = Decision | keyof typeof dialogs;

const isDecision = (kind: BulkAction): kind is Decision => Object.hasOwn(decisions, kind);

type BulkDialogProps = Omit<PartsPlace, 'selection'> & { kind: BulkAction; selection: Selection };

export function BulkDialog({ kind, selection: given, onParts, ...place }: BulkDialogProps) {
  // What was selected when the question opened; the list behind may go on changing.
  const [selection] = useState(() => toRunSelection(given));
  if (isDecision(kind)) {
    const Question = decisions[kind];
    return <Question selection={selection} onParts={onParts} {...place} />;
  }
  const Question = dialogs[kind];
  return <Question selection={selection} {...place} />;
}
