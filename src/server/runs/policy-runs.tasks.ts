// Background step: starts the run of the standing policies once a day (UTC).
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { Jobs } from './jobs.ts';
import { startPolicyRun } from './policy-runs.commands.ts';

/** How late after midnight, or after a first policy is switched on, the run of a day may start. */
const everyMs = 10 * 60 * 1_000;

type Setup = { context: Context; log: FastifyBaseLogger; jobs: () => Promise<Jobs>; isBusy: () => boolean };

/** Runs until stopped; waits while `isBusy`. A fault is logged and tried again. */
export function startPolicies({ context, log, jobs, isBusy }: Setup): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || isBusy()) continue;
      try {
        await startPolicyRun(context, jobs);
      } catch (error) {
        logFault(log, error, 'The run of the standing policies could not be started');
      }
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
