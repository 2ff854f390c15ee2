// How long a call to a language model may take, and how long to wait before it is made again.
import { Problem } from '#domain/problem.ts';
import type { ModelFault } from '../model-fault.ts';
import type { ModelSettings } from '../model-settings.ts';

export type Waits = {
  /** Before the second attempt; twice as long before the third. */
  backoffMs: number;
  /** The longest a provider may ask us to wait; beyond it the user sees a message. */
  longestRetryMs: number;
  /** The longest until the first word, which a model that thinks says late. */
  firstChunkMs: number;
  chunkMs: number;
};
const usualWaits = { backoffMs: 800, longestRetryMs: 20_000, chunkMs: 30_000 };

const attempts = 3;
const retried: ReadonlySet<string> = new Set(['rate-limited', 'server-error', 'connection']);

/** The usual waits for a model set like this; tests shorten them. */
export function waitsOf({ timeoutMs }: ModelSettings, given: Partial<Waits> = {}): Waits {
  return { ...usualWaits, firstChunkMs: timeoutMs * 0.75, ...given };
}

function describeWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** What a user sees about a wait the provider asks for. */
export const describeAskedWait = (ms: number) =>
  new Problem(
    'RATE_LIMITED',
    `The language model asks you to wait ${describeWait(ms)}. Nothing was changed; please try again then.`,
    { retryAfterSeconds: Math.ceil(ms / 1000) },
  );

/**
 * How long to wait for the next attempt after a fault. Throws the fault where another attempt would not help or enough were made, and
 * fails with a message for the user when the wait is beyond our bound or our patience ends.
 */
export function waitFor(waits: Waits, fault: ModelFault, attempt: number, leftMs: number): number {
  if (!retried.has(fault.kind) || attempt >= attempts) throw fault;
  const own = waits.backoffMs * 2 ** (attempt - 1);
  const wait = Math.max(own, fault.retryAfterMs ?? 0);
  if (wait <= Math.min(waits.longestRetryMs, leftMs)) return wait;
  if (fault.retryAfterMs === null) throw fault;
  throw describeAskedWait(fault.retryAfterMs);
}
