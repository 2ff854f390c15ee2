// The limits of a connection, in the database for all servers and workers together: calls at a time, calls and tokens of a minute, the day's
// budget, and a wait the provider asked for. Time is the database's own: the clocks of machines differ.
import { and, eq, sql } from 'drizzle-orm';
import type { Purpose } from '#domain/writing/progress.ts';
import type { Database, Db } from '#server/database/database.ts';
import { limitKey, modelCalls, modelPauses, modelPlaces } from '#server/database/schema.ts';
import { spentOn } from '../usage/usage.store.ts';
import { type Share, sharePlaces } from './share-places.ts';

/** Any number no other lock of ours begins with; the second one is the connection. */
const limitsLock = 4_217_005;
/** A process that gives no sign for so long is dead, and its places are free. */
const leaseSeconds = 15;
const minuteSeconds = 60;
/**
 * When the provider counts a call nobody here knows: after it was let in, and before it has ended or, as a call need not be on its way for
 * longer, so many seconds have passed. It is counted from the latest moment on.
 */
const onItsWaySeconds = 10;
const countedFrom = sql`least(${modelCalls.endedAt}, ${modelCalls.askedAt} + make_interval(secs => ${onItsWaySeconds}))`;

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

/** What comes of asking for a call: its number, that the day's budget is spent, or that the provider wants nobody to call for so long. */
export type Answered = { call: number } | { isBudgetSpent: true } | { pausedMs: number };
/** `waitMs`: the minute has no room for it until then, as far as is known now. */
type Noted = Answered | { waitMs: number };

export const keyOf = (connectionId: number | null) => connectionId ?? 0;
const hasMinute = ({ requestsPerMinute, tokensPerMinute }: Limits) =>
  requestsPerMinute !== null || tokensPerMinute !== null;
/** Whether calls before this one decide about it. */
export const isCounted = (limits: Limits) => hasMinute(limits) || limits.budgetMicros !== null;

const secondsAhead = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds}::float8)`;
const lockLimits = (tx: Db, key: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${limitsLock}::int, ${key}::int)`);

/** Notes a call before it is made, at the most it may cost, if the limits other than of calls at a time allow it. */
export async function noteCall(db: Db, wanted: Reservation): Promise<Noted> {
  if (!isCounted(wanted.limits)) return await noteOrRefuse(db, wanted);
  return await db.transaction(async (tx) => {
    await lockLimits(tx, keyOf(wanted.connectionId));
    return await noteOrRefuse(tx, wanted);
  });
}

async function noteOrRefuse(db: Db, wanted: Reservation): Promise<Noted> {
  const { limits, at, mostMicros, ...call } = wanted;
  const day = at.toISOString().slice(0, 10);
  const [noted] = await db
    .insert(modelCalls)
    .values({ ...call, day, startedAt: at, costMicros: mostMicros, askedAt: sql`clock_timestamp()` })
    .returning({ call: modelCalls.id, pausedMs: pauseOf(wanted), ...(hasMinute(limits) ? minuteBefore(wanted) : {}) });
  if (!noted) throw new Error('The call was not stored.');
  const refusal = refuse(noted, wanted) ?? (await refuseCost(db, day, wanted));
  if (!refusal) return { call: noted.call };
  await giveBack(db, noted.call);
  return refusal;
}

type Use = { pausedMs: number; requests?: number; tokens?: number; oldestMs?: number | null };

function refuse({ pausedMs, requests = 0, tokens = 0, oldestMs }: Use, { limits, mostTokens }: Reservation) {
  const { requestsPerMinute, tokensPerMinute } = limits;
  if (pausedMs > 0) return { pausedMs: Math.ceil(pausedMs) };
  const hasRequest = requestsPerMinute === null || requests < requestsPerMinute;
  // One that takes more than a minute may give goes alone, when nothing else was asked for a minute.
  const hasTokens = tokensPerMinute === null || requests === 0 || tokens + mostTokens <= tokensPerMinute;
  return hasRequest && hasTokens ? null : { waitMs: Math.max(1, Math.ceil(oldestMs ?? 0)) };
}

async function refuseCost(db: Db, day: string, { limits, connectionId }: Reservation) {
  if (limits.budgetMicros === null) return null;
  const isSpent = (await spentOn(db, day, connectionId)) > limits.budgetMicros;
  return isSpent ? ({ isBudgetSpent: true } as const) : null;
}

/** What counts in this minute, and in how many ms the first of it no longer does. */
function minuteBefore({ connectionId }: Reservation) {
  const c = modelCalls;
  const ofMinute = (what: ReturnType<typeof sql>) =>
    sql<number>`(select (${what})::float8 from ${c} where ${limitKey(c)} = ${keyOf(connectionId)}
      and ${c.askedAt} > clock_timestamp() - make_interval(secs => ${minuteSeconds + onItsWaySeconds})
      and ${countedFrom} > clock_timestamp() - make_interval(secs => ${minuteSeconds}))`;
  return {
    requests: ofMinute(sql`count(*)`),
    tokens: ofMinute(sql`coalesce(sum(case when ${c.outcome} = 'running' then ${c.mostTokens}
      else coalesce(${c.inputTokens}, 0) + coalesce(${c.outputTokens}, 0) end), 0)`),
    oldestMs: ofMinute(
      sql`extract(epoch from min(${countedFrom}) - clock_timestamp()) * 1000 + ${minuteSeconds * 1_000}`,
    ),
  };
}

/** A call that was noted and is not made after all: it counts for nothing. */
export async function giveBack(db: Db, call: number): Promise<void> {
  await db.delete(modelCalls).where(eq(modelCalls.id, call));
}

/** How long the provider still wants no calls, in ms; 0 where it does not mind. Anyone who tries a connection wants to know what it says. */
const pauseOf = ({ connectionId, purpose }: Reservation) =>
  purpose === 'test'
    ? sql<number>`0::float8`
    : sql<number>`coalesce((select extract(epoch from ${modelPauses.until} - clock_timestamp()) * 1000
        from ${modelPauses} where ${modelPauses.connection} = ${keyOf(connectionId)}), 0)::float8`;

const channel = 'copydesk_calls';
const notify = (db: Db, key: number, process: string, pausedMs = 0) =>
  db.execute(sql`select pg_notify(${channel}, ${`${key} ${process} ${pausedMs}`})`);

/** Keeps every process from calling for so long; a longer wait that was asked for before stays. */
export async function notePause(db: Db, connectionId: number | null, process: string, ms: number): Promise<void> {
  await db
    .insert(modelPauses)
    .values({ connection: keyOf(connectionId), until: secondsAhead(ms / 1000) })
    .onConflictDoUpdate({
      target: modelPauses.connection,
      set: { until: sql`greatest(${modelPauses.until}, excluded.until)` },
    });
  await notify(db, keyOf(connectionId), process, ms);
}

/** `underWay`: calls that have a place; a process whose lease is over has no other places. */
type Asking = { key: number; process: string; most: number; own: Share; underWay: number; wasWaiting: boolean };

/** What a process has of the calls at a time from now on; see sharePlaces. Notifies the others of what it gives back or needs. */
export async function askForPlaces(
  db: Db,
  { key, process, most, own: claimed, underWay, wasWaiting }: Asking,
): Promise<ReturnType<typeof sharePlaces>> {
  return await db.transaction(async (tx) => {
    await lockLimits(tx, key);
    await tx.delete(modelPlaces).where(sql`${modelPlaces.leaseUntil} < clock_timestamp()`);
    const rows = await tx.select().from(modelPlaces).where(eq(modelPlaces.connection, key)).orderBy(modelPlaces.since);
    const before = rows.find((row) => row.process === process);
    const others = rows.filter((row) => row !== before);
    const own = before ? claimed : { ...claimed, places: underWay };
    // One that gave a place back waits behind the others.
    const isBehind = own.places < (before?.places ?? 1);
    const shares = before && !isBehind ? rows.map((row) => (row === before ? own : row)) : [...others, own];
    const share = sharePlaces(most, shares, own);
    const set = { places: share.places, wanted: own.wanted, leaseUntil: secondsAhead(leaseSeconds) };
    const since = sql`clock_timestamp()`;
    await tx
      .insert(modelPlaces)
      .values({ connection: key, process, since, ...set })
      .onConflictDoUpdate({
        target: [modelPlaces.connection, modelPlaces.process],
        set: isBehind || share.places > own.places ? { ...set, since } : set,
      });
    const gives = share.places < (before?.places ?? 0) && others.some(({ places, wanted }) => places < wanted);
    const needs = share.places < own.wanted && !wasWaiting && others.length > 0;
    if (gives || needs) await notify(tx, key, process);
    return share;
  });
}

/** Gives back all places of a process that wants none. */
export async function leavePlaces(db: Db, key: number, process: string): Promise<void> {
  await db.delete(modelPlaces).where(and(eq(modelPlaces.connection, key), eq(modelPlaces.process, process)));
  await notify(db, key, process);
}

type News = { key: number; from: string; pausedMs: number };

/** Hears what other processes say of a connection; null where some of it may have been missed. */
export async function hearOthers(
  { listen }: Pick<Database, 'listen'>,
  onNews: (news: News | null) => void,
): Promise<void> {
  const read = (payload: string) => {
    const [key, from = '', pausedMs] = payload.split(' ');
    onNews({ key: Number(key), from, pausedMs: Number(pausedMs) });
  };
  await listen(channel, read, () => onNews(null));
}
