// Who runs an import: of several servers on one database one at a time, for as long as it renews its lease. The database's clock counts.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { workspaceFacts } from '#server/database/schema.ts';

/** A server that gives no sign for so long is taken for dead; one that lives renews its lease in a third of it. */
export const leaseSeconds = 30;

const nameOf = (importId: number) => `import-lease-${importId}`;

/** Takes the lease, or renews it; false where another server holds it. In a transaction it holds until its end. */
export async function takeLease(db: Db, importId: number, owner: string): Promise<boolean> {
  const value = sql`jsonb_build_object('owner', ${owner}::text, 'until', clock_timestamp() + ${leaseSeconds} * interval '1 second')`;
  const rows = await db
    .insert(workspaceFacts)
    .values({ name: nameOf(importId), value })
    .onConflictDoUpdate({
      target: workspaceFacts.name,
      set: { value: sql`excluded.value` },
      setWhere: sql`${workspaceFacts.value}->>'owner' = ${owner} or (${workspaceFacts.value}->>'until')::timestamptz < clock_timestamp()`,
    })
    .returning({ name: workspaceFacts.name });
  return rows.length > 0;
}

/** Gives the lease back, so that the run can be taken up at once. */
export async function giveLeaseBack(db: Db, importId: number, owner: string): Promise<void> {
  await db
    .delete(workspaceFacts)
    .where(and(eq(workspaceFacts.name, nameOf(importId)), sql`${workspaceFacts.value}->>'owner' = ${owner}`));
}
