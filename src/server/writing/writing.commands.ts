// Use case of the writer: write parts of a product and put them up for review.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { isTextPart, type Part, type PartContent, partNames, type TextPart, textParts } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { presentOf } from '#domain/review/content.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Earlier, Engine } from '#domain/writing/engine.ts';
import { builtInName } from '#domain/writing/engine-names.ts';
import { type DraftedPart, runPipeline } from '#domain/writing/pipeline.ts';
import type { ProgressListener } from '#domain/writing/progress.ts';
import { describeUnmet, type Unmet } from '#domain/writing/unmet-wish.ts';
import { allApproved } from '#domain/writing/writing.contract.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Context } from '#server/http/context.ts';
import { isLong, runInThread, share } from '#server/http/threads.ts';
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
  /** Goes on from the texts on the screen; else they are written from the source. */
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
type Drafted = { drafts: DraftedPart[]; from: WrittenFrom };

/** Loads what leads the engine and runs the pipeline; stores nothing. Throws everything the engine throws. */
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
  const [led] = await loadDraftRequests(context, [{ product, parts, content }], wish, on);
  if (!led) throw new Error('Nothing leads the draft');
  const { rules } = await loadActiveRules(db);
  const isBuiltIn = engine === builtInEngine;
  const request = { ...led, ...(fromPresent ? onScreen({ content, product }) : {}) };
  const drafts =
    isBuiltIn && isLong([product, led.dataSources])
      ? await draftAll([request], rules)
      : [await runPipeline({ ...request, rules }, engine, sha256, { productId, ...listener })];
  return { drafts: drafts[0] ?? [], from: { product, content } };
}

/**
 * Drafts parts and stores what came of it in one transaction; none is open while the engine works.
 * All written parts wait for review, what they replace stays in history. Throws STALE_VERSION when the product or one of the parts
 * changed meanwhile, NOTHING_CHANGED where a prompt came to nothing, and everything the engine throws; nothing is stored then, nor if the listener has left before the draft was finished.
 */
export async function writeParts(
  context: Context,
  productId: number,
  writing: Writing,
  engine: Engine,
  listener: ProgressListener = {},
): Promise<OptimizedContent> {
  const { drafts, from } = await draftParts(context, productId, writing, engine, listener);
  refuseUnmet(drafts, from, writing.prompt);
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

/** Why a prompt came to nothing in a draft; null where the draft is to be stored. */
export function findUnmet({ part, value, draft }: DraftedPart, from: WrittenFrom): Unmet | null {
  return isTextPart(part) ? describeUnmet({ part, value, draft }, presentOf(from)[part]) : null;
}

function refuseUnmet(drafts: readonly DraftedPart[], from: WrittenFrom, prompt: string | null): void {
  if (prompt === null) return;
  for (const drafted of drafts) {
    const { part } = drafted;
    const unmet = findUnmet(drafted, from);
    if (unmet && isTextPart(part)) throw new UnmetWish(unmet, { ...drafted, part }, from);
  }
}

/** The texts on the screen, and the prompts that led to those of them nobody has changed since. */
export function onScreen(from: WrittenFrom): { present: PartContent; earlier: Earlier } {
  const earlier: Earlier = {};
  for (const part of textParts) {
    const prompt = from.content?.parts[part].record.draft?.prompt;
    if (prompt) earlier[part] = prompt;
  }
  return { present: presentOf(from), earlier };
}

/** A prompt that came to nothing. Where a language model wrote something else than was wished for, its draft comes along. */
export class UnmetWish extends Problem {
  readonly missed: Missed | null;

  constructor({ because, text }: Unmet, drafted: DraftedPart & { part: TextPart }, from: WrittenFrom) {
    super('NOTHING_CHANGED', text);
    const isShown = because === 'missed' && drafted.draft.engine !== builtInName;
    this.missed = isShown ? { drafted, from } : null;
  }
}

/** A draft that misses a wish, and what it rests on. */
export type Missed = { drafted: DraftedPart & { part: TextPart }; from: WrittenFrom };
