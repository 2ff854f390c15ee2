// Keeps the focus where the buttons of the bulk strip give way to others, and where the strip itself goes.
import { type RefObject, useLayoutEffect, useRef } from 'react';

type StripFocus = { strip: RefObject<HTMLElement | null>; notePress: () => void };

/** `look` names the set of buttons that stands there. */
export function useStripFocus(look: string): StripFocus {
  const strip = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of buttons that loses the focus
  useLayoutEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) strip.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [look]);
  useLayoutEffect(() => {
    const shown = strip.current;
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return {
    strip,
    notePress: () => {
      wasPressed.current = true;
    },
  };
}
