// Stored exports as jobs: each server has a queue for those whose files lie with it, made one after another.
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { exportDays } from '#domain/transfer/stored-exports.contract.ts';
import type { Db } from '#server/database/database.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { JobQueues } from '#server/jobs/job-queues.ts';
import { announce } from '#server/live/live.ts';
import { serverId } from '../uploads.ts';
import { deliverFile, removeOtherFiles } from './export-files.ts';
import { makeExport } from './make-export.ts';
import * as store from './stored-exports.store.ts';

type ExportJob = { exportId: number };

export type Exporter = {
  /** What this server is called. */
  server: string;
  dataDir: string;
  /** Where exports go that their schedule started; null for nowhere. */
  folder: string | null;
  /** Opens the queue of this server; answers what puts a job there, in a transaction. */
  openSender: () => Promise<(tx: Db, id: number) => Promise<void>>;
  wake: () => void;
  /** Removes files of exports that ended more than 30 days ago, and what a crash left behind. */
  forgetOld: () => Promise<void>;
};

type Setup = {
  context: Context;
  dataDir: string;
  folder: string | null;
  log: FastifyBaseLogger;
  queues: JobQueues;
};

const longestSeconds = 24 * 60 * 60;

export function createExporter({ context, dataDir, folder, log, queues }: Setup): Exporter {
  const { db, now } = context;
  const server = serverId(dataDir);
  const kind = { name: `export-${server}`, longestSeconds };
  queues.work<ExportJob>({ kind, atOnce: 1, perform });
  queues.openWhen(async () => (await store.listRunning(db, server)).length > 0);

  /** Throws what another try can make good: a stop, and what is worth waiting for. */
  async function perform({ exportId }: ExportJob, signal: AbortSignal): Promise<void> {
    const row = await store.readExport(db, exportId);
    if (row?.state !== 'running') return;
    try {
      const { counts, files, note } = await makeExport(context, dataDir, row, signal);
      if (row.createdBy === null) await deliver(row, files);
      await end(exportId, { state: 'done', counts, files }, note);
    } catch (error) {
      if (signal.aborted || isWorthWaiting(error)) throw error;
      if (!(error instanceof Problem)) logFault(log, error, 'An export failed', { exportId });
      const text = error instanceof Problem ? error.message : 'The export stopped because of an error in Copydesk.';
      await end(exportId, { state: 'failed', error: text });
    }
  }

  /** Before it counts as exported: what was not delivered is exported again. */
  async function deliver({ id }: store.StoredExportRow, files: store.StoredExportRow['files']): Promise<void> {
    if (folder === null)
      throw new Problem('UNAVAILABLE', 'This server has no export folder. Set EXPORT_FOLDER and restart it.');
    for (const file of files) await deliverFile(dataDir, folder, file, id);
  }

  /** `note` stores what a profile exported, together with its end. */
  async function end(
    id: number,
    how: Partial<store.StoredExportRow>,
    note: ((tx: Db, at: Date) => Promise<void>) | null = null,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const at = now();
      if (!(await store.endExport(tx, id, { ...how, finishedAt: at }))) return;
      await note?.(tx, at);
      await announce(tx, { type: 'exports' });
    });
  }

  return {
    server,
    dataDir,
    folder,
    openSender: async () => {
      const { send } = await queues.queue<ExportJob>(kind);
      return (tx, exportId) => send(tx, [{ exportId }]);
    },
    wake: queues.wake,
    forgetOld: async () => {
      const before = new Date(now().getTime() - exportDays * 24 * 60 * 60 * 1_000);
      await removeOtherFiles(dataDir, await store.forgetFiles(db, server, before), new Date());
    },
  };
}
