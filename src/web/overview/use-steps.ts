// Long lists open in steps, so that one with thousands of lines never stands on the page at once.
import { useState } from 'react';

/** `shown` of `total` lines; `next` is how many the next step adds, 0 when all are shown. */
export function useSteps(total: number, first: number, step: number) {
  const [wanted, setWanted] = useState(first);
  const shown = Math.min(wanted, total);
  return {
    shown,
    next: Math.min(step, total - shown),
    isOpened: wanted > first,
    showNext: () => setWanted(shown + step),
    fold: () => setWanted(first),
  };
}
