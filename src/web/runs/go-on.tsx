// After a try on the first products: the same run over the rest of its selection.
import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { listRunItems, type Run } from '#domain/runs/runs.contract.ts';
import { callPage } from '#web/client/api.ts';
import { type AskedRun, useStartRun } from '#web/client/runs/runs.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { selectRest } from './select-rest.ts';

/** As many as a page of products holds: a try is smaller. */
const mostTried = 200;

export const canGoOn = ({ selection, action, state, undoneBy }: Run): boolean =>
  action.action !== 'undo' && state === 'done' && undoneBy === null && (selection.first ?? mostTried) < mostTried;

async function askForRest(run: Run): Promise<AskedRun> {
  const { rows } = await callPage(listRunItems, { params: { id: run.id }, query: { limit: mostTried } });
  const tried = rows.map(({ productId }) => productId);
  // What a person may ask for, as `canGoOn` makes sure.
  return { ...run.action, selection: selectRest(run.selection, tried) } as AskedRun;
}

export function GoOnButton({ run }: { run: Run }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useStartRun();
  const goOn = () =>
    mutate(
      { asked: askForRest(run) },
      { onSuccess: ({ id }) => void navigate({ to: '/runs/$id', params: { id: String(id) } }) },
    );
  return (
    <Button busy={isPending} onClick={goOn}>
      <Play aria-hidden />
      Go on with the rest
    </Button>
  );
}
