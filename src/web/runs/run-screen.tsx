// The page of a run: what came of its products, what needs a look, and what can be done about it.

import { Link, Navigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Download, SearchX, Undo2 } from 'lucide-react';
import { permissionOf } from '#domain/runs/run-action.ts';
import { getRunFile, type Run } from '#domain/runs/runs.contract.ts';
import { ApiError } from '#web/client/api-error.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatDate } from '#web/kit/format.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { readProductId } from '#web/shared/catalogue/product-id.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { RunButtons } from '#web/shared/runs/run-buttons.tsx';
import { canRetry, hasRest, isForgotten, isLive, isUnfinished, leftToUndo } from '#web/shared/runs/run-figures.ts';
import { isImport, linkOfRun } from '#web/shared/runs/run-link.ts';
import { RunBadge } from '#web/shared/runs/run-state.tsx';
import { titleRun } from '#web/shared/runs/run-words.ts';
import { useRun, useRunCommand } from '#web/shared/runs/runs.queries.ts';
import { useMayRun } from '#web/shared/runs/use-may-run.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { ApproveUnchanged } from './approve-unchanged.tsx';
import { GoOnButton } from './go-on.tsx';
import { NeedsLook } from './needs-look.tsx';
import { RetryButton, retryWord } from './retry-button.tsx';
import { countToReview, ReviewLink } from './review-link.tsx';
import type { RuleAction } from './rule-action.ts';
import { RunItems } from './run-items.tsx';
import { useRunLenses } from './run-lenses.queries.ts';
import { RunScope } from './run-scope.tsx';
import { RunSummary } from './run-summary.tsx';
import { ConfirmSampleButton, LookLink, SampleCard } from './sample-card.tsx';
import { canUndo, describeUndo, UndoButton, undoStays } from './undo-run.tsx';
import { UndoneCard } from './undone-card.tsx';
import { useKeptHeight } from './use-kept-height.ts';

/** `ruleAction` puts a button on each rule that its products break. */
export function RunScreen({ ruleAction }: { ruleAction?: RuleAction }) {
  const id = readProductId(useParams({ from: '/runs/$id' }).id);
  return (
    <>
      <Link
        to="/runs"
        className="mb-2 inline-flex items-center gap-1.5 rounded-sm text-[0.8125rem] text-ink-soft hover:text-ink touch:min-h-10"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Runs
      </Link>
      {id === null ? <NoRun /> : <FoundRun key={id} id={id} ruleAction={ruleAction} />}
    </>
  );
}

function FoundRun({ id, ruleAction }: { id: number; ruleAction: RuleAction | undefined }) {
  const { data: run, error, refetch, isFetching } = useRun(id);
  if (run && isImport(run)) return <Navigate {...linkOfRun(run)} replace />;
  if (run) return <ShownRun run={run} ruleAction={ruleAction} />;
  if (error instanceof ApiError && error.status === 404) return <NoRun />;
  return (
    <>
      <PageHead title={`Run ${id}`} />
      {error ? (
        <Card>
          <LoadFailure of={{ error, isFetching, refetch }} title="The run could not be loaded" />
        </Card>
      ) : (
        <RunSkeleton />
      )}
    </>
  );
}

function NoRun() {
  return (
    <>
      <PageHead title="Run not found" />
      <Card>
        <EmptyState icon={SearchX} title="This run does not exist" hint="Check the URL.">
          <Button asChild variant="primary">
            <Link to="/runs">All runs</Link>
          </Button>
        </EmptyState>
      </Card>
    </>
  );
}

function ShownRun({ run, ruleAction }: { run: Run; ruleAction: RuleAction | undefined }) {
  const { outcome } = useSearch({ from: '/runs/$id' });
  const lenses = useRunLenses(run);
  const live = isLive(run);
  const head = useKeptHeight<HTMLDivElement>(isUnfinished(run));
  const { mutate } = useRunCommand(run.id);
  const needs = permissionOf(run.action);
  useActions('This run', [
    { id: 'run.pause', label: 'Pause the run', needs, enabled: live, run: () => mutate('pause') },
    { id: 'run.resume', label: 'Resume the run', needs, enabled: run.state === 'paused', run: () => mutate('resume') },
    { id: 'run.cancel', label: 'Cancel the run', needs, enabled: isUnfinished(run), run: () => mutate('cancel') },
    {
      id: 'run.retry',
      label: retryWord(run),
      needs,
      enabled: canRetry(run) && !isUnfinished(run),
      run: () => mutate('retry'),
    },
  ]);
  return (
    <>
      {/* On a phone what can be done once it has ended takes two rows. */}
      <div ref={head} className={isUnfinished(run) ? 'max-sm:min-h-50' : undefined}>
        <PageHead title={titleRun(run)} badge={<RunBadge run={run} />}>
          <UndoButton run={run} />
          <RunButtons run={run} />
          {hasRest(run) && <RetryButton run={run} />}
          <GoOnButton run={run} />
          {run.action.action === 'export' && run.state === 'done' && run.counts.done > 0 && <FileLink run={run} />}
          <ConfirmSampleButton run={run} />
          <LookLink run={run} />
          <ApproveUnchanged run={run} lenses={lenses} isPrimary={countToReview(run, lenses) === 0} />
          <ReviewLink run={run} lenses={lenses} />
        </PageHead>
      </div>
      <div className="-mt-3 mb-4">
        <RunScope run={run} />
      </div>
      <div className="@container grid grid-cols-1 gap-4">
        <RunSummary run={run} lenses={lenses} shown={outcome} />
        <div className="grid grid-cols-1 items-start gap-4 @4xl:has-[>:first-child:not(:empty)]:grid-cols-[22rem_minmax(0,1fr)] @5xl:has-[>:first-child:not(:empty)]:grid-cols-[28.25rem_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-4 empty:hidden">
            <SampleCard run={run} />
            <UndoneCard run={run} />
            <NeedsLook run={run} lenses={lenses} ruleAction={ruleAction} />
            <UndoNote run={run} />
          </div>
          <RunItems run={run} />
        </div>
      </div>
    </>
  );
}

/** To the file an export made, as long as it is available. */
function FileLink({ run }: { run: Run }) {
  if (isForgotten(run)) return null;
  return (
    <Button asChild variant="primary">
      <a href={buildUrl(getRunFile.path, { params: { id: run.id } })} download>
        <Download aria-hidden />
        Download the file
      </a>
    </Button>
  );
}

function UndoNote({ run }: { run: Run }) {
  const mayRun = useMayRun(run);
  if (!mayRun || !canUndo(run)) return null;
  return (
    <Card className="flex gap-2.5 px-4 py-3 text-[0.8125rem] text-ink-soft">
      <Undo2 aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <p>
        <span className="font-medium text-ink">{describeUndo(run, leftToUndo(run))}</span> {undoStays}
        {run.undoUntil && ` You can undo it until ${formatDate(new Date(run.undoUntil))}.`}
      </p>
    </Card>
  );
}

function RunSkeleton() {
  return (
    <Loading label="Loading the run" className="@container grid grid-cols-1 gap-4">
      <Card className="p-5">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="mt-4 h-2 w-full rounded-full" />
      </Card>
      <div className="grid gap-4 @4xl:grid-cols-[22rem_minmax(0,1fr)] @5xl:grid-cols-[28.25rem_minmax(0,1fr)]">
        <Skeleton className="h-52 w-full rounded-xl" />
        <Skeleton className="h-96 w-full rounded-xl" />
      </div>
    </Loading>
  );
}
