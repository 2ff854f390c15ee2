// What the builders of a product's single fields work with.

import type { CleaningLog } from '../cells/cleaning-log.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import type { ImportPlan } from './import-plan.ts';

/** The rows of one product: `main` speaks for the product, the others are its variants and further images. */
export type RecordGroup = { main: RawRecord; others: RawRecord[] };

export type Field = { column: string; cell: string };

/** What the builders of single fields work with. */
export type Building = {
  plan: ImportPlan;
  group: RecordGroup;
  /** Fields of the main row by target; fields of one target stand in the file's order. */
  fields: ReadonlyMap<ImportTarget, Field[]>;
  log: CleaningLog;
  warn(column: string | null, value: string | null, reason: string): void;
};
