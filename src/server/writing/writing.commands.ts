// Use case of the writer: write parts of a product and put them up for review.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { isTextPart, type Part, type PartContent, partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { presentOf } from '#domain/review/content.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { type DraftedPart, type Engine, runPipeline } from '#domain/writing/pipeline.ts';
import type { ProgressListener } from '#domain/writing/progress.ts';
import { describeUnmet } from '#domain/writing/unmet-wish.ts';
import { allApproved } from '#domain/writing/writing.contract.ts';
import type { Context } from '#server/app/context.ts';
import { isLong, runInThread, share } from '#server/app/threads.ts';
import { loadActiveRules } from '#server/benchmarks/rules.commands.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadContent, storeDrafts, type WrittenFrom } from '#server/review/review.commands.ts';
import { draftMany, sha256 } from './draft.thread.ts';
import { type DraftRequest, loadDraftRequests } from './draft-requests.commands.ts';

export { sha256 };

export type Writing = {
  parts: readonly Part[];
  /** Null for those in effect for the product. */
  keywords: readonly string[] | null;
  prompt: string | null;
  /** In the place of the reusable prompts that hold for the product: what a trial would have lead it. */
  guidance?: readonly Prompt[];
  /** A language model goes on from the texts under review; the built-in writer always chooses from the source. */
  fromPresent?: boolean;
};

const draftThread = new URL('./draft.thread.ts', import.meta.url);

/** Drafts by the built-in writer, in a thread; in the order of the requests. */
export async function draftAll(
  requests: readonly DraftRequest[],
  rules: readonly BenchmarkRule[],
): Promise<DraftedPart[][]> {
  return await runInThread(draftThread, draftMany, { requests, rules: share(rules) });
}

/** Drafts that nothing has stored yet, and what they rest on. */
export type Drafted = { drafts: DraftedPart[]; from: WrittenFrom };

/** Loads what leads the engine and runs the pipeline; stores nothing. Throws whatever the engine throws. */
export async function draftParts(
  context: Context,
  productId: number,
  { parts, fromPresent = false, ...wish }: Writing,
  engine: Engine,
  listener: ProgressListener = {},
): Promise<Drafted> {
  const { db } = context;
  const product = await loadProduct(db, productId);
  const content = await loadContent(db, productId);
  const on = context.now();
  const [led] = await loadDraftRequests(db, [{ product, parts }], wish, on);
  if (!led) throw new Error('Nothing leads the draft');
  const { rules } = await loadActiveRules(db);
  const isBuiltIn = engine === builtInEngine;
  const present = fromPresent && !isBuiltIn ? { present: presentParts({ content, product }, parts) } : {};
  const request = { ...led, ...present };
  const drafts =
    isBuiltIn && isLong([product, led.dataSources])
      ? await draftAll([request], rules)
      : [await runPipeline({ ...request, rules }, engine, sha256, { productId, ...listener })];
  return { drafts: drafts[0] ?? [], from: { product, content } };
}

/**
 * Drafts parts and stores what came of it in one transaction; none is open while the engine works.
 * All written parts wait for review, what they replace stays in history. Throws STALE_VERSION when the product or one of the parts
 * changed meanwhile, NOTHING_CHANGED where a prompt came to nothing, and whatever the engine throws; nothing is stored then, nor where whoever watched has left before the draft was finished.
 */
export async function writeParts(
  context: Context,
  productId: number,
  writing: Writing,
  engine: Engine,
  listener: ProgressListener = {},
): Promise<OptimizedContent> {
  const { drafts, from } = await draftParts(context, productId, writing, engine, listener);
  refuseUnmet(drafts, from, writing);
  if (listener.stop?.aborted) throw new Error('Nobody waits for the draft any more.');
  return await storeDrafts(context, drafts, from);
}

/** The parts that are not approved. Throws NOTHING_CHANGED where there are none. */
export async function openParts({ db }: Context, productId: number): Promise<Part[]> {
  const content = await loadContent(db, productId);
  const parts = partNames.filter((part) => content?.parts[part].status !== 'approved');
  if (parts.length === 0) throw new Problem('NOTHING_CHANGED', allApproved);
  return parts;
}

function refuseUnmet(drafts: readonly DraftedPart[], from: WrittenFrom, { prompt, keywords }: Writing): void {
  if (prompt === null) return;
  for (const { part, value, draft } of drafts) {
    const wish = { prompt, keywords: keywords ?? [], present: presentOf(from)[part] };
    const unmet = isTextPart(part) ? describeUnmet({ part, value, draft }, wish) : null;
    if (unmet !== null) throw new Problem('NOTHING_CHANGED', unmet);
  }
}

/** The texts as they stand, of some parts. */
export function presentParts(from: WrittenFrom, parts: readonly Part[]): Partial<PartContent> {
  const present = presentOf(from);
  return Object.fromEntries(parts.map((part) => [part, present[part]]));
}
