// What calls to language models used and cost, and the day's budget that is asked before each of them.
import { eq, sql } from 'drizzle-orm';
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
  at: Date;
  mostMicros: number;
  budgetMicros: number | null;
};

/** Millionths of a US dollar that the calls of a day (UTC) cost, or may cost while they run. */
async function spentOn(db: Db, day: string): Promise<number> {
  const [row] = await db
    .select({ spent: sql<string>`coalesce(sum(${modelCalls.costMicros}), 0)` })
    .from(modelCalls)
    .where(eq(modelCalls.day, day));
  return Number(row?.spent ?? 0);
}

/** Notes a call before it is made, at the most it may cost. Null where the day's budget does not hold that. */
export async function reserveCall(db: Db, reservation: Reservation): Promise<number | null> {
  const { provider, model, purpose, productId, at, mostMicros, budgetMicros } = reservation;
  const day = at.toISOString().slice(0, 10);
  return await db.transaction(async (tx) => {
    if (budgetMicros !== null) {
      await tx.execute(sql`select pg_advisory_xact_lock(${budgetLock})`);
      if ((await spentOn(tx, day)) + mostMicros > budgetMicros) return null;
    }
    const [row] = await tx
      .insert(modelCalls)
      .values({ provider, model, purpose, productId, day, startedAt: at, costMicros: mostMicros })
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
