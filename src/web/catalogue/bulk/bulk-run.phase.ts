// How far a bulk run is: all that the lists need to know of one.

/** `stopped`: a step failed; Retry sends it again. `waiting`: the server was asked to wait; the run goes on by itself when that is over. */
export type RunPhase = 'running' | 'paused' | 'waiting' | 'stopped' | 'cancelled' | 'done';

/** True until nothing more can happen by itself or by Resume and Retry. */
export function isUnfinished(run: { phase: RunPhase } | null): boolean {
  return run !== null && ['running', 'paused', 'waiting', 'stopped'].includes(run.phase);
}
