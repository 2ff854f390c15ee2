// The bulk run under way in this tab, if any: kept outside the screens, so that it goes on while people walk between them.
import { useSyncExternalStore } from 'react';
import { isUnfinished } from './bulk-run.phase.ts';
import type { BulkRunState } from './bulk-run.reducer.ts';

let current: BulkRunState | null = null;
const listeners = new Set<() => void>();

export function currentRun(): BulkRunState | null {
  return current;
}

export function setRun(next: BulkRunState | null): void {
  if (isUnfinished(next) !== isUnfinished(current)) {
    if (isUnfinished(next)) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }
  current = next;
  for (const listener of listeners) listener();
}

export function useBulkRun(): BulkRunState | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

/** Closing the tab would end the run: the browser asks first. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
