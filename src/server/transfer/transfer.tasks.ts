// Runs imports in the background, one after another, and dry runs beside them, and takes up after a crash those that were interrupted.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#domain/problem.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import { logFault } from '#server/http/log-errors.ts';
import { announce } from '#server/live/live.ts';
import { createRunner, type RunSetup, Stopped } from './import.run.ts';
import * as store from './import.store.ts';
import { giveLeaseBack, leaseSeconds, takeLease } from './import-lease.store.ts';
import { beginImportRun, endImportRun } from './import-runs.store.ts';
import { listUploads, removeStrayUploads, serverId, uploadsFolder } from './uploads.ts';

export type Importer = {
  /** Queues a stored run: imports one after another, and dry runs beside them. */
  start: (row: Pick<store.ImportRow, 'id' | 'isDryRun'>) => void;
  /** Stops reading the file of a run that was canceled. */
  cancel: (id: number) => void;
  /** Takes up what was told to go on. */
  wake: () => void;
  isRunning: () => boolean;
  /** Takes up the runs a stop or crash interrupted, here or on another server whose lease is over; from then on too. Waits for the database, however long. */
  resume: () => Promise<void>;
  /** Stops after the batch under way; the run goes on at the next start. */
  stop: () => Promise<void>;
};

type Setup = Pick<RunSetup, 'context' | 'dataDir' | 'log' | 'follow'>;

/** How long an upload that was not applied can still be: a week. */
const keepUploadsMs = 7 * 24 * 60 * 60 * 1000;
/** Between two tries while the database does not answer, is full or holds a lock for someone else. */
const waitMs = 2_000;

const watchMs = (leaseSeconds * 1_000) / 3;

export function createImporter({ context, dataDir, log, follow }: Setup): Importer {
  const stopping = new AbortController();
  const owner = serverId(dataDir);
  const runImport = createRunner({
    context,
    dataDir,
    log,
    stopping: stopping.signal,
    owner,
    ...(follow ? { follow } : {}),
  });
  const queues = { imports: Promise.resolve(), dryRuns: Promise.resolve() };
  /** The runs of this server, under way or waiting, and what stops each. */
  const mine = new Map<number, AbortController>();
  let watching: Promise<void> = Promise.resolve();
  let resuming: Promise<void> = Promise.resolve();
  let watch: NodeJS.Timeout | undefined;

  const start: Importer['start'] = ({ id, isDryRun }) => {
    if (mine.has(id)) return;
    const cancelling = new AbortController();
    mine.set(id, cancelling);
    // A dry run stores no products: nobody has to wait for it.
    const name = isDryRun ? 'dryRuns' : 'imports';
    queues[name] = queues[name].then(async () => {
      const hasStopped = await run(id, cancelling.signal).finally(() => mine.delete(id));
      // It may have been told to go on before it had stopped.
      if (hasStopped) void lookAround();
    });
  };

  /** Renews the leases of this server, and takes up runs whose server is gone, where their file lies here. */
  async function keepWatch(): Promise<void> {
    for (const id of mine.keys()) await takeLease(context.db, id, owner);
    for (const id of await store.listRunning(context.db)) {
      if (stopping.signal.aborted) return;
      const row = mine.has(id) ? null : await store.findImportRow(context.db, id);
      const isHere = row?.upload ? existsSync(join(uploadsFolder(dataDir), row.upload)) : row !== null;
      if (row && isHere && (await takeLease(context.db, id, owner))) start(row);
    }
  }

  async function resume(uploads: readonly string[]): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const wanted = await store.forgetOldUploads(context.db, new Date(context.now().getTime() - keepUploadsMs));
        await removeStrayUploads(dataDir, uploads, wanted);
        return await keepWatch();
      } catch (error) {
        if (stopping.signal.aborted) return;
        logFault(log, error, 'Open imports are resumed when the database allows it');
        await sleep(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  function lookAround(): Promise<void> {
    watching = watching
      .then(() => (stopping.signal.aborted ? undefined : keepWatch()))
      .catch((error: unknown) => logFault(log, error, 'The leases of imports could not be read'));
    return watching;
  }

  function watchOn(): void {
    if (stopping.signal.aborted) return;
    watch = setTimeout(() => void lookAround().then(watchOn), watchMs);
    watch.unref();
  }

  /** Does a run to its end, from where it got to whenever the database comes back; true where it was told to stop before. */
  async function run(id: number, cancelled: AbortSignal): Promise<boolean> {
    while (!stopping.signal.aborted) {
      try {
        await runOnce(id, cancelled);
        return false;
      } catch (error) {
        if (error instanceof Stopped || stopping.signal.aborted) return true;
        if (!isWorthWaiting(error)) {
          logFault(log, error, 'An import was left as it is', { importId: id });
          return false;
        }
        logFault(log, error, 'An import waits for the database', { importId: id });
        await sleep(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
    return true;
  }

  /** Throws what is worth waiting for, and what could not even be stored as a failure: it is tried again at the next start. */
  async function runOnce(id: number, cancelled: AbortSignal): Promise<void> {
    const row = await store.findImportRow(context.db, id);
    if (row?.state !== 'running' || !(await takeLease(context.db, id, owner))) return;
    try {
      if (row.isDryRun || (await beginImportRun(context.db, id, context.now()))) await runImport(row, cancelled);
    } catch (error) {
      if (error instanceof Stopped || stopping.signal.aborted || isWorthWaiting(error)) throw error;
      await fail(row, error);
    } finally {
      await giveLeaseBack(context.db, id, owner).catch((error: unknown) =>
        logFault(log, error, 'A lease was not given back'),
      );
    }
  }

  async function fail({ id, isDryRun }: store.ImportRow, error: unknown): Promise<void> {
    const isRefusal = error instanceof Problem;
    if (!isRefusal) log.error({ err: error, importId: id }, 'Import failed');
    const text = isRefusal
      ? error.message
      : 'The import stopped because of an error in Copydesk. Products imported before the error are complete. Retry to continue.';
    await context.db.transaction(async (tx) => {
      const at = context.now();
      const isOurs = isDryRun
        ? await store.lockRunning(tx, id)
        : await endImportRun(tx, id, { state: 'failed', note: text, at });
      if (!isOurs) return;
      await store.updateImport(tx, id, { state: 'failed', error: text, finishedAt: at });
      await announce(tx, { type: 'import', importId: id });
    });
  }

  return {
    start,
    cancel: (id) => mine.get(id)?.abort(),
    wake: () => void lookAround(),
    isRunning: () => mine.size > 0,
    resume: () => {
      // What comes in from now on is no stray, even where no import names it yet.
      resuming = resume(listUploads(dataDir)).then(watchOn);
      return resuming;
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(watch);
      await resuming;
      await watching;
      await Promise.all([queues.imports, queues.dryRuns]);
    },
  };
}
