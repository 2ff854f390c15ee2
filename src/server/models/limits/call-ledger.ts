// What every call to the language model goes through, whatever it is for: the limits before it, what it used and a line in the log after it.
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
import { askForCall, type Limits, notePause, type Reservation } from './limits.store.ts';
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

/** What a call is for. */
export type CallAbout = { purpose: Purpose; productId: number | null };

export type Ledger = {
  /**
   * Waits until the connection's limits allow the call, notes it at the most it may cost and gives its number. Refuses with RATE_LIMITED
   * what could go beyond the day's budget, and while the provider asks for a wait beyond our patience.
   */
  open: (request: ModelRequest, about: CallAbout, signal: AbortSignal) => Promise<number>;
  /** Puts the real figures in its place. `fault` where it did not go well, with the attempt it was. */
  close: (
    call: number,
    about: CallAbout,
    usage: Usage | null,
    failed?: { fault: ModelFault; attempt: number },
  ) => Promise<void>;
};

const dayMs = 24 * 60 * 60 * 1000;

/** What a call may take beyond its own limit of time. */
const slackMs = 10_000;

const describeDollars = (amount: number) => `$${amount.toFixed(2)}`;

/** Seconds until the budget starts anew: midnight UTC. */
const secondsToMidnight = (now: Date) => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);

export function openLedger({ settings, db, now, log, lines, waits }: LedgerOptions): Ledger {
  const { connectionId, provider, model, price, dailyBudget, maxOutputTokens, timeoutMs } = settings;
  const { concurrency, requestsPerMinute, tokensPerMinute } = settings;
  const { longestRetryMs } = waitsOf(settings, waits);
  const budgetMicros = dailyBudget === null ? null : Math.round(dailyBudget * 1_000_000);
  const limits: Limits = { concurrency, requestsPerMinute, tokensPerMinute, budgetMicros };
  const hasLine = [concurrency, requestsPerMinute, tokensPerMinute].some((limit) => limit !== null);
  const costOf = (input: number, output: number) =>
    price === null ? 0 : Math.ceil(input * price.input + output * price.output);

  /** Asks until there is no wait the provider wants any more, for as long as we have patience; null where the budget is spent. */
  async function ask(wanted: Reservation, signal: AbortSignal): Promise<number | null> {
    for (;;) {
      const asked = hasLine ? await lines.enter(wanted, signal) : await askForCall(db, wanted);
      if ('call' in asked) return asked.call;
      if (!('pausedMs' in asked)) return null;
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
      if (id !== null) {
        if (concurrency !== null) lines.hold(id, timeoutMs + slackMs);
        return id;
      }
      log.warn({ provider, model, purpose, productId, fault: 'budget' }, 'language model call refused');
      throw new Problem(
        'RATE_LIMITED',
        `The language model's budget of ${describeDollars(dailyBudget ?? 0)} per day does not allow another call today. Nothing was changed. The budget starts again at midnight UTC.`,
        { retryAfterSeconds: secondsToMidnight(now()) },
      );
    },
    close: async (call, { purpose, productId }, usage, failed) => {
      const { inputTokens, outputTokens, isEstimated } = usage ?? {
        inputTokens: 0,
        outputTokens: 0,
        isEstimated: false,
      };
      const costMicros = costOf(inputTokens, outputTokens);
      const outcome = failed?.fault.kind ?? 'done';
      await settleCall(db, call, { inputTokens, outputTokens, isEstimated, costMicros, outcome, finishedAt: now() });
      // Others would only be told the same.
      const askedMs = failed?.fault.kind === 'rate-limited' ? (failed.fault.retryAfterMs ?? 0) : 0;
      if (askedMs > 0 && purpose !== 'test') await notePause(db, connectionId, askedMs);
      if (hasLine) lines.end(call, connectionId);
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
