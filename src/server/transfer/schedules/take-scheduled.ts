// Takes the files of schedules whose time has come: each is a job of its own, so that none waits for another, and what a stop or a crash
// interrupts is taken again.
import { nextTime } from '#domain/transfer/schedule.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { actAs } from '#server/session/session.commands.ts';
import { queueRun } from '../transfer.commands.ts';
import { removeUpload } from '../uploads.ts';
import * as store from './import-schedules.store.ts';
import { change, failure, gone, isUndone, type ScheduleSetup } from './schedule-steps.ts';
import { takeFile } from './take-file.ts';

/** `at`: when its time came, which names the try; `importId`: what its last try ended with. */
export type TakeJob = { profileId: number; at: string; importId: number | null };

/** Puts jobs into the queue, in a transaction. */
type Send = (tx: Db, jobs: readonly TakeJob[]) => Promise<void>;

/** A file that was not there is looked for again after this. */
const tryAgainMs = 15 * 60 * 1_000;
/** No file is on its way for so long, and no job waits so long for its turn: it was lost. */
const lostMs = 3 * 60 * 60 * 1_000;

/** Who undid it may have had the file in mind: it does not come back by itself. */
const wasUndone =
  'The import of this file was undone. It is imported again if you import it now, or once the file or the profile changes.';

/** Sends jobs for the schedules whose time has come; answers whether there were any. Two servers send each once. */
export async function sendDue(context: Context, openSender: () => Promise<Send>): Promise<boolean> {
  const now = context.now();
  const time = { now, lostBefore: new Date(now.getTime() - lostMs) };
  if (!(await store.hasDue(context.db, time))) return false;
  const send = await openSender();
  await change(context, async (tx) => {
    const rows = await store.lockDue(tx, time);
    for (const { profileId, times } of rows)
      await store.updateSchedule(tx, profileId, {
        ...{ outcome: 'running', reason: null, importId: null, lastAt: now },
        nextAt: nextTime(times, now),
      });
    await send(
      tx,
      rows.map(({ profileId, importId }) => ({ profileId, importId, at: now.toISOString() })),
    );
  });
  return true;
}

/**
 * Saves the file of a schedule, and starts a dry run unless it is the one that was imported last. What is known of it by then counts only where it
 * still waits for this try. Throws what another try can make good, a stop among it.
 */
export async function takeScheduled(
  context: Context,
  setup: ScheduleSetup,
  { profileId, at, importId: last }: TakeJob,
  signal: AbortSignal,
): Promise<void> {
  const attempt = { profileId, at: new Date(at) };
  const row = await store.findTaking(context.db, attempt);
  if (!row) return;
  const end = (how: Partial<store.ScheduleRow>) =>
    change(context, async (tx) => void (await store.updateTaking(tx, attempt, how)));
  try {
    const { digest, ...file } = await takeFile(row.place, { ...setup, signal });
    if (digest === row.digest) {
      await removeUpload(setup.dataDir, file.upload);
      const reason = (await isUndone(context.db, last)) ? wasUndone : null;
      return await end({ outcome: 'same', importId: last, reason });
    }
    try {
      const run = { dryRun: true, mode: 'rows' } as const;
      await queueRun(
        await actAs(context, row.createdBy, 'write'),
        setup.importer,
        { ...file, options: { profileId } },
        run,
        {
          note: async (tx, importId) => {
            if (!(await store.updateTaking(tx, attempt, { importId, digest }))) throw gone();
          },
        },
      );
    } catch (error) {
      await removeUpload(setup.dataDir, file.upload);
      throw error;
    }
  } catch (error) {
    // The job is done again.
    if (signal.aborted) throw error;
    const how = failure(error, setup, profileId);
    const again = new Date(context.now().getTime() + tryAgainMs);
    const regular = nextTime(row.times, context.now());
    await end({ ...how, nextAt: again < regular ? again : regular });
  }
}
