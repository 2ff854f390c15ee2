// What calls to language models used and cost, and the day's budget that is asked before each of them.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Purpose } from '#domain/writing/progress.ts';
import type { Db } from '#server/database/database.ts';
import { modelCalls } from '#server/database/schema.ts';

/** Any number, the same in every process: two calls must not pass the same rest of a budget. */
const budgetLock = 4_217_005;

export type Reservation = {
  provider: string;
  model: string;
  purpose: Purpose;
  productId: number | null;
  /** Whose budget pays; null for the environment's. */
  connectionId: number | null;
  at: Date;
  mostMicros: number;
  budgetMicros: number | null;
};

/** Millionths of a US dollar that the calls of a connection cost on a day (UTC), or may cost while they run. */
export async function spentOn(db: Db, day: string, connectionId: number | null): Promise<number> {
  const isOwn = connectionId === null ? isNull(modelCalls.connectionId) : eq(modelCalls.connectionId, connectionId);
  const [row] = await db
    .select({ spent: sql<string>`coalesce(sum(${modelCalls.costMicros}), 0)` })
    .from(modelCalls)
    .where(and(eq(modelCalls.day, day), isOwn));
  return Number(row?.spent ?? 0);
}

/** Notes a call before it is made, at the most it may cost. Null where the day's budget does not hold that. */
export async function reserveCall(db: Db, reservation: Reservation): Promise<number | null> {
  const { provider, model, purpose, productId, connectionId, at, mostMicros, budgetMicros } = reservation;
  const day = at.toISOString().slice(0, 10);
  return await db.transaction(async (tx) => {
    if (budgetMicros !== null) {
      await tx.execute(sql`select pg_advisory_xact_lock(${budgetLock})`);
      if ((await spentOn(tx, day, connectionId)) + mostMicros > budgetMicros) return null;
    }
    const [row] = await tx
      .insert(modelCalls)
      .values({ provider, model, purpose, productId, connectionId, day, startedAt: at, costMicros: mostMicros })
      .returning({ id: modelCalls.id });
    if (!row) throw new Error('The call was not noted.');
    return row.id;
  });
}

export type Settlement = {
  outcome: string;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  isEstimated: boolean;
  finishedAt: Date;
};

/** Puts the real figures in place of the most a call might have cost. */
export async function settleCall(db: Db, id: number, settlement: Settlement): Promise<void> {
  await db.update(modelCalls).set(settlement).where(eq(modelCalls.id, id));
}
