// A button for one of a screen's commands: its word and what it does are those of the list that feeds the keys and the palette.
import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '#web/kit/button.tsx';
import type { Action } from './actions.ts';

type ActionButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  action: Pick<Action, 'label' | 'run'>;
  icon: LucideIcon;
};

export function ActionButton({ action: { label, run }, icon: Icon, ...rest }: ActionButtonProps) {
  return (
    <Button {...rest} onClick={run}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}
