// What the address of the screen carries: the tab, the member whose panel is open or the dialog that invites, and filters of the audit log and the sessions.
import * as z from 'zod/mini';
import { idText } from '#domain/catalogue/catalogue.contract.ts';
import { auditSearchShape } from './audit/audit.search.ts';

export const teamSearchShape = {
  tab: z.catch(z.optional(z.enum(['sessions', 'audit'])), undefined),
  ...auditSearchShape,
  member: z.catch(z.optional(idText), undefined),
  dialog: z.catch(z.optional(z.literal('invite')), undefined),
};
