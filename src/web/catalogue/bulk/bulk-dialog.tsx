// The question before a bulk run: how many products, what it leaves and why, and what it costs.
import type { Selection } from '#domain/catalogue/selection.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { OptimizeDialog } from './optimize-dialog.tsx';

export type BulkDialogProps = {
  selection: Selection;
  /** As far as the list knows; the server is asked. */
  count: number;
  onClose: () => void;
  onStart?: (() => void) | undefined;
};

export function BulkDialog({ kind, ...rest }: BulkDialogProps & { kind: 'generate' | 'approve' }) {
  return kind === 'approve' ? <ApproveDialog {...rest} /> : <OptimizeDialog {...rest} />;
}
