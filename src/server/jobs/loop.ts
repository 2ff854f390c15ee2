// A step that is done again and again in the background.
import { setTimeout as sleep } from 'node:timers/promises';

type Pause = (ms: number) => Promise<void>;
export type Loop = {
  /** Ends the rest; one that is asked for during a step leaves the next rest out. */
  wake: () => void;
  /** Resolves once the step under way has ended. */
  stop: () => Promise<void>;
};

/** What a step may rest by on its way, and when it is to end. */
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
  const pause: Pause = (ms) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let woken = Promise.withResolvers<void>();
  const run = async () => {
    let restMs = firstMs;
    while (!signal.aborted) {
      if (restMs > 0) await Promise.race([pause(restMs), woken.promise]);
      if (signal.aborted) return;
      woken = Promise.withResolvers();
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
    wake: () => woken.resolve(),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
