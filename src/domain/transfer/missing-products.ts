// What an import does about products that earlier files of the same kind brought and this file does not have.
import * as z from 'zod/mini';

/** `nothing` counts them in the dry run only; `list` also names them with the import. */
export const missingPolicies = ['nothing', 'list'] as const;
export const missingPolicySchema = z.enum(missingPolicies);
export type MissingPolicy = z.infer<typeof missingPolicySchema>;
