// One import: its progress, its report, the step from dry run to import, and what came of it.

import { useNavigate } from '@tanstack/react-router';
import { FileX2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  cancelDryRun,
  type ImportDetails,
  type ImportOptions,
  rerunImport,
} from '#domain/transfer/import-run.contract.ts';
import type { ImportMode } from '#domain/transfer/transfer.contract.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody } from '#web/kit/card.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { RunButtons } from '#web/shared/runs/run-buttons.tsx';
import { useRun } from '#web/shared/runs/runs.queries.ts';
import { noteStarted } from '#web/shared/runs/started-runs.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { describeDetails } from '#web/shared/transfer/import-words.ts';
import { type Applying, needsAnyway, refuseApply } from './apply-card.tsx';
import { FailedCard } from './failed-card.tsx';
import { Report } from './report.tsx';
import { RunProgress } from './run-progress.tsx';
import { useCancelDryRun, useImportRun, useRunAgain } from './transfer.queries.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';

/** What imports a file that changes more than its import may. */
const noLimit: ImportOptions = { stopAbove: null };

type RunViewProps = { id: number; onNew: () => void; onRun: (run: ImportDetails | null) => void };

export function RunView({ id, onNew, onRun }: RunViewProps) {
  const navigate = useNavigate({ from: '/import' });
  const { data: run, error, isFetching, refetch } = useImportRun(id);
  const again = useRunAgain();
  const mayImport = useMay(rerunImport);
  const [wantedMode, setMode] = useState<ImportMode>('rows');
  // While a changed dry run is checked, the report before it stays in place, so that neither the page nor the focus jumps.
  const [report, setReport] = useState<ImportDetails | null>(null);
  const [options, setOptions] = useState<ImportOptions>({});
  const [recheck, setRecheck] = useState<{ from: number; id: number } | null>(null);
  const lastStart = useRef(0);
  const [hasUnchecked, setUnchecked] = useState(false);
  const [applyId, setApplyId] = useState<number | null>(null);
  useOutcome(run);
  const ownRunId = run && run.id === applyId && run.state === 'running' ? run.runId : null;
  useEffect(() => {
    if (ownRunId !== null) noteStarted({ id: ownRunId, page: `/import?run=${id}`, isByModel: false });
  }, [ownRunId, id]);
  useEffect(() => onRun(run ?? null), [run, onRun]);
  useEffect(() => {
    // What chose the file, and what stopped its upload, stood on the screen before.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  if (run && run.state !== 'running' && run !== report) {
    setReport(run);
    setOptions({});
    if (run.id === recheck?.id) setRecheck(null);
  }

  const isRechecking =
    recheck?.id === id && report?.dryRun === true && (run === undefined || run.state === 'running') && !error;
  const open = (next: number, replace: boolean) => void navigate({ search: { run: String(next) }, replace });
  const start = async (from: ImportDetails, dryRun: boolean, given: ImportOptions, mode: ImportMode = 'rows') => {
    lastStart.current += 1;
    const own = lastStart.current;
    try {
      const { id: next } = await again.mutateAsync({
        id: from.id,
        dryRun,
        mode,
        options: given,
      });
      // Another change came before the answer, and has all of this one: what it starts is opened.
      if (dryRun && own !== lastStart.current) return;
      setRecheck(dryRun ? { from: id, id: next } : null);
      if (!dryRun) setApplyId(next);
      open(next, dryRun);
    } catch (cause) {
      if (own === lastStart.current) setOptions({});
      toast({ title: 'The import could not be started', description: explainError(cause), tone: 'destructive' });
    }
  };
  const change = (from: ImportDetails, given: ImportOptions) => {
    // Another profile sets everything again.
    const whole = given.profileId === undefined ? { ...options, ...given } : given;
    setOptions(whole);
    void start(from, true, whole);
  };
  const finished = run && run.state !== 'running' ? run : null;
  const shown = isRechecking ? report : finished;
  // All or nothing would store nothing while products are refused.
  const mode = shown?.dryRun && shown.counts.refused > 0 ? 'rows' : wantedMode;
  // Until the screen is at the newer dry run, the report it shows is not of what was chosen, and must not be imported.
  const isStale = isRechecking || recheck?.from === id || (again.isPending && again.variables.dryRun);
  const canApply =
    mayImport &&
    shown?.dryRun === true &&
    shown.state === 'done' &&
    refuseApply(shown, isStale, hasUnchecked) === undefined;
  const apply = () => {
    if (canApply && shown && !again.isPending) void start(shown, false, shown.excess === null ? {} : noLimit, mode);
  };
  useActions('Import', [
    {
      id: 'import.apply',
      label: 'Import the checked file',
      keys: '$mod+Enter',
      // What was stopped is imported by its button alone.
      enabled: canApply && !needsAnyway(shown),
      run: apply,
    },
  ]);

  if (!run && !isRechecking) {
    if (error instanceof ApiError && error.status === 404) return <MissingRun onNew={onNew} />;
    if (error) {
      return (
        <Card>
          <LoadFailure of={{ error, isFetching, refetch }} title="The import could not be loaded" />
        </Card>
      );
    }
    return <ReportSkeleton />;
  }
  if (!shown) return run ? <RunUnderWay run={run} /> : <ReportSkeleton />;
  if (shown.state === 'failed') {
    return (
      <FailedCard
        run={shown}
        isBusy={again.isPending}
        onRetry={() => void start(shown, shown.dryRun, {}, shown.mode)}
        onAnyway={() => void start(shown, false, noLimit, shown.mode)}
        onCheck={() => void start(shown, true, {})}
        onOptions={(given) => change(shown, given)}
        onNew={onNew}
      />
    );
  }
  const applying: Applying = {
    mode,
    setMode,
    isBusy: again.isPending,
    hasUnchecked,
    apply,
  };
  return (
    <Report
      report={shown}
      draft={options}
      running={isRechecking ? (run ?? null) : null}
      isStale={isStale}
      applying={applying}
      onUnchecked={setUnchecked}
      onOptions={mayImport && shown.canApply && shown.dryRun ? (given) => change(shown, given) : null}
      onNew={onNew}
    />
  );
}

function RunUnderWay({ run }: { run: ImportDetails }) {
  const box = useFocusIfLost<HTMLDivElement>();
  const own = useRun(run.runId);
  const effect =
    run.mode === 'rows'
      ? 'Products appear in the lists while they are imported.'
      : 'Products appear in the lists once the whole file is imported.';
  return (
    <Card>
      <CardBody className="mx-auto max-w-2xl px-6 py-14">
        <div ref={box} tabIndex={-1} className="focus:outline-none">
          <RunProgress run={run} />
          {(own.data || run.dryRun) && (
            <div className="mt-5 flex flex-wrap gap-2">
              {own.data ? (
                <RunButtons run={own.data} />
              ) : (
                <Allowed to={cancelDryRun}>
                  <CancelDryRun id={run.id} />
                </Allowed>
              )}
            </div>
          )}
          <p className="mt-6 text-ink-soft text-xs">
            {run.dryRun ? 'This check changes nothing.' : effect} You can leave this page:{' '}
            {run.isPaused ? 'the import waits until you resume it' : 'it continues without you'}. You will find it under
            Recent imports.
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

function CancelDryRun({ id }: { id: number }) {
  const { mutate, isPending } = useCancelDryRun(id);
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      Cancel dry run
    </Button>
  );
}

/** Says how a run ended, once, and only when it was seen running here. */
function useOutcome(run: ImportDetails | undefined): void {
  const running = useRef<number | null>(null);
  useEffect(() => {
    if (!run) return;
    if (run.state === 'running') {
      running.current = run.id;
      return;
    }
    if (running.current !== run.id) return;
    running.current = null;
    const said = describeDetails(run);
    const what = run.dryRun ? 'Dry run' : 'Import';
    if (run.state === 'failed') announce(`${what} ${run.isCancelled ? 'canceled' : 'failed'}. ${run.error ?? ''}`);
    else if (run.dryRun) announce(`Dry run finished: ${said}.`);
    else toast({ title: 'Import finished', description: `${run.fileName}: ${said}.`, hasEntry: true });
  }, [run]);
}

function MissingRun({ onNew }: { onNew: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={FileX2}
        title="Import not found"
        hint="The link may be wrong. You can find recent imports on the Import screen."
      >
        <Button variant="primary" onClick={onNew}>
          Go to Import
        </Button>
      </EmptyState>
    </Card>
  );
}

function ReportSkeleton() {
  return (
    <Loading label="Loading the report" className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-4">
        <Skeleton className="h-29 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
      <div className="space-y-4">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-56 rounded-xl" />
      </div>
    </Loading>
  );
}
