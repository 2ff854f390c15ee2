// What the tests of rows and fields work with: rows of a small file under a mapping of their own.
import { type CleaningLog, createCleaningLog } from '../cells/cleaning-log.ts';
import type { Field, Notes } from '../fields/field.ts';
import type { RawRecord } from '../files/scan.ts';
import { csv } from '../formats/own-layout.read.ts';
import type { ReadProduct } from '../record.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { buildProduct } from './build-product.ts';
import type { ReadFormat } from './format.ts';
import { createImportPlan, type ImportPlan } from './import-plan.ts';

export type Row = Record<string, string>;

/** Records as a scanner gives them: without empty cells, the first behind the header. */
export function recordsOf(rows: readonly Row[]): RawRecord[] {
  return rows.map((row, index) => ({ row: index + 2, fields: Object.entries(row).filter(([, cell]) => cell !== '') }));
}

export function testPlan(mapping: Mapping, format: ReadFormat = csv): ImportPlan {
  return createImportPlan(format, { ...mapping });
}

export type TestFields = {
  of(target: ImportTarget): Field[];
  notes: Notes;
  /** As `column value: reason`. */
  warnings: string[];
  log: CleaningLog;
};

/** The cells of a row by what they become, and what is said of them. */
export function testFields(mapping: Mapping, row: Row, format?: ReadFormat): TestFields {
  const plan = testPlan(mapping, format);
  const fields = recordsOf([row]).flatMap((record) => record.fields.map(([column, cell]) => ({ column, cell })));
  const warnings: string[] = [];
  const log = createCleaningLog();
  const notes: Notes = {
    clean: (bits, { column, cell }, after, number = 2) => log.note(bits, number, column, cell, after),
    warn: (column, value, reason) => warnings.push(`${column} ${value}: ${reason}`),
  };
  const of = (target: ImportTarget) => fields.filter(({ column, cell }) => plan.targetOf(column, cell) === target);
  return { of, notes, warnings, log };
}

/** The product these rows make, with a title and a SKU besides; its warnings as `column value: reason`. */
export function testProduct(
  mapping: Mapping,
  [first = {}, ...others]: readonly Row[],
  format?: ReadFormat,
): Pick<TestFields, 'warnings' | 'log'> & ReadProduct['product'] & { hasAlts: boolean } {
  const log = createCleaningLog();
  const [main = { row: 2, fields: [] }, ...rest] = recordsOf([{ ...first, Named: 'Mug', Number: 'M-1' }, ...others]);
  const plan = testPlan({ ...mapping, Named: 'title', Number: 'sku' }, format);
  const item = buildProduct(plan, { main, others: rest }, log, new Set());
  if (item.kind !== 'product') throw new Error(JSON.stringify(item.problems));
  const warnings = item.warnings.map(({ column, value, reason }) => `${column} ${value}: ${reason}`);
  return { ...item.product, hasAlts: item.provides.includes('imageAlts'), warnings, log };
}

/** What was cleaned, as `kind row column: before → after`. */
export const cleaned = ({ log }: { log: CleaningLog }): string[] =>
  log
    .take()
    .map(({ kind, example }) => `${kind} ${example.row} ${example.column}: ${example.before} → ${example.after}`);
