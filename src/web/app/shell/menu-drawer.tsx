// The sidebar on phones.
import { Drawer } from '#web/kit/layers/dialog.tsx';
import { Sidebar } from './sidebar.tsx';

export function MenuDrawer({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return (
    <Drawer open onOpenChange={onOpenChange} title="Menu">
      <Sidebar onGo={() => onOpenChange(false)} />
    </Drawer>
  );
}
