// A button for one of a screen's commands: its word and what it does are those of the list that feeds the keys and the palette.
import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '#web/kit/button.tsx';
import type { Action } from './actions.ts';
import { Allowed } from './allowed.tsx';

type ActionButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  action: Pick<Action, 'label' | 'needs' | 'run'>;
  icon: LucideIcon;
};

/** Absent where the role of who is signed in does not allow the command. */
export function ActionButton({ action: { label, needs = 'view', run }, icon: Icon, ...rest }: ActionButtonProps) {
  return (
    <Allowed to={needs}>
      <Button {...rest} onClick={run}>
        <Icon aria-hidden />
        {label}
      </Button>
    </Allowed>
  );
}
