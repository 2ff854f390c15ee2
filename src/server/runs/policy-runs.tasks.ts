// Background step: starts the run of the standing policies once a day (UTC), and runs that delete what was set aside until now.
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import { deleteDueAsides } from './due-asides.commands.ts';
import type { Jobs } from './jobs.ts';
import { startPolicyRun } from './policy-runs.commands.ts';

/** How late after midnight, or after a first policy is switched on, the run of a day may start. */
const everyMs = 10 * 60 * 1_000;

type Setup = { context: Context; log: FastifyBaseLogger; jobs: () => Promise<Jobs>; isBusy: () => boolean };

/** Runs until stopped; waits while `isBusy`. A fault is logged and tried again. */
export function startPolicies({ context, log, jobs, isBusy }: Setup): Loop {
  const step = async () => {
    if (isBusy()) return everyMs;
    await startPolicyRun(context, jobs);
    await deleteDueAsides(context, jobs);
    return everyMs;
  };
  const onFault = (error: unknown) => logFault(log, error, 'An automatic run could not be started');
  return startLoop(step, onFault, { firstMs: everyMs, afterFaultMs: everyMs });
}
