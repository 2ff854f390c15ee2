// Which runs restored what a run changed, all of it or some.
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { Card } from '#web/kit/card.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { isLive } from '#web/shared/runs/run-figures.ts';
import { styleOfState } from '#web/shared/runs/run-state.tsx';
import { numberRun } from '#web/shared/runs/run-words.ts';

/** Undos that were undone are listed, too: what they restored is as this run left it again. */
function describeUndone(run: Run): string {
  if (run.undoneBy !== null) return styleOfState(run).label;
  return run.undos.every(({ undoneBy }) => undoneBy !== null) ? 'In effect again' : 'Partly undone';
}

/** Nothing where none of it was undone. */
export function UndoneCard({ run }: { run: Run }) {
  if (run.undos.length === 0) return null;
  return (
    <Card aria-labelledby="undone" className="min-w-0 px-4 py-3">
      <h2 id="undone" className="flex items-center gap-2 font-semibold text-[0.9375rem]">
        <Undo2 aria-hidden className="size-4 shrink-0 text-ink-faint" />
        {describeUndone(run)}
      </h2>
      <ul className="mt-1 text-[0.8125rem] text-ink-soft tabular-nums">
        {run.undos.map((undo) => (
          <li key={undo.id} className="py-0.5">
            {countProducts(undo.products)} {undo.products === 1 ? 'was' : 'were'} restored
            {isLive(undo) ? ' so far' : ''} by <RunLink id={undo.id} />
            {undo.undoneBy !== null && (
              <>
                , which was undone by <RunLink id={undo.undoneBy} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RunLink({ id }: { id: number }) {
  return (
    <Link
      to="/runs/$id"
      params={{ id: String(id) }}
      className="rounded-sm text-accent-ink underline touch:inline-block touch:py-2.5"
    >
      {numberRun(id)}
    </Link>
  );
}
