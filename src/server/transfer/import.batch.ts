// One batch of an import: sort the items read into new, changed, unchanged and refused, and store what is to be stored.
import { factChanges, sourceHistory } from '#domain/review/source-changes.ts';
import { planUpdate, type UpdatePlan } from '#domain/transfer/plan-update.ts';
import type { ReadItem, ReadProduct } from '#domain/transfer/record.ts';
import type { ImportCounts, ImportProblem } from '#domain/transfer/transfer.contract.ts';
import type { Context } from '#server/app/context.ts';
import { judgeListings, lockListings } from '#server/benchmarks/judge.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import { recordSourceChanges } from '#server/review/review.commands.ts';
import * as store from './import.store.ts';

/** The file's columns, for the plan of an update. */
export type FileShape = { columns: ReadonlySet<string> };

export type SortedBatch = {
  added: ReadProduct[];
  updated: { known: store.Known; plan: UpdatePlan }[];
  counts: ImportCounts;
  problems: ImportProblem[];
};

/** Sorts items against what is stored; `seen` holds the skus of the run so far, and is only read here. */
export async function sortBatch(
  db: Db,
  items: readonly ReadItem[],
  seen: ReadonlySet<string>,
  file: FileShape,
): Promise<SortedBatch> {
  const sorted: SortedBatch = {
    added: [],
    updated: [],
    counts: { read: items.length, new: 0, changed: 0, unchanged: 0, refused: 0 },
    problems: [],
  };
  const inBatch = new Set<string>();
  const skus = items.flatMap((item) => (item.kind === 'product' ? [item.product.sku] : []));
  const known = await store.loadKnown(db, skus);
  for (const item of items) {
    if (item.kind === 'refused') {
      sorted.counts.refused += 1;
      sorted.problems.push(...item.problems);
      continue;
    }
    const { sku } = item.product;
    if (seen.has(sku) || inBatch.has(sku)) {
      sorted.counts.refused += 1;
      sorted.problems.push({
        row: item.row,
        column: null,
        value: sku,
        reason: 'This sku stands in the file before; only its first product is taken.',
      });
      continue;
    }
    inBatch.add(sku);
    sorted.problems.push(...item.warnings);
    const here = known.get(sku);
    if (!here) {
      sorted.counts.new += 1;
      sorted.added.push(item);
      continue;
    }
    const plan = planUpdate(here, item, file.columns);
    if (plan.changes.length > 0) sorted.counts.changed += 1;
    else sorted.counts.unchanged += 1;
    if (plan.changes.length > 0 || plan.source) sorted.updated.push({ known: here, plan });
  }
  return sorted;
}

/** Stores a sorted batch: products with their quality, search texts, kept rows, history of changed parts, and marks on approved parts. */
export async function storeBatch(tx: Db, context: Context, importId: number, sorted: SortedBatch): Promise<void> {
  const by: store.Written = { actorId: context.actor.id, at: context.now(), importId };
  const changed = sorted.updated.filter(({ plan }) => plan.changes.length > 0);
  const contents = await lockListings(
    tx,
    changed.map(({ known }) => known.id),
  );
  const added = sorted.added.map(({ product, source }) => ({ id: null, product, source, content: null }));
  await store.insertProducts(tx, await judgeListings(tx, added, by.at), by);
  const updated = changed.map(({ known: { id }, plan: { product } }) => {
    return { id, product, source: null, content: contents.get(id) ?? null };
  });
  await store.updateProducts(tx, await judgeListings(tx, updated, by.at), by);
  const sources = sorted.updated.flatMap(({ known, plan }) =>
    plan.source ? [{ id: known.id, source: plan.source }] : [],
  );
  await store.saveSources(tx, sources, importId);
  for (const { known, plan } of changed) {
    await appendHistory(tx, known.id, sourceHistory(plan, 'imported'), by);
    if (known.content) await recordSourceChanges(tx, context, known.id, factChanges(plan.changes, by.at.toISOString()));
  }
}
