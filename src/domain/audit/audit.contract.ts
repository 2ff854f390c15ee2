// The audit log: who changed what of the workspace, from where, and what was before. It is appended to and read, never changed.
import * as z from 'zod/mini';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { pageShape } from '#domain/page-shape.ts';
import { roles } from '#domain/roles.ts';
import { personSchema } from '#domain/session/person.ts';
import { addressId, momentText } from '#domain/stored.ts';
import { auditKindNames } from './audit-kind-names.ts';

const values = z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Who did it, by the name they had; null for the server itself. */
  actor: z.nullable(personSchema),
  /** What the token was for that a program called with as them; null where they did. */
  program: z.nullable(z.string()),
  /** What they were then. */
  role: z.nullable(z.enum(roles)),
  /** The IP address it came from; null for work in the background. */
  address: z.nullable(z.string()),
  /** The session it came from; null where nobody was signed in, or a program called. */
  sessionId: z.nullable(z.int()),
  kind: z.string(),
  action: z.string(),
  /** What it is about, by the name it had. */
  target: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
  /** What changed, under the names of screens. A secret only says that it is set. */
  before: values,
  after: values,
  /** All of it as one sentence. */
  sentence: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const filterShape = {
  /** Who did it. */
  by: z.optional(addressId('Invalid person ID')),
  kind: z.optional(z.enum(auditKindNames, 'There are no such entries.')),
  /** From this moment on, or this day of UTC. */
  from: z.optional(momentText),
  /** Before this moment, or up to the end of this day of UTC. */
  until: z.optional(momentText),
  /** Words of the name of what it is about. */
  search: z.optional(z.string().check(z.maxLength(200))),
};
export type AuditFilter = z.output<z.ZodMiniObject<typeof filterShape>>;

const path = '/api/audit-entries';
const tag = 'team';

export const listAuditEntries = defineContract({
  method: 'GET',
  access: 'manage',
  path,
  tag,
  summary: 'Entries of the audit log, newest first, one page at a time',
  query: z.strictObject({ ...filterShape, ...pageShape }),
  reply: z.array(auditEntrySchema),
});

export const listAuditPeople = defineContract({
  method: 'GET',
  access: 'manage',
  path: `${path}/people`,
  tag,
  summary: 'Everybody who has an entry in the audit log, by the name they had last',
  reply: z.array(personSchema),
});
export type AuditPeople = ContractReply<typeof listAuditPeople>;

export const exportAuditEntries = defineContract({
  method: 'GET',
  access: 'manage',
  path: `${path}/export`,
  tag,
  summary: 'The entries that a filter takes as a CSV file, newest first',
  query: z.strictObject(filterShape),
  produces: 'text/csv',
});
