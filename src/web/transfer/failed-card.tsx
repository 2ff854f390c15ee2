// A run that failed: why, the way to try again, and for a file that was not understood the way to say what it is.

import { useQueryClient } from '@tanstack/react-query';
import { Ban, FileSearch, RotateCw, TriangleAlert, Upload } from 'lucide-react';
import { type ImportDetails, type ImportOptions, rerunImport } from '#domain/transfer/import-run.contract.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { useRunCommand } from '#web/shared/runs/runs.queries.ts';
import { Allowed, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { CountFigures } from './count-figures.tsx';
import { UndoneNote } from './done-card.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { ReadingSelects } from './recognized-card.tsx';
import { UndoImport } from './undo-import.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';

type FailedCardProps = {
  run: ImportDetails;
  isBusy: boolean;
  /** Starts a dry run again. */
  onRetry: () => void;
  /** Imports the file without the limit that stopped it. */
  onAnyway: () => void;
  /** Starts a dry run over the same file. */
  onCheck: () => void;
  onOptions: (options: ImportOptions) => void;
  onNew: () => void;
};

export function FailedCard({ run, isBusy, onRetry, onAnyway, onCheck, onOptions, onNew }: FailedCardProps) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  const mayImport = useMay(rerunImport);
  const Icon = run.isCancelled ? Ban : TriangleAlert;
  return (
    <div className="space-y-4">
      <Card>
        <CardBody className="flex flex-col gap-4 py-6 sm:flex-row">
          <span
            className={cn(
              'grid size-11 shrink-0 place-items-center rounded-xl',
              run.isCancelled ? 'bg-sunken text-ink-soft' : 'bg-bad-soft text-bad-ink',
            )}
          >
            <Icon aria-hidden className="size-5" />
          </span>
          <div className="min-w-0 flex-1">
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-[0.9375rem] focus:outline-none">
              {titleOf(run)}
            </h2>
            <p className="mt-1 max-w-2xl break-words text-ink-soft">
              {run.error ?? 'It stopped for an unknown reason.'}
            </p>
            <UndoneNote run={run} />
            {!run.canApply && !run.undo && (
              <p className="mt-1 text-ink-soft">The uploaded file is no longer available. Upload it again.</p>
            )}
            <RefusalNote of={rerunImport} className="mt-3" />
            <Allowed to={rerunImport}>
              <div className="mt-4 flex flex-wrap gap-2">
                {run.canApply &&
                  (run.excess !== null && !run.dryRun ? (
                    <Button variant="primary" busy={isBusy} onClick={onAnyway}>
                      Import anyway
                    </Button>
                  ) : run.runId === null ? (
                    <Button variant="primary" busy={isBusy} onClick={onRetry}>
                      {!isBusy && <RotateCw aria-hidden />}
                      Retry
                    </Button>
                  ) : (
                    <GoOnButton runId={run.runId} />
                  ))}
                {run.canApply && !run.dryRun && (
                  <Button disabledReason={isBusy ? 'Starting again…' : undefined} onClick={onCheck}>
                    <FileSearch aria-hidden />
                    Check the file again
                  </Button>
                )}
                <Button variant={run.canApply ? 'secondary' : 'primary'} onClick={onNew}>
                  <Upload aria-hidden />
                  {run.canApply ? 'Choose another file' : 'Choose file'}
                </Button>
                {run.canUndo && <UndoImport report={run} />}
              </div>
            </Allowed>
          </div>
          {mayImport && run.canApply && run.dryRun && (
            <div className="w-full space-y-4 border-line sm:w-72 sm:border-l sm:pl-5">
              <p className="text-[0.8125rem] text-ink-soft">
                Wrong format or encoding? Choose the right one, and the file is checked again.
              </p>
              <ReadingSelects run={run} onOptions={onOptions} />
            </div>
          )}
        </CardBody>
      </Card>
      {run.counts.read > 0 && <CountFigures counts={run.counts} />}
      {run.problemCount > 0 && <ProblemsCard run={run} />}
    </div>
  );
}

/** The same import goes on behind what it stored. */
function GoOnButton({ runId }: { runId: number }) {
  const client = useQueryClient();
  const { mutate, isPending } = useRunCommand(runId);
  const refresh = () => void client.invalidateQueries({ queryKey: keys.imports });
  return (
    <Button variant="primary" busy={isPending} onClick={() => mutate('retry', { onSuccess: refresh })}>
      {!isPending && <RotateCw aria-hidden />}
      Continue import
    </Button>
  );
}

function titleOf({ dryRun, isCancelled }: ImportDetails): string {
  return `The ${dryRun ? 'dry run' : 'import'} ${isCancelled ? 'was canceled' : 'failed'}`;
}
