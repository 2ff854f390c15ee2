// Undoing an import product by product, by a run, so that an undo that stops on its way can go on.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { undoDays } from '#domain/history/undo-days.ts';
import { Problem } from '#domain/problem.ts';
import { type FieldChange, factChanges, findSourceChanges, sourceHistory } from '#domain/review/source-changes.ts';
import { planUndo, type UndoPlan } from '#domain/transfer/changes/plan-undo.ts';
import type { UndoOutcome } from '#domain/transfer/import-products.contract.ts';
import { namedConflicts, type UndoPreview } from '#domain/transfer/import-run.contract.ts';
import { deleteLocked, openSetAside } from '#server/catalogue/catalogue.commands.ts';
import { checkForStore, loadContents, lockListings } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { takeTurns } from '#server/http/take-turns.ts';
import { announce } from '#server/live/live.ts';
import { recordSourceChanges } from '#server/review/review.commands.ts';
import { findImportRow } from './import.store.ts';
import { countMoved, nothingMoved } from './import-aftermath.store.ts';
import { type Author, updateProducts } from './import-batch.store.ts';
import { saveHandEdited } from './import-known.store.ts';
import { forgetBrought } from './import-missing.store.ts';
import { isBeingUndone, isTooOldToUndo } from './import-outcome.store.ts';
import { restoreSuppliers } from './suppliers.store.ts';
import * as store from './undo.store.ts';

export { selectWaiting } from './undo.store.ts';

/** Throws ILLEGAL_TRANSITION where a run undoes the import already. */
export async function refuseSecondUndo(db: Db, id: number): Promise<void> {
  if (await isBeingUndone(db, id)) throw new Problem('ILLEGAL_TRANSITION', 'This import is already being undone.');
}

/** Products of a preview read together. */
const previewedAtOnce = 50;

async function requireUndoable({ db, now }: Context, id: number): Promise<void> {
  const row = await findImportRow(db, id);
  if (!row) throw new Problem('NOT_FOUND', 'Import not found');
  if (row.isDryRun) throw new Problem('IMPORT_NOT_READY', 'A dry run changes nothing, so there is nothing to undo.');
  if (row.state === 'running') throw new Problem('IMPORT_NOT_READY', 'This import is still running.');
  if (isTooOldToUndo(row.createdAt, now()))
    throw new Problem('IMPORT_NOT_READY', `An import can be undone for ${undoDays} days.`);
}

/** What undoing an import would do now, by the plans that undo it. Throws Problem: NOT_FOUND, IMPORT_NOT_READY for what cannot be undone. */
export async function previewUndo(context: Context, id: number): Promise<UndoPreview> {
  await requireUndoable(context, id);
  const moved = (await countMoved(context.db, [id])).get(id) ?? nothingMoved;
  const preview: UndoPreview = { undone: 0, partly: 0, left: 0, deleted: 0, moved, conflicts: [] };
  const turn = takeTurns();
  let after: store.ImportedRow | undefined;
  for (;;) {
    const items = await store.listToUndo(context.db, id, previewedAtOnce, after);
    const states = await store.loadStates(context.db, items);
    for (const item of items) {
      const state = states(item);
      const { outcome, reason, effect } = planUndo(item, state);
      preview[outcome] += 1;
      if (effect.kind === 'delete') preview.deleted += 1;
      if (outcome !== 'undone' && preview.conflicts.length < namedConflicts) {
        const { sku, title } = state.product ?? item;
        const productId = state.product ? item.productId : null;
        preview.conflicts.push({ sku, title, productId, outcome, reason: reason ?? '' });
      }
      await turn();
    }
    after = items.at(-1);
    if (items.length < previewedAtOnce) return preview;
  }
}

/**
 * Makes an import ready to be undone by a run: what was left before is tried again. Answers how many products wait for it, of some ids only
 * those, and the highest id of them. Throws Problem: NOT_FOUND, IMPORT_NOT_READY for what cannot be undone, ILLEGAL_TRANSITION where a run
 * does so already.
 */
export async function openUndo(
  tx: Db,
  context: Context,
  id: number,
  productIds?: readonly number[],
): Promise<{ total: number; until: number }> {
  await requireUndoable({ ...context, db: tx }, id);
  await refuseSecondUndo(tx, id);
  await store.forgetConflicts(tx, id, productIds);
  await store.markUndoing(tx, id, { actorId: context.actor.id, at: context.now() });
  await forgetBrought(tx, id, productIds);
  return await store.countWaiting(tx, id, productIds);
}

type Undone = { outcome: UndoOutcome; reason: string | null };

/** Products of an import with what undoing it does to them, as they were when it was planned. */
export type UndoAhead = { productIds: readonly number[]; ready: ReadonlyMap<number, ReadyUndo> };
type ReadyUndo = PlannedUndo & { stamp: string; checked: Checked | null };

/**
 * Plans and checks, without a transaction, what goes back of some products: the longer half of the work, while the database stores others.
 * Products to be deleted are left to the transaction, which decides by all that hangs on them.
 */
export async function planAhead(
  { db, now }: Context,
  importId: number,
  productIds: readonly number[],
): Promise<UndoAhead> {
  const items = (await store.listItems(db, importId, productIds)).filter(isChange);
  // The versions of the rows first: what is read after them is at least as new.
  const stateOf = await store.loadStates(db, items);
  const contents = await loadContents(
    db,
    items.flatMap(({ productId }) => productId ?? []),
  );
  const planned = items.flatMap((item) => {
    const state = stateOf(item);
    const { productId: id } = item;
    return id === null || !state.product || state.stamp === null
      ? []
      : [{ id, ...planItem(item, state), stamp: state.stamp }];
  });
  const checked = await checkForStore(db, listingsOf(changesOf(planned.flatMap(toRestored)), contents), now());
  const checkedOf = new Map(checked.map((each) => [each.id, each]));
  return {
    productIds,
    ready: new Map(planned.map(({ id, ...each }) => [id, { ...each, checked: checkedOf.get(id) ?? null }])),
  };
}

const isChange = ({ kind }: store.ImportedRow): boolean => kind !== 'new' && kind !== 'returned';
const toRestored = ({ restored }: { restored: Restored | null }): Restored[] => (restored ? [restored] : []);

/** Takes products of an import back, those that changed since by a new plan; answers what came of each that had not been undone. */
export async function undoProducts(
  tx: Db,
  context: Context,
  importId: number,
  { productIds, ready }: UndoAhead,
): Promise<Map<number, Undone>> {
  const aside = openSetAside(tx);
  await aside.open(productIds);
  const planned = productIds.filter((id) => ready.has(id));
  const stamps = await store.lockStamps(tx, importId, planned);
  const asPlanned = [...ready].filter(([id, { stamp }]) => stamps.get(id) === stamp);
  const done = new Set(asPlanned.map(([id]) => id));
  const asReady = asPlanned.map(([, each]) => each);
  const checked = asReady.flatMap((each) => each.checked ?? []);
  const undone = await storeUndone(tx, context, importId, asReady, checked);
  const others = productIds.filter((id) => !done.has(id));
  const items = await store.lockItems(tx, importId, others);
  undone.push(...(await undoItems(tx, context, importId, items)));
  await aside.close();
  await announce(tx, { type: 'import', importId });
  await announce(tx, { type: 'catalogue' });
  return new Map(
    undone.flatMap(({ item: { productId }, outcome, reason }) =>
      productId === null ? [] : [[productId, { outcome, reason }] as const],
    ),
  );
}

type PlannedUndo = { item: store.ImportedRow; state: store.ItemState; restored: Restored | null } & UndoPlan;

function planItem(item: store.ImportedRow, state: store.ItemState): PlannedUndo {
  const plan = planUndo(item, state);
  const { effect } = plan;
  const { productId: id } = item;
  const { product: before } = state;
  const restored = effect.kind === 'put-back' && id !== null && before ? { id, before, state, effect } : null;
  return { item, state, ...plan, restored };
}

/** Takes locked items back, in a handful of statements however many there are. */
async function undoItems(
  tx: Db,
  context: Context,
  importId: number,
  items: readonly store.ImportedRow[],
): Promise<PlannedUndo[]> {
  const by = { actorId: context.actor.id, at: context.now(), importId };
  const contents = await lockListings(
    tx,
    items.flatMap(({ productId }) => productId ?? []),
  );
  const stateOf = await store.loadStates(tx, items);
  const planned = items.map((item) => planItem(item, stateOf(item)));
  const gone = planned.flatMap(({ item: { productId }, state, effect }) =>
    effect.kind === 'delete' && state.product && productId !== null ? [productId] : [],
  );
  await deleteLocked(tx, gone, by);
  const checked = await checkForStore(tx, listingsOf(changesOf(planned.flatMap(toRestored)), contents), by.at);
  return await storeUndone(tx, context, importId, planned, checked);
}

/** Stores what goes back of locked products that are as they were planned, and what came of each. */
async function storeUndone(
  tx: Db,
  context: Context,
  importId: number,
  planned: readonly PlannedUndo[],
  checked: readonly Checked[],
): Promise<PlannedUndo[]> {
  const by = { actorId: context.actor.id, at: context.now(), importId };
  await storeRestored(tx, context, planned.flatMap(toRestored), checked, by);
  await store.restoreRows(tx, importId, rowsOf(planned));
  await restoreSuppliers(
    tx,
    planned.flatMap(({ item: { productId: id }, effect }) =>
      effect.kind === 'put-back' && id !== null && effect.supplier ? { id, supplierId: effect.supplier.id } : [],
    ),
  );
  await store.saveOutcomes(tx, planned);
  return [...planned];
}

/** The kept rows that go back with what goes back of the products. */
const rowsOf = (planned: readonly PlannedUndo[]) =>
  planned.flatMap(({ item: { productId, replacedRows }, effect }) =>
    effect.kind === 'put-back' && productId !== null && replacedRows ? [{ id: productId, replaced: replacedRows }] : [],
  );

type Restored = {
  id: number;
  before: SourceProduct;
  state: store.ItemState;
  effect: Extract<UndoPlan['effect'], { kind: 'put-back' }>;
};

type Changed = {
  id: number;
  product: SourceProduct;
  changes: FieldChange[];
  state: store.ItemState;
  handEdited: string[];
};

/** Those whose sources change by it. */
const changesOf = (restored: readonly Restored[]): Changed[] =>
  restored.flatMap(({ id, before, state, effect: { product, handEdited } }) => {
    const changes = findSourceChanges(before, product);
    return changes.length > 0 ? [{ id, product, changes, state, handEdited }] : [];
  });

const listingsOf = (changed: readonly Changed[], contents: Contents) =>
  changed.map(({ id, product }) => ({ id, product, source: null, content: contents.get(id) ?? null }));
type Contents = Awaited<ReturnType<typeof lockListings>>;
type Checked = Awaited<ReturnType<typeof checkForStore<ReturnType<typeof listingsOf>[number]>>>[number];

/** Stores sources as they were before the import, with their figures and history, and marks approved parts whose facts changed. */
async function storeRestored(
  tx: Db,
  context: Context,
  restored: readonly Restored[],
  checked: readonly Checked[],
  by: Author,
): Promise<void> {
  const changed = changesOf(restored);
  await updateProducts(tx, checked, by);
  await saveHandEdited(
    tx,
    changed.flatMap(({ id, state, handEdited }) => {
      const all = new Set([...state.handEdited, ...handEdited]);
      return all.size > state.handEdited.length ? [{ id, handEdited: [...all] }] : [];
    }),
  );
  const entries = changed.flatMap(({ id, changes }) =>
    sourceHistory(changes, 'import-undone').map((draft) => ({ ...draft, productId: id })),
  );
  await appendHistory(tx, entries, by);
  const hasContent = new Set(checked.flatMap(({ id, content }) => (content ? [id] : [])));
  const facts = changed.map(({ id, changes }) => [id, factChanges(changes, by.at.toISOString())] as const);
  await recordSourceChanges(tx, context, new Map(facts.filter(([id]) => hasContent.has(id))));
}
