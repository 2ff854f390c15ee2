// What else can be done with the selected products.

import { Ellipsis } from 'lucide-react';
import { Fragment } from 'react';
import { useRefusalOf } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Menu, MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import type { BulkAction } from './bulk-actions.ts';
import { bulkMenu } from './bulk-actions.ts';

export function BulkMenu({ onAsk }: { onAsk: (kind: BulkAction) => void }) {
  const refusalOf = useRefusalOf();
  const groups = bulkMenu
    .map((group) => group.filter(({ needs }) => refusalOf(needs) === null))
    .filter((group) => group.length > 0);
  return (
    <Menu
      trigger={
        <Button size="icon" aria-label="More actions for the selected products">
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {groups.map((group, at) => (
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
