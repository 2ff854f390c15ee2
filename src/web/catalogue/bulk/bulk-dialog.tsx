// The question before a bulk run: how many products, what it leaves and why, and what it costs.
import { useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { RunQuestionPlace } from '#web/client/runs/run-question.tsx';
import type { AskedRun } from '#web/client/runs/runs.queries.ts';
import { ApplyPromptDialog } from './apply-prompt-dialog.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { RejectDialog, RollBackDialog } from './decide-dialogs.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FindReplaceDialog } from './find-replace-dialog.tsx';
import { JudgeDialog } from './judge-dialog.tsx';
import { OptimizeDialog } from './optimize-dialog.tsx';
import { SetFieldDialog } from './set-field-dialog.tsx';

const dialogs = {
  generate: OptimizeDialog,
  approve: ApproveDialog,
  reject: RejectDialog,
  'roll-back': RollBackDialog,
  'find-replace': FindReplaceDialog,
  'set-field': SetFieldDialog,
  prompt: ApplyPromptDialog,
  judge: JudgeDialog,
  export: ExportDialog,
};
export type BulkAction = keyof typeof dialogs;

type BulkDialogProps = Omit<RunQuestionPlace, 'selection'> & { kind: BulkAction; selection: Selection };

export function BulkDialog({ kind, selection: given, ...place }: BulkDialogProps) {
  // What was selected when the question was put; the list behind may go on changing.
  const [selection] = useState(() => askFor(given));
  const Question = dialogs[kind];
  return <Question selection={selection} {...place} />;
}

function askFor(selection: Selection): AskedRun['selection'] {
  if (selection.kind === 'ids') return { ids: selection.ids };
  return { filter: selection.filter, ...(selection.except.length > 0 ? { except: selection.except } : {}) };
}
