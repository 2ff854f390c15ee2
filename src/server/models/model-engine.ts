// A language model as an engine of the writing pipeline: budget, call, retries, and every fault in words that hold no secret.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { composeModelRequest, type ModelRequest, textPartsOf } from '#domain/models/model-request.ts';
import { Problem } from '#domain/problem.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/pipeline.ts';
import type { InstructedPart } from '#domain/writing/target.ts';
import { type Draft, writeDraft } from '#domain/writing/writer.ts';
import type { Db } from '#server/database/database.ts';
import type { ModelFault } from './model-fault.ts';
import type { ModelSettings } from './model-settings.ts';
import { estimateTokens, type Usage } from './model-usage.ts';
import { reserveCall, settleCall } from './model-use.store.ts';

export type ModelEngineOptions = {
  settings: ModelSettings;
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Aborted when the desk stops: nobody waits for a model then. */
  signal: AbortSignal;
  /** Waits that tests shorten. */
  waits?: Partial<Waits>;
};

type Waits = {
  /** Before the second attempt; twice as long before the third. */
  backoffMs: number;
  /** The longest a provider may ask us to wait; beyond it the user is told. */
  longestRetryMs: number;
  /** The longest until the first word, which a model that thinks says late. */
  firstChunkMs: number;
  chunkMs: number;
};
const usualWaits = { backoffMs: 800, longestRetryMs: 20_000, chunkMs: 30_000 };

const attempts = 3;
/** What the schema of the answer takes in a request. */
const schemaTokens = 700;
const retried: ReadonlySet<string> = new Set(['rate-limited', 'server-error', 'connection']);
const askedAgain =
  'Your previous answer was not one complete JSON object of the schema. Answer again, with that object alone.';

function tellWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

const tellDollars = (amount: number) => `$${amount.toFixed(2)}`;

/** The model as an engine. Images are ordered by the built-in writer; where no text is asked for, no model is. */
export function createModelEngine(options: ModelEngineOptions): Engine {
  const { settings, db, now, log, signal } = options;
  const { provider, model: name, price, dailyBudget, maxOutputTokens } = settings;
  const waits: Waits = { ...usualWaits, firstChunkMs: settings.timeoutMs * 0.75, ...options.waits };
  const costOf = (input: number, output: number) =>
    price === null ? 0 : Math.ceil(input * price.input + output * price.output);

  /** Refuses what could go beyond the day's budget, else notes the call. */
  async function reserve(request: ModelRequest): Promise<number> {
    const input = estimateTokens(request.instructions + request.data) + schemaTokens;
    const id = await reserveCall(db, {
      provider,
      model: name,
      at: now(),
      mostMicros: costOf(input, maxOutputTokens),
      budgetMicros: dailyBudget === null ? null : Math.round(dailyBudget * 1_000_000),
    });
    if (id !== null) return id;
    log.warn({ provider, model: name, fault: 'budget' }, 'language model call refused');
    throw new Problem(
      'RATE_LIMITED',
      `The language model's budget of ${tellDollars(dailyBudget ?? 0)} a day does not allow another call today. Nothing was changed; it starts anew at midnight UTC.`,
    );
  }

  async function settle(id: number, usage: Usage | null, outcome: string): Promise<void> {
    const { inputTokens, outputTokens, isEstimated } = usage ?? { inputTokens: 0, outputTokens: 0, isEstimated: false };
    const costMicros = costOf(inputTokens, outputTokens);
    await settleCall(db, id, { inputTokens, outputTokens, isEstimated, costMicros, outcome, finishedAt: now() });
    if (outcome === 'done')
      log.info({ provider, model: name, inputTokens, outputTokens, costMicros }, 'language model call');
  }

  /** How long to wait for the next attempt; a wait beyond our bound, or the end of our patience, is told to the user. */
  function waitFor(fault: ModelFault, attempt: number, leftMs: number): number {
    const own = waits.backoffMs * 2 ** (attempt - 1);
    const wait = Math.max(own, fault.retryAfterMs ?? 0);
    if (wait <= Math.min(waits.longestRetryMs, leftMs)) return wait;
    if (fault.retryAfterMs === null) throw fault;
    throw new Problem(
      'RATE_LIMITED',
      `The language model asks to wait ${tellWait(fault.retryAfterMs)}. Nothing was changed; please try again then.`,
    );
  }

  async function ask(parts: readonly InstructedPart[], request: ModelRequest): Promise<Draft> {
    // Loaded with the first call: a desk without a model never pays for the libraries.
    const { callModel } = await import('./model-call.ts');
    const deadline = performance.now() + settings.timeoutMs;
    let asked = request;
    let badOutputs = 0;
    for (let attempt = 1; ; attempt += 1) {
      const id = await reserve(asked);
      const timeouts = {
        totalMs: Math.max(1, Math.ceil(deadline - performance.now())),
        firstChunkMs: waits.firstChunkMs,
        chunkMs: waits.chunkMs,
      };
      const result = await callModel({ settings, parts, request: asked, timeouts, signal, now });
      if ('draft' in result) {
        await settle(id, result.usage, 'done');
        return result.draft;
      }
      const { fault } = result;
      const { kind, status } = fault;
      await settle(id, result.usage, kind);
      log.warn({ provider, model: name, fault: kind, status, attempt }, 'language model call failed');
      if (kind === 'bad-output') {
        badOutputs += 1;
        if (badOutputs > 1) throw fault;
        asked = { ...request, instructions: `${request.instructions}\n\n${askedAgain}` };
        continue;
      }
      if (!retried.has(kind) || attempt - badOutputs >= attempts) throw fault;
      await sleep(waitFor(fault, attempt - badOutputs, deadline - performance.now()), undefined, { signal });
    }
  }

  return {
    name,
    write: async (request, repair) => {
      const parts = textPartsOf(request);
      const draft = parts.length === 0 ? {} : await ask(parts, composeModelRequest(request, repair));
      const { images } = request.parts.includes('images') ? writeDraft({ ...request, parts: ['images'] }) : {};
      return images ? { ...draft, images: { ...images, engine: builtInEngine.name } } : draft;
    },
  };
}
