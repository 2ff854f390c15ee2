// Finds the families of products that came, went or changed, in the background.
import type { FastifyBaseLogger } from 'fastify';
import { largestBlock } from '#domain/families/find-families.ts';
import type { Db } from '#server/database/database.ts';
import { logFault } from '#server/http/log-errors.ts';
import { isLong, runInThread } from '#server/http/threads.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import { announce } from '#server/live/live.ts';
import { changedFamilies } from './compare-blocks.thread.ts';
import {
  clearFamilies,
  loadBlocks,
  loadQueued,
  loadQueuedBlocks,
  loadTitles,
  type QueuedBlock,
  saveBlocks,
  saveFamilies,
  takeQueued,
  takeQueuedBlocks,
  takeTurn,
} from './families.store.ts';
import { blocksOf } from './read-titles.thread.ts';

const idleMs = 2_000;
/** Products or blocks in one transaction: the embedded database does nothing else meanwhile. */
const batchSize = 500;
/** So many products are compared at once, but those of one block at least. */
const mostCompared = 10_000;
const titlesThread = new URL('./read-titles.thread.ts', import.meta.url);
const blocksThread = new URL('./compare-blocks.thread.ts', import.meta.url);

/** Finds the blocks of so many products of the queue; answers how many rows it is done with. */
async function readQueuedTitles(db: Db, most: number): Promise<number> {
  const queued = await loadQueued(db, most);
  if (queued.length === 0) return 0;
  const titles = await loadTitles(db, [...new Set(queued.map(({ productId }) => productId))]);
  const blocks = isLong(titles) ? await runInThread(titlesThread, blocksOf, titles) : blocksOf(titles);
  return await db.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return 0;
    // What another server took meanwhile may have changed since its titles were read here.
    const taken = await takeQueued(
      tx,
      queued.map(({ id }) => id),
    );
    const hasLeft = await saveBlocks(
      tx,
      [...taken],
      blocks.filter(({ id }) => taken.has(id)),
    );
    if (hasLeft) await announce(tx, { type: 'families' });
    return queued.length;
  });
}

/** The first of these blocks: all that hold `most` products together, and one at least. */
function firstOf(queued: readonly QueuedBlock[], most: number): QueuedBlock[] {
  let total = 0;
  return queued.filter(({ size }, at) => {
    total += size;
    return at === 0 || total <= most;
  });
}

/** Finds the families of blocks of the queue that hold so many products; answers how many blocks it is done with. */
export async function compareQueuedBlocks(db: Db, most = mostCompared): Promise<number> {
  const queued = firstOf(await loadQueuedBlocks(db, batchSize), most);
  if (queued.length === 0) return 0;
  const [large, comparable] = [
    queued.filter(({ size }) => size > largestBlock),
    queued.filter(({ size }) => size <= largestBlock),
  ].map((blocks) => blocks.map(({ block }) => block)) as [string[], string[]];
  const members = await loadBlocks(db, comparable);
  const changed = isLong(members)
    ? await runInThread(blocksThread, changedFamilies, members)
    : changedFamilies(members);
  return await db.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return 0;
    // Those with other products by now are in the queue again.
    const taken = await takeQueuedBlocks(tx, queued);
    const hasCleared = await clearFamilies(
      tx,
      large.filter((block) => taken.has(block)),
    );
    const saved = changed.filter(({ block }) => taken.has(block));
    await saveFamilies(tx, saved);
    if (hasCleared || saved.length > 0) await announce(tx, { type: 'families' });
    return queued.length;
  });
}

/**
 * Does one step of finding families: reads the titles of so many products of the queue, and once none waits, compares blocks, so that a block whose
 * products come one after another is compared once. Answers how many rows it is done with, 0 once nothing waits or another server is at it. What
 * changes meanwhile is in the queue again.
 */
export async function findQueuedFamilies(db: Db, most = batchSize): Promise<number> {
  const read = await readQueuedTitles(db, most);
  return read > 0 ? read : await compareQueuedBlocks(db);
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
