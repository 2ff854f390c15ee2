// Runs imports in the background, one after another, and takes up after a crash those that were interrupted.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/app/context.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import { announce } from '#server/live/live.ts';
import { createRunner, Stopped } from './import.run.ts';
import * as store from './import.store.ts';
import { removeStrayUploads } from './uploads.ts';

export type Importer = {
  /** Queues a stored run. */
  start: (id: number) => void;
  isRunning: () => boolean;
  /** Takes up the runs a stop or crash interrupted. */
  resume: () => Promise<void>;
  /** Stops after the batch under way; the run goes on at the next start. */
  stop: () => Promise<void>;
};

type Setup = { context: Context; dataDir: string; log: FastifyBaseLogger };

/** How long an upload that was not applied can still be: a week. */
const keepUploadsMs = 7 * 24 * 60 * 60 * 1000;
/** Between two tries while the database does not answer, is full or holds a lock for someone else. */
const waitMs = 2_000;

export function createImporter({ context, dataDir, log }: Setup): Importer {
  const stopping = new AbortController();
  const runImport = createRunner({ context, dataDir, log, stopping: stopping.signal });
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  const start = (id: number) => {
    waiting += 1;
    queue = queue
      .then(() => run(id))
      .finally(() => {
        waiting -= 1;
      });
  };

  /** Does a run to its end, from where it got to whenever the database comes back. */
  async function run(id: number): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await runOnce(id);
      } catch (error) {
        if (error instanceof Stopped || stopping.signal.aborted) return;
        if (!isWorthWaiting(error)) return log.error({ err: error, importId: id }, 'An import was left as it is');
        log.warn({ err: error, importId: id }, 'An import waits for the database');
        await sleep(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** Throws what is worth waiting for, and what could not even be stored as a failure: it is tried again at the next start. */
  async function runOnce(id: number): Promise<void> {
    const row = await store.findImportRow(context.db, id);
    if (row?.state !== 'running') return;
    try {
      await runImport(row);
    } catch (error) {
      if (error instanceof Stopped || stopping.signal.aborted || isWorthWaiting(error)) throw error;
      await fail(id, error);
    }
  }

  async function fail(id: number, error: unknown): Promise<void> {
    const isRefusal = error instanceof Problem;
    if (!isRefusal) log.error({ err: error, importId: id }, 'Import failed');
    const text = isRefusal
      ? error.message
      : 'The import stopped because of a fault on our side. What was stored before is whole; start it again to go on.';
    await store.updateImport(context.db, id, { state: 'failed', error: text, finishedAt: context.now() });
    await announce(context.db, { type: 'import', importId: id });
  }

  return {
    start,
    isRunning: () => waiting > 0,
    resume: async () => {
      const wanted = await store.forgetOldUploads(context.db, new Date(context.now().getTime() - keepUploadsMs));
      await removeStrayUploads(dataDir, wanted);
      for (const id of await store.listRunning(context.db)) start(id);
    },
    stop: async () => {
      stopping.abort();
      await queue;
    },
  };
}
