// The latest runs over catalogue files; each opens its report.
import { History } from 'lucide-react';
import { importLabels } from '#domain/transfer/import-labels.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { WorkRowsSkeleton } from '#web/shared/runs/work-row.tsx';
import { ImportRow } from '#web/shared/transfer/import-row.tsx';
import { describeResult } from '#web/shared/transfer/import-words.ts';
import { useImports } from '#web/shared/transfer/imports.queries.ts';
import { formatBytes } from './file-size.ts';

export function RecentImports() {
  const imports = useImports();
  return (
    <Card aria-labelledby="recent-imports" className="min-w-0">
      <CardHead id="recent-imports" title="Recent imports" className="pb-3" />
      {imports.data === undefined && imports.isError ? (
        <LoadFailure of={imports} title="Imports could not be loaded" />
      ) : imports.data === undefined ? (
        <WorkRowsSkeleton label="Loading imports" count={4} className="border-line border-t" />
      ) : imports.data.length === 0 ? (
        <EmptyState
          icon={History}
          title="No imports yet"
          hint="Drop a file above. Its dry run and import will be listed here."
          className="border-line border-t"
        />
      ) : (
        <ul aria-label="Recent imports" className="divide-y divide-line border-line border-t">
          {imports.data.map((run) => (
            <RecentImport key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RecentImport({ run }: { run: Import }) {
  const done = Math.floor((run.bytesRead / Math.max(1, run.bytes)) * 100);
  return (
    <ImportRow
      run={run}
      details={
        <>
          {run.format && `${importLabels[run.format]} · `}
          {formatBytes(run.bytes)} · {run.createdBy} · {formatDateTime(new Date(run.createdAt))}
        </>
      }
      result={
        run.state === 'running' ? (
          <span className="flex w-32 items-center gap-2">
            <ProgressBar value={run.bytesRead} max={run.bytes} label={`Reading ${run.fileName}`} />
            <span>{done}%</span>
          </span>
        ) : (
          run.state === 'done' && describeResult(run)
        )
      }
    />
  );
}

/** `Nov 21, 2025, 3:05 PM by Ada` */
export function describeStart(run: Pick<Import, 'createdAt' | 'createdBy'>): string {
  return `${formatDateTime(new Date(run.createdAt))} by ${run.createdBy}`;
}
