// When the control that was used disappears with what it stood in, the focus goes on to what took its place.
import { type RefObject, useEffect, useRef } from 'react';

/** A ref for an element with `tabIndex={-1}`; takes the focus when it appears and nothing else has it. */
export function useFocusIfLost<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
