// Whether a model takes pictures: asked with one it has to look at, and never assumed by its name.

import { openLedger } from '../limits/call-ledger.ts';
import type { ModelFault } from '../model-fault.ts';
import { hearOut } from './ask-for-answer.ts';
import type { CallOptions } from './call-options.ts';
import { chooseStripes, drawStripes, namesStripes, stripeColors } from './draw-stripes.ts';

/** A model that thinks needs some before its first word. */
const mostTokens = 1_000;
const colorNames = Object.keys(stripeColors).join(', ');

/** A server of a model without eyes answers that it cannot: most as a call it refuses, some as an error of their own. */
const isRefusal = ({ kind, status }: ModelFault): boolean => kind === 'refused' || status === 500 || status === 501;

/**
 * One call with a picture, of a model that has just answered one without; null where nothing follows of what came back. Throws refusals of the
 * day's budget.
 */
export async function testSight(options: CallOptions): Promise<boolean | null> {
  const settings = { ...options.settings, maxOutputTokens: Math.min(options.settings.maxOutputTokens, mostTokens) };
  const { signal, now } = options;
  const { talkToModel } = await import('./stream-words.ts');
  const ledger = openLedger({ ...options, settings });
  const stripes = chooseStripes();
  const request = {
    instructions:
      'This is a test of whether you see pictures. Answer with the names of the colors alone, from left to right. Where you see no picture, answer with the one word none.',
    data: `Which colors do the three stripes of this picture have? Each is one of these: ${colorNames}.`,
    pictures: [{ id: 'P1', bytes: drawStripes(stripes), type: 'image/png' as const }],
  };
  const about = { purpose: 'test', productId: null } as const;
  const call = await ledger.open(request, about, signal);
  const timeouts = { totalMs: settings.timeoutMs, firstChunkMs: settings.timeoutMs, chunkMs: settings.timeoutMs };
  const { written, fault, usage, isCut } = await hearOut(
    talkToModel({ settings, request, canPropose: false, timeouts, signal, now }),
  );
  await ledger.close(call, about, usage, fault ? { fault, attempt: 1 } : undefined);
  if (fault) return isRefusal(fault) ? false : null;
  if (namesStripes(written, stripes)) return true;
  return isCut ? null : false;
}
