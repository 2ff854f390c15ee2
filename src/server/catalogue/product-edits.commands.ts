// Use cases on single source products: add, edit, clone, delete and restore; each is one transaction that informs other browsers.

import { isSameValue } from '#domain/canonical-json.ts';
import { copySkus } from '#domain/catalogue/copy-sku.ts';
import type { Product, SourceProduct } from '#domain/catalogue/product.ts';
import type { NewProduct, ProductEdit } from '#domain/catalogue/product-input.ts';
import { dropLast, moveAlts } from '#domain/images/image-detail.ts';
import { Problem } from '#domain/problem.ts';
import type { SourceChange } from '#domain/review/content.ts';
import { factChanges, fieldKey, findSourceChanges, sourceHistory } from '#domain/review/source-changes.ts';
import { record } from '#server/audit/audit.commands.ts';
import { recheckProduct } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { requireStaying } from '#server/http/require-may.ts';
import { announce } from '#server/live/live.ts';
import { loadProduct } from './catalogue.store.ts';
import { lockDeleted } from './deleted-products.store.ts';
import { deleteLocked, moveProducts } from './moves.commands.ts';
import * as store from './product-edits.store.ts';
import { findSetAsideSkus } from './set-aside.store.ts';

const writtenNow = (context: Context): store.Written => ({ actorId: context.actor.id, at: context.now() });

const isSetAsideSku = async (db: Db, sku: string) => (await findSetAsideSkus(db, [sku])).has(sku);

async function duplicateSku(db: Db, sku: string): Promise<Problem> {
  const text = (await isSetAsideSku(db, sku))
    ? `A product that is set aside has the SKU “${sku}”. Bring it back, or choose a different SKU.`
    : `Another product already has the SKU “${sku}”. Choose a different one.`;
  return new Problem('DUPLICATE_SKU', text, { issues: [{ path: 'sku', message: text }] });
}

/** Does what may give a product an SKU that another one has. Throws Problem DUPLICATE_SKU where it does. */
async function withOwnSku<Result>(db: Db, sku: string | undefined, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (postgresCode(error) === '23505' && sku !== undefined) throw await duplicateSku(db, sku);
    throw error;
  }
}

/** Informs every browser that lists, figures, filters and neighbors have changed. */
const announceCatalogue = (tx: Db) => announce(tx, { type: 'catalogue' });

/** Adds a product that was typed in. Throws Problem: DUPLICATE_SKU. */
export async function createProduct(context: Context, given: NewProduct): Promise<Product> {
  const product: SourceProduct = {
    sku: given.sku,
    title: given.title,
    description: given.description ?? '',
    bullets: given.bullets ?? [],
    images: given.images ?? [],
    imageAlts: dropLast((given.imageAlts ?? []).slice(0, given.images?.length ?? 0)),
    price: given.price ?? null,
    category: given.category ?? null,
    subcategory: given.subcategory ?? null,
    brand: given.brand ?? null,
    retailer: given.retailer ?? null,
    attributes: given.attributes ?? [],
    translations: given.translations ?? {},
  };
  return await withOwnSku(context.db, product.sku, () =>
    context.db.transaction(async (tx) => {
      const added = await store.insertProduct(tx, product, writtenNow(context));
      if (!added) throw await duplicateSku(tx, product.sku);
      await announceCatalogue(tx);
      return added;
    }),
  );
}

/** What a caller last saw: the version of If-Match, null when it did not say, or the time a body names. */
type Seen = { version: number | null; updatedAt: string | undefined };

function refuseStale(current: Product, { version, updatedAt }: Seen): void {
  const isVersion = version === null || version === current.version;
  if (isVersion && (updatedAt === undefined || Date.parse(updatedAt) === Date.parse(current.updatedAt))) return;
  throw new Problem(
    'STALE_VERSION',
    'Someone else changed this product in the meantime. Nothing was overwritten. Review what changed, then save again.',
  );
}

/** Records changed facts of locked products for what was approved before, in the transaction that changed them. */
export type RecordSourceChanges = (
  tx: Db,
  context: Context,
  changes: ReadonlyMap<number, readonly SourceChange[]>,
) => Promise<void>;

/**
 * Edits the source of a product the way an import would: parts approved before are marked with the facts that changed, and changed
 * fields get a history entry. An edit that changes nothing stores nothing. Throws Problem: NOT_FOUND, STALE_VERSION, DUPLICATE_SKU, FORBIDDEN
 * where who acts could not change it any more.
 */
export async function editProduct(
  context: Context,
  recordSourceChanges: RecordSourceChanges,
  id: number,
  edit: ProductEdit,
  version: number | null = null,
): Promise<Product> {
  const { updatedAt, ...fields } = edit;
  return await withOwnSku(context.db, fields.sku, () =>
    context.db.transaction(async (tx) => {
      const current = await loadProduct(tx, id, { lock: true });
      refuseStale(current, { version, updatedAt });
      const before = store.sourceOf(current);
      const after = withAlts(before, { ...before, ...withoutAbsent(fields) }, fields.imageAlts !== undefined);
      if (isSameValue(before, after)) return current;
      requireStaying(context, after);
      const now = context.now();
      // Later than the last time even within one millisecond: a body may name the time it saw in place of the version.
      const by = {
        actorId: context.actor.id,
        at: new Date(Math.max(now.getTime(), Date.parse(current.updatedAt) + 1)),
      };
      const changes = findSourceChanges(before, after);
      await store.updateProduct(tx, id, after, changes.map(fieldKey), by);
      const entries = sourceHistory(changes, 'source-edited').map((entry) => ({ ...entry, productId: id }));
      await appendHistory(tx, entries, { actorId: by.actorId, at: now });
      await recordSourceChanges(tx, context, new Map([[id, factChanges(changes, now.toISOString())]]));
      await announce(tx, { type: 'product', productId: id, version: null });
      // Read once all is stored: what was approved before can be marked or wait again.
      return await loadProduct(tx, id);
    }),
  );
}

/** Alt texts that were not given go with their images; those that were stand in the order of the new ones. */
function withAlts(before: SourceProduct, after: SourceProduct, isGiven: boolean): SourceProduct {
  const imageAlts = isGiven ? dropLast(after.imageAlts.slice(0, after.images.length)) : moveAlts(before, after.images);
  return { ...after, imageAlts };
}

function withoutAbsent(fields: Omit<ProductEdit, 'updatedAt'>): Partial<SourceProduct> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * Copies a source product under the first free `…-copy` SKU. The copy starts where a new product starts: what was approved was
 * approved for the other one. The rows of the file it came from stay with the original too, since they carry its SKU and variants.
 */
export async function cloneProduct(context: Context, id: number): Promise<Product> {
  return await context.db.transaction(async (tx) => {
    const by = writtenNow(context);
    const source = store.sourceOf(await loadProduct(tx, id));
    const copy = await insertCopy(tx, source, by);
    await store.copyDataSources(tx, id, copy.id, by);
    await recheckProduct(tx, copy.id, by.at);
    await announceCatalogue(tx);
    return await loadProduct(tx, copy.id);
  });
}

const candidatesAtOnce = 50;

/** Someone may take a SKU between looking and inserting: then the next free one is taken. */
async function insertCopy(tx: Db, source: SourceProduct, by: store.Written): Promise<Product> {
  for (let from = 1; ; from += candidatesAtOnce) {
    const candidates = copySkus(source.sku, from, candidatesAtOnce);
    const taken = new Set([
      ...(await store.findTakenSkus(tx, candidates)),
      ...(await findSetAsideSkus(tx, candidates)),
    ]);
    for (const sku of candidates.filter((candidate) => !taken.has(candidate))) {
      const copy = await store.insertProduct(tx, { ...source, sku }, by);
      if (copy) return copy;
    }
  }
}

/** Notes a product that was deleted, in the transaction that deleted it, where people find it again. */
export type NoteDeletion = (tx: Db, context: Context, id: number) => Promise<void>;

/** Takes a product out of the catalogue; for 30 days it can be restored. Its history stays. Throws Problem: NOT_FOUND. */
export async function deleteProduct(context: Context, noteDeletion: NoteDeletion, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { sku } = await loadProduct(tx, id, { lock: true });
    await deleteLocked(tx, [id], writtenNow(context));
    await noteDeletion(tx, context, id);
    await record(tx, context, { kind: 'product', action: 'deleted', target: { id, name: sku } });
    await announceCatalogue(tx);
  });
}

/** Puts a deleted product back as it was, under its id. Throws Problem: NOT_FOUND, DUPLICATE_SKU. */
export async function restoreProduct(context: Context, id: number): Promise<Product> {
  return await context.db.transaction(async (tx) => {
    const kept = await lockDeleted(tx, id);
    if (!kept) throw new Problem('NOT_FOUND', 'This product cannot be restored: it is not among the deleted products.');
    const moved = await moveProducts(tx, [id], { from: 'deleted', to: 'catalog' }, writtenNow(context));
    if (!moved.has(id)) {
      const text = (await isSetAsideSku(tx, kept.sku))
        ? `A product that is set aside has the SKU “${kept.sku}”. Bring it back and change its SKU, then restore this product.`
        : `Another product now uses the SKU “${kept.sku}”. Change the SKU of that product, then restore this product.`;
      throw new Problem('DUPLICATE_SKU', text);
    }
    await record(tx, context, { kind: 'product', action: 'restored', target: { id, name: kept.sku } });
    await announceCatalogue(tx);
    return await loadProduct(tx, id);
  });
}
