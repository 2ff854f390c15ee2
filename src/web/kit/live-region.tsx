// Announces to screen readers what changed without a visible message: counts after a filter, progress of an import.
import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Reads `text` out politely, from anywhere. */
export function announce(text: string): void {
  // The same words twice would be silent, so a repeated message differs by an invisible character.
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the app. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
