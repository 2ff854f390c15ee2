// The menu itself, drawn and placed by Radix. Not modal, so that no scroll lock writes styles.
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { useReturnToTrigger } from './return-focus.ts';
import { TriggerStandIn } from './trigger-stand-in.ts';
import type { Panel } from './use-panel.ts';

type MenuLayerProps = {
  panel: Panel;
  labelledBy: string;
  align: 'start' | 'end';
  /** Opened by keyboard, a menu starts at its first item. */
  startsAtFirst: boolean;
  children: ReactNode;
};

export function MenuLayer({ panel, labelledBy, align, startsAtFirst, children }: MenuLayerProps) {
  const goesToFirst = useRef(false);
  const returnFocus = useReturnToTrigger(panel.trigger);
  useLayoutEffect(() => {
    goesToFirst.current = panel.isOpen && startsAtFirst;
  }, [panel.isOpen, startsAtFirst]);
  // Radix knows of keys only while it is there; it was not when the first menu was opened.
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    if (!goesToFirst.current || event.target !== event.currentTarget) return;
    goesToFirst.current = false;
    event.currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    <Radix.Root modal={false} open={panel.isOpen} onOpenChange={panel.change}>
      <Radix.Trigger asChild>
        <TriggerStandIn of={panel.trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={panel.id}
          aria-labelledby={labelledBy}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onFocus={handleFocus}
          {...returnFocus}
          className="z-50 min-w-44 animate-pop rounded-lg bg-raised p-1 shadow-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuLayerItemProps = ComponentProps<typeof Radix.Item> & { tone?: 'bad' };

export function MenuLayerItem({ className, tone, ...rest }: MenuLayerItemProps) {
  return (
    <Radix.Item
      className={cn(
        'flex min-h-8 cursor-pointer select-none items-center gap-2 rounded-md px-2.5 text-sm outline-none data-disabled:pointer-events-none data-highlighted:bg-hover data-disabled:opacity-50 touch:min-h-10 [&_svg]:size-4 [&_svg]:text-ink-faint',
        tone === 'bad' && 'text-bad-ink [&_svg]:text-bad-ink',
        className,
      )}
      {...rest}
    />
  );
}
