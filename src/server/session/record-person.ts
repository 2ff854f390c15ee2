// Records in the audit log what people do with their own account, also before they are signed in.
import type { AuditDraft } from '#domain/audit/audit-words.ts';
import { record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { findPerson } from './users.store.ts';

/** Within the transaction of the change; as the user is in it. */
export async function recordPerson(
  tx: Db,
  context: Pick<Context, 'now' | 'call'>,
  userId: number,
  entry: AuditDraft,
): Promise<void> {
  const person = await findPerson(tx, userId);
  await record(tx, { ...context, actor: person?.actor ?? null, role: person?.role ?? null }, entry);
}
