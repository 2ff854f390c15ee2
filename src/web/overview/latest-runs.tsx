// The latest runs over catalogue files, each leading to its report.
import { Link } from '@tanstack/react-router';
import { History, Upload } from 'lucide-react';
import { explainError } from '#web/client/api-error.ts';
import { RunRow } from '#web/client/runs/run-row.tsx';
import { describeCounts } from '#web/client/runs/run-words.ts';
import { useImports } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
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
            <RunRow
              key={run.id}
              run={run}
              details={`${run.createdBy} · ${formatDateTime(new Date(run.finishedAt ?? run.createdAt))}`}
              result={describeCounts(run.counts)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
