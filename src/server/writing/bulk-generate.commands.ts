// Bulk Optimize: all four parts of one product after another, each product in a transaction of its own.
import { isDeepStrictEqual } from 'node:util';
import type { BulkReply, BulkStep } from '#domain/catalogue/bulk.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { Engine } from '#domain/writing/pipeline.ts';
import type { Context } from '#server/app/context.ts';
import { runStep } from '#server/catalogue/catalogue.commands.ts';
import { loadContent } from '#server/review/review.commands.ts';
import { type Writing, writeParts } from './writing.commands.ts';

/** A model takes its time: the run must hear of each product soon enough to be paused, and long before it gives a step up. */
const longestMs = 20_000;

/** One step of Bulk Optimize over a selection: all parts wait for review, what they replace stays in history. */
export async function generateStep(
  context: Context,
  step: BulkStep,
  keywords: Writing['keywords'],
  engine: Engine,
  onFault: (error: unknown, productId: number) => void,
): Promise<BulkReply> {
  return await runStep(context, step, {
    action: 'generated',
    longestMs,
    onFault,
    run: async (own, productId) => {
      const onRepairFault = (error: unknown) => onFault(error, productId);
      const before = await loadContent(own.db, productId);
      const writing = { parts: partNames, keywords, prompt: null, isOneOfMany: true };
      const content = await writeParts(own, productId, writing, engine, { onRepairFault, onJudgeFault: onRepairFault });
      const parts = partNames.filter((part) => !isDeepStrictEqual(before?.parts[part], content.parts[part]));
      if (parts.length === 0) return { outcome: 'unchanged', parts, reason: 'Written anew, it reads as it did.' };
      const isByModel = parts.some((part) => content.parts[part].record.origin === 'model');
      return { outcome: 'done', parts, ...(isByModel ? { isByModel } : {}) };
    },
  });
}
