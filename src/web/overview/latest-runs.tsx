// The latest runs over catalogue files, each leading to its report.
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, FileSearch, History, Upload } from 'lucide-react';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { useImports } from '#web/client/shared.queries.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { EmptyState, ErrorState } from '#web/kit/states.tsx';

const shownRuns = 8;

export function LatestRuns() {
  const { data, error, refetch, isFetching } = useImports();
  return (
    <Card aria-labelledby="latest-runs" className="min-w-0">
      <CardHead
        id="latest-runs"
        title="Latest runs"
        hint="Imports of catalogue files and their dry runs."
        className="pb-3"
        aside={
          <Button asChild size="sm">
            <Link to="/import">
              <Upload aria-hidden />
              Import
            </Link>
          </Button>
        }
      />
      {data === undefined && error ? (
        <ErrorState
          title="Runs could not be loaded"
          text={explainError(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          className="border-line border-t"
        />
      ) : data === undefined ? (
        <Loading label="Loading runs" className="divide-y divide-line border-line border-t">
          {['a', 'b', 'c'].map((row) => (
            <div key={row} className="flex items-center justify-between gap-4 px-5 py-4">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-5 w-20 rounded-full" />
            </div>
          ))}
        </Loading>
      ) : data.length === 0 ? (
        <EmptyState
          icon={History}
          title="No runs yet"
          hint="Each import of a catalogue file is listed here with what came of it."
          className="border-line border-t py-10"
        />
      ) : (
        <ul aria-label="Latest runs" className="divide-y divide-line border-line border-t">
          {data.slice(0, shownRuns).map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const outcomes = {
  running: { tone: 'accent', Icon: Spinner },
  done: { tone: 'ok', Icon: CircleCheck },
  failed: { tone: 'bad', Icon: CircleX },
} as const;

function RunLine({ run }: { run: Import }) {
  const { counts, state, dryRun } = run;
  const { tone, Icon } = state === 'done' && dryRun ? { tone: 'neutral' as const, Icon: FileSearch } : outcomes[state];
  const words = { running: dryRun ? 'Checking' : 'Importing', done: dryRun ? 'Dry run' : 'Imported', failed: 'Failed' };
  const found = (['new', 'changed', 'unchanged', 'refused'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${formatNumber(counts[name])} ${name}`)
    .join(', ');
  return (
    <li>
      <Link
        to="/import"
        search={{ run: run.id }}
        className="group flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 transition-colors duration-150 hover:bg-sunken/60 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 basis-56">
          <span className="block truncate font-medium group-hover:text-accent-ink">{run.fileName}</span>
          <span className="block text-ink-soft text-xs tabular-nums">
            {run.createdBy} · {formatDateTime(new Date(run.finishedAt ?? run.createdAt))}
          </span>
        </span>
        <span className="text-ink-soft text-xs tabular-nums">{found === '' ? 'No products' : found}</span>
        <Badge tone={tone}>
          <Icon aria-hidden />
          {words[state]}
        </Badge>
        {state === 'failed' && run.error && (
          <span className="basis-full break-words text-bad-ink text-xs">{run.error}</span>
        )}
      </Link>
    </li>
  );
}
