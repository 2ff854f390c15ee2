// Tries a connection: a small call through the same door as any other, one with a picture where that works, and what came of it in words.
import type { ConnectionTest } from '#domain/models/connections.contract.ts';
import { explainFault } from '#domain/models/explain-fault.ts';
import { Problem } from '#domain/problem.ts';
import { openLedger } from '../limits/call-ledger.ts';
import { ModelFault } from '../model-fault.ts';
import { hearOut } from './ask-for-answer.ts';
import type { CallOptions } from './call-options.ts';
import { testSight } from './check-sight.ts';
import { saveSight } from './sight.store.ts';

/** Enough for the answer, and above the least any provider takes. */
const mostTokens = 64;
/** Nobody looks at a spinner for longer. */
const longestMs = 30_000;
const request = {
  instructions: 'This is a test of the connection. Answer with the one word OK.',
  data: 'Are you there?',
};
const about = { purpose: 'test', productId: null } as const;

/** One attempt at each: what is wrong should be reported at once. */
export async function tryConnection(options: CallOptions): Promise<ConnectionTest> {
  const { timeoutMs } = options.settings;
  const settings = {
    ...options.settings,
    timeoutMs: Math.min(timeoutMs, longestMs),
  };
  try {
    const fault = await callOnce({ ...options, settings });
    if (fault === null) return await tryPictures({ ...options, settings });
    const { provider, model } = settings;
    const timeoutSeconds = Math.ceil(settings.timeoutMs / 1000);
    return { works: false, sees: null, text: explainFault(fault, { provider, model, timeoutSeconds }) };
  } catch (error) {
    // The day's budget says itself what is wrong.
    if (error instanceof Problem && error.code === 'RATE_LIMITED')
      return { works: false, sees: null, text: error.message };
    throw error;
  }
}

/** Of a model that works, whether it sees; kept by what was asked, so that drafts know. */
async function tryPictures(options: CallOptions): Promise<ConnectionTest> {
  const works = 'The connection works: the model answered.';
  // A budget that does for the first call alone says nothing of the connection.
  const sees = await testSight(options).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'RATE_LIMITED') return null;
    throw error;
  });
  if (sees === null) return { works: true, sees, text: works };
  await saveSight(options.db, options.settings, { sees, at: options.now() });
  return { works: true, sees, text: `${works} It ${sees ? 'sees' : 'does not see'} pictures.` };
}

async function callOnce(options: CallOptions): Promise<ModelFault | null> {
  const { signal, now } = options;
  const settings = { ...options.settings, maxOutputTokens: Math.min(options.settings.maxOutputTokens, mostTokens) };
  const { talkToModel } = await import('./stream-words.ts');
  const ledger = openLedger({ ...options, settings });
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
