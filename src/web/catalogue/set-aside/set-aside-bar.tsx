// What can be done with the selected products that are set aside: the bar, and the same as commands.

import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { needsOf } from '#domain/runs/run-action.ts';
import { Button } from '#web/kit/button.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { BringBackDialog, DeleteDialog } from '../bulk/move-dialogs.tsx';
import { toRunSelection } from '../bulk/run-selection.ts';
import { SelectionBar } from '../bulk/selection-bar.tsx';
import { useRowCommands } from '../use-row-commands.ts';
import type { ListSelection } from '../use-selection.ts';

const commands = [
  { kind: 'bring-back', needs: needsOf('bring-back'), label: 'Bring back', Icon: ArchiveRestore, variant: 'primary' },
  { kind: 'delete', needs: needsOf('delete'), label: 'Delete', Icon: Trash2, variant: 'secondary' },
] as const;
type Kind = (typeof commands)[number]['kind'];

export function SetAsideBar({ selection }: { selection: ListSelection }) {
  // What was selected when the question opened; the list behind may go on changing.
  const [asked, setAsked] = useState<{ kind: Kind; of: ReturnType<typeof toRunSelection>; count: number } | null>(null);
  const { count } = selection;
  useRowCommands(selection);
  const ask = (kind: Kind) => setAsked({ kind, of: toRunSelection(selection.selection), count });
  useActions(
    'Selected products',
    count === 0
      ? []
      : commands.map(({ kind, label, needs }) => ({ id: `aside.${kind}`, label, needs, run: () => ask(kind) })),
  );
  const place = asked && {
    selection: asked.of,
    count: asked.count,
    onClose: () => setAsked(null),
    onStart: () => selection.release(),
  };
  return (
    <>
      {count > 0 && (
        <SelectionBar selection={selection}>
          {commands.map(({ kind, label, needs, Icon, variant }) => (
            <Allowed key={kind} to={needs}>
              <Button variant={variant} onClick={() => ask(kind)} className="max-sm:flex-1">
                <Icon aria-hidden />
                {label}
              </Button>
            </Allowed>
          ))}
        </SelectionBar>
      )}
      {place && asked.kind === 'bring-back' && <BringBackDialog {...place} />}
      {place && asked.kind === 'delete' && <DeleteDialog {...place} from="set-aside" />}
    </>
  );
}
