// Steps of a start that need the database are tried until they succeed: a lock, a restart or a network that is down passes by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { canPass, innermostReason } from '#server/database/database-fault.ts';

const retryMs = 1_000;
/** A step that takes longer says so once. */
const slowMs = 10_000;

type Persistence = {
  signal?: AbortSignal;
  say?: (sentence: string) => void;
  waits?: { retryMs: number; slowMs: number };
};

const meanwhile = 'It is tried again until it succeeds.';

/** A refusal of the start is a sentence already. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'StartRefusal'
    ? error.message
    : `The database is not ready: ${innermostReason(error)}`;

/**
 * Does a step until it succeeds, and says once in a sentence what it waits for. Throws what does not pass by itself, and the signal's reason
 * as soon as it is aborted.
 */
export async function persist<T>(
  step: () => Promise<T>,
  { signal, say = console.error, waits = { retryMs, slowMs } }: Persistence = {},
): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => undefined);
  const onAbort = () => reject(signal?.reason);
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);
  let said = '';
  const sayOnce = (reason: string) => {
    if (said !== reason) say(`${reason.replace(/\.?$/, '.')} ${meanwhile}`);
    said = reason;
  };
  const slow = setTimeout(() => {
    if (said === '') sayOnce('The database takes long to answer');
  }, waits.slowMs);
  try {
    for (;;) {
      try {
        return await Promise.race([step(), aborted]);
      } catch (error) {
        if (signal?.aborted || !canPass(error)) throw error;
        sayOnce(reasonOf(error));
        await Promise.race([sleep(waits.retryMs), aborted]);
      }
    }
  } finally {
    clearTimeout(slow);
    signal?.removeEventListener('abort', onAbort);
  }
}
