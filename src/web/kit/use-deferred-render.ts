// A long page at the start of a visit is drawn in two steps, what is in sight first: at once it would hold up the first tap.
import { useDeferredValue, useEffect } from 'react';

let hasDrawnWhole = false;

/** False in the first step. Later pages are whole at once, so that the way back finds the place it was left at. */
export function useDeferredRender(): boolean {
  const isWhole = useDeferredValue(true, hasDrawnWhole);
  useEffect(() => {
    hasDrawnWhole ||= isWhole;
  }, [isWhole]);
  return isWhole;
}
