// Keeps the focus when other buttons take the place of those in the strip, and when the strip itself goes.
import { type RefObject, useLayoutEffect, useRef } from 'react';

type StripFocus = {
  strip: RefObject<HTMLElement | null>;
  /** For the strip, which takes the focus itself when its buttons change by themselves. */
  attributes: { tabIndex: -1; onFocus: () => void; onBlur: () => void };
  notePress: () => void;
};

/** `look` names the set of buttons that is shown. */
export function useStripFocus(look: string): StripFocus {
  const strip = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of buttons that loses the focus
  useLayoutEffect(() => {
    // React fires no blur for elements that it removes.
    if (hasFocus.current && document.activeElement === document.body) {
      // A person about to press Pause must not hit the button that came in its place.
      const heir = wasPressed.current ? strip.current?.querySelector('button') : strip.current;
      heir?.focus({ preventScroll: true });
    }
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
    attributes: {
      tabIndex: -1,
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
    notePress: () => {
      wasPressed.current = true;
    },
  };
}
