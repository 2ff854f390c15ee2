// The only SQL on waivers, and on the products they are about.
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Waived } from '#domain/benchmarks/waived.ts';
import type { Waiver, WaiverInput } from '#domain/benchmarks/waivers.contract.ts';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { ReviewCheck } from '#domain/review/part-check.ts';
import type { Db } from '#server/database/database.ts';
import { products, ruleWaivers, users } from '#server/database/schema.ts';

type StoredWaiver = Omit<Waiver, 'label'>;

const second = alias(users, 'second');

const select = (db: Db) =>
  db
    .select({
      waiver: ruleWaivers,
      fullName: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
      secondName: sql<string | null>`coalesce(${second.fullName}, ${second.username})`,
    })
    .from(ruleWaivers)
    .leftJoin(users, eq(users.id, ruleWaivers.createdBy))
    .leftJoin(second, eq(second.id, ruleWaivers.confirmedBy));

const toWaiver = ({ waiver, fullName, secondName }: Awaited<ReturnType<typeof select>>[number]): StoredWaiver => ({
  id: waiver.id,
  ruleIds: waiver.ruleIds,
  scope: waiver.scope,
  value: waiver.value,
  productIds: waiver.productIds,
  reason: waiver.reason,
  until: waiver.until,
  createdBy: waiver.createdBy === null ? null : { id: waiver.createdBy, fullName: fullName ?? '' },
  createdAt: waiver.createdAt.toISOString(),
  awaitsSecond: waiver.needsSecond && waiver.confirmedAt === null,
  confirmedBy: waiver.confirmedBy === null ? null : { id: waiver.confirmedBy, fullName: secondName ?? '' },
});

/** The waivers that were not taken back, the latest first. */
export async function listWaivers(db: Db): Promise<StoredWaiver[]> {
  const rows = await select(db).where(isNull(ruleWaivers.undoneAt)).orderBy(desc(ruleWaivers.id));
  return rows.map(toWaiver);
}

export async function findWaiver(db: Db, id: number): Promise<StoredWaiver | null> {
  const [row] = await select(db).where(and(eq(ruleWaivers.id, id), isNull(ruleWaivers.undoneAt)));
  return row ? toWaiver(row) : null;
}

export async function insertWaiver(
  tx: Db,
  input: WaiverInput,
  by: { actorId: number; at: Date; needsSecond: boolean },
): Promise<number> {
  const { ruleIds, scope, reason, until } = input;
  const [row] = await tx
    .insert(ruleWaivers)
    .values({
      ruleIds,
      scope,
      reason,
      until,
      value: input.scope === 'products' ? null : input.value,
      productIds: input.scope === 'products' ? input.productIds : [],
      createdBy: by.actorId,
      createdAt: by.at,
      needsSecond: by.needsSecond,
    })
    .returning({ id: ruleWaivers.id });
  if (!row) throw new Error('The waiver was not stored');
  return row.id;
}

/** Confirms a waiver as its second person; false where that was done, or it was taken back. */
export async function markConfirmed(tx: Db, id: number, by: { actorId: number; at: Date }): Promise<boolean> {
  const { needsSecond, confirmedAt, undoneAt } = ruleWaivers;
  const confirmed = await tx
    .update(ruleWaivers)
    .set({ confirmedBy: by.actorId, confirmedAt: by.at })
    .where(and(eq(ruleWaivers.id, id), eq(needsSecond, true), isNull(confirmedAt), isNull(undoneAt)))
    .returning({ id: ruleWaivers.id });
  return confirmed.length > 0;
}

/** Takes a waiver back; false where it was taken back already, or never was. */
export async function markUndone(tx: Db, id: number, by: { actorId: number; at: Date }): Promise<boolean> {
  const undone = await tx
    .update(ruleWaivers)
    .set({ undoneBy: by.actorId, undoneAt: by.at })
    .where(and(eq(ruleWaivers.id, id), isNull(ruleWaivers.undoneAt)))
    .returning({ id: ruleWaivers.id });
  return undone.length > 0;
}

/** What a product that breaks a rule is under, and what a waiver compares of it. */
type BreakingProduct = {
  id: number;
  retailer: string | null;
  brand: string | null;
  category: string | null;
  subcategory: string | null;
  lens: Lens | null;
  reviewCheck: ReviewCheck;
};

/** The products whose pending parts or facts break one of the rules, also those for which it is waived. */
export async function listBreaking(db: Db, { ruleIds }: Pick<Waived, 'ruleIds'>): Promise<BreakingProduct[]> {
  const { id, retailer, brand, category, subcategory, lens, reviewCheck, brokenRules, waivedRules } = products;
  return await db
    .select({ id, retailer, brand, category, subcategory, lens, reviewCheck })
    .from(products)
    .where(
      or(
        ...ruleIds.map((ruleId) => {
          const one = JSON.stringify([ruleId]);
          return sql`(${brokenRules} <> '[]'::jsonb and ${brokenRules} @> ${one}::jsonb) or (${waivedRules} <> '[]'::jsonb and ${waivedRules} @> ${one}::jsonb)`;
        }),
      ),
    );
}

/** Products of one statement. */
const markedAtOnce = 1_000;

/** Lets products be checked again in the background, as after a change of the rules. */
export async function markForCheck(tx: Db, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += markedAtOnce)
    await tx
      .update(products)
      .set({ qualityEpoch: sql`least(${products.qualityEpoch} - 1, -1)` })
      .where(inArray(products.id, ids.slice(from, from + markedAtOnce)));
}
