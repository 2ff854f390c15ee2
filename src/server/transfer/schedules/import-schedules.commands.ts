// Use cases of imports on a schedule: set one, take its file, and let its import follow its dry run.
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#domain/problem.ts';
import type { ImportSchedule, ImportScheduleInput } from '#domain/transfer/import-schedule.ts';
import { describeStop } from '#domain/transfer/profiles/look-before-import.ts';
import { foldColumns } from '#domain/transfer/profiles/recognition.ts';
import { nextTime } from '#domain/transfer/schedule.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import { announce } from '#server/live/live.ts';
import { hashColumns } from '../import.open.ts';
import { findImportRow, type ImportRow, updateImport } from '../import.store.ts';
import { countMissingSince } from '../import-missing.store.ts';
import { findProfileRow } from '../import-profiles.store.ts';
import { queueRun, runAgain } from '../transfer.commands.ts';
import type { Importer } from '../transfer.tasks.ts';
import { removeUpload } from '../uploads.ts';
import * as store from './import-schedules.store.ts';
import { noFolder, type TakeOptions, takeFile } from './take-file.ts';

/** What taking files needs of the server. */
export type ScheduleSetup = TakeOptions & { importer: Importer; log: FastifyBaseLogger };

/** A file that was not there is looked for again after this. */
const tryAgainMs = 15 * 60 * 1_000;
/** No file is on its way for so long: whoever took it is gone. */
const lostMs = 60 * 60 * 1_000;

const gone = () => new Problem('NOT_FOUND', 'This profile has no schedule.');

async function find(db: Db, profileId: number): Promise<store.ScheduleRow> {
  const row = await store.findSchedule(db, profileId);
  if (!row) throw gone();
  return row;
}

async function change(context: Context, steps: (tx: Db) => Promise<void>): Promise<void> {
  await context.db.transaction(async (tx) => {
    await steps(tx);
    await announce(tx, { type: 'import-profiles' });
  });
}

/** Throws NOT_FOUND where the profile is gone, INVALID_INPUT where the server has no folder to take files from. */
export async function setSchedule(
  context: Context,
  { folder }: Pick<ScheduleSetup, 'folder'>,
  profileId: number,
  { place, times }: ImportScheduleInput,
): Promise<ImportSchedule> {
  if (place.kind === 'folder' && folder === null)
    throw new Problem('INVALID_INPUT', noFolder, { issues: [{ path: 'place', message: noFolder }] });
  await change(context, async (tx) => {
    if (!(await findProfileRow(tx, profileId))) throw new Problem('NOT_FOUND', 'Profile not found');
    const nextAt = nextTime(times, context.now());
    await store.saveSchedule(tx, { profileId, place, times, nextAt, createdBy: context.actor.id });
  });
  return store.toSchedule(await find(context.db, profileId));
}

/** Throws NOT_FOUND. */
export async function removeSchedule(context: Context, profileId: number): Promise<void> {
  await change(context, async (tx) => {
    if (!(await store.deleteSchedule(tx, profileId))) throw gone();
  });
}

/** Its time has come; the file is taken soon after. Throws NOT_FOUND, and ILLEGAL_TRANSITION while an import of it goes on. */
export async function hasten(context: Context, profileId: number): Promise<ImportSchedule> {
  await change(context, async (tx) => {
    const { outcome } = await find(tx, profileId);
    if (outcome === 'running') throw new Problem('ILLEGAL_TRANSITION', 'An import of this schedule is still running.');
    await store.updateSchedule(tx, profileId, { nextAt: context.now() });
  });
  return store.toSchedule(await find(context.db, profileId));
}

/** Takes the files whose time has come, and lets imports follow dry runs that ended. Answers whether any goes on. */
export async function attendSchedules(context: Context, setup: ScheduleSetup): Promise<boolean> {
  await freeLost(context);
  for (const row of await store.listRunning(context.db)) await follow(context, setup, row);
  const due = await context.db.transaction(async (tx) => {
    const rows = await store.lockDue(tx, context.now());
    for (const { profileId, times } of rows)
      await store.updateSchedule(tx, profileId, {
        ...{ outcome: 'running', reason: null, importId: null, lastAt: context.now() },
        nextAt: nextTime(times, context.now()),
      });
    return rows;
  });
  for (const row of due) await take(context, setup, row);
  return (await store.listRunning(context.db)).length > 0;
}

async function freeLost(context: Context): Promise<void> {
  const at = context.now();
  const reason = 'The server stopped while it took the file.';
  const before = new Date(at.getTime() - lostMs);
  await store.freeLost(context.db, before, { outcome: 'failed', reason, nextAt: at });
}

const as = (context: Context, { createdBy }: store.ScheduleRow): Context => ({
  ...context,
  actor: { ...context.actor, id: createdBy },
});

/** Saves its file, and starts a dry run unless it is the one that was imported last. */
async function take(context: Context, setup: ScheduleSetup, row: store.ScheduleRow): Promise<void> {
  const { profileId } = row;
  const end = (how: Partial<store.ScheduleRow>) =>
    change(context, async (tx) => void (await store.updateSchedule(tx, profileId, how)));
  try {
    const { digest, ...file } = await takeFile(row.place, setup);
    if (digest === row.digest) {
      await removeUpload(setup.dataDir, file.upload);
      return await end({ outcome: 'same', importId: row.importId });
    }
    try {
      const run = { dryRun: true, mode: 'rows' } as const;
      await queueRun(as(context, row), setup.importer, { ...file, options: { profileId } }, run, {
        note: async (tx, importId) => {
          if (!(await store.updateSchedule(tx, profileId, { importId, digest }))) throw gone();
        },
      });
    } catch (error) {
      await removeUpload(setup.dataDir, file.upload);
      throw error;
    }
  } catch (error) {
    const again = new Date(context.now().getTime() + tryAgainMs);
    const regular = nextTime(row.times, context.now());
    await end({ ...failure(error, setup, profileId), nextAt: again < regular ? again : regular });
  }
}

function failure(error: unknown, { log }: Pick<ScheduleSetup, 'log'>, profileId: number) {
  const isSaid = error instanceof Problem;
  if (!isSaid) logFault(log, error, 'The file of a schedule could not be taken', { profileId });
  const reason = isSaid ? error.message : 'The file could not be taken because of an error in Copydesk.';
  return { outcome: 'failed' as const, reason, digest: null };
}

/** Looks whether its dry run or its import has ended; after a dry run without a reason to stop, the import follows. */
async function follow(context: Context, setup: ScheduleSetup, row: store.ScheduleRow): Promise<void> {
  const { profileId, importId } = row;
  if (importId === null) return;
  const end = (how: Partial<store.ScheduleRow>, note?: (tx: Db) => Promise<void>) =>
    change(context, async (tx) => {
      if (!(await store.lockWaiting(tx, profileId, importId))) return;
      await store.updateSchedule(tx, profileId, how);
      await note?.(tx);
    });
  const ran = await findImportRow(context.db, importId);
  if (ran?.state === 'running') return;
  if (ran?.state !== 'done')
    return await end({ outcome: 'failed', reason: ran?.error ?? 'Its import was deleted.', digest: null });
  if (!ran.isDryRun) return await end({ outcome: 'imported' });
  const stop = await findStop(context.db, profileId, ran);
  if (stop !== null)
    return await end({ outcome: 'stopped', reason: stop, digest: null }, (tx) =>
      updateImport(tx, importId, { error: stop }),
    );
  try {
    await runAgain(
      as(context, row),
      setup.importer,
      importId,
      {},
      { dryRun: false, mode: 'rows' },
      {
        // Another server may have been first.
        require: async (tx) => {
          if (!(await store.lockWaiting(tx, profileId, importId))) throw gone();
        },
        note: async (tx, id) => void (await store.updateSchedule(tx, profileId, { importId: id })),
      },
    );
    await announce(context.db, { type: 'import-profiles' });
  } catch (error) {
    await end(failure(error, setup, profileId));
  }
}

async function findStop(db: Db, profileId: number, ran: ImportRow): Promise<string | null> {
  const profile = await findProfileRow(db, profileId);
  if (!profile) throw gone();
  return describeStop(profile, {
    isRecognized: ran.columnsKey === hashColumns(importFormatSchema.parse(profile.format), profile.columns),
    columns: foldColumns(ran.columns.map(({ name }) => name)),
    counts: ran.counts,
    missing: (await countMissingSince(db, ran.id, ran)) ?? ran.missing ?? 0,
  });
}
