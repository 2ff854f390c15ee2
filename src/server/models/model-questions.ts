// A language model that puts a question over the catalogue into the typed query. It sees names of the catalogue, no products, and only
// what it answers in the query's own schema counts.
import { composeQuestionRequest, readQuestionReply } from '#domain/assistant/questions/question-request.ts';
import type { ReadByModel } from '#server/assistant/assistant.commands.ts';
import type { Heard } from './model-talk.ts';
import { type ModelEngineOptions, ModelFault, openLedger, startAttempts, waitsOf } from './models.commands.ts';

const badOutput = () => new ModelFault({ kind: 'bad-output' });
const about = { purpose: 'question', productId: null } as const;

/** Reads a question; null where it cannot be answered. Throws faults and refusals of the day's budget. */
export function createModelReader(options: ModelEngineOptions): ReadByModel {
  const { settings, slots, now, signal } = options;
  const waits = waitsOf(settings, options.waits);
  const ledger = openLedger(options);
  return async (question, facets) => {
    // Loaded with the first call: a server without a model never pays for the libraries.
    const { talkToModel } = await import('./model-talk.ts');
    const request = composeQuestionRequest(question, facets, now());
    const giveBack = await slots.take(settings, signal);
    try {
      const attempts = startAttempts(settings, waits);
      for (;;) {
        const call = await ledger.open(request, about);
        const timeouts = attempts.timeouts();
        const heard = await hearOut(talkToModel({ settings, request, canPropose: false, timeouts, signal, now }));
        const query = heard.fault ? undefined : readQuestionReply(heard.written, facets);
        const fault = heard.fault ?? (query === undefined ? badOutput() : null);
        await ledger.close(call, about, heard.usage, fault ? { fault, attempt: attempts.number() } : undefined);
        if (fault === null) return query ?? null;
        await attempts.after(fault, signal);
      }
    } finally {
      giveBack();
    }
  };
}

/** All of an answer nobody follows while it comes. */
export async function hearOut(talk: AsyncGenerator<string, Heard>): Promise<Heard> {
  for (;;) {
    const next = await talk.next();
    if (next.done) return next.value;
  }
}
