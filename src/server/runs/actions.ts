// What a run does with one product, for each action: work that may take its time first, and then what is stored, in one transaction.
import { isDeepStrictEqual } from 'node:util';
import type { Part } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { chooseParts, tellSkipped } from '#domain/runs/choose-parts.ts';
import type { GenerateOptions, RunAction } from '#domain/runs/run-action.ts';
import type { Engine } from '#domain/writing/pipeline.ts';
import type { Context } from '#server/app/context.ts';
import type { BulkOutcome } from '#server/catalogue/catalogue.commands.ts';
import { approveParts, decideParts, putPartsBack } from '#server/review/decisions.commands.ts';
import { loadContent, storeDrafts } from '#server/review/review.commands.ts';
import { draftParts } from '#server/writing/writing.commands.ts';
import { findReplaced } from './runs.store.ts';

/** Stores what comes of the product; `context.db` is the transaction. */
export type Effect = (context: Context) => Promise<BulkOutcome>;

export type Tools = { writer: () => Promise<Engine>; onFault: (error: unknown, productId: number) => void };

/** Works outside of any transaction, and answers what is to be stored. Throws what the work throws. */
export async function prepare(
  context: Context,
  { action, options }: RunAction,
  productId: number,
  tools: Tools,
): Promise<Effect> {
  switch (action) {
    case 'generate':
      return await prepareDrafts(context, options, productId, tools);
    case 'approve':
      return async (own) => await approveParts(own, productId, options);
    case 'reject':
      return async (own) => await decideParts(own, productId, options.parts, 'rejected');
    case 'roll-back':
      return async (own) => await decideParts(own, productId, options.parts, 'pending');
    case 'undo':
      return async (own) => await undo(own, options.runId, productId);
  }
}

async function prepareDrafts(
  context: Context,
  { keywords, ...choice }: GenerateOptions,
  productId: number,
  { writer, onFault }: Tools,
): Promise<Effect> {
  const before = await loadContent(context.db, productId);
  const { taken, skipped } = chooseParts(before, choice);
  const told = tellSkipped(skipped);
  const reason = told === null ? {} : { reason: told };
  if (taken.length === 0) return async () => ({ outcome: 'unchanged', parts: [], ...reason });
  const onOwnFault = (error: unknown) => onFault(error, productId);
  const { drafts, from } = await draftParts(
    context,
    productId,
    { parts: taken, keywords, prompt: null, isOneOfMany: true },
    await writer(),
    { onRepairFault: onOwnFault, onJudgeFault: onOwnFault },
  );
  return async (own) => {
    const after = await storeDrafts(own, drafts, from);
    const parts = taken.filter((part) => !isSame(before, after, part));
    if (parts.length === 0) return { outcome: 'unchanged', parts, reason: told ?? 'Written anew, it reads as it did.' };
    const isByModel = parts.some((part) => after.parts[part].record.origin === 'model');
    return { outcome: 'done', parts, ...reason, ...(isByModel ? { isByModel } : {}) };
  };
}

const isSame = (before: OptimizedContent | null, after: OptimizedContent, part: Part) =>
  isDeepStrictEqual(before?.parts[part], after.parts[part]);

async function undo(context: Context, runId: number, productId: number): Promise<BulkOutcome> {
  const replaced = await findReplaced(context.db, runId, productId);
  if (!replaced) return { outcome: 'unchanged', parts: [], reason: 'The run changed nothing here.' };
  return await putPartsBack(context, productId, replaced);
}
