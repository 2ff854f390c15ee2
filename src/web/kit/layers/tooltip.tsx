// A short hint on hover or focus. Touch never sees it: nothing may be said only here.
import type { ReactNode } from 'react';
import { Slot } from '../slot.tsx';
import { useTooltip } from './use-tooltip.tsx';

type TooltipProps = { content: ReactNode; children: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left' };

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const tooltip = useTooltip({ content, side });
  return (
    <>
      <Slot {...tooltip.attributes}>{children}</Slot>
      {tooltip.layer}
    </>
  );
}
