// Assigning from a list, by keys: the selected products, or the one in focus. Their code comes once the list is drawn.
import { useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { Assigned } from '#domain/teamwork/assignment.ts';
import { assign, taken, takeProducts } from '#domain/teamwork/teamwork.contract.ts';
import { announce } from '#web/kit/live-region.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import { AssignDialog } from '#web/shared/teamwork/assign-dialog.tsx';
import { useTake, useWork } from '#web/shared/teamwork/teamwork.queries.ts';
import { focusedIds, type ListSelection } from './use-selection.ts';

type Asked = { selection: Selection; count: number | undefined; isDue: boolean; before?: Assigned };

export function TeamworkCommands({ selection: chosen }: { selection: ListSelection }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const take = useTake();
  const work = useWork(chosen.pageIds);
  const ask = (isDue: boolean) => {
    if (chosen.count > 0) {
      const count = chosen.isAbout && chosen.selection.kind === 'filter' ? undefined : chosen.count;
      setAsked({ selection: chosen.selection, count, isDue });
      return;
    }
    const ids = focusedIds();
    const [first] = ids;
    if (first === undefined) {
      announce('Select products first, or move to one with J and K.');
      return;
    }
    const assignment = work.get(first)?.assignment;
    const before = assignment ? { personId: assignment.person.id, dueOn: assignment.dueOn } : undefined;
    const isOne = ids.length === 1 && before !== undefined;
    setAsked({ selection: { kind: 'ids', ids }, count: ids.length, isDue, ...(isOne ? { before } : {}) });
  };
  useActions('Teamwork', [
    { id: 'work.assign', label: 'Assign…', keys: 'm', needs: assign, run: () => ask(false) },
    { id: 'work.due', label: 'Set due date…', keys: 'd', needs: assign, run: () => ask(true) },
    {
      id: 'work.take',
      label: `Take ${taken}: the unassigned products that have waited longest`,
      keys: 't',
      needs: takeProducts,
      enabled: !take.isPending,
      run: () => take.mutate(),
    },
  ]);
  return (
    asked && (
      <AssignDialog {...asked} onClose={() => setAsked(null)} onDone={() => chosen.count > 0 && chosen.release()} />
    )
  );
}
