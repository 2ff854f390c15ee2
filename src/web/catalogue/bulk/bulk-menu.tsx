// What else can be done with the selected products.
import { Ellipsis } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '#web/kit/button.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Menu, MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import type { BulkAction } from './bulk-actions.ts';
import { bulkMenu } from './bulk-actions.ts';

export function BulkMenu({ onAsk }: { onAsk: (kind: BulkAction) => void }) {
  return (
    <Menu
      trigger={
        <Button size="icon" aria-label="More actions for the selected products">
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {bulkMenu.map((group, at) => (
        <Fragment key={group[0]?.kind}>
          {at > 0 && <MenuLine />}
          {group.map(({ kind, label, icon: Icon }) => (
            <MenuItem key={kind} onSelect={() => afterFocusReturned(() => onAsk(kind))}>
              <Icon aria-hidden />
              {label}
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}
