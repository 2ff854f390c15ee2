import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startAttempts } from './model-attempts.ts';
import { type FaultKind, ModelFault } from './model-fault.ts';

vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof import('node:timers/promises')>();
  return { ...real, setTimeout: vi.fn(real.setTimeout) };
});

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

it.each([
  ['as long as the provider asks', { ...waits, backoffMs: 5 }, 30, 30],
  ['as long as we do by ourselves, where that is longer', { ...waits, backoffMs: 20 }, 10, 20],
  ['nothing, where neither asks for it', waits, null, 0],
])('the next attempt waits %s', async (_what, given, retryAfterMs, ms) => {
  const attempts = startAttempts({ timeoutMs: 60_000 }, given);
  await attempts.after(new ModelFault({ kind: 'rate-limited', retryAfterMs }), never);
  expect(sleep).toHaveBeenLastCalledWith(ms, undefined, { signal: never });
});

it('whoever leaves waits for no further attempt', async () => {
  const attempts = startAttempts({ timeoutMs: 60_000 }, { ...waits, backoffMs: 900 });
  const leaving = AbortSignal.abort();
  await expect(attempts.after(new ModelFault({ kind: 'connection' }), leaving)).rejects.toThrow(/abort/i);
});
