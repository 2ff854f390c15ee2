// Dialogs without a trigger of their own give the focus back to where it was; Radix would leave it on the top of the page.
import { useRef } from 'react';

/** Handlers for Radix' dialog content. `onReturned` runs once the focus is back. */
export function useReturnFocus(onReturned?: () => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
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
