// A toast for the end of each run that this tab started; the run itself stays under the notifications button.
import { useEffect } from 'react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { describeEnd, describeResult } from '#web/client/runs/run-words.ts';
import { takeStarted } from '#web/client/runs/started-runs.ts';
import { toast } from '#web/kit/layers/toast.ts';

export function useEndToasts(rows: readonly Run[]): void {
  useEffect(() => {
    for (const run of rows.filter(({ finishedAt }) => finishedAt !== null)) {
      const started = takeStarted(run.id);
      if (!started) continue;
      toast({ title: titleOf(run, started.isByModel), description: `${describeResult(run)}.`, hasEntry: true });
    }
  }, [rows]);
}

/** The specified success of an optimization without a custom prompt; the built-in writer is no AI. */
function titleOf(run: Run, isByModel: boolean): string {
  const changed = run.written?.changed ?? run.counts.done;
  const isOptimized = run.action.action === 'generate' && run.state === 'done' && changed > 0;
  if (!isOptimized) return describeEnd(run);
  return isByModel ? 'Content optimized with AI' : 'Content generated';
}
