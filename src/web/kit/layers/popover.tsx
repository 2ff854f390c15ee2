// A panel behind a button: works by pointer, touch and keyboard.
import type { ReactNode } from 'react';
import { Slot } from '../slot.tsx';
import { loadOnInteraction } from './load-on-interaction.ts';
import type { PopoverLayerCloseProps, PopoverLayerProps } from './popover-layer.tsx';
import { type Panel, usePanel } from './use-panel.ts';

const layer = loadOnInteraction(() => import('./popover-layer.tsx'));

type PopoverProps = {
  trigger: ReactNode;
  /** Names the panel for screen readers. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
};

export function Popover({ trigger, label, children, open, onOpenChange, align = 'start', className }: PopoverProps) {
  const panel = usePanel('dialog', open, onOpenChange);
  return (
    <>
      <Slot {...panel.attributes} onClick={() => panel.change(!panel.isOpen)}>
        {trigger}
      </Slot>
      <PopoverPanel panel={panel} label={label} align={align} className={className}>
        {children}
      </PopoverPanel>
    </>
  );
}

/** The panel alone, for a trigger that draws itself. */
export function PopoverPanel({ panel, ...rest }: { panel: Panel } & PopoverLayerProps) {
  const module = layer.useModule(panel.isOpen);
  return panel.hasOpened && module && <module.PopoverLayer panel={panel} {...rest} />;
}

/** Closes the popover it stands in. */
export function PopoverClose(props: PopoverLayerCloseProps) {
  const module = layer.useModule(true);
  return module && <module.PopoverLayerClose {...props} />;
}
