// Takes the files of schedules when their time has come, and follows what becomes of them.
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { JobQueues } from '#server/jobs/job-queues.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import { followDryRuns } from './follow-dry-runs.ts';
import { isTaking } from './import-schedules.store.ts';
import type { ScheduleSetup } from './schedule-steps.ts';
import { sendDue, type TakeJob, takeScheduled } from './take-scheduled.ts';

/** How late a file may be taken. */
const lookEveryMs = 30_000;
/** While a dry run goes on that an import follows. */
const followEveryMs = 1_000;
/** Files on their way to this server at a time; the longest is watched, and takes a quarter of an hour (take-file.ts). */
const mostAtOnce = 4;
const longestSeconds = 20 * 60;

/** Runs until stopped; a fault is logged and tried again. To be called before the jobs of the server are started. */
export function startImportSchedules(
  context: Context,
  { queues, ...setup }: ScheduleSetup & { queues: JobQueues },
): Loop {
  // Any server can take it: the import goes on where its file is then.
  const kind = { name: 'take-import-file', longestSeconds };
  queues.work<TakeJob>({
    ...{ kind, atOnce: mostAtOnce },
    perform: async (job, signal) => {
      await takeScheduled(context, setup, job, signal);
      loop.wake();
    },
  });
  queues.openWhen(() => isTaking(context.db));
  const openSender = async () => (await queues.queue<TakeJob>(kind)).send;
  const step = async () => {
    if (await sendDue(context, openSender)) queues.wake();
    return (await followDryRuns(context, setup)) ? followEveryMs : lookEveryMs;
  };
  const onFault = (error: unknown) => logFault(setup.log, error, 'Imports on a schedule could not be started');
  const loop = startLoop(step, onFault, { firstMs: lookEveryMs });
  return loop;
}
