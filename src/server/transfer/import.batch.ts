// One batch of an import: sorts the items read into new, changed, unchanged and refused.
import { type Match, matchKnown, otherCases } from '#domain/transfer/changes/match-known.ts';
import type { SupplierChange } from '#domain/transfer/changes/plan-undo.ts';
import { planUpdate, type UpdateOptions, type UpdatePlan } from '#domain/transfer/changes/plan-update.ts';
import { tooManyLanguages } from '#domain/transfer/fields/build-translations.ts';
import { mayMean, type OthersRules, refuseOther, unkeyItem } from '#domain/transfer/profiles/whose-product.ts';
import type { ReadItem, ReadProduct, ReadRefusal } from '#domain/transfer/record.ts';
import { bareSku, type ImportSupplier } from '#domain/transfer/supplier-skus.ts';
import type { ImportCounts, ImportProblem } from '#domain/transfer/transfer.contract.ts';
import { findDeleted, type OpenedAside, openSetAside } from '#server/catalogue/catalogue.commands.ts';
import { lockListings } from '#server/checks/check.commands.ts';
import type { Db } from '#server/database/database.ts';
import { noCounts, noTallies, type Tallies } from './import.tallies.ts';
import * as knownStore from './import-known.store.ts';

/** How a file is taken, and whose it is. */
export type ImportRules = UpdateOptions & { supplier?: ImportSupplier | null } & Partial<OthersRules>;

export type Updated = {
  known: knownStore.Known;
  read: ReadProduct;
  plan: UpdatePlan;
  /** Null where it has the supplier of the import already, or the import has none. */
  supplierChange: SupplierChange | null;
};
export type SortedBatch = Tallies & {
  added: (ReadProduct & { isReturned: boolean })[];
  /** Everything known of which the run has something to store or to tell. */
  updated: Updated[];
  counts: ImportCounts;
  problems: ImportProblem[];
  /** Of everything that is new or here. */
  skus: string[];
  /** Ids of products here that it takes, as they are or changed, and of those that it may change and only refused rows name. */
  taken: number[];
  met: number[];
};

export const emptyBatch = (counts: Partial<ImportCounts>): SortedBatch => ({
  added: [],
  updated: [],
  counts: { ...noCounts, ...counts },
  ...noTallies,
  problems: [],
  skus: [],
  taken: [],
  met: [],
});

const newNeedsTitle = 'A new product needs a title, and no product in the catalog has this SKU.';

/** What is said of a row that names no product, or several. */
function refusalsOf({ problems }: ReadRefusal, { read, several }: Match<unknown>): ImportProblem[] {
  const [first, ...others] = problems;
  if (!first || !read) return problems;
  const value = first.column === null ? read.product.sku : first.value;
  if (several.length === 0) return [{ ...first, value, reason: `${first.reason} ${newNeedsTitle}` }, ...others];
  return [{ ...first, column: null, value: read.product.sku, reason: severalMeant(several) }];
}

/** What is said of a product whose SKU came before; a name made of its title is no SKU that anyone gave. */
function repeated({ row, product: { sku, title }, isNamedByTitle, namedBy }: ReadProduct): ImportProblem {
  if (namedBy !== undefined) {
    const reason = `“${namedBy}” identifies the products of this file, and an earlier product has the same value and title. Only the earlier product is imported.`;
    return { row, column: namedBy, value: sku, reason };
  }
  if (!isNamedByTitle)
    return {
      row,
      column: null,
      value: sku,
      reason: 'An earlier product in the file has this SKU. Only the earlier product is imported.',
    };
  const reason =
    'An earlier product in the file has this title, or one that differs only in symbols, and only price or stock can tell the two apart. Add a column with a SKU for each product.';
  return { row, column: null, value: title, reason };
}

const severalMeant = (skus: readonly string[]) =>
  `This row could mean several products: ${skus.slice(0, 5).join(', ')}. None of them was changed.`;

export const isChanged = (plan: UpdatePlan) => plan.changes.length > 0;
export const isEdited = (plan: UpdatePlan) => plan.kept.length + plan.overwritten.length > 0;

/** What is here of all that items may mean: by SKU, and by the names of shops where they have no other. */
async function findMeant(db: Db, given: readonly ReadItem[], supplier: ImportSupplier | null) {
  const key = supplier?.key ?? null;
  const named = given.flatMap((item) => (item.kind === 'product' ? item : (item.update ?? [])));
  const unsure = given.flatMap((item) => (item.kind === 'product' ? [] : (item.update?.product.sku ?? [])));
  const bySku = await knownStore.loadKnown(db, [
    ...named.flatMap(({ product: { sku } }) => (key === null ? sku : [sku, bareSku(sku, key)])),
    ...unsure.flatMap((sku) => otherCases(sku, key)),
    ...given.flatMap((item) => (item.kind === 'product' ? [] : (item.sku ?? []))),
  ]);
  const items = supplier === null ? given : given.map((item) => unkeyItem(item, supplier, bySku));
  const said = items.flatMap((item) => (item.kind === 'product' ? item : (item.update ?? [])));
  const byShopName = (
    await knownStore.loadByShopName(
      db,
      said.flatMap(({ product, shopName }) => (shopName?.isOnly && !bySku.has(product.sku) ? shopName.value : [])),
    )
  ).filter((known) => mayMean(known, supplier));
  const added = items.flatMap((item) => (item.kind === 'product' ? [item.product.sku] : []));
  const deleted = await findDeleted(
    db,
    added.filter((sku) => !bySku.has(sku)),
  );
  return { items, bySku, byShopName, deleted };
}

/** Sorts a product that is here, and counts what the file does to it. */
function takeKnown(
  sorted: SortedBatch,
  known: knownStore.Known,
  read: ReadProduct,
  { supplier = null, ...file }: Pick<ImportRules, 'supplier'> & UpdateOptions,
): void {
  sorted.taken.push(known.id);
  if (known.isSetAside) sorted.setAside += 1;
  const plan = planUpdate(known, read, file);
  if (plan.skippedLanguages.length > 0) {
    const value = plan.skippedLanguages.join(', ');
    sorted.problems.push({ row: read.row, column: null, value, reason: tooManyLanguages });
  }
  if (isChanged(plan)) sorted.counts.changed += 1;
  else sorted.counts.unchanged += 1;
  if (isEdited(plan)) sorted.edited += 1;
  sorted.blanks += plan.blanks;
  const supplierChange =
    supplier === null || known.supplierId === supplier.id ? null : { before: known.supplierId, after: supplier.id };
  if (supplierChange && known.supplier === null) sorted.claimed += 1;
  const isRegrouped = known.source !== null && plan.groupedBy !== (known.groupedBy ?? null);
  const isOtherwise = plan.source !== null || isRegrouped || plan.handEdited.length < known.handEdited.length;
  if (isChanged(plan) || isEdited(plan) || isOtherwise || supplierChange)
    sorted.updated.push({ known, read, plan, supplierChange });
}

/** Sorts items against what is stored; `seen` holds the skus of the run so far, and is only read here. */
export async function sortBatch(
  db: Db,
  given: readonly ReadItem[],
  seen: ReadonlySet<string>,
  { supplier = null, otherSupplier = 'refuse', isOwnFile = false, ...file }: ImportRules,
): Promise<SortedBatch> {
  const sorted = emptyBatch({ read: given.length });
  const inBatch = new Set<string>();
  const isSeen = (sku: string) => seen.has(sku) || inBatch.has(sku);
  const { items, bySku, byShopName, deleted } = await findMeant(db, given, supplier);
  const whoseIs = (known: knownStore.Known) => refuseOther(known, supplier, { otherSupplier, isOwnFile });
  const refuse = (problems: readonly ImportProblem[], met: readonly (knownStore.Known | undefined)[] = []) => {
    sorted.counts.refused += 1;
    sorted.problems.push(...problems);
    // A file that may not change a product does not bring it back, either.
    sorted.met.push(...met.flatMap((known) => (known && whoseIs(known).reason === null ? known.id : [])));
  };
  const known = [...bySku.values(), ...byShopName];
  const meant = ({ several }: Match<unknown>) => known.filter(({ product }) => several.includes(product.sku));
  for (const item of items) {
    const match = matchKnown(item, { bySku, byShopName, isSeen, key: supplier?.key ?? null });
    const { read, known: here } = match;
    if (!read) {
      refuse(item.kind === 'refused' ? item.problems : [], item.kind === 'refused' ? [bySku.get(item.sku ?? '')] : []);
      continue;
    }
    const { sku } = read.product;
    if (isSeen(sku)) {
      refuse([repeated(read)]);
      continue;
    }
    if (!here && item.kind === 'refused') {
      refuse(refusalsOf(item, match), meant(match));
      continue;
    }
    if (match.several.length > 0) {
      refuse([{ row: item.row, column: null, value: sku, reason: severalMeant(match.several) }], meant(match));
      continue;
    }
    if (here) {
      const { isOther, reason } = whoseIs(here);
      if (isOther) sorted.otherSuppliers += 1;
      if (reason !== null) {
        refuse([{ row: item.row, column: null, value: sku, reason }]);
        continue;
      }
    }
    inBatch.add(sku);
    sorted.problems.push(...read.warnings);
    // A title that is not taken of a product that has one.
    if (item.kind === 'refused') sorted.problems.push(...item.problems.filter(({ value }) => value !== null));
    if (here) {
      takeKnown(sorted, here, read, { supplier, ...file });
      continue;
    }
    sorted.counts.new += 1;
    const isReturned = deleted.has(sku);
    if (isReturned) sorted.returned += 1;
    sorted.added.push({ ...read, isReturned });
  }
  return { ...sorted, skus: [...inBatch] };
}

/** A sorted batch whose products are locked as they were sorted, with their content. */
export type LockedBatch = SortedBatch & { contents: Awaited<ReturnType<typeof lockListings>>; aside: OpenedAside };

/** Sorts items and locks the products of which something is stored. What somebody changed or deleted in between is sorted once more, or their change would be lost. */
export async function sortAndLock(
  tx: Db,
  items: readonly ReadItem[],
  seen: ReadonlySet<string>,
  file: ImportRules,
): Promise<LockedBatch> {
  const aside = openSetAside(tx);
  for (;;) {
    const sorted = await sortBatch(tx, items, seen, file);
    const known = sorted.updated.map((updated) => updated.known);
    // Where the others are, so that one statement changes them all; the last one of a batch sets them aside again.
    await aside.open(known.flatMap(({ id, isSetAside }) => (isSetAside ? [id] : [])));
    const contents = await lockListings(
      tx,
      known.map(({ id }) => id),
    );
    if (await knownStore.areAsKnown(tx, known)) return { ...sorted, contents, aside };
  }
}
