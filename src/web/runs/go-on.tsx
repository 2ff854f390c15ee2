// After a try on the first products: the question of the same run over the rest of its selection.

import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Run, RunSelection } from '#domain/runs/runs.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { RunEstimate } from '#web/shared/runs/run-estimate.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion } from '#web/shared/runs/run-question.tsx';
import { kindOfRun } from '#web/shared/runs/run-words.ts';
import { useMayRun } from '#web/shared/runs/use-may-run.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { mostTried, useSelectRest } from './run-items.queries.ts';

/** Nothing where the run was no try, or another one went on after it. */
export function GoOnButton({ run }: { run: Run }) {
  const { action, selection, state, undoneBy, continuedBy } = run;
  const navigate = useNavigate();
  const [rest, setRest] = useState<RunSelection | null>(null);
  const { mutate, isPending } = useSelectRest(run);
  const isTry =
    state === 'done' && undoneBy === null && continuedBy === null && (selection.first ?? mostTried) < mostTried;
  const canGoOn =
    useMayRun(run) &&
    isTry &&
    action.action !== 'undo' &&
    action.action !== 'import' &&
    action.action !== 'take-answers';
  const ask = () => mutate(undefined, { onSuccess: setRest });
  useActions('This run', [{ id: 'run.go-on', label: 'Continue with the rest', enabled: canGoOn, run: ask }]);
  if (!canGoOn) return null;
  return (
    <>
      <Button busy={isPending} onClick={ask}>
        <Play aria-hidden /> Continue with the rest
      </Button>
      {rest && (
        <RunQuestion
          action={action.action}
          asked={action}
          selection={rest}
          description="Runs with the same settings on the products that were not in the test."
          outlook={(preview) => (
            <>
              <RunOutlook action={action.action} preview={preview} />
              {kindOfRun(run).isWriting && <RunEstimate model={preview.model} />}
            </>
          )}
          onClose={() => setRest(null)}
          onStart={({ id }) => void navigate({ to: '/runs/$id', params: { id: String(id) } })}
        />
      )}
    </>
  );
}
