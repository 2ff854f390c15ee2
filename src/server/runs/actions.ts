// What each action of a run does with its products: worked out outside of any transaction, from their content as it is now.
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Part } from '#domain/parts/parts.ts';
import { approvePending } from '#domain/review/approve-pending.ts';
import { type OptimizedContent, valuesOf } from '#domain/review/content.ts';
import { startFromSource } from '#domain/review/review.ts';
import { findUnclean } from '#domain/review/unclean.ts';
import { chooseParts, tellSkipped } from '#domain/runs/choose-parts.ts';
import {
  type ItemPlan,
  nothingYet,
  planDecision,
  planDrafts,
  planPutBack,
  planRefusal,
  planUnchanged,
} from '#domain/runs/item-plan.ts';
import type { ApproveOptions, GenerateOptions, RunAction } from '#domain/runs/run-action.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { type DraftedPart, type Engine, hashRequest, runPipeline } from '#domain/writing/pipeline.ts';
import type { Context } from '#server/app/context.ts';
import { takeTurns } from '#server/app/take-turns.ts';
import { loadAims } from '#server/benchmarks/aims.commands.ts';
import { loadActiveRules } from '#server/benchmarks/rules.commands.ts';
import { loadClaimJudge } from '#server/review/review.commands.ts';
import { type DraftRequest, loadDraftRequests } from '#server/writing/draft-requests.commands.ts';
import { draftAll, sha256 } from '#server/writing/writing.commands.ts';
import { findReplacedOf } from './runs.store.ts';

/** A product as it was read, and its content. */
export type Read = { product: Product; content: OptimizedContent | null };
/** What is to be done with it, or why that could not be worked out. */
export type Planned = Read & ({ plan: ItemPlan } | { fault: unknown });

export type Tools = { writer: () => Promise<Engine>; onFault: (error: unknown, productId: number) => void };

/** In the order given. Throws only what hinders all of them. */
export async function planItems(
  context: Context,
  { action, options }: RunAction,
  items: readonly Read[],
  tools: Tools,
): Promise<Planned[]> {
  const decision = { by: context.actor, at: context.now().toISOString() };
  switch (action) {
    case 'generate':
      return await planAllDrafts(context, options, items, tools);
    case 'approve':
      return await planApprovals(context, options, items);
    case 'reject':
      return items.map((item) => ({ ...item, plan: planDecision(item.content, options.parts, 'rejected', decision) }));
    case 'roll-back':
      return items.map((item) => ({ ...item, plan: planDecision(item.content, options.parts, 'pending', decision) }));
    case 'undo': {
      const replaced = await findReplacedOf(context.db, options.runId, idsOf(items));
      return items.map((item) => ({
        ...item,
        plan: planPutBack(item.content, replaced.get(item.product.id) ?? null, options.parts),
      }));
    }
  }
}

const idsOf = (items: readonly Read[]) => items.map(({ product }) => product.id);

async function planAllDrafts(
  context: Context,
  { keywords, ...choice }: GenerateOptions,
  items: readonly Read[],
  { writer, onFault }: Tools,
): Promise<Planned[]> {
  const { rules } = await loadActiveRules(context.db);
  const engine = await writer();
  const chosen = items.map((item) => ({ ...item, ...chooseParts(item.content, choice) }));
  const wanted = chosen.filter(({ taken }) => taken.length > 0);
  const all = await loadDraftRequests(
    context.db,
    wanted.map(({ product, taken }) => ({ product, parts: taken })),
    { keywords, prompt: null },
    context.now(),
  );
  const asked: typeof wanted = [];
  const requests: DraftRequest[] = [];
  for (const [at, item] of wanted.entries()) {
    const request = all[at];
    if (!request) throw new Error('Nothing leads a draft');
    const isAsBefore = choice.take.includes('as-before')
      ? () => false
      : await compareInputs(item, request, rules, engine);
    const left = item.taken.filter(isAsBefore);
    item.skipped.push(...left.map((part) => ({ part, because: 'as-before' as const })));
    // Parts are written together: those with nothing new come along where another one has.
    if (left.length === item.taken.length) continue;
    asked.push(item);
    requests.push(request);
  }
  const draft = async (): Promise<PromiseSettledResult<DraftedPart[]>[]> => {
    if (engine === builtInEngine) {
      const drafted = await draftAll(requests, rules);
      return drafted.map((value) => ({ status: 'fulfilled', value }));
    }
    return await Promise.allSettled(
      requests.map((request, at) => {
        const productId = asked[at]?.product.id;
        const onOwnFault = (error: unknown) => productId !== undefined && onFault(error, productId);
        const listener = { inOneGo: true, onRepairFault: onOwnFault, onJudgeFault: onOwnFault };
        return runPipeline(
          { ...request, rules },
          engine,
          sha256,
          productId === undefined ? listener : { productId, ...listener },
        );
      }),
    );
  };
  const drafted = new Map((await draft()).map((result, at) => [asked[at]?.product.id, result]));
  return chosen.map(({ product, content, skipped }): Planned => {
    const left = tellSkipped(skipped);
    const result = drafted.get(product.id);
    if (!result) return { product, content, plan: planUnchanged(left ?? '') };
    if (result.status === 'rejected') return { product, content, fault: result.reason };
    const start = content ?? startFromSource(product);
    const plan = planDrafts(start, result.value, context.actor, { isFirst: content === null, left, source: product });
    return { product, content, plan };
  });
}

/** Whether a part was drafted by the same engine from just the same inputs. */
async function compareInputs(
  { content }: Read,
  request: DraftRequest,
  rules: readonly BenchmarkRule[],
  engine: Engine,
): Promise<(part: Part) => boolean> {
  const draftOf = (part: Part) => content?.parts[part].record.draft;
  if (!request.parts.some(draftOf)) return () => false;
  const inputHash = await hashRequest({ ...request, rules }, sha256);
  return (part) => draftOf(part)?.engine === engine.name && draftOf(part)?.inputHash === inputHash;
}

async function planApprovals(
  context: Context,
  { parts: asked, takeAll }: ApproveOptions,
  items: readonly Read[],
): Promise<Planned[]> {
  const { db, actor, now } = context;
  const decision = { by: actor, at: now().toISOString() };
  const { rules } = await loadActiveRules(db);
  const aims = await loadAims(
    db,
    items.map(({ product }) => product),
  );
  const planned: Planned[] = [];
  const turn = takeTurns();
  for (const [at, { product, content }] of items.entries()) {
    await turn();
    const aimed = aims[at];
    if (!content || !aimed) {
      planned.push({ product, content, plan: planRefusal(nothingYet) });
      continue;
    }
    const { results } = evaluate(valuesOf(content), product, rules, now(), aimed);
    const leave = takeAll
      ? undefined
      : (part: Parameters<typeof findUnclean>[0], claims: Parameters<typeof findUnclean>[1]) =>
          findUnclean(part, claims, results);
    const { change, parts, refusal } = approvePending(content, decision, await loadClaimJudge(db, product), {
      parts: asked,
      ...(leave ? { leave } : {}),
    });
    const plan: ItemPlan =
      parts.length > 0
        ? { outcome: 'done', parts, reason: refusal, change }
        : refusal
          ? planRefusal(refusal)
          : planUnchanged('Nothing was pending.');
    planned.push({ product, content, plan });
  }
  return planned;
}
