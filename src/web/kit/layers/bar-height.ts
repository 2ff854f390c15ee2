// How high the bar at the foot of the window is, for what stays clear of it: toasts, the end of the page, and what gets the focus.
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

type Bar = { element: HTMLElement; height: number };
/** The bars on the screen, the latest last: that one is seen. */
let bars: readonly Bar[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Bar[]): void {
  bars = next;
  // Set where it counts, not as a variable of the page: every element would be styled again.
  const height = heightNow();
  document.documentElement.style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 1rem)` : '';
  for (const listener of listeners) listener();
}

const heightNow = (): number => bars.at(-1)?.height ?? 0;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In pixels, with the gap below it; 0 without a bar. */
export const useBarHeight = (): number => useSyncExternalStore(listen, heightNow);

/** For the element of a bar, as long as it is at the foot of the window. */
export function useBarAtFoot(element: RefObject<HTMLElement | null>, isAtFoot = true): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar || !isAtFoot) return;
    // Called once the page is laid out, before it is painted.
    const observer = new ResizeObserver(([entry]) => {
      const gap = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
      const height = (entry?.borderBoxSize[0]?.blockSize ?? 0) + gap;
      change([...bars.filter((each) => each.element !== bar), { element: bar, height }]);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      change(bars.filter((each) => each.element !== bar));
    };
  }, [element, isAtFoot]);
}
