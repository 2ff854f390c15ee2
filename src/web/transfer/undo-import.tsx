// Undo of an import: a question, then fifty products a call until none is left to undo.
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { useUndoImport } from './transfer.queries.ts';
import { countNoun } from './transfer-labels.ts';

export function UndoImport({ run }: { run: ImportDetails }) {
  const [isAsked, setAsked] = useState(false);
  const undo = useUndoImport(run.id);
  const { progress } = undo;
  const start = async () => {
    try {
      const { undone, left } = await undo.start();
      toast({
        title: 'Import undone',
        description: left === 0 ? `${run.fileName}: all is as it was before.` : describeLeft(undone, left),
      });
      setAsked(false);
    } catch (error) {
      toast({ title: 'The import could not be undone', description: explainError(error), tone: 'destructive' });
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        <Undo2 aria-hidden />
        {run.undo ? 'Go on undoing' : 'Undo this import'}
      </Button>
      <Dialog
        open={isAsked}
        role="alertdialog"
        size="sm"
        onOpenChange={(open) => !undo.isRunning && setAsked(open)}
        title="Undo this import?"
        description={describeUndo(run)}
        footer={
          <>
            <Button disabledReason={undo.isRunning ? 'It is being undone.' : undefined} onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={undo.isRunning} onClick={() => void start()}>
              Undo the import
            </Button>
          </>
        }
      >
        {progress && (
          <>
            <ProgressBar value={progress.done} max={progress.all} label="Undoing the import" />
            <p className="mt-2 text-ink-soft text-xs tabular-nums">
              {formatNumber(progress.done)} of {countNoun(progress.all, 'product')}
            </p>
          </>
        )}
      </Dialog>
    </>
  );
}

function describeUndo({ counts }: ImportDetails): string {
  const added =
    counts.new > 0
      ? `Of ${countNoun(counts.new, 'product')} it added, those nobody worked on since are deleted, and can be restored for 30 days. `
      : '';
  const changed =
    counts.changed > 0
      ? `${countNoun(counts.changed, 'product')} it changed ${counts.changed === 1 ? 'goes' : 'go'} back to the values before. `
      : '';
  return `${added}${changed}What somebody changed since stays as it is, and is listed.`;
}

function describeLeft(undone: number, left: number): string {
  return `${countNoun(undone, 'product')} undone, ${formatNumber(left)} left because somebody changed ${left === 1 ? 'it' : 'them'} since.`;
}
