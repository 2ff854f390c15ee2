// The last run that can be undone, asked about wherever one is; one stays there.

import { useEffect, useEffectEvent, useState } from 'react';
import { permissionOf } from '#domain/runs/run-action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { useRefusalOf } from '#web/client/use-may.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { useLatestRuns } from '#web/shared/runs/runs.queries.ts';
import { canUndo, UndoDialog } from './undo-run.tsx';

export function UndoLastRun({ onClose }: { onClose: () => void }) {
  const { data, error } = useLatestRuns();
  const refusalOf = useRefusalOf();
  // The one first found: once it is being undone, the one before it would come in its place.
  const [run, setRun] = useState<Run | null>(null);
  const found = data?.rows.find((each) => canUndo(each) && refusalOf(permissionOf(each.action)) === null) ?? null;
  if (run === null && found !== null) setRun(found);
  const giveUp = useEffectEvent(() => {
    if (error) toast({ title: 'The runs could not be loaded', description: explainError(error), tone: 'destructive' });
    else
      toast({
        title: 'Nothing to undo',
        description: 'The latest runs made no changes that can be undone.',
      });
    onClose();
  });
  const hasNone = run === null && found === null && (data !== undefined || error !== null);
  useEffect(() => {
    if (hasNone) giveUp();
  }, [hasNone]);
  return run && <UndoDialog run={run} isNamed onClose={onClose} />;
}
