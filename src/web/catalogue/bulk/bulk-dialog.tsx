// The question before a bulk run: how many products, what it leaves and why, and what it costs.
import { ApproveDialog } from './approve-dialog.tsx';
import { OptimizeDialog } from './optimize-dialog.tsx';
import type { BulkDialogProps } from './run-question.tsx';

export function BulkDialog({ kind, ...rest }: BulkDialogProps & { kind: 'generate' | 'approve' }) {
  return kind === 'approve' ? <ApproveDialog {...rest} /> : <OptimizeDialog {...rest} />;
}
