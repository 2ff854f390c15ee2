// Dialogs and drawers. Their code comes when wanted: a page that can open one does not pay for it before.
import type { DialogProps, DrawerProps } from './dialog-layer.tsx';
import { loadOnInteraction } from './load-on-interaction.ts';
import { useStaysTrue } from './use-panel.ts';

const layer = loadOnInteraction(() => import('./dialog-layer.tsx'));

export function Dialog(props: DialogProps) {
  const hasOpened = useStaysTrue(props.open);
  const module = layer.useModule(props.open);
  return hasOpened && module && <module.DialogLayer {...props} />;
}

/** A panel from the left edge: the sidebar on phones. */
export function Drawer(props: DrawerProps) {
  const hasOpened = useStaysTrue(props.open);
  const module = layer.useModule(props.open);
  return hasOpened && module && <module.DrawerLayer {...props} />;
}
