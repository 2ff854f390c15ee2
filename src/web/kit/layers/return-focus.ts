// Where the focus goes when a layer closes. Nothing scrolls by that: what had the focus before is where it was.
import { type RefObject, useRef } from 'react';

/**
 * Handlers for the content of a menu or a panel with a trigger. Radix would scroll to the trigger, and for the browser one in a bar that
 * sticks to the window is where it would be without sticking: at the foot of the list.
 */
export function useReturnToTrigger(trigger: RefObject<HTMLElement | null>) {
  /** What was pressed outside has the focus now. */
  const isLeft = useRef(false);
  return {
    onInteractOutside: () => {
      isLeft.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!isLeft.current) trigger.current?.focus({ preventScroll: true });
      isLeft.current = false;
    },
  };
}

/** Handlers for Radix' dialog content, which has no trigger and would leave the focus on the top of the page. The focus starts in a `data-first-focus` field, where there is one; `onReturned` runs once it is back. */
export function useReturnFocus(onReturned?: () => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first = event.target instanceof Element ? event.target.querySelector('[data-first-focus]') : null;
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isThere =
        opener.current instanceof HTMLElement && opener.current !== document.body && opener.current.isConnected;
      const target = isThere ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      onReturned?.();
    },
  };
}
