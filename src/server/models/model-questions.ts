// A language model that puts a question over the catalogue into the typed query. It sees names of the catalogue, no products, and only
// what it answers in the query's own schema counts.
import { setTimeout as sleep } from 'node:timers/promises';
import { composeQuestionRequest, readQuestionReply } from '#domain/assistant/question-request.ts';
import type { ReadByModel } from '#server/assistant/assistant.commands.ts';
import type { Heard } from './model-talk.ts';
import { type ModelEngineOptions, ModelFault, openLedger, waitFor, waitsOf } from './models.commands.ts';

const badOutput = () => new ModelFault({ kind: 'bad-output', status: null, retryAfterMs: null });
const about = { purpose: 'question', productId: null } as const;

/** Reads a question; null where it cannot be answered. Throws faults and refusals of the day's budget. */
export function createModelReader(options: ModelEngineOptions): ReadByModel {
  const { settings, now, signal } = options;
  const waits = waitsOf(settings, options.waits);
  const ledger = openLedger(options);
  return async (question, facets) => {
    // Loaded with the first call: a desk without a model never pays for the libraries.
    const { talkToModel } = await import('./model-talk.ts');
    const request = composeQuestionRequest(question, facets, now());
    const deadline = performance.now() + settings.timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      const call = await ledger.open(request, about);
      const totalMs = Math.max(1, Math.ceil(deadline - performance.now()));
      const timeouts = { totalMs, firstChunkMs: waits.firstChunkMs, chunkMs: waits.chunkMs };
      const heard = await hearOut(talkToModel({ settings, request, canPropose: false, timeouts, signal, now }));
      const query = heard.fault ? undefined : readQuestionReply(heard.written, facets);
      const fault = heard.fault ?? (query === undefined ? badOutput() : null);
      await ledger.close(call, about, heard.usage, fault ? { fault, attempt } : undefined);
      if (fault === null) return query ?? null;
      if (fault.kind === 'bad-output' && attempt === 1) continue;
      await sleep(waitFor(waits, fault, attempt, deadline - performance.now()), undefined, { signal });
    }
  };
}

async function hearOut(talk: AsyncGenerator<string, Heard>): Promise<Heard> {
  for (;;) {
    const next = await talk.next();
    if (next.done) return next.value;
  }
}
