// How high the bar at the foot of the window is, for what stays clear of it: toasts, and what gets the focus.
import { type RefObject, useLayoutEffect } from 'react';

/** The bars on the screen, the latest last: that one is seen. */
const bars: HTMLElement[] = [];

function measure(): void {
  const { style } = document.documentElement;
  const bar = bars.at(-1);
  if (!bar) style.removeProperty('--bar-height');
  else
    style.setProperty('--bar-height', `${bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0)}px`);
}

/** For the element of a bar, as long as it is at the foot of the window. */
export function useBarHeight(element: RefObject<HTMLElement | null>, isAtFoot = true): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar || !isAtFoot) return;
    bars.push(bar);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      bars.splice(bars.indexOf(bar), 1);
      measure();
    };
  }, [element, isAtFoot]);
}
