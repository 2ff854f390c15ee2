// The latest long work, runs over products and imports of files, each leading to its page.
import { Link } from '@tanstack/react-router';
import { Activity, History, Upload } from 'lucide-react';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { isImport } from '#web/shared/runs/run-link.ts';
import { RunRow } from '#web/shared/runs/run-row.tsx';
import { useLatestRuns } from '#web/shared/runs/runs.queries.ts';
import { ImportRow } from '#web/shared/transfer/import-row.tsx';
import { describeResult } from '#web/shared/transfer/import-words.ts';
import { useImports } from '#web/shared/transfer/imports.queries.ts';

const shownCount = 8;

type Work = { kind: 'run'; at: string; run: Run } | { kind: 'import'; at: string; run: Import };

/** Both kinds as one list, the latest first. */
function useLatestWork() {
  const imports = useImports();
  const runs = useLatestRuns();
  const work = imports.data &&
    runs.data && [
      ...imports.data.map((run): Work => ({ kind: 'import', at: run.createdAt, run })),
      ...runs.data.rows.filter((run) => !isImport(run)).map((run): Work => ({ kind: 'run', at: run.createdAt, run })),
    ];
  return {
    work: work?.sort((a, b) => b.at.localeCompare(a.at)).slice(0, shownCount),
    error: imports.error ?? runs.error,
    isFetching: imports.isFetching || runs.isFetching,
    retry: () => void Promise.all([imports.refetch(), runs.refetch()]),
  };
}

export function LatestRuns() {
  const { work, error, isFetching, retry } = useLatestWork();
  return (
    <Card aria-labelledby="latest-runs" className="min-w-0">
      <CardHead
        id="latest-runs"
        title="Latest runs"
        hint="Actions on many products, catalog imports and dry runs."
        className="pb-3"
        aside={
          <>
            <Button asChild size="sm">
              <Link to="/runs">
                <Activity aria-hidden />
                All runs
              </Link>
            </Button>
            <Button asChild size="sm">
              <Link to="/import">
                <Upload aria-hidden />
                Import
              </Link>
            </Button>
          </>
        }
      />
      {work === undefined && error ? (
        <LoadFailure
          of={{ error, isFetching, refetch: retry }}
          title="Runs could not be loaded"
          className="border-line border-t"
        />
      ) : work === undefined ? (
        <LoadingRows
          label="Loading runs"
          count={3}
          className="divide-y divide-line border-line border-t"
          rowClassName="flex items-center justify-between gap-4 px-5 py-4"
        >
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-5 w-20 rounded-full" />
        </LoadingRows>
      ) : work.length === 0 ? (
        <EmptyState
          icon={History}
          title="No runs yet"
          hint="Runs and imports will appear here with their results."
          className="border-line border-t py-10"
        />
      ) : (
        <ul aria-label="Latest runs" className="divide-y divide-line border-line border-t">
          {work.map((each) =>
            each.kind === 'run' ? (
              <RunRow key={`run ${each.run.id}`} run={each.run} />
            ) : (
              <ImportRow
                key={`import ${each.run.id}`}
                run={each.run}
                details={`${each.run.createdBy} · ${formatDateTime(new Date(each.run.finishedAt ?? each.run.createdAt))}`}
                result={describeResult(each.run)}
              />
            ),
          )}
        </ul>
      )}
    </Card>
  );
}
