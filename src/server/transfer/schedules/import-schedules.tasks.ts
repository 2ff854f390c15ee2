// Takes the files of schedules when their time has come.
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import { attendSchedules, type ScheduleSetup } from './import-schedules.commands.ts';

/** How late a file may be taken. */
const lookEveryMs = 30_000;
/** While a dry run goes on that an import follows. */
const followEveryMs = 1_000;

/** Runs until stopped; a fault is logged and tried again. */
export function startImportSchedules(context: Context, setup: ScheduleSetup): Loop {
  const step = async () => ((await attendSchedules(context, setup)) ? followEveryMs : lookEveryMs);
  const onFault = (error: unknown) => logFault(setup.log, error, 'Imports on a schedule could not be started');
  return startLoop(step, onFault, { firstMs: lookEveryMs });
}
