// What the tests of builders work with: rows of a small file under a mapping of their own.

import { createCleaningLog } from '../cells/cleaning-log.ts';
import type { RawRecord } from '../files/scan.ts';
import { csv } from '../formats/own-layout.read.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import type { Building, Field } from './building.ts';
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

/** One product of these rows, and the warnings its builders give as `column: reason`. */
export function testBuilding(
  mapping: Mapping,
  rows: readonly Row[],
  format?: ReadFormat,
): { building: Building; warnings: string[] } {
  const plan = testPlan(mapping, format);
  const [main = { row: 2, fields: [] }, ...others] = recordsOf(rows);
  const fields = new Map<ImportTarget, Field[]>();
  for (const [column, cell] of main.fields) {
    const target = plan.targetOf(column, cell);
    fields.set(target, [...(fields.get(target) ?? []), { column, cell }]);
  }
  const warnings: string[] = [];
  const building: Building = {
    plan,
    group: { main, others },
    fields,
    log: createCleaningLog(),
    warn: (column, value, reason) => warnings.push(`${column} ${value}: ${reason}`),
  };
  return { building, warnings };
}

/** What was cleaned, as `kind row column: before → after`. */
export const cleaned = ({ building }: { building: Pick<Building, 'log'> }): string[] =>
  building.log
    .take()
    .map(({ kind, example }) => `${kind} ${example.row} ${example.column}: ${example.before} → ${example.after}`);
