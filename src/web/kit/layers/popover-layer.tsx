// The panel of a popover, drawn and placed by Radix.
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useReturnToTrigger } from './return-focus.ts';
import { TriggerStandIn } from './trigger-stand-in.ts';
import type { Panel } from './use-panel.ts';

export type PopoverLayerProps = {
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  sideOffset?: number;
  className?: string | undefined;
  /** Gives the focus to what stands inside marked `data-first-focus`, instead of the first control. */
  keepsFocus?: boolean;
};

/** Within a dialog only this moment will do: before it, the dialog takes back a focus that leaves it. */
function focusMarked(event: Event): void {
  event.preventDefault();
  const panel = event.currentTarget;
  if (panel instanceof HTMLElement) panel.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

export function PopoverLayer({
  panel,
  label,
  children,
  align = 'start',
  sideOffset = 6,
  className,
  keepsFocus,
}: PopoverLayerProps & { panel: Panel }) {
  const returnFocus = useReturnToTrigger(panel.trigger);
  return (
    <Radix.Root open={panel.isOpen} onOpenChange={panel.change}>
      <Radix.Trigger asChild>
        <TriggerStandIn of={panel.trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={panel.id}
          aria-label={label}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          {...returnFocus}
          {...(keepsFocus ? { onOpenAutoFocus: focusMarked } : {})}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-pop overflow-y-auto rounded-lg bg-raised p-4 shadow-pop focus:outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type PopoverLayerCloseProps = { children: ReactNode };

/** Makes the button given the one that closes: a button within a button is none. */
export function PopoverLayerClose({ children }: PopoverLayerCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
