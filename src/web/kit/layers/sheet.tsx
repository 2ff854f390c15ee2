// A panel from the right edge over the page: what stands beside the content on wide screens. Its code comes when wanted.

import { loadOnInteraction } from './load-on-interaction.ts';
import type { SheetProps } from './sheet-layer.tsx';
import { useStaysTrue } from './use-panel.ts';

const layer = loadOnInteraction(() => import('./sheet-layer.tsx'));

/** Its body is a column of definite height: what scrolls inside is the caller's to say. */
export function Sheet(props: SheetProps) {
  const hasOpened = useStaysTrue(props.open);
  const module = layer.useModule(props.open);
  return hasOpened && module && <module.SheetLayer {...props} />;
}
