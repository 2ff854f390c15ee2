// The page of a run: how far it is, what came of its products, what needs a look, and what can be done about it.
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Download, ListChecks, SearchX } from 'lucide-react';
import { getRunFile, type Run } from '#domain/runs/runs.contract.ts';
import { useActions } from '#web/client/actions.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { readProductId } from '#web/client/product-id.ts';
import { RunButtons } from '#web/client/runs/run-buttons.tsx';
import { canRetry, hasRest, isForgotten, isLive, isUnfinished, leftToUndo } from '#web/client/runs/run-figures.ts';
import { isImport, linkOfRun } from '#web/client/runs/run-link.ts';
import { numberRun, titleRun, wordsOf } from '#web/client/runs/run-words.ts';
import { useRun, useRunCommand } from '#web/client/runs/runs.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/kit/states.tsx';
import { GoOnButton } from './go-on.tsx';
import { NeedsLook } from './needs-look.tsx';
import { RetryButton, retryWord } from './retry-button.tsx';
import { useRunWaiting } from './run-items.queries.ts';
import { RunItems } from './run-items.tsx';
import { RunScope } from './run-scope.tsx';
import { RunSummary } from './run-summary.tsx';
import { canUndo, tellUndo, UndoButton } from './undo-run.tsx';
import { UndoneCard } from './undone-card.tsx';

export function RunScreen() {
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
      {id === null ? <NoRun /> : <FoundRun key={id} id={id} />}
    </>
  );
}

function FoundRun({ id }: { id: number }) {
  const { data: run, error, refetch, isFetching } = useRun(id);
  if (run && isImport(run)) return <Navigate {...linkOfRun(run)} replace />;
  if (run) return <ShownRun run={run} />;
  if (error instanceof ApiError && error.status === 404) return <NoRun />;
  return (
    <>
      <PageHead title={`Run ${numberRun(id)}`} />
      {error ? (
        <Card>
          <ErrorState
            title="The run could not be loaded"
            text={explainError(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
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
        <EmptyState icon={SearchX} title="There is no such run" hint="Its address may be wrong.">
          <Button asChild variant="primary">
            <Link to="/runs">All runs</Link>
          </Button>
        </EmptyState>
      </Card>
    </>
  );
}

function ShownRun({ run }: { run: Run }) {
  const { outcome } = useSearch({ from: '/runs/$id' });
  const live = isLive(run);
  const { mutate } = useRunCommand(run.id);
  useActions('This run', [
    { id: 'run.pause', label: 'Pause the run', enabled: live, run: () => mutate('pause') },
    { id: 'run.resume', label: 'Resume the run', enabled: run.state === 'paused', run: () => mutate('resume') },
    { id: 'run.cancel', label: 'Cancel the run', enabled: isUnfinished(run), run: () => mutate('cancel') },
    {
      id: 'run.retry',
      label: retryWord(run),
      enabled: canRetry(run) && !isUnfinished(run),
      run: () => mutate('retry'),
    },
  ]);
  return (
    <>
      <PageHead title={titleRun(run)}>
        <UndoButton run={run} />
        <RunButtons run={run} />
        {hasRest(run) && <RetryButton run={run} />}
        <GoOnButton run={run} />
        {run.action.action === 'export' && run.state === 'done' && run.counts.done > 0 && <FileLink run={run} />}
        <ReviewLink run={run} />
      </PageHead>
      <div className="-mt-2.5 mb-5">
        <RunScope run={run} />
      </div>
      <div className="@container grid grid-cols-1 gap-4">
        <RunSummary run={run} shown={outcome} />
        <div className="grid grid-cols-1 items-start gap-4 @4xl:has-[>:first-child:not(:empty)]:grid-cols-[20rem_minmax(0,1fr)] @6xl:has-[>:first-child:not(:empty)]:grid-cols-[24rem_minmax(0,1fr)]">
          <div className="grid gap-4 empty:hidden">
            <UndoneCard run={run} />
            <NeedsLook run={run} />
            <UndoNote run={run} />
          </div>
          <RunItems run={run} />
        </div>
      </div>
    </>
  );
}

/** To the file an export made, as long as it is kept. */
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

/** To the products it wrote for, as far as they wait. */
function ReviewLink({ run }: { run: Run }) {
  const waiting = useRunWaiting(run);
  const navigate = useNavigate();
  const link = { to: '/pending-products', search: { run: String(run.id) } } as const;
  const label = tellReview(run, waiting.all);
  const isOffered = wordsOf(run).isReviewed && run.undoneBy === null && waiting.all > 0;
  useActions('This run', [{ id: 'run.review', label, enabled: isOffered, run: () => void navigate(link) }]);
  if (!isOffered) return null;
  return (
    <Button asChild variant="primary">
      <Link {...link}>
        <ListChecks aria-hidden />
        {label}
      </Link>
    </Button>
  );
}

/** Of a run that goes on the number is another one by the time it is read, and not that of its counts. */
function tellReview(run: Run, count: number): string {
  if (isUnfinished(run)) return 'Review these';
  return count === 1 ? 'Review this one' : `Review these ${formatNumber(count)}`;
}

function UndoNote({ run }: { run: Run }) {
  if (!canUndo(run)) return null;
  return (
    <Card className="px-4 py-3 text-[0.8125rem] text-ink-soft">
      {tellUndo(run, leftToUndo(run))}
      {run.undoUntil && ` Possible until ${formatDate(new Date(run.undoUntil))}.`}
    </Card>
  );
}

function RunSkeleton() {
  return (
    <Loading label="Loading the run" className="@container grid grid-cols-1 gap-4">
      <Card className="p-5">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-4 h-2.5 w-full rounded-full" />
        <Skeleton className="mt-5 h-12 w-full" />
      </Card>
      <div className="grid gap-4 @4xl:grid-cols-[20rem_minmax(0,1fr)] @6xl:grid-cols-[24rem_minmax(0,1fr)]">
        <Skeleton className="h-52 w-full rounded-xl" />
        <Skeleton className="h-96 w-full rounded-xl" />
      </div>
    </Loading>
  );
}
