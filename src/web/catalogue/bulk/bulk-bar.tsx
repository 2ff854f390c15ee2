// What can be done with the selected products: at the foot of the window as long as something is selected, and always in the palette.
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import type { ListSelection } from '../use-selection.ts';

const bar = loadOnInteraction(() => import('./bulk-bar-shown.tsx'));

type BulkBarProps = {
  selection: ListSelection;
  /** The list is about the images of its products: their images are fixed and decided on. */
  isOfImages?: boolean;
};

export function BulkBar({ selection, isOfImages = false }: BulkBarProps) {
  const module = bar.useModule(selection.count > 0);
  return module && <module.BulkCommands selection={selection} isOfImages={isOfImages} />;
}
