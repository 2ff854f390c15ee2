// Toasts from anywhere: one slot for what shows now, and the recent ones for the notifications panel.
import { startTransition, useEffect, useState } from 'react';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  action?: { label: string; run: () => void };
  /** Whether the notifications panel has an entry of its own about it: what is shown there is not kept a second time. */
  hasEntry?: boolean;
  at: Date;
};
export type ToastInput = Omit<Toast, 'id' | 'at'>;

/** The specified removal delay: so long a toast that has gone can still be read under the notifications button. */
const keptMs = 1_000_000;

type ToastState = { current: Toast | null; recent: Toast[] };
let state: ToastState = { current: null, recent: [] };
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, in place of one that still shows, and keeps it for the notifications panel. Answers its id. */
export function toast(input: ToastInput): number {
  const shown: Toast = { ...input, id: nextId++, at: new Date() };
  const recent = shown.hasEntry ? state.recent : [shown, ...state.recent].slice(0, 50);
  change({ current: shown, recent });
  setTimeout(() => change({ ...state, recent: state.recent.filter((entry) => entry.id !== shown.id) }), keptMs);
  return shown.id;
}

/** Forgets them all: every component test starts with none. */
export function forgetToasts(): void {
  change({ current: null, recent: [] });
}

export function dismissToast(id: number): void {
  if (state.current?.id === id) change({ ...state, current: null });
}

/** Drawn after what the toast is about: a decision's next part never waits for its toast. */
export function useToasts(): ToastState {
  const [shown, setShown] = useState(state);
  useEffect(() => {
    const follow = () => startTransition(() => setShown(state));
    follow();
    listeners.add(follow);
    return () => {
      listeners.delete(follow);
    };
  }, []);
  return shown;
}
