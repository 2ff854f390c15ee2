// What the audit log has of mails.
import { record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';

/** A mail that the server gave up; `to` is null where it could not be read. */
export async function recordUnsent(
  tx: Db,
  { now }: Context,
  { to, error, linkId }: { to: string | null; error: string; linkId: number | null },
): Promise<void> {
  const target = { id: linkId, name: to ?? 'an address that cannot be read' };
  await record(tx, { now, actor: null, role: null }, { kind: 'mail', action: 'failed', target, after: { Why: error } });
}
