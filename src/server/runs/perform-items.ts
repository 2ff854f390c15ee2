// Some products of a run: their effects, and that they happened, in one transaction. However often they are tried, the effects happen once.

import { isDeepStrictEqual } from 'node:util';
import type { LimitFunction } from 'p-limit';
import { type Lens, needsLook } from '#domain/catalogue/lens.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { findReplaced } from '#domain/review/put-back.ts';
import { startFromSource } from '#domain/review/review.ts';
import { type ItemPlan, planFailure, planRefusal } from '#domain/runs/item-plan.ts';
import { permissionOf, type RunAction } from '#domain/runs/run-action.ts';
import { describeLeaving, describeOutOfScope, leaves, type Scope } from '#domain/scope.ts';
import { sourceOf } from '#domain/writing/hash-request.ts';
import { findOutside, loadProducts, updateFields } from '#server/catalogue/catalogue.commands.ts';
import { addComment } from '#server/comments/comments.commands.ts';
import type { Db } from '#server/database/database.ts';
import { describeDatabaseFault, isWorthWaiting } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import { ModelFault } from '#server/models/models.commands.ts';
import { notifyDeciders } from '#server/notifications/notifications.commands.ts';
import { type ProductChange, storeChanges } from '#server/review/store-changes.commands.ts';
import type { Planned, Read, Tools } from './actions/planned.ts';
import { bulkOf, planItems } from './actions/run-actions.ts';
import { performInBulk } from './perform-in-bulk.ts';
import { contentsOf, readItems } from './read-items.ts';
import * as itemStore from './run-items.store.ts';
import type * as store from './runs.store.ts';

const gone = 'The product was deleted or set aside.';
const overtaken = 'This product changed several times while the run worked on it, so nothing was replaced.';
/** A product that changed meanwhile is worked on again, so many times in all. */
const mostTries = 3;

/** A refusal that says when to ask again: it is not about this product, and the next one would get the same. */
export const isToWait = (error: unknown): error is Problem & { retryAfterSeconds: number } =>
  error instanceof Problem && error.retryAfterSeconds !== undefined;

/** What stops every product of a run alike, shown to the person who started it. */
export const isHindrance = (error: unknown): error is Problem => error instanceof Problem && !isToWait(error);

const keyRefused = () =>
  new Problem(
    'UNAVAILABLE',
    'The provider of the language model rejected its key. Enter the key again under Settings > API Integration, then retry this run.',
  );
const isKeyRefused = (fault: unknown): boolean =>
  fault instanceof ModelFault && fault.kind === 'refused' && (fault.status === 401 || fault.status === 403);

type Came = { productId: number; plan: ItemPlan; read: Read | null };

/** Those that who started the run may change; the others are refused. What only reads is done for all. */
async function refuseOutside(
  context: Context,
  run: store.RunRow,
  productIds: readonly number[],
  tools: Parameters<typeof performInBulk>[3],
): Promise<readonly number[]> {
  const { db, scope } = context;
  if (!scope || permissionOf(run.action) === 'view') return productIds;
  const outside = await findOutside(db, scope, productIds);
  if (outside.size === 0) return productIds;
  const { outcome, reason } = planRefusal(describeOutOfScope(scope));
  await performInBulk(context, run, [...outside], tools, {
    prepare: async () => null,
    store: async (_, waiting) => waiting.map((productId) => ({ ...itemStore.nothingSeen, productId, outcome, reason })),
  });
  return productIds.filter((id) => !outside.has(id));
}

/**
 * Does products of a run, unless something has come of them already or the run has moved on. Throws what is worth waiting for, a
 * database that does not answer or a provider that asks to come back later, and what hinders all of them; what was worked out by then is
 * stored.
 */
export async function performItems(
  context: Context,
  run: store.RunRow,
  productIds: readonly number[],
  { gate, ...tools }: Tools & { gate: LimitFunction },
): Promise<void> {
  const within = await refuseOutside(context, run, productIds, { ...tools, gate });
  const bulk = bulkOf(run.action);
  if (bulk) return await bulk.perform(context, run, within, { ...tools, gate });
  const at = context.now();
  const own = { ...context, now: () => at };
  let ids = within;
  for (let tries = 1; ids.length > 0; tries += 1) {
    const { came, hindered } = await work(own, run, ids, tools);
    try {
      ids = await gate(() => storeItems(own, run, came, { isLastTry: tries === mostTries, endedAt: context.now() }));
    } catch (error) {
      if (isWorthWaiting(error)) throw error;
      // One of them cannot be stored: each by itself, and it alone fails.
      for (const each of came) await gate(() => storeAlone(own, run, each, context.now(), tools));
      ids = [];
    }
    if (hindered) throw hindered;
  }
}

/** Works out what is to be stored. Products for which a provider asks to wait, or could not be asked, are not among it. */
async function work(
  context: Context,
  run: store.RunRow,
  ids: readonly number[],
  tools: Tools,
): Promise<{ came: Came[]; hindered: Problem | null }> {
  const items = await readItems(context.db, ids);
  const here = new Set(items.map(({ product }) => product.id));
  const came: Came[] = ids
    .filter((id) => !here.has(id))
    .map((productId) => ({
      productId,
      plan: planRefusal(gone),
      read: null,
    }));
  let hindered: Problem | null = null;
  for (const planned of await planEach(context, run.action, items, tools)) {
    const { product, content } = planned;
    const read = { product, content };
    // Cut off by a stop: nothing is known of it yet.
    if ('fault' in planned && tools.signal.aborted) continue;
    const plan = 'plan' in planned ? planned.plan : planFault(planned, tools);
    if (plan instanceof Problem) hindered = plan;
    else came.push({ productId: product.id, plan: refuseLeaving(context.scope, plan), read });
  }
  return { came, hindered };
}

/** Who started the run keeps what they may change. */
const refuseLeaving = (scope: Scope | null, plan: ItemPlan): ItemPlan =>
  plan.source && leaves(scope, plan.source.product) ? planRefusal(describeLeaving(scope)) : plan;

/** Where one of them makes all fail, each is planned by itself, so that only that one has the fault. */
async function planEach(context: Context, action: RunAction, items: readonly Read[], tools: Tools): Promise<Planned[]> {
  try {
    return await planItems(context, action, items, tools);
  } catch (error) {
    const [only] = items;
    if (error instanceof Problem || isWorthWaiting(error) || !only) throw error;
    if (items.length === 1) return [{ ...only, fault: error }];
    const planned: Planned[] = [];
    for (const item of items) planned.push(...(await planEach(context, action, [item], tools)));
    return planned;
  }
}

/** What a fault means for its product; a problem where it hinders more than this one. */
function planFault({ product, fault }: Extract<Planned, { fault: unknown }>, { onFault }: Tools): ItemPlan | Problem {
  const error = describeDatabaseFault(fault);
  if (isToWait(error)) return error;
  if (isKeyRefused(error)) return keyRefused();
  if (error instanceof Problem) return planRefusal(error.message);
  onFault(error, product.id);
  return planFailure();
}

/** Stores what came of products, and answers those that changed meanwhile; on the last try they are refused. */
async function storeItems(
  context: Context,
  run: store.RunRow,
  came: readonly Came[],
  { isLastTry, endedAt }: { isLastTry: boolean; endedAt: Date },
): Promise<number[]> {
  return await context.db.transaction(async (tx) => {
    const waiting = await itemStore.takeItems(
      tx,
      run,
      came.map(({ productId }) => productId),
    );
    const mine = came.filter(({ productId }) => waiting.has(productId));
    // What only gets comments is locked with the others, in one order.
    const changing = mine.filter(({ plan }) => isChange(plan) || plan.comments).map(({ productId }) => productId);
    const products = new Map((await loadProducts(tx, changing, { lock: true })).map((each) => [each.id, each]));
    const contents = await contentsOf(tx, changing);
    const isFresh = ({ productId, plan, read }: Came) =>
      !isChange(plan) || isAsRead(read, products.get(productId), contents.get(productId));
    const fresh = mine.filter(isFresh);
    const stale = mine.filter((each) => !isFresh(each));
    const read = { products, contents };
    await updateFields(tx, fresh.flatMap(toFieldEdit), { actorId: context.actor.id, at: context.now() });
    const { lenses } = await storeChanges(
      context,
      tx,
      fresh.flatMap((each) => toProductChange(each, read)),
      // The undo of an undo decides again.
      { runId: run.id, isUndo: run.action.action === 'undo' && run.action.options.undoes !== 'undo' },
    );
    // A comment holds whatever became of the text meanwhile.
    const refused = isLastTry
      ? stale.map(({ productId, plan: { comments = [] } }) => ({
          productId,
          plan: { ...planRefusal(overtaken), comments },
        }))
      : [];
    for (const { productId, plan } of [...fresh, ...refused])
      for (const comment of plan.comments ?? []) await addComment({ ...context, db: tx }, productId, comment);
    await notifyAsked(tx, context, run, fresh);
    await itemStore.saveRows(tx, run.id, fresh.flatMap(toFileRow));
    const rows = [
      ...fresh.map((each) => toRow(each, lenses)),
      ...refused.map(({ productId, plan }) => toRow({ productId, plan, read: null }, lenses)),
    ];
    await itemStore.saveItems(tx, run.id, rows, endedAt);
    return isLastTry ? [] : stale.map(({ productId }) => productId);
  });
}

/** Lets those know who can be the second person: one notification of each run. */
async function notifyAsked(tx: Db, context: Context, run: store.RunRow, came: readonly Came[]): Promise<void> {
  const [first, ...others] = came.filter(({ plan }) => plan.outcome === 'asked');
  const [part] = first?.plan.parts ?? [];
  if (!first || !part) return;
  const productIds = [first.productId, ...others.map(({ productId }) => productId)] as const;
  await notifyDeciders(tx, context, { runId: run.id, productIds, part, text: '' });
}

const isChange = ({ change, source, isJudged = false }: ItemPlan): boolean =>
  change !== null || source !== undefined || isJudged;

const toFileRow = ({ productId, plan: { row } }: Came) => (row === undefined ? [] : [{ productId, text: row }]);

function toFieldEdit({ productId, plan: { source } }: Came) {
  if (!source || source.field === null) return [];
  const { product, isHandEdited, field } = source;
  return [{ id: productId, product, isHandEdited, field }];
}

type Locked = { products: ReadonlyMap<number, Product>; contents: ReadonlyMap<number, OptimizedContent> };

/** What is stored of a product beside its fields; nothing where nothing changes. */
function toProductChange({ productId, plan }: Came, { products, contents }: Locked): ProductChange[] {
  const { change, source, isNone = false, isJudged = false, judgements = [] } = plan;
  const product = products.get(productId);
  if (!product) return [];
  if (change) return [{ product, content: isNone ? null : change.content, history: change.history, judgements }];
  if (isJudged) return [{ product, content: contents.get(productId) ?? null, history: [], isKept: true }];
  if (!source) return [];
  const content = source.noted ?? contents.get(productId) ?? null;
  const isKept = source.noted === null;
  return [{ product: { ...product, ...source.product }, content, history: source.history, isKept }];
}

async function storeAlone(
  context: Context,
  run: store.RunRow,
  came: Came,
  endedAt: Date,
  { onFault }: Tools,
): Promise<void> {
  const how = { isLastTry: true, endedAt };
  try {
    await storeItems(context, run, [came], how);
  } catch (error) {
    if (isWorthWaiting(error)) throw error;
    onFault(error, came.productId);
    await storeItems(context, run, [{ ...came, plan: planFailure() }], how);
  }
}

/** Whether a product and its content still are as they were read. */
const isAsRead = (read: Read | null, product: Product | undefined, content: OptimizedContent | undefined): boolean =>
  read !== null &&
  product !== undefined &&
  read.content?.version === content?.version &&
  isDeepStrictEqual(sourceOf(read.product), sourceOf(product));

function toRow({ productId, plan, read }: Came, lenses: ReadonlyMap<number, Lens | null>): itemStore.ItemRow {
  const { outcome, parts, isChanged = null, isChecked = false, reason, skippedHits = null, change, source } = plan;
  const { done: partsDone = null, open: partsOpen = null } = plan.partCounts ?? {};
  const finding = isChecked ? needsLook(lenses.get(productId) ?? null) : null;
  const replaced =
    source?.replaced ??
    (change && read ? findReplaced(read.content, read.content ?? startFromSource(read.product), change.content) : null);
  const isConfirmed = change?.history.some(({ details }) => details?.firstApprovedBy !== undefined) ?? null;
  return {
    productId,
    outcome,
    finding,
    isChanged,
    isConfirmed,
    parts,
    reason,
    skippedHits,
    partsDone,
    partsOpen,
    replaced,
  };
}
