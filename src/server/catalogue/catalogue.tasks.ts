// Background steps: moves changes into the counts and texts that wait into the search index, and forgets products that were deleted long
// ago, with what goes with them.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/database/database.ts';
import { logFault } from '#server/http/log-errors.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import { foldCounts, forgetOldMinutes, repairCounts } from './counts.store.ts';
import { purgeDeleted } from './deleted-products.store.ts';
import { foldTextChanges, sortWaitingTexts } from './text-search.store.ts';

const idleMs = 2_000;
const purgeEveryMs = 60 * 60 * 1000;
/** How long a deleted product can be restored: 30 days. */
const keepDeletedMs = 30 * 24 * 60 * 60 * 1000;

type Upkeep = {
  db: Db;
  log: FastifyBaseLogger;
  now: () => Date;
  isBusy: () => boolean;
  /** Forgets what other features store of the time before deleted products could be restored. */
  forgetOlder: (before: Date) => Promise<void>;
};

/** Runs until stopped; the index rests while `isBusy`. A fault is logged and tried again. Counts and search stay right meanwhile, only slower. */
export function startUpkeep({ db, log, now, isBusy, forgetOlder }: Upkeep): Loop {
  let purgedAt = Number.NEGATIVE_INFINITY;
  let sorted: string | null = null;
  let isChecked = false;
  const purgeNowAndThen = async () => {
    if (performance.now() - purgedAt < purgeEveryMs) return;
    const before = new Date(now().getTime() - keepDeletedMs);
    await purgeDeleted(db, before);
    await forgetOldMinutes(db, now());
    await forgetOlder(before);
    purgedAt = performance.now();
  };
  const step = async () => {
    await purgeNowAndThen();
    const began = performance.now();
    const folded = await foldCounts(db);
    await foldTextChanges(db);
    if (!isBusy()) sorted = await sortWaitingTexts(db, sorted);
    if (!isChecked && (await repairCounts(db)))
      log.warn('The products counted were not as many as there are: all were counted again');
    isChecked = true;
    // Half of the time is others', however fast the database is.
    return folded > 0 ? performance.now() - began : idleMs;
  };
  return startLoop(step, (error) => logFault(log, error, 'The upkeep of the catalog was put off'));
}
