// Follows a run this browser started until it ends, and says so in a toast, which can undo it. Its entry under the bell stays.

import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { permissionOf } from '#domain/runs/run-action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { useRefusalOf } from '#web/client/use-may.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { isUnfinished } from '#web/shared/runs/run-figures.ts';
import { isImport, linkOfRun, pageOfRun } from '#web/shared/runs/run-link.ts';
import { describeEnd, describeResult } from '#web/shared/runs/run-words.ts';
import { sayNotUndone, startUndo, useOwnRun } from '#web/shared/runs/runs.queries.ts';
import { forgetStarted } from '#web/shared/runs/started-runs.ts';
import type { StartedRun } from '#web/shared/runs/stored-runs.ts';
import { canUndo } from './undo-run.tsx';

export function RunEnd({ started: { id, isByModel } }: { started: StartedRun }) {
  const { run, isGone } = useOwnRun(id);
  const navigate = useNavigate();
  const refusalOf = useRefusalOf();
  const here = useRouterState({ select: ({ location }) => location.href });
  const hasEnded = run !== undefined && !isUnfinished(run);
  const end = useEffectEvent(() => {
    forgetStarted(id);
    // The page of an import says how it ended, in its own words.
    if (!run || (isImport(run) && here === pageOfRun(run))) return;
    const action =
      canUndo(run) && refusalOf(permissionOf(run.action)) === null
        ? { label: 'Undo', run: () => void startUndo(id).catch(sayNotUndone) }
        : { label: 'Open', run: () => void navigate(linkOfRun(run)) };
    toast({ title: titleOf(run, isByModel), description: `${describeResult(run)}.`, action, hasEntry: true });
  });
  useEffect(() => {
    if (hasEnded || isGone) end();
  }, [hasEnded, isGone]);
  return null;
}

/** The specified success of an optimization without a custom prompt; the built-in writer is no AI. */
function titleOf(run: Run, isByModel: boolean): string {
  const changed = run.written?.changed ?? run.counts.done;
  const isOptimized = run.action.action === 'generate' && run.state === 'done' && changed > 0;
  if (!isOptimized) return describeEnd(run);
  return isByModel ? 'Content optimized with AI' : 'Content generated';
}
