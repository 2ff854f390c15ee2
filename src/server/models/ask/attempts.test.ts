import { expect, it } from 'vitest';
import { type FaultKind, ModelFault } from '../model-fault.ts';
import { startAttempts } from './attempts.ts';

const waits = { backoffMs: 0, longestRetryMs: 1_000, firstChunkMs: 700, chunkMs: 500 };
const never = new AbortController().signal;

/** Lives through the faults; gives the attempt it came to, or the fault that ended it. */
async function live(...kinds: FaultKind[]): Promise<number | FaultKind> {
  const attempts = startAttempts({ timeoutMs: 60_000 }, waits);
  try {
    for (const kind of kinds) await attempts.after(new ModelFault({ kind }), never);
  } catch (error) {
    if (error instanceof ModelFault) return error.kind;
    throw error;
  }
  return attempts.number();
}

it.each<[FaultKind[], number | FaultKind]>([
  [[], 1],
  [['bad-output'], 2],
  [['bad-output', 'bad-output'], 'bad-output'],
  [['server-error', 'connection'], 3],
  [['server-error', 'connection', 'server-error'], 'server-error'],
  [['server-error', 'bad-output', 'connection'], 4],
  [['refused'], 'refused'],
  [['timeout'], 'timeout'],
])('after %j it comes to %j', async (kinds, came) => {
  expect(await live(...kinds)).toBe(came);
});

it('a call gets no more than is left of the time of all, and never none', () => {
  const { totalMs, ...rest } = startAttempts({ timeoutMs: 60_000 }, waits).timeouts();
  expect(totalMs).toBeLessThanOrEqual(60_000);
  expect(rest).toEqual({ firstChunkMs: 700, chunkMs: 500 });
  expect(startAttempts({ timeoutMs: -1 }, waits).timeouts().totalMs).toBe(1);
});

it('a caller who leaves waits for no further attempt', async () => {
  const attempts = startAttempts({ timeoutMs: 60_000 }, { ...waits, backoffMs: 900 });
  const leaving = AbortSignal.abort();
  await expect(attempts.after(new ModelFault({ kind: 'connection' }), leaving)).rejects.toThrow(/abort/i);
});
