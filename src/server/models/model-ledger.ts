// What every call to the language model goes through, whatever it is for: the day's budget before it, what it used and a line in the log after it.
import type { FastifyBaseLogger } from 'fastify';
import type { ModelRequest } from '#domain/models/model-request.ts';
import { Problem } from '#domain/problem.ts';
import type { Purpose } from '#domain/writing/progress.ts';
import type { Db } from '#server/database/database.ts';
import type { ModelFault } from './model-fault.ts';
import type { ModelSettings } from './model-settings.ts';
import { estimateTokens, type Usage } from './model-usage.ts';
import { reserveCall, settleCall } from './model-use.store.ts';

export type LedgerOptions = {
  settings: ModelSettings;
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

/** What a call is for. */
export type CallAbout = { purpose: Purpose; productId: number | null };

export type Ledger = {
  /** Refuses with RATE_LIMITED what could go beyond the day's budget, else notes the call at the most it may cost; gives its number. */
  open: (request: ModelRequest, about: CallAbout) => Promise<number>;
  /** Puts the real figures in its place. `fault` where it did not go well, with the attempt it was. */
  close: (
    call: number,
    about: CallAbout,
    usage: Usage | null,
    failed?: { fault: ModelFault; attempt: number },
  ) => Promise<void>;
};

/** What the schema of the answer takes in a request. */
const schemaTokens = 700;
const dayMs = 24 * 60 * 60 * 1000;

const tellDollars = (amount: number) => `$${amount.toFixed(2)}`;

/** Seconds until the budget starts anew: midnight UTC. */
const secondsToMidnight = (now: Date) => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);

export function openLedger({ settings, db, now, log }: LedgerOptions): Ledger {
  const { connectionId, provider, model, price, dailyBudget, maxOutputTokens } = settings;
  const costOf = (input: number, output: number) =>
    price === null ? 0 : Math.ceil(input * price.input + output * price.output);
  return {
    open: async (request, { purpose, productId }) => {
      const input = estimateTokens(request.instructions + request.data) + schemaTokens;
      const id = await reserveCall(db, {
        provider,
        model,
        purpose,
        productId,
        connectionId,
        at: now(),
        mostMicros: costOf(input, maxOutputTokens),
        budgetMicros: dailyBudget === null ? null : Math.round(dailyBudget * 1_000_000),
      });
      if (id !== null) return id;
      log.warn({ provider, model, purpose, productId, fault: 'budget' }, 'language model call refused');
      throw new Problem(
        'RATE_LIMITED',
        `The language model's budget of ${tellDollars(dailyBudget ?? 0)} a day does not allow another call today. Nothing was changed; it starts anew at midnight UTC.`,
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
