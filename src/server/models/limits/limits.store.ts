// The limits of a connection, kept for all servers and workers together: calls under way, calls and tokens of a minute, the day's budget, and
// a wait the provider asked for. Time is the database's own: the clocks of machines differ.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Purpose } from '#domain/writing/progress.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { limitKey, modelCalls, modelPauses, modelTickets } from '#server/database/schema.ts';
import { spentOn } from '../usage/usage.store.ts';

/** Any number no other lock of ours begins with; the second one is the connection. */
const limitsLock = 4_217_005;
/** A process that gives no sign for so long is dead, and its calls are under way no longer. */
export const leaseSeconds = 15;
/** A place in the line is looked after more often. */
const ticketSeconds = 5;
const minuteSeconds = 60;
/**
 * When the provider counts a call nobody here knows: after it was let in, and before it has ended or, as a call need not be on its way for
 * longer, so many seconds have passed. It is counted from the latest moment on.
 */
const onItsWaySeconds = 10;
const countedFrom = sql`least(${modelCalls.leaseUntil}, ${modelCalls.askedAt} + make_interval(secs => ${onItsWaySeconds}))`;

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

/** What comes of asking for a call: its number, or that the day's budget is spent. */
export type Answered = { call: number } | { isBudgetSpent: true };
/**
 * What comes of asking for several: an answer for each of the first ones. The others wait, until others have given back or, where it can be
 * told, for so many ms; their place in the line is kept by a ticket. `pausedMs`: the provider wants nobody to call for so long.
 */
export type Asked = { answers: Answered[]; waitMs: number; ticket: number | null; pausedMs: number };

const keyOf = (connectionId: number | null) => connectionId ?? 0;
const isAhead = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds}::int)`;

/** A call of a connection that only its budget, if anything, keeps back. `pausedMs`: the provider wants nobody to call for so long. */
export async function askForCall(db: Db, wanted: Reservation): Promise<Answered | { pausedMs: number }> {
  if (wanted.limits.budgetMicros !== null) {
    const { answers, pausedMs } = await askForCalls(db, [wanted], null);
    return answers[0] ?? { pausedMs };
  }
  const pausedMs = await readPause(db, wanted);
  if (pausedMs > 0) return { pausedMs };
  const [call] = await noteCalls(db, [wanted]);
  return { call: call as number };
}

/**
 * Notes calls of one connection before they are made, at the most they may cost, in their order and as far as its limits allow; those are
 * taken from the last one, which asked last. `ticket` is their place in the line, if they have one.
 */
export async function askForCalls(db: Db, wanted: readonly Reservation[], ticket: number | null): Promise<Asked> {
  const last = wanted.at(-1);
  if (!last) return { answers: [], waitMs: 0, ticket, pausedMs: 0 };
  const { connectionId, limits, at } = last;
  const key = keyOf(connectionId);
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${limitsLock}::int, ${key}::int)`);
    const use = await readUse(tx, last, ticket);
    if (use.paused_ms > 0) return { answers: [], waitMs: use.paused_ms, ticket, pausedMs: Math.ceil(use.paused_ms) };
    const { inTime, waitMs } = letIn(use, wanted, limits);
    const day = at.toISOString().slice(0, 10);
    let spent = limits.budgetMicros === null ? 0 : await spentOn(tx, day, connectionId);
    const isPaid = inTime.map(({ mostMicros }) => {
      if (limits.budgetMicros === null) return true;
      if (spent + mostMicros > limits.budgetMicros) return false;
      spent += mostMicros;
      return true;
    });
    const calls = await noteCalls(
      tx,
      inTime.filter((_, index) => isPaid[index]),
    );
    const answers = isPaid.map(
      (paid): Answered => (paid ? { call: calls.shift() as number } : { isBudgetSpent: true }),
    );
    const isOver = answers.length === wanted.length;
    // Whoever got something goes behind the others of the line.
    if (ticket !== null && answers.length > 0) await dropTicket(tx, ticket);
    const kept = isOver ? null : await keepTicket(tx, connectionId, answers.length > 0 ? null : ticket);
    return { answers, waitMs, ticket: kept, pausedMs: 0 };
  });
}

type Use = {
  held: number;
  requests: number;
  tokens: number;
  oldest_ms: number | null;
  earlier: number;
  paused_ms: number;
};

async function readUse(tx: Db, { connectionId, purpose, limits }: Reservation, ticket: number | null): Promise<Use> {
  const { requestsPerMinute, tokensPerMinute } = limits;
  const key = keyOf(connectionId);
  const c = modelCalls;
  const [use] = await rowsOf<Use>(
    tx,
    sql`select held, requests, tokens::float8, oldest_ms::float8, earlier, ${pauseOf(connectionId, purpose)} as paused_ms
      from (select count(*)::int as held from ${c}
          where ${limitKey(c)} = ${key} and ${c.outcome} = 'running' and ${c.leaseUntil} > clock_timestamp()) under_way,
        (select count(*)::int as requests,
            coalesce(sum(case when ${c.outcome} = 'running' then ${c.mostTokens}
              else coalesce(${c.inputTokens}, 0) + coalesce(${c.outputTokens}, 0) end), 0) as tokens,
            extract(epoch from min(${countedFrom}) + make_interval(secs => ${minuteSeconds}) - clock_timestamp()) * 1000 as oldest_ms
          from ${c} where ${limitKey(c)} = ${key}
            and ${c.askedAt} > clock_timestamp() - make_interval(secs => ${minuteSeconds + onItsWaySeconds})
            and ${countedFrom} > clock_timestamp() - make_interval(secs => ${minuteSeconds})
            and ${requestsPerMinute !== null || tokensPerMinute !== null}) minute,
        (select count(*)::int as earlier from ${modelTickets}
          where ${modelTickets.connection} = ${key} and ${modelTickets.leaseUntil} > clock_timestamp()
            and (${ticket}::bigint is null or ${modelTickets.id} < ${ticket}::bigint)) line`,
  );
  if (!use) throw new Error('The use of a connection could not be read.');
  return use;
}

/** How many of the first ones may go, each process that came earlier having the place of one; and how long to wait for what is no place. */
function letIn(use: Use, wanted: readonly Reservation[], limits: Limits): { inTime: Reservation[]; waitMs: number } {
  const { concurrency, requestsPerMinute, tokensPerMinute } = limits;
  const inTime: Reservation[] = [];
  let { requests, tokens } = use;
  for (const each of wanted) {
    const before = inTime.length + use.earlier;
    const hasPlace = concurrency === null || use.held + before < concurrency;
    const hasRequest = requestsPerMinute === null || requests + use.earlier < requestsPerMinute;
    const wouldUse = tokens + each.mostTokens * (use.earlier + 1);
    // One that takes more than a minute may give goes alone, when nothing else was asked for a minute.
    const hasTokens = tokensPerMinute === null || requests + use.earlier === 0 || wouldUse <= tokensPerMinute;
    if (!hasPlace) return { inTime, waitMs: Number.POSITIVE_INFINITY };
    if (!hasRequest || !hasTokens)
      return {
        inTime,
        waitMs: use.oldest_ms === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(use.oldest_ms)),
      };
    inTime.push(each);
    requests += 1;
    tokens += each.mostTokens;
  }
  return { inTime, waitMs: 0 };
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

/** A call that was let in and is not made after all: it counts for nothing. */
export async function giveBack(db: Db, call: number): Promise<void> {
  await db.delete(modelCalls).where(eq(modelCalls.id, call));
}

/** Leaves the line. */
export async function dropTicket(db: Db, ticket: number): Promise<void> {
  await db.delete(modelTickets).where(eq(modelTickets.id, ticket));
}

async function noteCalls(db: Db, wanted: readonly Reservation[]): Promise<number[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .insert(modelCalls)
    .values(
      wanted.map(({ limits: _limits, at, mostMicros, ...call }) => ({
        ...call,
        day: at.toISOString().slice(0, 10),
        startedAt: at,
        costMicros: mostMicros,
        askedAt: sql`clock_timestamp()`,
        leaseUntil: isAhead(leaseSeconds),
      })),
    )
    .returning({ id: modelCalls.id });
  return rows.map(({ id }) => id);
}

/** Says of calls that whoever makes them lives. */
export async function renewCalls(db: Db, calls: readonly number[]): Promise<void> {
  await db
    .update(modelCalls)
    .set({ leaseUntil: isAhead(leaseSeconds) })
    .where(and(inArray(modelCalls.id, [...calls]), eq(modelCalls.outcome, 'running')));
}

/** How long the provider still wants to be left alone, in ms; 0 where it does not. Whoever tries a connection wants to know what it says. */
const pauseOf = (connectionId: number | null, purpose: Purpose) =>
  purpose === 'test'
    ? sql<number>`0::float8`
    : sql<number>`coalesce((select greatest(0, extract(epoch from ${modelPauses.until} - clock_timestamp()) * 1000)
        from ${modelPauses} where ${modelPauses.connection} = ${keyOf(connectionId)}), 0)::float8`;

async function readPause(db: Db, { connectionId, purpose }: Reservation): Promise<number> {
  const [row] = await rowsOf<{ ms: number }>(db, sql`select ${pauseOf(connectionId, purpose)} as ms`);
  return Math.ceil(row?.ms ?? 0);
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
export async function describeOthers(db: Db, key: number): Promise<void> {
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
