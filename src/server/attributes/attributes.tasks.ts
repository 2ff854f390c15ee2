// Counts the attribute names of the whole catalogue in the background, when somebody asks, and remembers the figures.
//
// They stand in no index: one entry a name and product would make imports slower for a screen that is seldom open. A count reads every
// product once, by id, 500 in a statement, and leaves others the database for as long as it had it. A hundred
// thousand products of twelve names take about 15 s beside other work (bench/README.md), a million ten times that.
// The figures hold as long as nothing was written to the database. While much is written, counting takes at most a tenth of the time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AttributeCountState } from '#domain/attributes/attributes.contract.ts';
import { type AttributeCount, startTally } from '#domain/attributes/count-attributes.ts';
import type { Db } from '#server/database/database.ts';
import { logFault } from '#server/http/log-errors.ts';
import { countProducts, pickForCount, readSnapshotMark } from './attributes.store.ts';

const batch = 500;
const restMs = 5;
/** So few products are counted while one waits, and as often as somebody asks. */
const fewProducts = 5_000;
/** With more products, the first caller waits this long, and then gets the figures so far. */
const patienceMs = 1_500;
/** So many times as long as their count took, the figures of more products are good enough. */
const restFactor = 9;

type Setup = { db: Db; log: FastifyBaseLogger; now: () => Date };

type Counted = { counts: readonly AttributeCount[]; isCut: boolean };
type Complete = Counted & { mark: string; products: number; at: Date; tookMs: number; ended: number };

export type AttributeCounter = {
  /** The names with their figures: fresh, or else the last complete ones, or else those counted so far. */
  read: () => Promise<Counted>;
  /** How far the figures are that `read` would give. */
  state: () => Promise<AttributeCountState>;
  stop: () => Promise<void>;
};

export function createAttributeCounter({ db, log, now }: Setup): AttributeCounter {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let last: Complete | null = null;
  let tally = startTally();
  let progress = { counted: 0, products: 0 };
  let running: Promise<void> | null = null;
  let startedAt = 0;

  async function count(mark: string): Promise<void> {
    startedAt = performance.now();
    tally = startTally();
    progress = { counted: 0, products: await countProducts(db) };
    for (let after = 0; ; ) {
      if (signal.aborted) return;
      const began = performance.now();
      const rows = await pickForCount(db, after, batch);
      for (const row of rows) tally.add(row);
      progress = { ...progress, counted: progress.counted + rows.length };
      const end = rows.at(-1);
      if (!end || rows.length < batch) break;
      after = end.id;
      await pause(Math.max(restMs, performance.now() - began));
    }
    const ended = performance.now();
    const { counted: products } = progress;
    const tookMs = ended - startedAt;
    last = { counts: tally.list(), isCut: tally.isCut(), mark, products, at: now(), tookMs, ended };
    if (products > fewProducts) log.info({ products, seconds: Math.round(tookMs / 1000) }, 'Attribute names counted');
  }

  const isGoodEnough = ({ products, tookMs, ended }: Complete) =>
    products > fewProducts && performance.now() - ended < tookMs * restFactor;

  function start(mark: string): Promise<void> {
    const work = count(mark).finally(() => {
      running = null;
    });
    // Callers who wait get the fault; without one it must not end the server.
    work.catch((error: unknown) => {
      if (!signal.aborted) logFault(log, error, 'Attribute names could not be counted');
    });
    return work;
  }

  /**
   * Has the figures counted again where something was written since. Waits for that where the products are few; else only the first
   * time, and no longer than a page may take. A count that was under way may have missed the latest change, hence two rounds.
   */
  async function refresh(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      const mark = await readSnapshotMark(db);
      if (last?.mark === mark || (last && running === null && isGoodEnough(last))) return;
      running ??= start(mark);
      if (last && last.products > fewProducts) return;
      await Promise.race([running, pause(Math.max(0, startedAt + patienceMs - performance.now()))]);
      if (running !== null && progress.products > fewProducts) return;
      await running;
    }
  }

  return {
    read: async () => {
      await refresh();
      return last ?? { counts: tally.list(), isCut: tally.isCut() };
    },
    state: async () => {
      await refresh();
      const { counted, products } =
        running === null && last ? { counted: last.products, products: last.products } : progress;
      const isCut = last?.isCut ?? tally.isCut();
      return { counted, products, isCounting: running !== null, countedAt: last?.at.toISOString() ?? null, isCut };
    },
    stop: async () => {
      stopping.abort();
      await running?.catch(() => undefined);
    },
  };
}
