// What can be done with the selected products: at the foot of the window as long as something is selected, and always in the palette.
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import type { ListSelection } from '../use-selection.ts';

const bar = loadOnInteraction(() => import('./bulk-bar-shown.tsx'));

export function BulkBar({ selection }: { selection: ListSelection }) {
  const module = bar.useModule(selection.count > 0);
  return module && <module.BulkCommands selection={selection} />;
}
