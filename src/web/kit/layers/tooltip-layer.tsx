// What a tooltip shows, drawn and placed by Radix; use-tooltip.tsx says when.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { TriggerStandIn } from './trigger-stand-in.ts';

export type TooltipKind = 'note' | 'panel';

const classes: Record<TooltipKind, string> = {
  note: 'rounded-md bg-ink px-2.5 py-1.5 text-page text-xs',
  panel: 'rounded-lg bg-raised p-3.5 text-[0.8125rem]',
};

export type TooltipLayerProps = {
  id: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  side: 'top' | 'right' | 'bottom' | 'left';
  kind: TooltipKind;
  children: ReactNode;
};

export function TooltipLayer({ id, trigger, onClose, side, kind, children }: TooltipLayerProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <TriggerStandIn of={trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={`z-50 max-w-72 animate-fade shadow-pop ${classes[kind]}`}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
