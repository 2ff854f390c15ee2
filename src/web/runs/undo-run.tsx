// Undo of a run: a question that says what it restores and what stays as it is, then a run of its own.

import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { permissionOf } from '#domain/runs/run-action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button, type ButtonProps } from '#web/kit/button.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { isForgotten, isUnfinished, leftToUndo, partsOf } from '#web/shared/runs/run-figures.ts';
import { nameRun, numberRun, wordsOf } from '#web/shared/runs/run-words.ts';
import { useUndoRun } from '#web/shared/runs/runs.queries.ts';
import { useActions } from '#web/shared/screen/actions.ts';

type UndoButtonProps = Pick<ButtonProps, 'size' | 'variant'> & { run: Run };

/** On a run's page, which gives way to that of the undo. */
export function UndoButton({ run, size, variant = 'ghost' }: UndoButtonProps) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const needs = permissionOf(run.action);
  useActions('This run', [
    { id: 'run.undo', label: 'Undo the run', needs, enabled: canUndo(run), run: () => setAsked(true) },
  ]);
  const mayUndo = useMay(needs);
  if (!mayUndo || wordsOf(run).undo === null) return null;
  return (
    <>
      <Button size={size} variant={variant} disabledReason={whyNotUndo(run)} onClick={() => setAsked(true)}>
        <Undo2 aria-hidden />
        Undo
      </Button>
      {isAsked && (
        <UndoDialog
          run={run}
          onClose={() => setAsked(false)}
          onStart={({ id }) => void navigate({ to: '/runs/$id', params: { id: String(id) } })}
        />
      )}
    </>
  );
}

/** Why nothing of it can be undone now; undefined where something can. */
function whyNotUndo(run: Run): string | undefined {
  if (wordsOf(run).undo === null) return 'This kind of run changes nothing';
  if (run.undoneBy !== null) return 'Already undone';
  if (isForgotten(run)) return 'A run can be undone for 30 days';
  if (run.counts.done + run.counts.asked === 0) return 'This run changed nothing';
  return leftToUndo(run) === 0 ? 'Already undone' : undefined;
}

export const canUndo = (run: Run): boolean => whyNotUndo(run) === undefined;

/** What an undo of so many products of it does. */
export function describeUndo(run: Run, count: number): string {
  const { written, counts } = run;
  // Of some of them it is not known how many it changed.
  const changed = written && count === counts.done ? `, ${formatNumber(written.changed)} of them changed` : '';
  return `Undo ${wordsOf(run).undo?.does} ${countProducts(count)}${changed}.`;
}

export const undoStays = 'Parts that people approved, rejected or edited since then stay as they are.';

type UndoDialogProps = {
  run: Run;
  /** Only these of its products. */
  productIds?: readonly number[];
  onClose: () => void;
  /** Says which run it is, where that is not what one looks at. */
  isNamed?: boolean;
  /** With the run that undoes; without it one stays where one is. */
  onStart?: (undo: Run) => void;
};

export function UndoDialog({ run, productIds, isNamed = false, onClose, onStart }: UndoDialogProps) {
  const own = partsOf(run);
  const [parts, setParts] = useState<readonly Part[]>(own);
  const undo = useUndoRun(run.id);
  const count = productIds?.length ?? leftToUndo(run);
  const isWhole = productIds === undefined && parts.length === own.length;
  const start = () =>
    undo.mutate(
      {
        ...(productIds ? { productIds: [...productIds] } : {}),
        ...(parts.length < own.length ? { parts: [...parts] } : {}),
      },
      {
        onSuccess: (undoing) => {
          onClose();
          onStart?.(undoing);
        },
      },
    );
  const what = `this ${wordsOf(run).undo?.noun} ${countProducts(count)}`;
  const reason = own.length > 0 && parts.length === 0 ? 'Select at least one part' : undefined;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      bodyLabel="What the undo restores"
      onSend={reason === undefined && !undo.isPending ? start : undefined}
      onOpenChange={(open) => !open && !undo.isPending && onClose()}
      title={parts.length < own.length ? `Undo some parts of ${what}?` : `Undo ${what}?`}
      description={`${describeUndo(run, count)} ${undoStays}`}
      footer={
        <>
          <Button disabledReason={undo.isPending ? 'Starting the undo…' : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={undo.isPending} disabledReason={reason} onClick={start}>
            Undo {countProducts(count)}
          </Button>
        </>
      }
    >
      {isNamed && (
        <p className="mb-3 font-medium">
          {nameRun(run)}, {numberRun(run.id)}, {formatDateTime(new Date(run.createdAt))}
        </p>
      )}
      {own.length > 1 && <PartBoxes legend="Parts to restore" offered={own} value={parts} onChange={setParts} />}
      {isUnfinished(run) && isWhole && <p className="mt-3">The run is not finished. It will be canceled first.</p>}
      <p className="mt-3 text-ink-soft">
        The undo is also a run. You can find it under Runs and undo it too.
        {own.length === 1 && ` It restores only the ${partTable[own[0] as Part].word}.`}
      </p>
    </Dialog>
  );
}
