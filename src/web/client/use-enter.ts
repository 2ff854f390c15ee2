// Enter starts the one primary thing of a screen.
import { useEffect } from 'react';

/** Runs `start` at Enter while nothing has the focus: Enter belongs to the element that has it. Null: nothing can be started. */
export function useEnter(start: (() => void) | null): void {
  useEffect(() => {
    if (!start) return;
    const listen = ({ key, repeat, target }: KeyboardEvent) => {
      if (key === 'Enter' && !repeat && target instanceof Element && target.matches('body, main')) start();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [start]);
}
