// Checks stored listings again after the rules changed, started or ended: in small transactions, each of which leaves what is stored
// right, so that it can stop anywhere, go on anywhere, and run on several servers at once.
import type { Rescore } from '#domain/benchmarks/rescore.contract.ts';
import { changesBetween, dayOf } from '#domain/benchmarks/rule-days.ts';
import { daysOf } from '#domain/benchmarks/waiver.ts';
import type { Db } from '#server/database/database.ts';
import { findVersion, loadActiveRules } from './active-rules.commands.ts';
import { checkForStore } from './check.commands.ts';
import * as store from './checks.store.ts';

/** Products checked in one transaction: some ten milliseconds of a core, which is what a request may have to wait. */
const batchSize = 100;

/** Counts the epoch up if the rules in effect are not those it stands for, and answers it. Several servers count once. */
export async function noticeRules(db: Db, now: Date): Promise<number> {
  const today = dayOf(now);
  const isPresent = (stored: store.Epoch, version: number) => stored.version === version && stored.day >= today;
  const seen = await store.findEpoch(db);
  if (seen && isPresent(seen, await findVersion(db))) return seen.epoch;
  return await db.transaction(async (tx) => {
    const stored = await store.findEpoch(tx, { lock: true });
    const { rules, version } = await loadActiveRules(tx);
    if (stored && isPresent(stored, version)) return stored.epoch;
    const { waivers } = await store.findBasis(tx);
    if (stored?.version === version && !changesBetween([...rules, ...waivers.map(daysOf)], stored.day, today)) {
      await store.moveEpochDay(tx, today);
      return stored.epoch;
    }
    return await store.countEpochUp(tx, { version, day: today });
  });
}

/** Checks the next products that wait; null when none of them could be had. */
export async function rescoreNext(
  db: Db,
  epoch: number,
  after: store.WaitingPosition | null,
  now: Date,
): Promise<{ count: number; last: store.WaitingPosition } | null> {
  return await db.transaction(async (tx) => {
    const waiting = await store.lockWaiting(tx, { epoch, after, limit: batchSize });
    const last = waiting.at(-1);
    if (!last) return null;
    // Read after the products were locked: a change of content now waits for this transaction, and is followed by a check of its own.
    const contents = await store.loadContents(
      tx,
      waiting.map(({ id }) => id),
    );
    const listings = waiting.map((product) => {
      return { id: product.id, product, content: contents.get(product.id) ?? null };
    });
    const checked = await checkForStore(tx, listings, now);
    await store.saveChecks(
      tx,
      checked.map(({ id, check }) => ({ id, ...check })),
    );
    return { count: waiting.length, last: { qualityEpoch: last.qualityEpoch, id: last.id } };
  });
}

/** How far the new check of all listings is; `pace` is what this server does of it. */
export async function findProgress(db: Db, pace: number | null): Promise<Rescore> {
  const stored = await store.findEpoch(db);
  const { total, waiting } = await store.countWaiting(db, stored?.epoch ?? 1);
  return { running: waiting > 0, done: total - waiting, total, pace: waiting > 0 ? pace : null };
}
