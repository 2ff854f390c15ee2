// How far a bulk run is: all that the lists need to know of one.

/** `stopped`: a step failed; Retry sends it again. */
export type RunPhase = 'running' | 'paused' | 'stopped' | 'cancelled' | 'done';

/** True until nothing more can happen by itself or by Resume and Retry. */
export function isUnfinished(run: { phase: RunPhase } | null): boolean {
  return run !== null && ['running', 'paused', 'stopped'].includes(run.phase);
}
