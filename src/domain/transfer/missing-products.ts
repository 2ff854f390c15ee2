// What an import does about products that earlier files of the same kind brought and this file does not have.
import * as z from 'zod/mini';
import type { MissingMove } from '#domain/catalogue/move.ts';

/**
 * `nothing` counts them in the dry run only; `list` also names them with the import. `set-aside` takes them out of the catalog when the import
 * ends, and `delete` deletes those that stay away; an import with one of these two brings back what its file has again.
 */
export const missingPolicies = ['nothing', 'list', 'set-aside', 'delete'] as const;
export const missingPolicySchema = z.enum(missingPolicies);
export type MissingPolicy = z.infer<typeof missingPolicySchema>;

/** Days that `delete` leaves a product set aside first. */
export const missingDays = 30;

/** How the products missing from a file are set aside; null where they stay. */
export const missingMoves: Readonly<Record<MissingPolicy, MissingMove | null>> = {
  nothing: null,
  list: null,
  'set-aside': {},
  delete: { deleteAfter: missingDays },
};
