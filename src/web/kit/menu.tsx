// A menu behind a button.
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

type MenuProps = { trigger: ReactNode; children: ReactNode; align?: 'start' | 'end' };

/** `trigger` is one button; `children` are `MenuItem`s. Not modal, so that no scroll lock writes styles. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 animate-pop rounded-lg bg-raised p-1 shadow-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({ className, tone, ...rest }: ComponentProps<typeof Radix.Item> & { tone?: 'bad' }) {
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

export function MenuLine() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
