// Use cases of being on a product: come or go on, leave, and see who else is there and who has it.
import { Problem } from '#domain/problem.ts';
import { type Doing, heldMinutes, type ProductWork, type Visit } from '#domain/teamwork/teamwork.contract.ts';
import type { Db } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import type { Context } from '#server/http/context.ts';
import { announceAll } from '#server/live/live.ts';
import * as store from './visits.store.ts';

const heldMs = heldMinutes * 60_000;

const presenceOf = (productId: number) => ({ type: 'presence' as const, productId });

/** Holds a product for who acts, and answers who else is there. Others hear of it only where it is news. Throws NOT_FOUND. */
export async function visitProduct(
  { db, actor, now, call }: Context,
  productId: number,
  { tab, doing }: { tab: string; doing: Doing },
): Promise<{ others: Visit[] }> {
  const at = now();
  const sessionId = call?.sessionId ?? null;
  const visit = { productId, userId: actor.id, sessionId, tab, doing, at, until: new Date(at.getTime() + heldMs) };
  try {
    return await db.transaction(async (tx) => {
      const { left, isNews } = await store.saveVisit(tx, visit);
      await announceAll(tx, [...(isNews ? [presenceOf(productId)] : []), ...(left === null ? [] : [presenceOf(left)])]);
      const others = await store.findVisits(tx, [productId], actor.id, at);
      return { others: others.get(productId) ?? [] };
    });
  } catch (error) {
    if (postgresCode(error) === '23503') throw new Problem('NOT_FOUND', 'Product not found');
    throw error;
  }
}

/** Gives a product back; one that the tab is not on any more stays as it is. */
export async function leaveProduct({ db, actor }: Context, productId: number, tab: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await store.deleteVisit(tx, productId, actor.id, tab)) await announceAll(tx, [presenceOf(productId)]);
  });
}

/** How many seconds somebody was on a product; pauses longer than a product is held count as that long. Null where they are not on it. */
export async function findSecondsOn(
  tx: Db,
  visit: { productId: number; userId: number; at: Date },
): Promise<number | null> {
  const seconds = await store.findSecondsOn(tx, visit);
  return seconds === null ? null : Math.min(Math.max(seconds, 0), heldMinutes * 60);
}

/** Of each product who has it and who else is on it, in two statements however many there are; in the order given. */
export async function listWork({ db, actor, now }: Context, productIds: readonly number[]): Promise<ProductWork[]> {
  const assigned = await store.findAssignments(db, productIds);
  const visits = await store.findVisits(db, productIds, actor.id, now());
  return productIds.flatMap((productId) => {
    const work = { productId, assignment: assigned.get(productId) ?? null, visits: visits.get(productId) ?? [] };
    return work.assignment || work.visits.length > 0 ? [work] : [];
  });
}
