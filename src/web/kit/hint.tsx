// An explanation behind a small button: a tooltip for the pointer and the focus, a panel for a click or a finger.
import { Popover, Tooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

type HintProps = {
  /** Names the panel. */
  label: string;
  content: ReactNode;
  /** One button. */
  children: ReactElement;
};

export function Hint({ label, content, children }: HintProps) {
  return (
    <Tooltip.Root>
      <Popover.Root>
        <Tooltip.Trigger asChild>
          <Popover.Trigger asChild>{children}</Popover.Trigger>
        </Tooltip.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={label}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 w-max max-w-72 animate-pop rounded-lg bg-raised p-3.5 text-[0.8125rem] shadow-pop focus:outline-none"
          >
            {content}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade rounded-lg bg-raised p-3.5 text-[0.8125rem] shadow-pop"
        >
          {content}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
