// The runs this browser started, for as long as they go on: they alone are in the strip, and a toast says how they ended. Other
// people find them under the bell. Kept over a reload, so that the strip has its room from the first paint.
import { useSyncExternalStore } from 'react';
import { keep } from '#web/kit/kept.ts';
import { readStoredRuns, type StartedRun, storedRunsKey } from './stored-runs.ts';

const none: readonly StartedRun[] = [];
const listeners = new Set<() => void>();

// Read once: what another tab starts must not push this one's screen down.
let started: readonly StartedRun[] | null = null;
/** One is being started. The strip gets its room at the press, when a move of the screen is expected, not with the reply. */
let isStarting = false;

function currentRuns(): readonly StartedRun[] {
  started ??= readStoredRuns();
  return started;
}

/** Other tabs have runs of their own in the same place. */
function change(next: readonly StartedRun[], stored: readonly StartedRun[]): void {
  started = next.length > 0 ? next : none;
  keep(storedRunsKey, JSON.stringify(stored));
  for (const listener of listeners) listener();
}

export function noteStarting(isUnderWay: boolean): void {
  isStarting = isUnderWay;
  for (const listener of listeners) listener();
}

export function noteStarted(run: StartedRun): void {
  isStarting = false;
  const without = (runs: readonly StartedRun[]) => runs.filter(({ id }) => id !== run.id);
  change([...without(currentRuns()), run], [...without(readStoredRuns()), run]);
}

/** It has ended, or is gone. */
export function forgetStarted(id: number): void {
  isStarting = false;
  const without = (runs: readonly StartedRun[]) => runs.filter((run) => run.id !== id);
  change(without(currentRuns()), without(readStoredRuns()));
}

/** As a reload does. */
export function readStartedAgain(): void {
  started = null;
  isStarting = false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest started last. */
export function useStartedRuns(): readonly StartedRun[] {
  return useSyncExternalStore(subscribe, currentRuns);
}

export function useIsStarting(): boolean {
  return useSyncExternalStore(subscribe, () => isStarting);
}
