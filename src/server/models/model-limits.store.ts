// The limits of a connection, kept for all servers and workers together: calls under way, calls and tokens of a minute, the day's budget, and
// a wait the provider asked for. Time is the database's own: the clocks of machines differ.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Purpose } from '#domain/writing/progress.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { limitKey, modelCalls, modelPauses, modelTickets } from '#server/database/schema.ts';
import { spentOn } from './model-use.store.ts';

/** Any number no other lock of ours begins with; the second one is the connection. */
const limitsLock = 4_217_005;
/** A process that gives no sign for so long is dead, and its calls are under way no longer. */
export const leaseSeconds = 15;
/** A place in the line is looked after more often. */
const ticketSeconds = 5;
/** A minute, and what a call may be late on its way: of two calls, one may travel faster than the other. */
const windowSeconds = 61;

export type Limits = {
  concurrency: number | null;
  requestsPerMinute: number | null;
  tokensPerMinute: number | null;
  budgetMicros: number | null;
};

export type Reservation = {
  provider: string;
  model: string;
  purpose: Purpose;
  productId: number | null;
  /** Whose limits it counts against; null for the environment's. */
  connectionId: number | null;
  at: Date;
  mostMicros: number;
  mostTokens: number;
  limits: Limits;
};

/** What comes of asking for a call: its number; what to wait for, with a place in the line; or that the day's budget is spent. */
export type Asked =
  | { call: number }
  | { waitMs: number; ticket: number }
  | { pausedMs: number }
  | { isBudgetSpent: true };

const keyOf = (connectionId: number | null) => connectionId ?? 0;
const isAhead = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds}::int)`;

/** Notes a call before it is made, at the most it may cost, unless a limit keeps it back. `ticket` is its place in the line, if it has one. */
export async function askForCall(db: Db, reservation: Reservation, ticket: number | null): Promise<Asked> {
  const { connectionId, purpose, limits, at, mostMicros } = reservation;
  // Whoever tries a connection wants to know what it says.
  const pausedMs = purpose === 'test' ? 0 : await readPause(db, connectionId);
  if (pausedMs > 0) return { pausedMs };
  if (Object.values(limits).every((limit) => limit === null)) return { call: await noteCall(db, reservation) };
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${limitsLock}::int, ${keyOf(connectionId)}::int)`);
    const waitMs = await findWait(tx, reservation, ticket);
    if (waitMs !== null) return { waitMs, ticket: await keepTicket(tx, connectionId, ticket) };
    if (ticket !== null) await dropTicket(tx, ticket);
    if (limits.budgetMicros !== null) {
      const spent = await spentOn(tx, at.toISOString().slice(0, 10), connectionId);
      if (spent + mostMicros > limits.budgetMicros) return { isBudgetSpent: true as const };
    }
    return { call: await noteCall(tx, reservation) };
  });
}

type Use = { held: number; requests: number; tokens: number; oldest_ms: number | null; earlier: number };

/** How long it is worth waiting before asking again, in ms; null where the call may go. Those who came earlier have the first places. */
async function findWait(tx: Db, reservation: Reservation, ticket: number | null): Promise<number | null> {
  const { connectionId, mostTokens, limits } = reservation;
  const { concurrency, requestsPerMinute, tokensPerMinute } = limits;
  if (concurrency === null && requestsPerMinute === null && tokensPerMinute === null) return null;
  const key = keyOf(connectionId);
  const c = modelCalls;
  const [use] = await rowsOf<Use>(
    tx,
    sql`select held, requests, tokens::float8, oldest_ms::float8, earlier
      from (select count(*)::int as held from ${c}
          where ${limitKey(c)} = ${key} and ${c.outcome} = 'running' and ${c.leaseUntil} > clock_timestamp()) under_way,
        (select count(*)::int as requests,
            coalesce(sum(case when ${c.outcome} = 'running' then ${c.mostTokens}
              else coalesce(${c.inputTokens}, 0) + coalesce(${c.outputTokens}, 0) end), 0) as tokens,
            extract(epoch from min(${c.askedAt}) + make_interval(secs => ${windowSeconds}) - clock_timestamp()) * 1000 as oldest_ms
          from ${c} where ${limitKey(c)} = ${key} and ${c.askedAt} > clock_timestamp() - make_interval(secs => ${windowSeconds})
            and ${requestsPerMinute !== null || tokensPerMinute !== null}) minute,
        (select count(*)::int as earlier from ${modelTickets}
          where ${modelTickets.connection} = ${key} and ${modelTickets.leaseUntil} > clock_timestamp()
            and (${ticket}::bigint is null or ${modelTickets.id} < ${ticket}::bigint)) line`,
  );
  if (!use) throw new Error('The use of a connection could not be read.');
  const hasPlace = concurrency === null || concurrency - use.held > use.earlier;
  const hasRequest = requestsPerMinute === null || requestsPerMinute - use.requests > use.earlier;
  // One that takes more than a minute may give goes alone, when nothing else was asked for a minute.
  const isAlone = use.requests === 0 && use.earlier === 0;
  const wouldUse = use.tokens + mostTokens * (use.earlier + 1);
  const hasTokens = tokensPerMinute === null || isAlone || wouldUse <= tokensPerMinute;
  if (hasPlace && hasRequest && hasTokens) return null;
  return hasRequest && hasTokens ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(use.oldest_ms ?? 1));
}

async function keepTicket(tx: Db, connectionId: number | null, ticket: number | null): Promise<number> {
  const leaseUntil = isAhead(ticketSeconds);
  if (ticket !== null) {
    const kept = await tx.update(modelTickets).set({ leaseUntil }).where(eq(modelTickets.id, ticket)).returning();
    if (kept.length > 0) return ticket;
  }
  await tx.delete(modelTickets).where(sql`${modelTickets.leaseUntil} < clock_timestamp()`);
  const [row] = await tx
    .insert(modelTickets)
    .values({ connection: keyOf(connectionId), leaseUntil })
    .returning({ id: modelTickets.id });
  if (!row) throw new Error('The place in the line was not stored.');
  return row.id;
}

/** Leaves the line. */
export async function dropTicket(db: Db, ticket: number): Promise<void> {
  await db.delete(modelTickets).where(eq(modelTickets.id, ticket));
}

async function noteCall(db: Db, reservation: Reservation): Promise<number> {
  const { limits: _limits, at, mostMicros, ...call } = reservation;
  const [row] = await db
    .insert(modelCalls)
    .values({
      ...call,
      day: at.toISOString().slice(0, 10),
      startedAt: at,
      costMicros: mostMicros,
      askedAt: sql`clock_timestamp()`,
      leaseUntil: isAhead(leaseSeconds),
    })
    .returning({ id: modelCalls.id });
  if (!row) throw new Error('The call was not noted.');
  return row.id;
}

/** Says of calls that whoever makes them lives. */
export async function renewCalls(db: Db, calls: readonly number[]): Promise<void> {
  await db
    .update(modelCalls)
    .set({ leaseUntil: isAhead(leaseSeconds) })
    .where(and(inArray(modelCalls.id, [...calls]), eq(modelCalls.outcome, 'running')));
}

/** How long the provider still wants to be left alone, in ms; 0 where it does not. */
async function readPause(db: Db, connectionId: number | null): Promise<number> {
  const [row] = await db
    .select({ ms: sql<number>`(extract(epoch from ${modelPauses.until} - clock_timestamp()) * 1000)::float8` })
    .from(modelPauses)
    .where(eq(modelPauses.connection, keyOf(connectionId)));
  return Math.max(0, Math.ceil(row?.ms ?? 0));
}

/** Keeps everybody from calling for so long; a longer wait that was asked for before stays. */
export async function notePause(db: Db, connectionId: number | null, ms: number): Promise<void> {
  const until = sql`clock_timestamp() + make_interval(secs => ${ms / 1000}::float8)`;
  await db
    .insert(modelPauses)
    .values({ connection: keyOf(connectionId), until })
    .onConflictDoUpdate({
      target: modelPauses.connection,
      set: { until: sql`greatest(${modelPauses.until}, excluded.until)` },
    });
}

const channel = 'copydesk_calls';

/** Tells the others that wait for this connection, if there are any, that a call has ended. */
export async function tellOthers(db: Db, connectionId: number | null): Promise<void> {
  const key = keyOf(connectionId);
  await db.execute(sql`select pg_notify(${channel}, ${String(key)}) where exists (
    select from ${modelTickets} where ${modelTickets.connection} = ${key} and ${modelTickets.leaseUntil} > clock_timestamp())`);
}

/** Hears of calls that have ended anywhere; of which connection, or null where some may have been missed. */
export async function hearOthers(
  database: { listen: (channel: string, onPayload: (payload: string) => void, onGap?: () => void) => Promise<void> },
  onEnded: (key: number | null) => void,
): Promise<void> {
  await database.listen(
    channel,
    (payload) => onEnded(Number(payload)),
    () => onEnded(null),
  );
}
