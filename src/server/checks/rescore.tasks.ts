// Background step: notices rules that changed, started or ended, and checks the listings again, leaving room for requests.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/database/database.ts';
import { logFault } from '#server/http/log-errors.ts';
import { startLoop, type Turn } from '#server/jobs/loop.ts';
import { announce, type LiveHub } from '#server/live/live.ts';
import { hasWaiting, type WaitingPosition } from './checks.store.ts';
import { noticeRules, rescoreNext } from './rescore.ts';

/** How late a change without an event is noticed: midnight (UTC), an event lost with its connection, products locked just then. */
const idleMs = 5_000;
/** While an import has the database. */
const busyMs = 500;
/** After a batch others have the database as long as the batch had it, but at least this. */
const restMs = 5;
const announceEveryMs = 1_000;

type Setup = { db: Db; log: FastifyBaseLogger; now: () => Date; hub: LiveHub; isBusy: () => boolean };

export type Rescorer = { stop: () => Promise<void>; pace: () => number | null };

/** Runs until stopped; rests while `isBusy`. A fault is logged and tried again. */
export function startRescorer({ db, log, now, hub, isBusy }: Setup): Rescorer {
  let pace: number | null = null;

  async function rescoreAll(epoch: number, { pause, signal }: Turn): Promise<void> {
    const started = performance.now();
    let announcedAt = started;
    let count = 0;
    let after: WaitingPosition | null = null;
    while (!signal.aborted && !isBusy()) {
      const began = performance.now();
      const step = await rescoreNext(db, epoch, after, now());
      if (!step) break;
      after = step.last;
      count += step.count;
      pace = Math.round(count / ((performance.now() - started) / 1000));
      if (performance.now() - announcedAt > announceEveryMs) {
        await announce(db, { type: 'rescore', isRunning: true });
        announcedAt = performance.now();
      }
      await pause(Math.max(restMs, performance.now() - began));
    }
    pace = null;
    if (count === 0) return;
    await announce(db, { type: 'rescore', isRunning: false });
    log.info({ products: count, seconds: Math.round((performance.now() - started) / 1000) }, 'Listings checked again');
  }

  const step = async (turn: Turn) => {
    if (isBusy()) return busyMs;
    const epoch = await noticeRules(db, now());
    if (await hasWaiting(db, epoch)) await rescoreAll(epoch, turn);
    return isBusy() ? busyMs : idleMs;
  };
  const loop = startLoop(step, (error) => logFault(log, error, 'Listings could not be checked again'));
  const unsubscribe = hub.onEvent((event) => {
    if (event.type === 'rescore' && event.isRunning) loop.wake();
  });
  return {
    pace: () => pace,
    stop: async () => {
      unsubscribe();
      await loop.stop();
    },
  };
}
