// What a person who signed in can do about it, behind their name or initials.
import { useNavigate } from '@tanstack/react-router';
import { CircleUserRound, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { explainError } from '#web/client/api-error.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { signOutHere } from '#web/client/sign-out-here.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Menu, MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import { toast } from '#web/kit/layers/toast.ts';

type AccountMenuProps = {
  /** One button. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  onGo?: (() => void) | undefined;
};

export function AccountMenu({ trigger, align, onGo }: AccountMenuProps) {
  const navigate = useNavigate();
  const openAccount = () => {
    onGo?.();
    // The section takes it next.
    afterFocusReturned(() => void navigate({ to: '/settings', hash: 'account' }));
  };
  return (
    <Menu trigger={trigger} align={align}>
      <MenuItem onSelect={openAccount}>
        <CircleUserRound aria-hidden />
        Your account
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden />
        Sign out
      </MenuItem>
    </Menu>
  );
}

/** The end of the header, where somebody signed in. */
export function HeaderAccount() {
  const { data: me } = useMe();
  if (!me || me.sessionId === null) return null;
  return (
    <AccountMenu
      trigger={
        <button type="button" aria-label="Account" className="shrink-0 rounded-full touch:-m-1 touch:p-1">
          <Avatar fullName={me.fullName} />
        </button>
      }
    />
  );
}

async function leave(): Promise<void> {
  try {
    await signOutHere();
  } catch (error) {
    toast({ title: 'You are still signed in', description: explainError(error), tone: 'destructive' });
  }
}
