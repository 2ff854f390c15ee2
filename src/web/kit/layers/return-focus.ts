// Dialogs without a trigger of their own give the focus back to where it was; Radix would leave it on the top of the page.
import { useRef } from 'react';

/** Handlers for Radix' dialog content. The focus starts in a `data-first-focus` field, where there is one; `onReturned` runs once it is back. */
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
