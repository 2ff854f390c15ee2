// The state of a panel and what its trigger needs to know of it, before the code of the panel itself is here.
import { type RefObject, useId, useRef, useState } from 'react';

export type Panel = {
  id: string;
  isOpen: boolean;
  /** Stays true after the first opening: from then on the panel is mounted, so that it can give the focus back when it closes. */
  hasOpened: boolean;
  change: (open: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
  /** For the trigger; the ref belongs to `trigger`. */
  attributes: {
    ref: RefObject<HTMLElement | null>;
    'aria-haspopup': 'dialog' | 'menu' | 'listbox';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'data-state': 'open' | 'closed';
  };
};

/** `open` and `onOpenChange` where the caller keeps the state. */
export function usePanel(
  kind: Panel['attributes']['aria-haspopup'],
  open?: boolean,
  onOpenChange?: (open: boolean) => void,
): Panel {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const hasOpened = useStaysTrue(isOpen);
  return {
    id,
    isOpen,
    hasOpened,
    trigger,
    change: (next) => {
      if (next === isOpen) return;
      setOpenHere(next);
      onOpenChange?.(next);
    },
    attributes: {
      ref: trigger,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'data-state': isOpen ? 'open' : 'closed',
    },
  };
}

/** True from the first time `value` was. */
export function useStaysTrue(value: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(value);
  if (value && !hasBeen) setHasBeen(true);
  return hasBeen || value;
}
