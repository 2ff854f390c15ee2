// What a run would do now: looked at product by product where they are few, counted where they are many. Stores nothing.
import { type Part, partNames } from '#domain/parts/parts.ts';
import { chooseParts } from '#domain/runs/choose-parts.ts';
import { findReplacements } from '#domain/runs/find-replace.ts';
import { whySkipped } from '#domain/runs/fix-rule.ts';
import { countLeft, type Looked, lookByStatus } from '#domain/runs/left-parts.ts';
import type {
  ApproveOptions,
  FindReplaceOptions,
  FixOptions,
  LeftReason,
  SetFieldOptions,
} from '#domain/runs/run-action.ts';
import { type RunPreview, type RunSelection, toSelection } from '#domain/runs/runs.contract.ts';
import { foretellKept } from '#domain/transfer/rows/send-media.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { countSelection, whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import type { Context } from '#server/http/context.ts';
import { estimateDrafts, type ModelFor, mayLook } from '#server/models/models.commands.ts';
import { countKeptMedia } from '#server/transfer/transfer.commands.ts';
import { countHits } from './hits.commands.ts';
import { decideApprovals } from './plan-approvals.ts';
import { chooseDrafts, type DraftOptions } from './plan-drafts.ts';
import { findFixable, proposeAll } from './plan-fixes.ts';
import * as store from './preview.store.ts';
import { readItems } from './read-items.ts';
import type { AskedRun } from './runs.commands.ts';

/** Products looked at one by one. */
const mostLooked = 50;
/** Of more products an estimate of calls rests on so many. */
const sampleSize = 20;
/** Whether a person wrote a text is read from records, which is quick enough for so many. */
const mostRecords = 5_000;

export type Writers = { writer: () => Promise<Engine>; modelFor: ModelFor };
type Beside = Writers & { readCache: ReadCache };

type Where = ReturnType<typeof whereSelection>;
/** Those of a selection, and how many there are. */
type Chosen = { selection: RunSelection; where: Where; total: number; withContent: number };
type Seen = Pick<RunPreview, 'isExact' | 'model' | 'examples'> &
  Partial<Pick<RunPreview, 'skipped' | 'points' | 'note'>> & { looked: Looked[] };

export async function previewRun(
  context: Context,
  { action: asked, selection }: AskedRun,
  writers: Beside,
): Promise<RunPreview> {
  const limited = toSelection(selection);
  const { total, withContent, withKeywords } = await countSelection(context.db, limited);
  const chosen = { selection, where: whereSelection(limited), total, withContent };
  const { looked, ...seen } = await look(context, asked, chosen, writers);
  return { total, withKeywords, skipped: [], points: null, note: null, ...countLeft(looked), ...seen };
}

async function look(
  context: Context,
  { action, options }: AskedRun['action'],
  chosen: Chosen,
  writers: Beside,
): Promise<Seen> {
  switch (action) {
    case 'generate':
      return await lookAtDrafts(context, { ...options, prompt: null }, chosen, writers);
    case 'prompt':
      return await lookAtDrafts(context, options, chosen, writers);
    case 'find-replace':
      return await lookAtReplacements(context, options, chosen, writers.readCache);
    case 'set-field':
      return await lookAtField(context.db, options, chosen);
    case 'fix':
      return await lookAtFixes(context, options, chosen);
    case 'judge':
    case 'measure-images':
      return lookAtNone(chosen);
    case 'export':
      return { ...lookAtNone(chosen), note: foretellKept(await countKeptMedia(context, chosen.where)) };
    case 'approve':
      return await lookAtApprovals(context, options, chosen);
    case 'reject':
      return await lookAtStatuses(context.db, options.parts, chosen, 'rejected');
    case 'roll-back':
      return await lookAtStatuses(context.db, options.parts, chosen, 'pending');
    case 'import':
    case 'undo':
      throw new Error('Not asked for with a selection');
  }
}

/** Of an action that takes every product. */
const lookAtNone = ({ total }: Chosen): Seen => ({
  isExact: true,
  model: null,
  examples: [],
  looked: [{ taken: partNames, left: [], products: total }],
});

const isFew = ({ total }: Chosen) => total <= mostLooked;

async function lookAtDrafts(
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

async function lookAtApprovals(context: Context, options: ApproveOptions, chosen: Chosen): Promise<Seen> {
  const { db } = context;
  if (!isFew(chosen))
    return { ...(await lookAtStatuses(db, options.parts, chosen, 'approved')), isExact: chosen.withContent === 0 };
  const items = await readItems(db, await store.listFirst(db, chosen.where, mostLooked));
  const decided = await decideApprovals(context, options, items);
  const looked = decided.map((approval) =>
    approval === null ? lookByStatus(null, options.parts, 'approved') : { taken: approval.parts, left: approval.left },
  );
  return { isExact: true, model: null, examples: [], looked };
}

/** By the statuses alone, of however many. */
async function lookAtStatuses(
  db: Db,
  parts: readonly Part[],
  { where }: Chosen,
  to: Parameters<typeof lookByStatus>[2],
): Promise<Seen> {
  const alike = await store.countAlike(db, where, { withOrigins: false });
  const looked = alike.map(({ content, products }) => ({ ...lookByStatus(content, parts, to), products }));
  return { isExact: true, model: null, examples: [], looked };
}

/** So many changes are shown. */
const mostExamples = 5;

/** Few products are read; of many, those with matches are counted. The matches themselves are a list of their own. */
async function lookAtReplacements(
  context: Context,
  { picked: _, ...options }: FindReplaceOptions,
  chosen: Chosen,
  readCache: ReadCache,
): Promise<Seen> {
  const { db } = context;
  const { selection, total, withContent, where } = chosen;
  const seen = { model: null, examples: [] };
  const leave = (because: LeftReason, products = 1): Looked => ({
    taken: [],
    left: options.parts.map((part) => ({ part, because })),
    products,
  });
  if (!isFew(chosen)) {
    const { ids, isComplete } = await countHits(context, readCache, { options, selection });
    const holding = isComplete ? ids.length : withContent;
    const looked = [
      leave('never-written', total - withContent),
      leave('no-match', withContent - holding),
      { taken: options.parts, left: [], products: holding },
    ];
    return { ...seen, isExact: false, looked };
  }
  const items = await readItems(db, await store.listFirst(db, where, mostLooked));
  const looked = items.map(({ product, content }): Looked => {
    if (!content) return leave('never-written');
    const refusals = new Map(findReplacements(content, product, options).map(({ part, refusal }) => [part, refusal]));
    const left = options.parts.filter((part) => refusals.get(part) !== null);
    return {
      taken: options.parts.filter((part) => refusals.get(part) === null),
      left: left.map((part) => ({ part, because: refusals.has(part) ? 'would-not-fit' : 'no-match' })),
    };
  });
  return { ...seen, isExact: true, looked };
}

async function lookAtField(db: Db, { field, value }: SetFieldOptions, { where, total }: Chosen): Promise<Seen> {
  const { products, first } = await store.findOther(db, where, { field, value }, mostExamples);
  const looked: Looked[] = [
    { taken: [field], left: [], products },
    { taken: [], left: [], products: total - products },
  ];
  const examples = first.map(({ before, ...product }) => ({
    ...product,
    part: null,
    before: before ?? '',
    after: value ?? '',
  }));
  return { isExact: true, model: null, examples, looked };
}

/** Fixes are looked for one by one, a few milliseconds each: of more products so many are. */
const mostFixed = 1_000;

/** One of each category before a second one of any, so that the examples differ. */
function spread<Of extends { category: string | null }>(all: readonly Of[], limit: number): Of[] {
  const groups = [...Map.groupBy(all, ({ category }) => category).values()].toSorted((a, b) => b.length - a.length);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const ordered = Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
  return ordered.slice(0, limit);
}

async function lookAtFixes(context: Context, options: FixOptions, { where, total }: Chosen): Promise<Seen> {
  await findFixable(context, options);
  const isAll = total <= mostFixed;
  const ids = isAll
    ? await store.listFirst(context.db, where, mostFixed)
    : await store.listSample(context.db, where, total, mostFixed);
  const proposed = await proposeAll(context, options, await readItems(context.db, ids));
  const skipped = new Map<string, number>([['No optimized content yet', ids.length - proposed.length]]);
  const fixed = proposed.flatMap(({ item: { product, content }, proposal }) => {
    const why = whySkipped(content, proposal);
    if (why !== null) skipped.set(why, (skipped.get(why) ?? 0) + 1);
    return why === null && proposal.ok
      ? [{ ...proposal, product, category: product.category, before: content.parts[proposal.part].value }]
      : [];
  });
  const text = (value: string | string[]) => (typeof value === 'string' ? value : value.join('\n'));
  const examples = spread(fixed, mostExamples).map(({ product, part, before, value }) => ({
    productId: product.id,
    title: product.title,
    part,
    before: text(before),
    after: text(value),
  }));
  // Of a sample the share is known, and not the number.
  const taken = isAll ? fixed.length : Math.round((fixed.length / Math.max(1, ids.length)) * total);
  return {
    isExact: isAll,
    model: null,
    examples,
    points: fixed.length === 0 ? null : fixed.reduce((sum, { points }) => sum + points, 0) / fixed.length,
    skipped: [...skipped]
      .filter(([, products]) => products > 0)
      .map(([reason, products]) => ({ reason, products }))
      .toSorted((a, b) => b.products - a.products),
    looked: [
      { taken: fixed.slice(0, 1).map(({ part }) => part), left: [], products: taken },
      { taken: [], left: [], products: total - taken },
    ],
  };
}
