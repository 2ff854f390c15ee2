// The only SQL on events and their deliveries.
import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import type { Delivery } from '#domain/webhooks/webhooks.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import {
  webhookDeliveries as deliveries,
  webhookEndpoints as endpoints,
  webhookEvents as events,
} from '#server/database/schema.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
/** A try of a delivery: whoever has it until then. */
export type Taken = { deliveryId: number; takenUntil: string };

const select = (db: Db) =>
  db
    .select({ delivery: deliveries, kind: events.kind })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.eventId));

function toDelivery({ delivery, kind }: Awaited<ReturnType<typeof select>>[number]): Delivery {
  const { id, eventId, state, tries, nextAt, lastAt, status, error, createdAt } = delivery;
  return {
    ...{ id, eventId, type: kind, state, tries, status, error },
    nextAt: nextAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Stores an event. */
export async function insertEvent(tx: Db, id: string, event: WebhookEvent, at: Date): Promise<void> {
  await tx.insert(events).values({ id, kind: event.type, body: JSON.stringify(event), createdAt: at });
}

/**
 * Has the event sent to all endpoints that are on and want it; how many these are. They are locked until the transaction ends: one that is
 * being turned off is waited for, or the delivery would wait for it ever after.
 */
export async function insertDeliveries(tx: Db, eventId: string, { type }: WebhookEvent, at: Date): Promise<number> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await rowsOf(
    tx,
    sql`insert into ${deliveries} (endpoint_id, event_id, next_at, created_at)
      select ${endpoints.id}, ${eventId}, ${now}, ${now} from ${endpoints}
      where ${endpoints.offReason} is null and ${type}::text = any(${endpoints.kinds}) order by ${endpoints.id} for share returning id`,
  );
  return rows.length;
}

/** Has the event sent to one endpoint. */
export async function insertDelivery(tx: Db, endpointId: number, eventId: string, at: Date): Promise<number> {
  const values = { endpointId, eventId, nextAt: at, createdAt: at };
  const [row] = await tx.insert(deliveries).values(values).returning({ id: deliveries.id });
  if (!row) throw new Error('The delivery was not stored');
  return row.id;
}

export async function findDelivery(db: Db, id: number): Promise<Delivery | null> {
  const [row] = await select(db).where(eq(deliveries.id, id));
  return row ? toDelivery(row) : null;
}

/** Whom a delivery is for; null where there is none. */
export async function findEndpointOf(db: Db, id: number): Promise<number | null> {
  const [row] = await db.select({ endpointId: deliveries.endpointId }).from(deliveries).where(eq(deliveries.id, id));
  return row?.endpointId ?? null;
}

/** The row, locked until the transaction ends. Its endpoint is locked before it, as everywhere. */
export async function lockDelivery(tx: Db, id: number): Promise<DeliveryRow | null> {
  const [row] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update');
  return row ?? null;
}

/** Of an endpoint, the newest first. */
export async function listDeliveries(db: Db, endpointId: number, most: number): Promise<Delivery[]> {
  const rows = await select(db).where(eq(deliveries.endpointId, endpointId)).orderBy(desc(deliveries.id)).limit(most);
  return rows.map(toDelivery);
}

/** The newest delivery of each endpoint. */
export async function listLast(db: Db): Promise<Map<number, Delivery>> {
  const rows = await db
    .selectDistinctOn([deliveries.endpointId], { delivery: deliveries, kind: events.kind })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .orderBy(deliveries.endpointId, desc(deliveries.id));
  return new Map(rows.map((row) => [row.delivery.endpointId, toDelivery(row)]));
}

/**
 * Takes what is due, one delivery an endpoint: so an endpoint gets its events one after another, and none that is slow holds up the others.
 * Two servers take each once.
 */
export async function takeDue(tx: Db, now: Date, until: Date): Promise<Taken[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`update webhook_deliveries set taken_until = ${until.toISOString()}::timestamptz where id in (
      select d.id from webhook_deliveries d where (d.taken_until is null or d.taken_until <= ${at}) and d.state = 'waiting' and d.id in (
        select distinct on (w.endpoint_id) w.id from webhook_deliveries w
        join webhook_endpoints e on e.id = w.endpoint_id and e.off_reason is null
        where w.state = 'waiting' and w.next_at <= ${at}
          and not exists (select from webhook_deliveries o where o.endpoint_id = w.endpoint_id and o.state = 'waiting' and o.taken_until > ${at})
        order by w.endpoint_id, w.next_at, w.id)
      for update skip locked) returning id`,
  );
  return rows.map(({ id }) => ({ deliveryId: id, takenUntil: until.toISOString() }));
}

const isTakenBy = ({ deliveryId, takenUntil }: Taken) =>
  and(eq(deliveries.id, deliveryId), eq(deliveries.state, 'waiting'), eq(deliveries.takenUntil, new Date(takenUntil)));

/** What a try sends, and where; null where somebody else has it, or it was sent. */
export async function findTaken(db: Db, taken: Taken) {
  const [row] = await db
    .select({ delivery: deliveries, event: events, endpoint: endpoints })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
    .where(and(isTakenBy(taken), isNull(endpoints.offReason)));
  return row ?? null;
}

/** What came of a try; false where somebody else has it. */
export async function endTry(tx: Db, taken: Taken, how: Partial<DeliveryRow>): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ ...how, takenUntil: null })
    .where(isTakenBy(taken))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

export async function updateDelivery(tx: Db, id: number, how: Partial<DeliveryRow>): Promise<void> {
  await tx.update(deliveries).set(how).where(eq(deliveries.id, id));
}

/** Gives up what waits for an endpoint. */
export async function giveUpWaiting(tx: Db, endpointId: number, error: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'failed', nextAt: null, takenUntil: null, error })
    .where(and(eq(deliveries.endpointId, endpointId), eq(deliveries.state, 'waiting')));
}

/** What waits for endpoints that are on: for the others nothing is ever due. */
const isOfEndpointOn = and(eq(endpoints.id, deliveries.endpointId), isNull(endpoints.offReason));

/** When something may be due next; null where nothing waits. */
export async function findNextTime(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ next: sql<string | null>`min(greatest(${deliveries.nextAt}, ${deliveries.takenUntil}))` })
    .from(deliveries)
    .innerJoin(endpoints, isOfEndpointOn)
    .where(eq(deliveries.state, 'waiting'));
  return row?.next ? new Date(row.next) : null;
}

/** Whether a job may be on its way. */
export async function isSending(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(endpoints, isOfEndpointOn)
    .where(and(eq(deliveries.state, 'waiting'), isNotNull(deliveries.takenUntil)))
    .limit(1);
  return found.length > 0;
}

/** Those made before then that wait no longer, and the events nobody waits for. */
export async function purgeDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(deliveries).where(and(ne(deliveries.state, 'waiting'), lt(deliveries.createdAt, before)));
  const isNeeded = sql`exists (select from ${deliveries} where ${deliveries.eventId} = ${events.id})`;
  await db.delete(events).where(and(lt(events.createdAt, before), sql`not ${isNeeded}`));
}
