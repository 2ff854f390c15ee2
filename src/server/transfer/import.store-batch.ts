// Stores a sorted batch of an import: its products, and what the import did to each.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { translatedText } from '#domain/catalogue/translations.ts';
import { Problem } from '#domain/problem.ts';
import { type FieldChange, factChanges, isOfTranslation, sourceHistory } from '#domain/review/source-changes.ts';
import { replacedSource } from '#domain/transfer/changes/replaced-source.ts';
import type { ImportedChange } from '#domain/transfer/import-products.contract.ts';
import type { ProvidedField } from '#domain/transfer/record.ts';
import type { ImportSupplier } from '#domain/transfer/supplier-skus.ts';
import { checkForStore, type StoredCheck } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { recordSourceChanges } from '#server/review/review.commands.ts';
import { isChanged, isEdited, type LockedBatch, type SortedBatch, type Updated } from './import.batch.ts';
import * as store from './import-batch.store.ts';
import * as knownStore from './import-known.store.ts';
import { type ImportedRow, saveImportedProducts } from './import-products.store.ts';
import { holdSupplier, saveSupplier } from './suppliers.store.ts';

const supplierGone = ({ name }: ImportSupplier) =>
  new Problem('INVALID_INPUT', `The supplier ${name} was deleted. Choose another one and import the rest of the file.`);

/** A plan's changes and what it kept, edits by hand first, with the values as they were and as the file has them. */
function importedChanges({ known, read, plan }: Updated): ImportedChange[] {
  const value = (product: SourceProduct, change: FieldChange) =>
    isOfTranslation(change)
      ? translatedText(product.translations ?? {}, change.field)
      : product[change.field as ProvidedField];
  const isHandEdit = (change: FieldChange) => plan.kept.includes(change) || plan.overwritten.includes(change);
  const others = plan.changes.filter((change) => !isHandEdit(change));
  return [...plan.kept, ...plan.overwritten, ...others].map((change) => ({
    field: change.field,
    isAttribute: change.isAttribute ?? false,
    before: change.isAttribute ? change.before : value(known.product, change),
    // What was taken may be more than the file says: alt texts of images it does not show stay.
    after: change.isAttribute ? change.after : value(plan.kept.includes(change) ? read.product : plan.product, change),
    isHandEdit: isHandEdit(change),
    isKept: plan.kept.includes(change),
  }));
}

const changedOf = ({ updated }: SortedBatch) => updated.filter(({ plan }) => isChanged(plan));

/** Of products checked before, as they were read. */
export type ReadyChecks = ReadonlyMap<SourceProduct, StoredCheck>;

/** Stores a sorted batch: products with their checks, search texts, kept rows, history of changed parts, and marks on approved parts. Answers the ids of those it added. */
export async function storeBatch(
  tx: Db,
  context: Context,
  importId: number,
  sorted: LockedBatch,
  { checks = new Map(), supplier = null }: { checks?: ReadyChecks; supplier?: ImportSupplier | null } = {},
): Promise<number[]> {
  const by: store.Author = { actorId: context.actor.id, at: context.now(), importId };
  if (supplier && !(await holdSupplier(tx, supplier.id))) throw supplierGone(supplier);
  const changed = changedOf(sorted);
  const { contents } = sorted;
  const added = sorted.added.map(({ product, source, shopName, groupedBy: read, row, isReturned }) => {
    const groupedBy = read && 'name' in read ? read.name : null;
    const kind = isReturned ? ('returned' as const) : ('new' as const);
    return { id: null, product, source, shopName: shopName?.value ?? null, groupedBy, row, kind, content: null };
  });
  const checked = added.flatMap((listing) => {
    const check = checks.get(listing.product);
    return check ? [{ ...listing, check }] : [];
  });
  const ids = await store.insertProducts(
    tx,
    checked.length === added.length ? checked : await checkForStore(tx, added, by.at),
    {
      ...by,
      supplierId: supplier?.id ?? null,
    },
  );
  const updated = changed.map(({ known: { id }, plan: { product } }) => {
    return { id, product, source: null, content: contents.get(id) ?? null };
  });
  await store.updateProducts(tx, await checkForStore(tx, updated, by.at), by);
  const sources = sorted.updated.flatMap(({ known, read, plan }) =>
    plan.source
      ? [{ id: known.id, source: plan.source, shopName: read.shopName?.value ?? null, groupedBy: plan.groupedBy }]
      : [],
  );
  const imported = sorted.updated.map((updated) => {
    const { source, sourceImportId: importId, shopName, groupedBy } = updated.known;
    const replaced = updated.plan.source;
    const replacedRows = replaced && {
      source: source && replacedSource(source, replaced),
      importId,
      shopName,
      groupedBy,
    };
    return { ...toImported(updated), replacedRows };
  });
  await saveImportedProducts(tx, importId, imported);
  if (supplier)
    await saveSupplier(
      tx,
      supplier.id,
      sorted.updated.flatMap(({ known: { id }, supplierChange }) => (supplierChange ? id : [])),
    );
  await store.saveSources(tx, sources, importId);
  await store.saveGroupedBy(
    tx,
    sorted.updated.flatMap(({ known: { id, groupedBy }, plan }) =>
      plan.source === null && plan.groupedBy !== groupedBy ? [{ id, groupedBy: plan.groupedBy }] : [],
    ),
  );
  await knownStore.saveHandEdited(
    tx,
    sorted.updated.flatMap(({ known: { id }, plan: { handEdited } }) => ({ id, handEdited })),
  );
  const entries = changed.flatMap(({ known, plan }) =>
    sourceHistory(plan.changes, 'imported').map((draft) => ({ ...draft, productId: known.id })),
  );
  await appendHistory(tx, entries, by);
  const facts = changed.map(({ known, plan }) => [known.id, factChanges(plan.changes, by.at.toISOString())] as const);
  await recordSourceChanges(tx, context, new Map(facts.filter(([id]) => contents.has(id))));
  await sorted.aside.close();
  return ids;
}

/** What the import does to a product that is here. */
export function toImported(updated: Updated): ImportedRow {
  const { known, read, plan, supplierChange } = updated;
  return {
    row: read.row,
    sku: known.product.sku,
    title: known.product.title,
    productId: known.id,
    kind: isChanged(plan) ? 'changed' : 'same',
    isEdited: isEdited(plan),
    changes: importedChanges(updated),
    supplierChange,
  };
}
