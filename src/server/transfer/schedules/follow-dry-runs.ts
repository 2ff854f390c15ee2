// Lets the import of a schedule follow its dry run, unless a person has to look first, and stores what came of it. A dry run by a profile that was
// changed meanwhile is done again first.
import { countForLimit } from '#domain/transfer/import-share.ts';
import { describeStop } from '#domain/transfer/profiles/look-before-import.ts';
import { foldColumns } from '#domain/transfer/profiles/recognition.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import { actAs } from '#server/session/session.commands.ts';
import { findImportRow, type ImportRow, updateImport } from '../import.store.ts';
import { settleToday } from '../import.today.ts';
import { findProfileRow } from '../import-profiles.store.ts';
import { runAgain } from '../transfer.commands.ts';
import * as store from './import-schedules.store.ts';
import { change, failure, gone, type ScheduleSetup } from './schedule-steps.ts';

/** Looks at all dry runs and imports of schedules that go on; answers whether one may end soon. A fault of one holds up no other. */
export async function followDryRuns(context: Context, setup: ScheduleSetup): Promise<boolean> {
  let isGoing = false;
  for (const { importId, schedule, state, isPaused } of await store.listFollowed(context.db))
    try {
      if (state !== 'running') await follow(context, setup, schedule, importId);
      isGoing ||= !isPaused;
    } catch (error) {
      logFault(setup.log, error, 'An import on a schedule could not be followed', { profileId: schedule.profileId });
    }
  return isGoing;
}

/** What follows from a dry run or an import that has ended. */
async function follow(context: Context, setup: ScheduleSetup, row: store.ScheduleRow, importId: number): Promise<void> {
  const { profileId } = row;
  const end = (how: Partial<store.ScheduleRow>, note?: (tx: Db) => Promise<void>) =>
    change(context, async (tx) => {
      if (!(await store.lockWaiting(tx, profileId, importId))) return;
      await store.updateSchedule(tx, profileId, how);
      await note?.(tx);
    });
  try {
    const ran = await findImportRow(context.db, importId);
    if (ran?.state !== 'done')
      return await end({ outcome: 'failed', reason: ran?.error ?? 'Its import was deleted.', digest: null });
    if (!ran.isDryRun) return await end({ outcome: 'imported' });
    // The profile was changed since: nobody would look at what it does to the file.
    const { isOtherwise } = await settleToday(context.db, ran);
    const stop = isOtherwise ? null : await findStop(context.db, profileId, ran);
    if (stop !== null)
      return await end({ outcome: 'stopped', reason: stop, digest: null }, (tx) =>
        updateImport(tx, importId, { error: stop }),
      );
    await runAgain(
      await actAs(context, row.createdBy, 'write'),
      setup.importer,
      importId,
      {},
      { dryRun: isOtherwise, mode: 'rows' },
      {
        // Another server may have been first.
        require: async (tx) => {
          if (!(await store.lockWaiting(tx, profileId, importId))) throw gone();
        },
        note: async (tx, id) => void (await store.updateSchedule(tx, profileId, { importId: id })),
      },
    );
  } catch (error) {
    await end(failure(error, setup, profileId));
  }
}

async function findStop(db: Db, profileId: number, ran: ImportRow): Promise<string | null> {
  const profile = await findProfileRow(db, profileId);
  if (!profile) throw gone();
  const missing = countForLimit(ran);
  const columns = foldColumns(ran.columns.map(({ name }) => name));
  const format = ran.format === null ? null : importFormatSchema.parse(ran.format);
  return describeStop(
    { ...profile, format: importFormatSchema.parse(profile.format) },
    { format, columns, counts: ran.counts, missing },
  );
}
