// An explanation behind a small button: a tooltip for the pointer and the focus, a panel for a click or a finger.
import type { ReactElement, ReactNode } from 'react';
import { Slot } from '../slot.tsx';
import { PopoverPanel } from './popover.tsx';
import { usePanel } from './use-panel.ts';
import { useTooltip } from './use-tooltip.tsx';

type HintProps = {
  /** Names the panel. */
  label: string;
  content: ReactNode;
  /** One button. */
  children: ReactElement;
};

export function Hint({ label, content, children }: HintProps) {
  const tooltip = useTooltip({ content, side: 'top', kind: 'panel' });
  const panel = usePanel('dialog');
  return (
    <>
      <Slot {...tooltip.attributes}>
        <Slot {...panel.attributes} onClick={() => panel.change(!panel.isOpen)}>
          {children}
        </Slot>
      </Slot>
      <PopoverPanel panel={panel} label={label} align="center" className="w-max max-w-72 p-3.5 text-[0.8125rem]">
        {content}
      </PopoverPanel>
      {tooltip.layer}
    </>
  );
}
