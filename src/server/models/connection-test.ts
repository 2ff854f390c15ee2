// Tries a connection: one small call through the same door as any other, and what came of it in words.
import type { ConnectionTest } from '#domain/models/connections.contract.ts';
import { explainFault } from '#domain/models/explain-fault.ts';
import { Problem } from '#domain/problem.ts';
import { hearOut } from './ask-model.ts';
import type { ModelEngineOptions } from './model-engine.ts';
import { ModelFault } from './model-fault.ts';
import { openLedger } from './model-ledger.ts';

/** Enough for the answer, and above the least any provider takes. */
const mostTokens = 64;
/** Nobody looks at a spinner for longer. */
const longestMs = 30_000;
const request = {
  instructions: 'This is a test of the connection. Answer with the one word OK.',
  data: 'Are you there?',
};
const about = { purpose: 'test', productId: null } as const;

/** One attempt alone: what is wrong is to be told, not waited for. */
export async function tryConnection(options: ModelEngineOptions): Promise<ConnectionTest> {
  const { maxOutputTokens, timeoutMs } = options.settings;
  const settings = {
    ...options.settings,
    maxOutputTokens: Math.min(maxOutputTokens, mostTokens),
    timeoutMs: Math.min(timeoutMs, longestMs),
  };
  try {
    const fault = await callOnce({ ...options, settings });
    if (fault === null) return { works: true, text: 'The connection works: the model answered.' };
    const { provider, model } = settings;
    const timeoutSeconds = Math.ceil(settings.timeoutMs / 1000);
    return { works: false, text: explainFault(fault, { provider, model, timeoutSeconds }) };
  } catch (error) {
    // The day's budget says itself what is wrong.
    if (error instanceof Problem && error.code === 'RATE_LIMITED') return { works: false, text: error.message };
    throw error;
  }
}

async function callOnce(options: ModelEngineOptions): Promise<ModelFault | null> {
  const { settings, signal, now } = options;
  const { talkToModel } = await import('./model-talk.ts');
  const ledger = openLedger(options);
  const call = await ledger.open(request, about, signal);
  const { timeoutMs: totalMs } = settings;
  const timeouts = { totalMs, firstChunkMs: totalMs, chunkMs: totalMs };
  const heard = await hearOut(talkToModel({ settings, request, canPropose: false, timeouts, signal, now }));
  // A model that thinks may have used up the few tokens before its first word: it answered all the same.
  const isEmpty = heard.written.trim() === '' && !heard.isCut;
  const fault = heard.fault ?? (isEmpty ? new ModelFault({ kind: 'bad-output' }) : null);
  await ledger.close(call, about, heard.usage, fault ? { fault, attempt: 1 } : undefined);
  return fault;
}
