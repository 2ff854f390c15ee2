// Undo of an import: a question that says what it will do, then a run that does it.

import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { importAction } from '#domain/runs/actions/import.action.ts';
import type { ImportDetails, UndoPreview } from '#domain/transfer/import-run.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { PassingButton } from '#web/kit/passing-button.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { isUnfinished } from '#web/shared/runs/run-figures.ts';
import { linkOfRun } from '#web/shared/runs/run-link.ts';
import { describeResult } from '#web/shared/runs/run-words.ts';
import { useRun, useUndoRun } from '#web/shared/runs/runs.queries.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { useUndoPreview } from './transfer.queries.ts';

export function UndoImport({ report }: { report: ImportDetails }) {
  const mayUndo = useMay(importAction);
  return !mayUndo || report.runId === null ? null : <UndoOf report={report} runId={report.runId} />;
}

function UndoOf({ report, runId }: { report: ImportDetails; runId: number }) {
  const [isAsked, setAsked] = useState(false);
  const run = useRun(runId);
  const going = useRun(run.data?.undoneBy ?? null);
  const undo = useUndoRun(runId);
  const preview = useUndoPreview(report.id, isAsked);
  const isGoing = report.undo?.isGoing === true || (going.data !== undefined && isUnfinished(going.data));
  const ask = () => setAsked(true);
  useActions('Import', [{ id: 'import.undo', label: buttonText(report), enabled: !isGoing, run: ask }]);
  if (going.data && isUnfinished(going.data)) {
    return (
      <Button asChild variant="ghost">
        <Link {...linkOfRun(going.data)}>
          <Spinner />
          Undoing {describeResult(going.data)}
        </Link>
      </Button>
    );
  }
  return (
    <>
      <PassingButton
        variant="ghost"
        disabledReason={report.undo?.isGoing ? 'This import is already being undone.' : undefined}
        onClick={ask}
      >
        <Undo2 aria-hidden />
        {buttonText(report)}
      </PassingButton>
      <Dialog
        open={isAsked}
        role="alertdialog"
        size="sm"
        onOpenChange={(open) => !undo.isPending && setAsked(open)}
        title="Undo this import?"
        description="Undoes what this import did. Changes that someone made after the import stay."
        bodyLabel={preview.data && preview.data.conflicts.length > 0 ? 'What will be undone' : undefined}
        footer={
          <>
            <Button disabledReason={undo.isPending ? 'Starting the undo…' : undefined} onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={undo.isPending}
              disabledReason={undo.isPending ? undefined : refuseUndo(preview.data)}
              onClick={() => undo.mutate({}, { onSuccess: () => setAsked(false) })}
            >
              Undo the import
            </Button>
          </>
        }
      >
        {preview.data ? (
          <Preview preview={preview.data} />
        ) : preview.isError ? (
          <LoadFailure of={preview} title="Could not load what will be undone" />
        ) : (
          <Loading label="Loading what will be undone" className="space-y-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
          </Loading>
        )}
      </Dialog>
    </>
  );
}

function buttonText({ undo }: ImportDetails): string {
  if (!undo) return 'Undo this import';
  return undo.isDone ? 'Undo remaining changes' : 'Undo the rest';
}

function refuseUndo(preview: UndoPreview | undefined): string | undefined {
  if (!preview) return 'Loading what will be undone…';
  const { setAside, broughtBack } = preview.moved;
  return preview.undone + preview.partly + setAside + broughtBack === 0 ? 'Nothing can be undone.' : undefined;
}

/** What the undo will do, one thing a line. */
function describePreview({ undone, deleted, partly, left, moved: { setAside, broughtBack } }: UndoPreview): string[] {
  const restored = undone - deleted;
  const them = (count: number) => (count === 1 ? 'it' : 'them');
  return [
    ...(restored > 0
      ? [`${countNoun(restored, 'product')} will get ${restored === 1 ? 'its' : 'their'} earlier values back.`]
      : []),
    ...(deleted > 0
      ? [
          `${countNoun(deleted, 'product')} added by the import will be deleted. You can restore ${them(deleted)} for 30 days.`,
        ]
      : []),
    ...(setAside > 0
      ? [
          `${countNoun(setAside, 'product')} set aside because the file did not have ${them(setAside)} will be brought back.`,
        ]
      : []),
    ...(broughtBack > 0
      ? [
          `${countNoun(broughtBack, 'product')} brought back because the file had ${them(broughtBack)} will be set aside again.`,
        ]
      : []),
    ...(partly > 0
      ? [
          `${countNoun(partly, 'product')} will be partly undone, because someone changed ${them(partly)} after the import.`,
        ]
      : []),
    ...(left > 0
      ? [`${countNoun(left, 'product')} will not be undone, because someone changed ${them(left)} after the import.`]
      : []),
  ];
}

/** What the undo will do, and by name what it will leave. */
function Preview({ preview }: { preview: UndoPreview }) {
  const { partly, left, conflicts } = preview;
  const more = partly + left - conflicts.length;
  return (
    <div className="space-y-3">
      <ul className="list-disc space-y-1 pl-5">
        {describePreview(preview).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {conflicts.length > 0 && (
        <div>
          <ul aria-label="Changed after the import" className="divide-y divide-line rounded-lg border border-line">
            {conflicts.map(({ sku, title, reason }) => (
              <li key={sku} className="px-3 py-2">
                <p className="truncate font-medium">{title}</p>
                <p className="line-clamp-2 break-words text-ink-soft text-xs">{reason}</p>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="mt-2 text-ink-soft text-xs">and {formatNumber(more)} more</p>}
        </div>
      )}
    </div>
  );
}
