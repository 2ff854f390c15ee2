// One import: its progress, its report, the step from dry run to import, and what came of it.
import { useNavigate } from '@tanstack/react-router';
import { FileX2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Import, ImportMode, ImportOptions } from '#domain/transfer/transfer.contract.ts';
import { useActions } from '#web/client/actions.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody } from '#web/kit/card.tsx';
import { announce } from '#web/kit/live-region.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { type Applying, refuseApply } from './apply-card.tsx';
import { FailedCard } from './failed-card.tsx';
import { Report } from './report.tsx';
import { RunProgress } from './run-progress.tsx';
import { useImportRun, useRunAgain } from './transfer.queries.ts';
import { describeCounts } from './transfer-labels.ts';

type RunViewProps = { id: number; onNew: () => void; onRun: (run: Import | null) => void };

export function RunView({ id, onNew, onRun }: RunViewProps) {
  const navigate = useNavigate({ from: '/import' });
  const { data: run, error, isFetching, refetch } = useImportRun(id);
  const again = useRunAgain();
  const [mode, setMode] = useState<ImportMode>('rows');
  // While a changed dry run is checked, the report before it stays in place, so that neither the page nor the focus jumps.
  const [report, setReport] = useState<Import | null>(null);
  const [options, setOptions] = useState<ImportOptions>({});
  useOutcome(run);
  useEffect(() => onRun(run ?? null), [run, onRun]);
  if (run && run.state !== 'running' && run !== report) {
    setReport(run);
    setOptions({});
  }

  const isRechecking = run?.state === 'running' && run.dryRun && report?.dryRun === true && report.canApply;
  const open = (next: number, replace: boolean) => void navigate({ search: { run: next }, replace });
  const start = async (from: Import, dryRun: boolean, given: ImportOptions) => {
    try {
      const { id: next } = await again.mutateAsync({
        id: from.id,
        dryRun,
        mode: dryRun ? 'rows' : mode,
        options: given,
      });
      open(next, dryRun);
    } catch (cause) {
      setOptions({});
      toast({ title: 'The file could not be run again', description: explainError(cause), tone: 'destructive' });
    }
  };
  const change = (from: Import, given: ImportOptions) => {
    const whole = { ...options, ...given };
    setOptions(whole);
    void start(from, true, whole);
  };
  const shown = isRechecking ? report : run?.state === 'running' ? null : (run ?? null);
  const isStale = isRechecking || again.isPending;
  const apply = () => {
    if (shown?.dryRun && shown.state === 'done' && refuseApply(shown, isStale) === undefined)
      void start(shown, false, {});
  };
  useActions('Import', [
    {
      id: 'import.apply',
      label: 'Import what the dry run found',
      keys: '$mod+Enter',
      enabled: shown?.dryRun === true && shown.state === 'done' && refuseApply(shown, isStale) === undefined,
      run: apply,
    },
  ]);

  if (!run) {
    if (error instanceof ApiError && error.status === 404) return <MissingRun onNew={onNew} />;
    if (error) {
      return (
        <Card>
          <ErrorState
            title="The import could not be loaded"
            text={explainError(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Card>
      );
    }
    return <ReportSkeleton />;
  }
  if (!shown) {
    return (
      <Card>
        <CardBody className="mx-auto max-w-2xl px-6 py-14">
          <RunProgress run={run} />
          <p className="mt-6 text-ink-soft text-xs">
            {run.dryRun
              ? 'Nothing is changed by this. '
              : run.mode === 'rows'
                ? 'Products appear in the lists as they are stored. '
                : 'Products appear when the whole file is stored. '}
            You can leave this page; it goes on, and you find it under Recent imports.
          </p>
        </CardBody>
      </Card>
    );
  }
  if (shown.state === 'failed') {
    return (
      <FailedCard
        run={shown}
        isBusy={again.isPending}
        onRetry={() => void start(shown, shown.dryRun, {})}
        onOptions={(given) => change(shown, given)}
        onNew={onNew}
      />
    );
  }
  const applying: Applying = {
    mode: shown.counts.refused > 0 ? 'rows' : mode,
    setMode,
    isBusy: again.isPending,
    apply,
  };
  return (
    <Report
      report={shown}
      draft={options}
      running={isRechecking ? run : null}
      isStale={isStale}
      applying={applying}
      onOptions={shown.canApply && shown.dryRun ? (given) => change(shown, given) : null}
      onNew={onNew}
    />
  );
}

/** Says how a run ended, once, and only when it was seen running here. */
function useOutcome(run: Import | undefined): void {
  const running = useRef<number | null>(null);
  useEffect(() => {
    if (!run) return;
    if (run.state === 'running') {
      running.current = run.id;
      return;
    }
    if (running.current !== run.id) return;
    running.current = null;
    const counts = describeCounts(run.counts);
    if (run.state === 'failed') announce(`${run.dryRun ? 'Dry run' : 'Import'} failed. ${run.error ?? ''}`);
    else if (run.dryRun) announce(`Dry run finished: ${counts}.`);
    else toast({ title: 'Import finished', description: `${run.fileName}: ${counts}.` });
  }, [run]);
}

function MissingRun({ onNew }: { onNew: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={FileX2}
        title="There is no such import"
        hint="The link may be mistyped. Recent imports are listed on the Import screen."
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
