// What goes away with the focus in it hands the focus on to what it stood in, not to the top of the page.
import { type RefObject, useLayoutEffect } from 'react';

/** For an element that may go. */
export function usePassingFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = element.current;
    const home = shown?.parentElement?.closest<HTMLElement>('[tabindex]');
    return () => {
      if (shown?.contains(document.activeElement)) home?.focus({ preventScroll: true });
    };
  }, [element]);
}
