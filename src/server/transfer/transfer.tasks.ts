// Imports as jobs: each server has a queue for the imports whose file lies with it, done one after another, and one for dry runs beside them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { JobQueues } from '#server/jobs/job-queues.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import { announce } from '#server/live/live.ts';
import { Stopped } from './import.progress.ts';
import { createRunner, type RunSetup, type RunSignals } from './import.run.ts';
import * as store from './import.store.ts';
import { beginImportRun, endImportRun } from './import-runs.store.ts';
import { listUploads, removeStrayUploads, serverId, uploadsFolder } from './uploads.ts';

/** Does an import, or what is left of it. */
type ImportJob = { importId: number };

export type Importer = {
  /** What this server is called. */
  server: string;
  /** Opens the queue of an import's server; answers what puts its job there, in a transaction. */
  openSender: (of: Pick<store.OpenImport, 'server' | 'isDryRun'>) => Promise<(tx: Db, id: number) => Promise<void>>;
  /** Stops reading the file of a run that was canceled. */
  cancel: (id: number) => void;
  /** Whether the file of an upload lies with this server. */
  holds: (upload: string | null) => boolean;
  /** Looks for jobs now. */
  wake: () => void;
  isRunning: () => boolean;
  /** Takes up what a stop or a crash interrupted here, and from then on what a server that is gone left behind. Waits for the database, however long. */
  resume: () => Promise<void>;
  /** Waits for the batch under way, once the jobs are stopped; the import goes on at the next start. */
  stop: () => Promise<void>;
};

type Setup = Pick<RunSetup, 'context' | 'dataDir' | 'log' | 'follow'> & { queues: JobQueues };

/** How long an upload that was not applied can still be: a week. */
const keepUploadsMs = 7 * 24 * 60 * 60 * 1000;
/** Between two tries while the database does not answer. */
const afterFaultMs = 2_000;
const lookEveryMs = 10_000;
const forgetEveryMs = 24 * 60 * 60 * 1_000;
/** A whole file is one job. */
const longestSeconds = 24 * 60 * 60;

/** A dry run stores no products: nobody has to wait for it. */
const kindOf = (server: string, isDryRun: boolean) => ({
  name: `${isDryRun ? 'dry-run' : 'import'}-${server}`,
  longestSeconds,
});

export function createImporter({ context, dataDir, log, follow, queues }: Setup): Importer {
  const { db } = context;
  const server = serverId(dataDir);
  const runImport = createRunner({ context, dataDir, log, server, ...(follow ? { follow } : {}) });
  /** The imports under way here: what stops each, and its end. */
  const underWay = new Map<number, { cancelling: AbortController; ended: Promise<void> }>();
  let looking: Loop | undefined;
  const resumed = Promise.withResolvers<void>();
  let isTakenUp = false;
  let uploads: readonly string[] = [];
  let forgotAt = Number.NEGATIVE_INFINITY;

  for (const isDryRun of [false, true]) queues.work<ImportJob>({ kind: kindOf(server, isDryRun), atOnce: 1, perform });
  queues.openWhen(async () => (await store.listOpen(db, server)).length > 0);

  const openSender: Importer['openSender'] = async ({ server: holder, isDryRun }) => {
    const { send } = await queues.queue<ImportJob>(kindOf(holder ?? server, isDryRun));
    return (tx, importId) => send(tx, [{ importId }]);
  };

  async function perform({ importId }: ImportJob, signal: AbortSignal): Promise<void> {
    // Given again because it took too long: the one before stops first.
    await underWay.get(importId)?.ended;
    const cancelling = new AbortController();
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    underWay.set(importId, { cancelling, ended });
    try {
      await runOnce(importId, { stopping: signal, cancelled: cancelling.signal });
    } finally {
      underWay.delete(importId);
      resolve();
    }
  }

  /** Throws what another try can make good: a stop, and what is worth waiting for. */
  async function runOnce(id: number, signals: RunSignals): Promise<void> {
    const row = await store.findImportRow(db, id);
    if (row?.state !== 'running' || row.server !== server) return;
    try {
      if (row.isDryRun || (await beginImportRun(db, id, context.now()))) await runImport(row, signals);
    } catch (error) {
      if (signals.stopping.aborted) throw error;
      if (error instanceof Stopped) {
        // It may have been resumed before it stopped.
        if ((await store.listOpen(db, server)).some((open) => open.id === id)) throw error;
      } else if (isWorthWaiting(error)) {
        logFault(log, error, 'An import waits for the database', { importId: id });
        throw error;
      } else await fail(row, error);
    }
  }

  async function fail({ id, isDryRun, mode }: store.ImportRow, error: unknown): Promise<void> {
    const isRefusal = error instanceof Problem;
    if (!isRefusal) log.error({ err: error, importId: id }, 'Import failed');
    const isByRows = !isDryRun && mode === 'rows';
    const text = isRefusal
      ? error.message
      : `The ${isDryRun ? 'dry run' : 'import'} stopped because of an error in Copydesk. ${isByRows ? 'Products imported before the error are complete. Retry to continue.' : 'Nothing was imported. Try again.'}`;
    await db.transaction(async (tx) => {
      const at = context.now();
      const isOurs = isDryRun
        ? await store.lockRunning(tx, id)
        : await endImportRun(tx, id, { state: 'failed', note: text, at });
      if (!isOurs) return;
      await store.updateImport(tx, id, { state: 'failed', error: text, finishedAt: at });
      await announce(tx, { type: 'import', importId: id });
    });
  }

  const holds = (upload: string | null) => upload !== null && existsSync(join(uploadsFolder(dataDir), upload));

  /** Sends jobs for imports of this server, whose jobs may hang on a process that is gone. */
  async function takeUpOwn(): Promise<void> {
    for (const open of await store.listOpen(db, server)) {
      if (underWay.has(open.id)) continue;
      const send = await openSender(open);
      await db.transaction((tx) => send(tx, open.id));
    }
    queues.wake();
  }

  /** Takes over imports whose file lies here and that no server works on: theirs is gone, or an older version started them. */
  async function takeOver(): Promise<void> {
    for (const open of await store.listOpen(db)) {
      const { id, server: holder, isDryRun } = open;
      if (holder === server || !holds(open.upload)) continue;
      if (holder !== null && (await queues.isWorked(kindOf(holder, isDryRun)))) continue;
      const send = await openSender({ server, isDryRun });
      await db.transaction(async (tx) => {
        if (await store.moveImport(tx, open, server)) await send(tx, id);
      });
      queues.wake();
    }
  }

  /** Of the files there were at the last look, removes those nobody needs: an import may not name a newer one yet. */
  async function forgetUploads(): Promise<void> {
    forgotAt = performance.now();
    const wanted = await store.forgetOldUploads(db, new Date(context.now().getTime() - keepUploadsMs));
    await removeStrayUploads(dataDir, uploads, wanted);
    uploads = listUploads(dataDir);
  }

  /** Looks after the imports whose file lies here, once in a while. */
  async function look(): Promise<number> {
    if (!isTakenUp) await takeUpOwn();
    isTakenUp = true;
    await takeOver();
    // Another server may have sent a job for a file of this one.
    if ((await store.listOpen(db, server)).some(({ id }) => !underWay.has(id))) queues.wake();
    if (performance.now() - forgotAt > forgetEveryMs)
      await forgetUploads().catch((error: unknown) => logFault(log, error, 'Old uploads could not be removed'));
    resumed.resolve();
    return lookEveryMs;
  }

  return {
    server,
    openSender,
    holds,
    cancel: (id) => underWay.get(id)?.cancelling.abort(),
    wake: queues.wake,
    isRunning: () => underWay.size > 0,
    resume: () => {
      uploads = listUploads(dataDir);
      const onFault = (error: unknown) => logFault(log, error, 'Open imports are resumed when the database allows it');
      looking = startLoop(look, onFault, { afterFaultMs });
      return resumed.promise;
    },
    stop: async () => {
      await looking?.stop();
      resumed.resolve();
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };
}
