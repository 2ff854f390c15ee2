// The chosen height of rows in lists, kept per browser. public/theme.js sets it before the first paint; cells follow `--cell-y`.
import { useSyncExternalStore } from 'react';
import { keep, readKept } from './kept.ts';

export const rowHeights = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;
export type RowHeight = (typeof rowHeights)[number]['value'];

const storageKey = 'copydesk.rows';
const listeners = new Set<() => void>();
let chosen: RowHeight = readKept(storageKey) === 'compact' ? 'compact' : 'comfortable';

export function chooseRowHeight(height: RowHeight): void {
  chosen = height;
  keep(storageKey, height);
  document.documentElement.dataset.rows = height;
  for (const listener of listeners) listener();
}

export function useRowHeight(): RowHeight {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
}
