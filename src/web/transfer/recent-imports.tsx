// The latest runs over catalogue files; each opens its report.
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, FileSearch, History } from 'lucide-react';
import { importLabels } from '#domain/transfer/import-labels.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { useImports } from '#web/client/shared.queries.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { EmptyState, ErrorState } from '#web/kit/states.tsx';
import { formatBytes } from './file-size.ts';
import { describeCounts, describeState } from './transfer-labels.ts';

export function RecentImports() {
  const imports = useImports();
  return (
    <Card aria-labelledby="recent-imports" className="min-w-0">
      <CardHead id="recent-imports" title="Recent imports" className="pb-3" />
      {imports.data === undefined && imports.isError ? (
        <ErrorState
          title="Imports could not be loaded"
          text={explainError(imports.error)}
          onRetry={() => void imports.refetch()}
          busy={imports.isFetching}
        />
      ) : imports.data === undefined ? (
        <Loading label="Loading imports" className="divide-y divide-line border-line border-t">
          {['a', 'b', 'c', 'd'].map((row) => (
            <div key={row} className="flex items-center gap-4 px-5 py-3.5">
              <div className="flex-1 space-y-2">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-3 w-3/5" />
              </div>
              <Skeleton className="h-5 w-20 rounded-full" />
            </div>
          ))}
        </Loading>
      ) : imports.data.length === 0 ? (
        <EmptyState
          icon={History}
          title="No imports yet"
          hint="Drop a file above. Its dry run and its import will be listed here."
          className="border-line border-t"
        />
      ) : (
        <ul aria-label="Recent imports" className="divide-y divide-line border-line border-t">
          {imports.data.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RunRow({ run }: { run: Import }) {
  const isRunning = run.state === 'running';
  return (
    <li>
      <Link
        to="/import"
        search={{ run: run.id }}
        className="group flex flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3 transition-colors duration-150 last:rounded-b-xl hover:bg-sunken/60 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 basis-full sm:basis-48">
          <span className="block truncate font-medium group-hover:text-accent-ink">{run.fileName}</span>
          <span className="block text-ink-soft text-xs tabular-nums sm:truncate">
            {run.format && `${importLabels[run.format]} · `}
            {formatBytes(run.bytes)} · {run.createdBy} · {formatDateTime(new Date(run.createdAt))}
          </span>
        </span>
        <span className="min-w-0 max-w-full text-ink-soft text-xs tabular-nums">
          {isRunning ? (
            <span className="flex w-32 items-center gap-2">
              <ProgressBar value={run.bytesRead} max={run.bytes} label={`Reading ${run.fileName}`} />
              <span>{Math.floor((run.bytesRead / Math.max(1, run.bytes)) * 100)}%</span>
            </span>
          ) : (
            run.state === 'done' && describeCounts(run.counts)
          )}
        </span>
        <StateBadge run={run} />
        {run.state === 'failed' && run.error && (
          <span className="basis-full break-words text-bad-ink text-xs">{run.error}</span>
        )}
      </Link>
    </li>
  );
}

/** What a run is and how it stands: word and icon. */
export function StateBadge({ run }: { run: Pick<Import, 'state' | 'dryRun'> }) {
  const { label, tone } = describeState(run);
  const icons = { accent: Spinner, neutral: FileSearch, ok: CircleCheck, bad: CircleX };
  const Icon = icons[tone];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}

/** `Nov 21, 2025, 3:05 PM by Ada` */
export function describeStart(run: Pick<Import, 'createdAt' | 'createdBy'>): string {
  return `${formatDateTime(new Date(run.createdAt))} by ${run.createdBy}`;
}
