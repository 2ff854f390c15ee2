// Reads what calls to language models used and cost.
import { desc, eq, gte, sql } from 'drizzle-orm';
import { latestCalls, type ModelUse, useDays } from '#domain/models/model-use.contract.ts';
import type { Db } from '#server/database/database.ts';
import { modelCalls, products } from '#server/database/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const m = modelCalls;
const number = (value: ReturnType<typeof sql>) => value.mapWith(Number);

/** Sums over a group of calls. */
const sums = {
  calls: number(sql`count(*)`),
  failed: number(sql`count(*) filter (where ${m.outcome} not in ('done', 'running'))`),
  inputTokens: number(sql`coalesce(sum(${m.inputTokens}), 0)`),
  outputTokens: number(sql`coalesce(sum(${m.outputTokens}), 0)`),
  costMicros: number(sql`coalesce(sum(${m.costMicros}), 0)`),
};
const none = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Everything of the report that is stored; what is set comes from the settings. */
export async function loadUse(
  db: Db,
  now: Date,
): Promise<Pick<ModelUse, 'days' | 'uses' | 'latest'> & { today: typeof none }> {
  const since = dayOf(new Date(now.getTime() - (useDays - 1) * dayMs));
  const days = await db
    .select({ day: m.day, ...sums })
    .from(m)
    .where(gte(m.day, since))
    .groupBy(m.day)
    .orderBy(desc(m.day));
  const uses = await db
    .select({ provider: m.provider, model: m.model, purpose: m.purpose, ...sums })
    .from(m)
    .where(gte(m.day, since))
    .groupBy(m.provider, m.model, m.purpose)
    .orderBy(desc(sql`sum(${m.costMicros})`), desc(sql`count(*)`), m.model, m.purpose);
  const rows = await db
    .select({ call: m, productId: products.id, title: products.title })
    .from(m)
    .leftJoin(products, eq(products.id, m.productId))
    .orderBy(desc(m.id))
    .limit(latestCalls);
  const latest = rows.map(({ call, productId, title }) => ({
    id: call.id,
    startedAt: call.startedAt.toISOString(),
    seconds: call.finishedAt && (call.finishedAt.getTime() - call.startedAt.getTime()) / 1000,
    provider: call.provider,
    model: call.model,
    purpose: call.purpose,
    product: productId === null || title === null ? null : { id: productId, title },
    outcome: call.outcome,
    inputTokens: call.inputTokens,
    outputTokens: call.outputTokens,
    costMicros: call.costMicros,
    isEstimated: call.isEstimated,
  }));
  const { day: _day, ...today } = days.find(({ day }) => day === dayOf(now)) ?? { day: '', ...none };
  return { today, days, uses, latest };
}
