// The attempts at one answer of a language model: how long each may take, and whether and when another one follows.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Waits, waitFor } from '../limits/call-times.ts';
import type { ModelFault } from '../model-fault.ts';
import type { ModelSettings } from '../model-settings.ts';

type Attempts = {
  /** The attempt under way, from 1. */
  number: () => number;
  /** What its call, which begins now, may take: never more than is left of the time of all. Waiting to be let in is not counted. */
  timeouts: () => { totalMs: number; firstChunkMs: number; chunkMs: number };
  /** Another one at once, for a fault that is ours to fix. */
  again: () => void;
  /**
   * Another one when it may help: at once after the first bad output, later after a fault that passes. Throws the fault where none
   * would help, and reports a wait beyond our patience.
   */
  after: (fault: ModelFault, signal: AbortSignal) => Promise<void>;
};

export function startAttempts({ timeoutMs }: Pick<ModelSettings, 'timeoutMs'>, waits: Waits): Attempts {
  let spentMs = 0;
  let since = performance.now();
  const leftMs = () => timeoutMs - spentMs - (performance.now() - since);
  let number = 1;
  let badOutputs = 0;
  return {
    number: () => number,
    timeouts: () => {
      since = performance.now();
      return { totalMs: Math.max(1, Math.ceil(leftMs())), firstChunkMs: waits.firstChunkMs, chunkMs: waits.chunkMs };
    },
    again: () => {
      spentMs = timeoutMs - leftMs();
      number += 1;
    },
    after: async (fault, signal) => {
      if (fault.kind === 'bad-output') {
        badOutputs += 1;
        if (badOutputs > 1) throw fault;
      } else await sleep(waitFor(waits, fault, number - badOutputs, leftMs()), undefined, { signal });
      spentMs = timeoutMs - leftMs();
      number += 1;
    },
  };
}
