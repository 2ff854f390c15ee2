// Lists one row for the variants of a product, or each product in a row of its own.
import { Layers } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import type { ListState } from '../list-state.ts';

type GroupSwitchProps = {
  state: ListState;
  onChange: (change: Pick<ListState, 'group'>) => void;
  /** Beside the heading, whose buttons have no edges. */
  isQuiet?: boolean;
};

export function GroupSwitch({ state, onChange, isQuiet = false }: GroupSwitchProps) {
  const isGrouped = state.group !== undefined;
  const toggle = () => onChange({ group: isGrouped ? undefined : 'families' });
  useActions('List', [
    { id: 'list.group', label: isGrouped ? 'Show every variant in its own row' : 'Group variants', run: toggle },
  ]);
  return (
    <Button aria-pressed={isGrouped} variant={isGrouped ? 'soft' : isQuiet ? 'ghost' : 'secondary'} onClick={toggle}>
      <Layers aria-hidden />
      Group variants
    </Button>
  );
}
