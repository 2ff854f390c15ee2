// What a dry run keeps to show of the products it would change: the first of each list, their values shortened.
import type { FieldValue } from '#domain/review/source-changes.ts';
import type { ImportCounts } from '#domain/transfer/transfer.contract.ts';
import { isChanged, isEdited, type SortedBatch } from './import.batch.ts';
import { toImported } from './import.store-batch.ts';
import { type ImportedRow, longestShown, shorten } from './import-products.store.ts';

/** Products a dry run names in each of its lists; the rest are only counted. */
const listedOfEach = 1_000;

const shortValue = (value: FieldValue): FieldValue => {
  if (!Array.isArray(value)) return value === null ? null : shorten(String(value));
  // Joined they are cut to that length anyway.
  return value.slice(0, longestShown).map(shorten);
};

/** The rows to list of a batch, behind those counted before it. */
export function planRows(
  sorted: SortedBatch,
  before: { counts: ImportCounts; edited: number; returned: number },
): ImportedRow[] {
  let { edited, returned } = before;
  let { changed } = before.counts;
  const rows: ImportedRow[] = [];
  for (const item of sorted.added) {
    if (!item.isReturned || returned++ >= listedOfEach) continue;
    const { sku, title } = item.product;
    rows.push({ row: item.row, sku, title: shorten(title), kind: 'returned' });
  }
  for (const updated of sorted.updated) {
    const { plan } = updated;
    const isListed = (isChanged(plan) && changed++ < listedOfEach) || (isEdited(plan) && edited < listedOfEach);
    if (isEdited(plan)) edited += 1;
    if (!isListed) continue;
    const { title, changes = [], ...row } = toImported(updated);
    const shortened = changes.map((change) => ({
      ...change,
      before: shortValue(change.before),
      after: shortValue(change.after),
    }));
    rows.push({ ...row, title: shorten(title), changes: shortened });
  }
  return rows;
}
