// What goes away with the focus in it hands the focus on to what it stood in, not to the top of the page.
import { type RefObject, useLayoutEffect } from 'react';

/** For an element that may go. */
export function usePassingFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = element.current;
    const homes = homesOf(shown);
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      // What it stood in may go with it, as the panel of a tab does: known when all is drawn.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        homes.find((home) => home.checkVisibility())?.focus({ preventScroll: true });
      });
    };
  }, [element]);
}

/** What can have the focus around an element, the nearest first. */
function homesOf(element: HTMLElement | null): HTMLElement[] {
  const home = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return home ? [home, ...homesOf(home)] : [];
}
