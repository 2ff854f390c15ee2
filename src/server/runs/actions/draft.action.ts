// Drafts of the products of a run: what is written for each, and what comes of it.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Part } from '#domain/parts/parts.ts';
import { startFromSource } from '#domain/review/review.ts';
import type { WritingOptions } from '#domain/runs/actions/writing.ts';
import { chooseParts, describeSkipped, type Skipped } from '#domain/runs/choose-parts.ts';
import { planDrafts, planUnchanged } from '#domain/runs/item-plan.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { builtInName } from '#domain/writing/engine-names.ts';
import { type DraftedPart, hashRequest, runPipeline } from '#domain/writing/pipeline.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Context } from '#server/http/context.ts';
import { estimateDrafts, mayLook } from '#server/models/models.commands.ts';
import { type DraftRequest, loadDraftRequests } from '#server/writing/draft-requests.commands.ts';
import { draftAll, findUnmet, onScreen, sha256 } from '#server/writing/writing.commands.ts';
import * as store from '../preview.store.ts';
import { readItems } from '../read-items.ts';
import {
  type ActionWork,
  type Chosen,
  isFew,
  mostLooked,
  type Planned,
  type Read,
  type Seen,
  type Tools,
  type Writers,
} from './planned.ts';

/** `prompt`: an instruction for this run alone. `drawsImages` false: a look at what would be done makes no renditions. */
type DraftOptions = WritingOptions & { prompt: string | null; drawsImages?: boolean };

/** What is written for a product, and what is skipped; `request` null where nothing is written. */
type ChosenDraft = Read & { skipped: Skipped[]; request: DraftRequest | null };

/** In the order of the products. Drafts none of them. */
async function chooseDrafts(
  context: Context,
  { keywords, prompt, drawsImages = true, ...choice }: DraftOptions,
  items: readonly Read[],
  engine: Engine,
): Promise<{ rules: readonly BenchmarkRule[]; chosen: ChosenDraft[] }> {
  const { db, now } = context;
  const { rules } = await loadActiveRules(db);
  const split = items.map((item) => ({ ...item, ...chooseParts(item.content, choice) }));
  const wanted = split.filter(({ taken }) => taken.length > 0);
  const requests = await loadDraftRequests(
    context,
    wanted.map(({ product, content, taken }) => ({ product, content, parts: taken })),
    { keywords, prompt, drawsImages },
    now(),
  );
  const requestOf = new Map(
    wanted.map(({ product, content }, at): [number, DraftRequest | undefined] => {
      const request = requests[at];
      const goesOn = request !== undefined && prompt !== null;
      return [product.id, goesOn ? { ...request, ...onScreen({ product, content }) } : request];
    }),
  );
  const chosen: ChosenDraft[] = [];
  for (const { taken, skipped, ...item } of split) {
    const request = requestOf.get(item.product.id) ?? null;
    const isAsBefore =
      request === null || choice.take.includes('as-before')
        ? () => false
        : await compareInputs(item, request, rules, engine);
    const left = taken.filter(isAsBefore);
    // Parts are written together: those with nothing new come along where another one has.
    const isLeft = left.length === taken.length;
    const asBefore = left.map((part) => ({ part, because: 'as-before' as const }));
    chosen.push({ ...item, skipped: [...skipped, ...asBefore], request: isLeft ? null : request });
  }
  return { rules, chosen };
}

async function planAll(
  context: Context,
  options: DraftOptions,
  items: readonly Read[],
  { writer, onFault, signal }: Tools,
): Promise<Planned[]> {
  const engine = await writer();
  const { rules, chosen } = await chooseDrafts(context, options, items, engine);
  const requested = chosen.flatMap(({ product, request }) => (request ? [{ product, request }] : []));
  const draft = async (): Promise<PromiseSettledResult<DraftedPart[]>[]> => {
    if (engine === builtInEngine) {
      const drafted = await draftAll(
        requested.map(({ request }) => request),
        rules,
      );
      return drafted.map((value) => ({ status: 'fulfilled', value }));
    }
    return await Promise.allSettled(
      requested.map(({ product: { id: productId }, request }) => {
        const onOwnFault = (error: unknown) => onFault(error, productId);
        const faults = { onRepairFault: onOwnFault, onJudgeFault: onOwnFault };
        const listener = { inOneGo: true, productId, stop: signal, ...faults };
        return runPipeline({ ...request, rules }, engine, sha256, listener);
      }),
    );
  };
  const drafted = new Map((await draft()).map((result, at) => [requested[at]?.product.id, result]));
  return chosen.map(({ product, content, skipped }): Planned => {
    const left = describeSkipped(skipped);
    const result = drafted.get(product.id);
    if (!result) return { product, content, plan: planUnchanged(left ?? '') };
    if (result.status === 'rejected') return { product, content, fault: result.reason };
    const { drafts, unmet } = splitUnmet(result.value, { product, content }, options);
    const reason = [left, ...unmet].filter((sentence) => sentence !== null).join(' ');
    if (drafts.length === 0) return { product, content, plan: planUnchanged(reason) };
    const start = content ?? startFromSource(product);
    const isFirst = content === null;
    const plan = planDrafts(start, drafts, context.actor, {
      isFirst,
      left: reason === '' ? null : reason,
      source: product,
    });
    return { product, content, plan };
  });
}

/**
 * The drafts to be stored, and why a prompt came to nothing in the others. What a language model wrote beside the wish is stored and marked:
 * nobody looks while a run goes on.
 */
function splitUnmet(
  drafts: readonly DraftedPart[],
  from: Read,
  { prompt }: DraftOptions,
): { drafts: readonly DraftedPart[]; unmet: string[] } {
  if (prompt === null) return { drafts, unmet: [] };
  const unmet = new Map<Part, string>();
  for (const drafted of drafts) {
    const why = findUnmet(drafted, from);
    if (why && (why.because !== 'missed' || drafted.draft.engine === builtInName)) unmet.set(drafted.part, why.text);
  }
  return { drafts: drafts.filter(({ part }) => !unmet.has(part)), unmet: [...unmet.values()] };
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

/** Of more products an estimate of calls rests on so many. */
const sampleSize = 20;
/** Whether a person wrote a text is read from records, which is quick enough for so many. */
const mostRecords = 5_000;

async function look(
  context: Context,
  options: DraftOptions,
  chosen: Chosen,
  { writer, modelFor }: Writers,
): Promise<Seen> {
  const { db } = context;
  const { where, total, withContent } = chosen;
  const ids = isFew(chosen)
    ? await store.listFirst(db, where, mostLooked)
    : await store.listSample(db, where, total, sampleSize);
  const { rules, chosen: drafts } = await chooseDrafts(
    context,
    { ...options, drawsImages: false },
    await readItems(db, ids),
    await writer(),
  );
  const settings = await modelFor('write');
  const requests = drafts.flatMap(({ request }) => (request ? [{ ...request, rules }] : []));
  const share = ids.length === 0 ? 0 : total / ids.length;
  const model = settings && estimateDrafts(settings, requests, { share, looks: await mayLook(db, settings) });
  const seen = { model, examples: [] };
  if (isFew(chosen)) {
    const looked = drafts.map(({ skipped, request }) => ({
      taken: request === null ? [] : request.parts.filter((part) => !skipped.some((each) => each.part === part)),
      left: skipped,
    }));
    return { ...seen, isExact: true, looked };
  }
  const withOrigins = withContent <= mostRecords;
  const alike = await store.countAlike(db, where, { withOrigins });
  const looked = alike.map(({ content, products }) => {
    const { taken, skipped } = chooseParts(content, options);
    return { taken, left: skipped, products };
  });
  const isExact = options.take.includes('as-before') && (withOrigins || options.take.includes('edited'));
  return { ...seen, isExact, looked };
}

export const generateWork: ActionWork<'generate'> = {
  plan: (context, options, items, tools) => planAll(context, { ...options, prompt: null }, items, tools),
  look: (context, options, chosen, beside) => look(context, { ...options, prompt: null }, chosen, beside),
};

export const promptWork: ActionWork<'prompt'> = { plan: planAll, look };
