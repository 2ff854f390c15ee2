// A button that is drawn as its icon alone: screen readers read its name, and `title` shows on hover.
import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'asChild'> & { icon: LucideIcon; label: string };

export function IconButton({ icon: Icon, label, ...rest }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label={label} {...rest}>
      {!rest.busy && <Icon aria-hidden />}
    </Button>
  );
}
