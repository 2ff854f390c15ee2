// Long lists open in steps, so that one with thousands of lines never stands on the page at once.
import { useState } from 'react';

/**
 * `shown` of `total` lines. `turn` shows `next` more, or folds the list again when all are shown: one button does both, so that
 * it never vanishes under the focus. `canTurn` is false where everything is shown from the start.
 */
export function useSteps(total: number, first: number, step: number) {
  const [wanted, setWanted] = useState(first);
  const shown = Math.min(wanted, total);
  const next = Math.min(step, total - shown);
  return { shown, next, canTurn: total > first, turn: () => setWanted(next > 0 ? shown + step : first) };
}
