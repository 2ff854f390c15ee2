// What calls to language models used and cost.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { modelCalls } from '#server/database/schema.ts';

/** Millionths of a US dollar that the calls of a connection cost on a day (UTC), or may cost while they run. */
export async function spentOn(db: Db, day: string, connectionId: number | null): Promise<number> {
  const isOwn = connectionId === null ? isNull(modelCalls.connectionId) : eq(modelCalls.connectionId, connectionId);
  const [row] = await db
    .select({ spent: sql<string>`coalesce(sum(${modelCalls.costMicros}), 0)` })
    .from(modelCalls)
    .where(and(eq(modelCalls.day, day), isOwn));
  return Number(row?.spent ?? 0);
}

type Settlement = {
  outcome: string;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  isEstimated: boolean;
  startedAt: Date;
  finishedAt: Date;
};

/** Puts the real figures in place of the most a call might have cost. */
export async function settleCall(db: Db, id: number, settlement: Settlement): Promise<void> {
  await db
    .update(modelCalls)
    .set({ ...settlement, endedAt: sql`clock_timestamp()` })
    .where(eq(modelCalls.id, id));
}
