// What rows say when they are read again: the check that keeps a source's own cells only while they still speak true.
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { createCleaningLog } from '../cells/cleaning-log.ts';
import { factName } from '../cells/column-names.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { withoutRepeats } from '../fields/build-attributes.ts';
import type { SourceRow } from '../record.ts';
import { buildProduct } from './build-product.ts';
import type { ReadFormat } from './format.ts';
import { createImportPlan, type ImportPlan } from './import-plan.ts';

const none: ReadonlySet<string> = new Set();

/** The plan an import would make for these rows alone; the first row, which speaks for the product, gives the samples. */
export function planOf(format: ReadFormat, rows: readonly SourceRow[]): ImportPlan {
  const [main = {}] = rows;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return createImportPlan(format, format.suggestMapping(sampleColumns(columns, [Object.entries(main)], 1)));
}

/** Reads the rows of one product: what they say, null when an import would refuse them, and by which plan. */
export function readRows(
  format: ReadFormat,
  rows: readonly SourceRow[],
): { said: SourceProduct | null; plan: ImportPlan } {
  const [main, ...others] = rows.map((row, index) => ({ row: index + 1, fields: Object.entries(row) }));
  const plan = planOf(format, rows);
  const item = main && buildProduct(plan, { main, others }, createCleaningLog(), none);
  return { said: item?.kind === 'product' ? item.product : null, plan };
}

/** What the rows of one product say; null when an import would refuse them. */
export const readBack = (format: ReadFormat, rows: readonly SourceRow[]): SourceProduct | null =>
  readRows(format, rows).said;

/** Text without regard to white space, which shops and spreadsheets change on the way. */
function normalText(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** True when two values of a field say the same. */
export function saysSame(
  a: string | readonly string[] | null | undefined,
  b: string | readonly string[] | null | undefined,
): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((text, index) => saysSame(text, b[index]));
  return normalText(String(a ?? '')) === normalText(String(b ?? ''));
}

const nameKey = (name: string) => normalText(name).toLowerCase();

/**
 * Facts of the product that its rows do not state: neither as they are read nor as a cell under that name (which column counts as a
 * fact can depend on the rest of the file).
 */
export function missingAttributes(
  wanted: readonly Attribute[],
  said: SourceProduct | null,
  row: SourceRow,
): Attribute[] {
  const known = new Map(said?.attributes.map(({ name, value }) => [nameKey(name), value]));
  const cells = new Map(Object.entries(row).map(([name, cell]) => [nameKey(name), cell]));
  return wanted.filter(({ name, value }) => {
    const key = nameKey(name);
    // Values of one name were joined with their repeats before.
    const isSaid = (said: string | undefined) => saysSame(said, value) || saysSame(said, withoutRepeats(value));
    return value.trim() !== '' && !isSaid(known.get(key)) && !isSaid(cells.get(key));
  });
}

/** The column of a row an import reads as the fact of this name. */
export function factColumn(plan: ImportPlan, row: SourceRow, name: string): string | undefined {
  return Object.entries(row).find(
    ([column, cell]) => nameKey(factName(column)) === nameKey(name) && plan.targetOf(column, cell) === 'attribute',
  )?.[0];
}
