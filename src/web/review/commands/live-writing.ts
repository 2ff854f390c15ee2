// What is being written right now, product by product and part by part, as far as the work reports it.
import { useSyncExternalStore } from 'react';
import { isTextPart, type Part, partTable } from '#domain/parts/parts.ts';
import type { Phase, Progress } from '#domain/writing/progress.ts';
import { announce } from '#web/kit/live-region.tsx';
import type { TextValue } from '../parts/edits.reducer.ts';

/** `text` is what has been written so far; null before its first word. */
type LivePart = { phase: Phase; engine: string; text: TextValue | null };

const live = new Map<string, LivePart>();
const listeners = new Set<() => void>();
const keyOf = (productId: number, part: Part) => `${productId} ${part}`;

function change(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const doing: Record<Phase, string> = { writing: 'Writing', checking: 'Checking', repairing: 'Fixing' };

/** Takes what the work reports. Of the built-in writer nothing is shown or read out: it is done at once. */
export function noteProgress(productId: number, progress: Progress): void {
  if (progress.type === 'phase') {
    const { phase, engine } = progress;
    if (engine === 'built-in') return;
    const parts = progress.parts.filter(isTextPart);
    for (const part of parts) {
      const text = live.get(keyOf(productId, part))?.text ?? null;
      live.set(keyOf(productId, part), { phase, engine, text });
    }
    announce(`${doing[phase]}: ${parts.map((part) => partTable[part].label).join(', ')}`);
  } else {
    const known = live.get(keyOf(productId, progress.part));
    if (!known) return;
    live.set(keyOf(productId, progress.part), { ...known, text: progress.value });
  }
  change();
}

/** Forgets what was reported of these parts: the work is over. */
export function endProgress(productId: number, parts: readonly Part[]): void {
  const known = parts.filter((part) => live.delete(keyOf(productId, part)));
  if (known.length > 0) change();
}

/** What is reported of a part; null where nothing is being written, or only by the built-in writer. */
export function useLivePart(productId: number, part: Part): LivePart | null {
  return useSyncExternalStore(subscribe, () => live.get(keyOf(productId, part)) ?? null);
}

/** The same, but drawn again only when a text begins or ends, not with each word. */
export function useHasLiveText(productId: number, part: Part): boolean {
  return useSyncExternalStore(subscribe, () => (live.get(keyOf(productId, part))?.text ?? null) !== null);
}

/** The phase a part is in; null if nothing is reported of it. */
export function useLivePhase(productId: number, part: Part): Phase | null {
  return useSyncExternalStore(subscribe, () => live.get(keyOf(productId, part))?.phase ?? null);
}
