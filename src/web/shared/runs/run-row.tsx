// One run in a list of them; leads to its page.
import type { Run } from '#domain/runs/runs.contract.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { isUnfinished, processedOf } from './run-figures.ts';
import { isImport, linkOfRun } from './run-link.ts';
import { RunBadge } from './run-state.tsx';
import { describeResult, nameRun, titleRun } from './run-words.ts';
import { WorkRow } from './work-row.tsx';

export function RunRow({ run }: { run: Run }) {
  const result = describeResult(run);
  return (
    <WorkRow
      link={linkOfRun(run)}
      title={isUnfinished(run) && isImport(run) ? nameRun(run) : titleRun(run)}
      details={describeStart(run)}
      result={
        isUnfinished(run) && !isImport(run) ? (
          <span className="flex items-center gap-2">
            <ProgressBar value={processedOf(run)} max={run.counts.total} label={nameRun(run)} className="w-24" />
            <span>{result}</span>
          </span>
        ) : (
          result
        )
      }
      badge={<RunBadge run={run} />}
      failure={run.state === 'failed' && run.note}
    />
  );
}

/** `Run 12 by Maya Lindqvist, Nov 23, 2026, 2:04 PM` */
export function describeStart({ id, createdBy, createdAt }: Pick<Run, 'id' | 'createdBy' | 'createdAt'>): string {
  const at = formatDateTime(new Date(createdAt));
  return `Run ${id}${createdBy ? ` by ${createdBy.fullName}` : ''}, ${at}`;
}
