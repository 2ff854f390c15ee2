// What the address says of the audit log: the filters of the list.
import * as z from 'zod/mini';
import { auditKindNames } from '#domain/audit/audit-kind-names.ts';
import { idText } from '#domain/catalogue/catalogue.contract.ts';

const day = z.catch(z.optional(z.iso.date()), undefined);

export const auditSearchShape = {
  search: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  by: z.catch(z.optional(idText), undefined),
  kind: z.catch(z.optional(z.enum(auditKindNames)), undefined),
  /** Days of the person who looks, both included. */
  since: day,
  until: day,
};
export type AuditSearch = z.output<z.ZodMiniObject<typeof auditSearchShape>>;
