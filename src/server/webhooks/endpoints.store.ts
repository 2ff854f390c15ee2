// The only SQL on endpoints: whom webhooks call.
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { webhookEndpoints as endpoints } from '#server/database/schema.ts';

export type EndpointRow = typeof endpoints.$inferSelect;
type EndpointValues = Omit<typeof endpoints.$inferInsert, 'id'>;

/** The first made first. */
export async function listEndpoints(db: Db): Promise<EndpointRow[]> {
  return await db.select().from(endpoints).orderBy(asc(endpoints.id));
}

export async function countEndpoints(db: Db): Promise<number> {
  const [row] = await db.select({ all: count() }).from(endpoints);
  return row?.all ?? 0;
}

export async function findEndpoint(db: Db, id: number): Promise<EndpointRow | null> {
  const [row] = await db.select().from(endpoints).where(eq(endpoints.id, id));
  return row ?? null;
}

/** The row, locked until the transaction ends. */
export async function lockEndpoint(tx: Db, id: number): Promise<EndpointRow | null> {
  const [row] = await tx.select().from(endpoints).where(eq(endpoints.id, id)).for('update');
  return row ?? null;
}

export async function insertEndpoint(tx: Db, values: EndpointValues): Promise<EndpointRow> {
  const [row] = await tx.insert(endpoints).values(values).returning();
  if (!row) throw new Error('The webhook was not stored');
  return row;
}

export async function updateEndpoint(tx: Db, id: number, values: Partial<EndpointValues>): Promise<EndpointRow> {
  const [row] = await tx.update(endpoints).set(values).where(eq(endpoints.id, id)).returning();
  if (!row) throw new Error(`The webhook ${id} was not stored`);
  return row;
}

export async function deleteEndpoint(tx: Db, id: number): Promise<void> {
  await tx.delete(endpoints).where(eq(endpoints.id, id));
}
