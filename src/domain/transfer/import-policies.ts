// What an import does beside how its file is read: the policies an import may have of its own, and a profile has for its files.
import * as z from 'zod/mini';
import { handEditsSchema } from '#domain/catalogue/hand-edits.ts';
import { mostId } from '#domain/stored.ts';
import { constantsSchema } from './constants.ts';
import { emptyCellsSchema } from './empty-cells.ts';
import { stopAboveSchema } from './import-share.ts';
import { missingPolicySchema } from './missing-products.ts';
import { otherSupplierSchema } from './supplier-skus.ts';

/** The one list of the policies; all that treats them one by one goes through it. */
export const importPolicyShape = {
  handEdits: handEditsSchema,
  emptyCells: emptyCellsSchema,
  missing: missingPolicySchema,
  /** Percent of products that may change or be missing before the import stops; null for any. */
  stopAbove: z.nullable(stopAboveSchema),
  constants: constantsSchema,
  /** Whose files they are; null for nobody's. */
  supplierId: z.nullable(z.int().check(z.minimum(1), z.maximum(mostId))),
  /** Rows that meet a product of a supplier the file is not of: `refuse` leaves it; `takeOver` changes it, and makes it the file's supplier's. */
  otherSupplier: otherSupplierSchema,
};
const importPolicies = z.object(importPolicyShape);
export type ImportPolicies = z.infer<typeof importPolicies>;

/** The same policies where each may be left out. */
export const someImportPolicies = z.partial(importPolicies).shape;

/** Their names. */
export const importPolicyNames = Object.keys(importPolicyShape) as (keyof ImportPolicies)[];

/** What holds where nobody says anything. */
export const usualPolicies: ImportPolicies = {
  handEdits: 'keep',
  emptyCells: 'keep',
  missing: 'nothing',
  stopAbove: null,
  constants: {},
  supplierId: null,
  otherSupplier: 'refuse',
};
