// What becomes smaller as a run ends keeps its room: nothing below it moves under the eyes of who watches.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For an element that is on the page while the run goes on (`isOpen`); of a run that had ended before it takes no room. */
export function useKeptHeight<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const height = useRef(0);
  // After each drawing: what is in it changes as the run goes on.
  useLayoutEffect(() => {
    if (!element.current) return;
    element.current.style.minHeight = isOpen ? '' : `${height.current}px`;
    if (isOpen) height.current = element.current.getBoundingClientRect().height;
  });
  return element;
}
