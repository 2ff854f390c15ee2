// Lets requests in while something computes for long.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a loop keeps the thread to itself. */
const longestMs = 10;

/** For a loop over many products: awaited at each, it gives the event loop a turn once enough time has passed. */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await nextTurn();
    since = performance.now();
  };
}
