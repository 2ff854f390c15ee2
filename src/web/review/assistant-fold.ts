// Whether the Optimization Assistant is folded to a rail in this browser. Only a person folds and unfolds it.
import { useSyncExternalStore } from 'react';
import { keep, readKept } from '#web/kit/kept.ts';

const key = 'copydesk.assistant-folded';
const listeners = new Set<() => void>();

const readFolded = (): boolean => readKept(key) === 'yes';

export function foldAssistant(isFolded: boolean): void {
  keep(key, isFolded ? 'yes' : 'no');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsFolded = (): boolean => useSyncExternalStore(subscribe, readFolded);
