// The only SQL on connections to language models and on which of them does which job.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Job } from '#domain/models/providers.ts';
import type { Db } from '#server/database/database.ts';
import { modelConnections as connections, modelCalls, modelJobs } from '#server/database/schema.ts';

export type ConnectionRow = typeof connections.$inferSelect;
export type ConnectionValues = Omit<
  typeof connections.$inferInsert,
  'id' | 'version' | 'isActive' | 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt'
>;
type Author = { actorId: number; at: Date };

export async function listConnections(db: Db): Promise<ConnectionRow[]> {
  return await db.select().from(connections).orderBy(asc(connections.id));
}

/** The connection, or null. `lock` holds it until the transaction ends. */
export async function findConnection(db: Db, id: number, { lock = false } = {}): Promise<ConnectionRow | null> {
  const query = db.select().from(connections).where(eq(connections.id, id)).$dynamic();
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** The connections that do jobs now: chosen and switched on. */
export async function findInUse(db: Db): Promise<{ job: Job; connection: ConnectionRow }[]> {
  return await db
    .select({ job: modelJobs.job, connection: connections })
    .from(modelJobs)
    .innerJoin(connections, eq(connections.id, modelJobs.connectionId))
    .where(eq(connections.isActive, true));
}

/** Which connection is chosen for which job, switched on or not. */
export async function listJobs(db: Db): Promise<{ job: Job; connectionId: number }[]> {
  return await db.select().from(modelJobs);
}

export async function chooseConnection(db: Db, job: Job, connectionId: number | null): Promise<void> {
  if (connectionId === null) await db.delete(modelJobs).where(eq(modelJobs.job, job));
  else
    await db
      .insert(modelJobs)
      .values({ job, connectionId })
      .onConflictDoUpdate({ target: modelJobs.job, set: { connectionId } });
}

export async function insertConnection(db: Db, values: ConnectionValues, by: Author): Promise<ConnectionRow> {
  const written = { createdBy: by.actorId, createdAt: by.at, updatedBy: by.actorId, updatedAt: by.at };
  const [row] = await db
    .insert(connections)
    .values({ ...values, ...written })
    .returning();
  if (!row) throw new Error('The connection was not stored');
  return row;
}

export async function saveConnection(
  db: Db,
  id: number,
  values: Partial<ConnectionValues> & { isActive?: boolean },
  by: Author,
): Promise<ConnectionRow> {
  const [row] = await db
    .update(connections)
    .set({ ...values, version: sql`${connections.version} + 1`, updatedBy: by.actorId, updatedAt: by.at })
    .where(eq(connections.id, id))
    .returning();
  if (!row) throw new Error(`Connection ${id} was not stored`);
  return row;
}

export async function removeConnection(db: Db, id: number): Promise<void> {
  await db.delete(connections).where(eq(connections.id, id));
}

/** Millionths of a US dollar by connection, on a day (UTC). */
export async function spentByConnection(db: Db, day: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: modelCalls.connectionId, spent: sql<string>`sum(${modelCalls.costMicros})` })
    .from(modelCalls)
    .where(and(eq(modelCalls.day, day), isNotNull(modelCalls.connectionId)))
    .groupBy(modelCalls.connectionId);
  return new Map(rows.flatMap(({ id, spent }) => (id === null ? [] : [[id, Number(spent)] as const])));
}
