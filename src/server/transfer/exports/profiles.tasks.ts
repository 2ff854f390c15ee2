// Starts the exports of profiles whose time has come.
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import { runDueProfiles } from './profiles.commands.ts';
import type { Exporter } from './stored-exports.tasks.ts';

/** How late an export on a schedule may start. */
const lookEveryMs = 30_000;

/** Runs until stopped; a fault is logged and tried again. */
export function startSchedules(context: Context, exporter: Exporter, log: FastifyBaseLogger): Loop {
  const step = async () => {
    await runDueProfiles(context, exporter);
    return lookEveryMs;
  };
  const onFault = (error: unknown) => logFault(log, error, 'Exports on a schedule could not be started');
  return startLoop(step, onFault, { firstMs: lookEveryMs });
}
