// A step that is done again and again in the background.
import { setTimeout as sleep } from 'node:timers/promises';

type Pause = (ms: number) => Promise<void>;
export type Loop = {
  /** Ends the rest; during a step, the next rest is left out. */
  wake: () => void;
  /** Resolves once the step under way has ended. */
  stop: () => Promise<void>;
};

/** A pause within a step, and the signal that it has to end. */
export type Turn = { pause: Pause; signal: AbortSignal };
type Step = (turn: Turn) => Promise<number>;

/**
 * Runs until stopped, and keeps no process alive. A step answers how many ms to rest before the next one; a fault of it is reported, and it is
 * tried again after `afterFaultMs`. `firstMs`: the rest before the first.
 */
export function startLoop(
  step: Step,
  onFault: (error: unknown) => void,
  { firstMs = 0, afterFaultMs = 10_000 } = {},
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pauseUntil = (ms: number, end: AbortSignal): Promise<void> =>
    sleep(ms, undefined, { signal: end, ref: false }).catch(() => undefined);
  const pause: Pause = (ms) => pauseUntil(ms, signal);
  // Aborted by a wake: ends the rest it comes in, timer and all.
  let waking = new AbortController();
  const run = async () => {
    let restMs = firstMs;
    while (!signal.aborted) {
      if (restMs > 0) await pauseUntil(restMs, AbortSignal.any([signal, waking.signal]));
      if (signal.aborted) return;
      waking = new AbortController();
      try {
        restMs = await step({ pause, signal });
      } catch (error) {
        if (signal.aborted) return;
        onFault(error);
        restMs = afterFaultMs;
      }
    }
  };
  const running = run();
  return {
    wake: () => waking.abort(),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
