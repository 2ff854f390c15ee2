// Finds the families of products that came, went or changed, in the background.
import type { FastifyBaseLogger } from 'fastify';
import { findFamilies, largestBlock } from '#domain/families/find-families.ts';
import type { Db } from '#server/database/database.ts';
import { logFault } from '#server/http/log-errors.ts';
import { isLong, runInThread } from '#server/http/threads.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import {
  clearFamilies,
  loadBlocks,
  loadQueued,
  loadTitles,
  type StoredMember,
  saveBlocks,
  saveFamilies,
  takeQueued,
  takeTurn,
} from './families.store.ts';
import { blocksOf } from './read-titles.thread.ts';

const idleMs = 2_000;
/** In one transaction: the embedded database does nothing else meanwhile. */
const batchSize = 500;
const thread = new URL('./read-titles.thread.ts', import.meta.url);

/** The products of a block that are in another family than is stored, each with the lowest id of it; null for none. */
function changedFamilies(block: readonly StoredMember[]): { id: number; familyId: number | null }[] {
  const found = new Map(findFamilies(block).flatMap((ids) => ids.map((id) => [id, ids[0] ?? null] as const)));
  return block.flatMap(({ id, familyId: before }) => {
    const familyId = found.get(id) ?? null;
    return familyId === before ? [] : [{ id, familyId }];
  });
}

/**
 * Finds the families of so many products of the queue; answers how many rows it is done with, 0 once it is empty or another server is at it. A
 * product that changes meanwhile is in the queue again.
 */
export async function findQueuedFamilies(db: Db, most = batchSize): Promise<number> {
  const queued = await loadQueued(db, most);
  if (queued.length === 0) return 0;
  const titles = await loadTitles(db, [...new Set(queued.map(({ productId }) => productId))]);
  const blocks = isLong(titles) ? await runInThread(thread, blocksOf, titles) : blocksOf(titles);
  return await db.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return 0;
    // What another server took meanwhile may have changed since its titles were read here.
    const taken = await takeQueued(
      tx,
      queued.map(({ id }) => id),
    );
    const touched = await saveBlocks(
      tx,
      [...taken],
      blocks.filter(({ id }) => taken.has(id)),
    );
    const loaded = [...Map.groupBy(await loadBlocks(tx, touched), ({ block }) => block)];
    const isTooLarge = ([, members]: (typeof loaded)[number]) => members.length > largestBlock;
    await clearFamilies(
      tx,
      loaded.filter(isTooLarge).map(([block]) => block),
    );
    await saveFamilies(
      tx,
      loaded.filter((each) => !isTooLarge(each)).flatMap(([, members]) => changedFamilies(members)),
    );
    return queued.length;
  });
}

/** Runs until stopped, and rests while `isBusy`. A fault is logged and tried again; families stay as they were found last meanwhile. */
export function startFamilyFinder({
  db,
  log,
  isBusy,
}: {
  db: Db;
  log: FastifyBaseLogger;
  isBusy: () => boolean;
}): Loop {
  const step = async () => {
    if (isBusy()) return idleMs;
    const began = performance.now();
    const done = await findQueuedFamilies(db);
    // Half of the time is others', however fast the database is.
    return done > 0 ? performance.now() - began : idleMs;
  };
  return startLoop(step, (error) => logFault(log, error, 'The finding of families was put off'));
}
