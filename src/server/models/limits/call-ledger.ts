// What every call to the language model goes through, no matter what it is for: the limits before it, what it used and a line in the log after it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelRequest } from '#domain/models/model-request.ts';
import { Problem } from '#domain/problem.ts';
import type { Purpose } from '#domain/writing/progress.ts';
import type { Db } from '#server/database/database.ts';
import type { ModelFault } from '../model-fault.ts';
import type { ModelSettings } from '../model-settings.ts';
import { estimateInput, schemaTokens, type Usage } from '../usage/token-usage.ts';
import { settleCall } from '../usage/usage.store.ts';
import { describeAskedWait, type Waits, waitsOf } from './call-times.ts';
import { isCounted, type Limits, type Reservation } from './limits.store.ts';
import type { CallLines } from './waiting-lines.ts';

export type LedgerOptions = {
  settings: ModelSettings;
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Where calls wait that a limit keeps back; all engines of a process share them. */
  lines: CallLines;
  /** Waits that tests shorten. */
  waits?: Partial<Waits>;
};

/** A call under way. */
export type OpenCall = { id: number; startedAt: Date };

/** What a call is for. */
export type CallAbout = { purpose: Purpose; productId: number | null };

type Ledger = {
  /**
   * Waits until the connection's limits allow the call, notes it at the most it may cost and answers it. Refuses with RATE_LIMITED
   * what could go beyond the day's budget, and while the provider asks for a wait beyond our patience.
   */
  open: (request: ModelRequest, about: CallAbout, signal: AbortSignal) => Promise<OpenCall>;
  /** Puts the real figures in its place. `fault` where it did not go well, with the attempt it was. */
  close: (
    call: OpenCall,
    about: CallAbout,
    usage: Usage | null,
    failed?: { fault: ModelFault; attempt: number },
  ) => Promise<void>;
};

const dayMs = 24 * 60 * 60 * 1000;

/** What a call may take beyond its own limit of time. */
const slackMs = 10_000;

const describeDollars = (amount: number) => `$${amount.toFixed(2)}`;

/** Seconds until the budget starts again: midnight UTC. */
const secondsToMidnight = (now: Date) => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);

export function openLedger({ settings, db, now, log, lines, waits }: LedgerOptions): Ledger {
  const { connectionId, provider, model, price, dailyBudget, maxOutputTokens, timeoutMs } = settings;
  const { concurrency, requestsPerMinute, tokensPerMinute } = settings;
  const { longestRetryMs } = waitsOf(settings, waits);
  const budgetMicros = dailyBudget === null ? null : Math.round(dailyBudget * 1_000_000);
  const limits: Limits = { concurrency, requestsPerMinute, tokensPerMinute, budgetMicros };
  const costOf = (input: number, output: number) =>
    price === null ? 0 : Math.ceil(input * price.input + output * price.output);

  /** Asks until there is no wait the provider wants any more, for as long as we have patience; null where the budget is spent. */
  async function ask(wanted: Reservation, signal: AbortSignal): Promise<number | null> {
    for (;;) {
      const asked = await lines.enter(wanted, timeoutMs + slackMs, signal);
      if ('call' in asked) return asked.call;
      if ('isBudgetSpent' in asked) return null;
      if (asked.pausedMs > longestRetryMs) throw describeAskedWait(asked.pausedMs);
      await sleep(asked.pausedMs, undefined, { signal });
    }
  }

  return {
    open: async (request, { purpose, productId }, signal) => {
      const input = estimateInput(request) + schemaTokens;
      const call = { provider, model, purpose, productId, connectionId, limits };
      const most = { mostMicros: costOf(input, maxOutputTokens), mostTokens: input + maxOutputTokens };
      const id = await ask({ ...call, ...most, at: now() }, signal);
      if (id !== null) return { id, startedAt: now() };
      log.warn({ provider, model, purpose, productId, fault: 'budget' }, 'language model call refused');
      throw new Problem(
        'RATE_LIMITED',
        `The language model's budget of ${describeDollars(dailyBudget ?? 0)} per day does not allow another request today. Nothing was changed. The budget starts again at midnight UTC.`,
        { retryAfterSeconds: secondsToMidnight(now()) },
      );
    },
    close: async ({ id, startedAt }, { purpose, productId }, usage, failed) => {
      const { inputTokens, outputTokens, isEstimated } = usage ?? {
        inputTokens: 0,
        outputTokens: 0,
        isEstimated: false,
      };
      const costMicros = costOf(inputTokens, outputTokens);
      const outcome = failed?.fault.kind ?? 'done';
      const settlement = { inputTokens, outputTokens, isEstimated, costMicros, outcome, startedAt, finishedAt: now() };
      const askedMs = failed?.fault.kind === 'rate-limited' ? (failed.fault.retryAfterMs ?? 0) : 0;
      try {
        // Others would only get the same answer.
        if (askedMs > 0 && purpose !== 'test')
          await lines
            .pause(connectionId, askedMs)
            .catch((err: unknown) =>
              log.warn({ err }, 'Other processes could not be asked to wait for a language model'),
            );
        // What it used decides about the next one, which otherwise need not wait for the database.
        if (isCounted(limits)) await settleCall(db, id, settlement);
      } finally {
        lines.end(id);
      }
      if (!isCounted(limits)) await settleCall(db, id, settlement);
      const line = { provider, model, purpose, productId, inputTokens, outputTokens, costMicros };
      if (!failed) log.info(line, 'language model call');
      else if (failed.fault.kind === 'stopped') log.info(line, 'language model call stopped');
      else {
        const { kind, status } = failed.fault;
        log.warn({ ...line, fault: kind, status, attempt: failed.attempt }, 'language model call failed');
      }
    },
  };
}
