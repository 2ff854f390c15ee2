// Limits of a connection over several processes: two sets of lines on one database stand for two of them.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/database/database.ts';
import { modelCalls, modelPauses, modelPlaces } from '#server/database/schema.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { ModelFault } from '../model-fault.ts';
import type { ModelSettings } from '../model-settings.ts';
import { type OpenCall, openLedger } from './call-ledger.ts';
import { type CallLines, openCallLines } from './waiting-lines.ts';

const app = startTestApp();
const forever = new AbortController().signal;
const about = { purpose: 'draft', productId: null } as const;
const request = { instructions: 'i', data: 'd' };
const usage = { inputTokens: 300, outputTokens: 200, isEstimated: false };

let first: CallLines;
let second: CallLines;
beforeEach(async () => {
  inside = [];
  first = await openCallLines(app.database, app.http.log);
  second = await openCallLines(app.database, app.http.log);
});

/** Asks for calls of one connection in one process, and notes who was let in. */
function caller(lines: CallLines, given: Partial<ModelSettings>) {
  const settings: ModelSettings = {
    connectionId: 1,
    provider: 'openai',
    model: 'm',
    baseUrl: null,
    apiKey: null,
    price: null,
    dailyBudget: null,
    concurrency: null,
    requestsPerMinute: null,
    tokensPerMinute: null,
    maxOutputTokens: 1_000,
    timeoutMs: 60_000,
    temperature: null,
    seed: null,
    ...given,
  };
  const { db } = app.database;
  const ledger = openLedger({ settings, db, now: () => app.clock.now, log: app.http.log, lines });
  return {
    enter: async (name: string, signal = forever) => {
      const call = await ledger.open(request, about, signal);
      inside.push(name);
      underWay.set(call.id, () => end(call));
      return { leave: (failed?: ModelFault) => end(call, failed), call: call.id };
    },
  };
  async function end(call: OpenCall, failed?: ModelFault) {
    underWay.delete(call.id);
    await ledger.close(call, about, failed ? null : usage, failed ? { fault: failed, attempt: 1 } : undefined);
  }
}
let inside: string[] = [];
/** A process that goes on holds its places in the next test, too. */
const underWay = new Map<number, () => Promise<void>>();
afterEach(async () => {
  for (const end of underWay.values()) await end();
});
const letIn = () => expect.poll(() => inside, { timeout: 20_000, interval: 20 });
/** So many processes wait for a place that others have. */
const waiting = async (count: number) =>
  await expect
    .poll(
      async () => (await app.database.db.select().from(modelPlaces)).filter((row) => row.places < row.wanted).length,
      { timeout: 20_000, interval: 20 },
    )
    .toBe(count);
/** The process with the place has asked after all others, so it knows who waits for it. */
const heard = async () =>
  await expect
    .poll(
      async () => (await app.database.db.select().from(modelPlaces).orderBy(modelPlaces.leaseUntil)).at(-1)?.places,
      { timeout: 20_000, interval: 20 },
    )
    .toBe(1);
/** The minute had no room for a call: it took a number and gave it back. */
const refused = async () =>
  await expect
    .poll(
      async () =>
        await rowsOf<{ last: number }>(app.database.db, sql`select last_value::int as last from model_calls_id_seq`),
      {
        timeout: 20_000,
        interval: 20,
      },
    )
    .not.toEqual([{ last: inside.length }]);
const setCall = async (call: number, set: Parameters<ReturnType<typeof app.database.db.update>['set']>[0]) => {
  await app.database.db.update(modelCalls).set(set).where(eq(modelCalls.id, call));
};

describe('calls at a time', () => {
  it('are as many as are set over all processes, and a free one goes to who waits in its process', async () => {
    const here = caller(first, { concurrency: 2 });
    const there = caller(second, { concurrency: 2 });
    const a = await here.enter('a');
    const b = await there.enter('b');
    const all = [here.enter('c')];
    await waiting(1);
    all.push(there.enter('d'));
    await waiting(2);
    all.push(here.enter('e'));
    expect(inside).toEqual(['a', 'b']);
    await a.leave();
    await letIn().toEqual(['a', 'b', 'c']);
    await b.leave();
    await letIn().toEqual(['a', 'b', 'c', 'd']);
    const [c, d] = await Promise.all(all.slice(0, 2));
    await c?.leave();
    await letIn().toEqual(['a', 'b', 'c', 'd', 'e']);
    await d?.leave();
    await (await all[2])?.leave();
    await expect.poll(async () => await app.database.db.$count(modelPlaces), { timeout: 20_000 }).toBe(0);
  });

  it('of one are passed around where there are more processes', async () => {
    const here = caller(first, { concurrency: 1 });
    const there = caller(second, { concurrency: 1 });
    const a = await here.enter('a');
    const inTurn = async (each: ReturnType<typeof caller>, name: string) => (await each.enter(name)).leave();
    const all = Array.from({ length: 5 }, () => [inTurn(here, 'a'), inTurn(there, 'b')]).flat();
    await waiting(2);
    await heard();
    await a.leave();
    await Promise.all(all);
    // The first end may come between the answer of the database and its reading.
    expect(inside.join('')).toMatch(/^a?(ab)+a?$/);
  });

  it('are shared by processes with long lines, and never more than are set', async () => {
    const callers = [first, second].map((lines) => caller(lines, { concurrency: 4 }));
    const [here = [], there = []] = callers.map((): Awaited<ReturnType<ReturnType<typeof caller>['enter']>>[] => []);
    const leaving = new AbortController();
    const all = callers.flatMap(({ enter }, at) =>
      Array.from({ length: 40 }, async () => [here, there][at]?.push(await enter('any', leaving.signal))),
    );
    const isFull = () => expect.poll(() => here.length + there.length, { timeout: 20_000, interval: 5 }).toBe(4);
    await isFull();
    for (let ended = 0; ended < 30 && here.length !== there.length; ended += 1) {
      await (here.length > there.length ? here : there).shift()?.leave();
      await isFull();
    }
    expect([here.length, there.length]).toEqual([2, 2]);
    leaving.abort();
    await Promise.allSettled(all);
  });

  it('keep a line for each connection, and none where no limit is set', async () => {
    const one = caller(first, { concurrency: 1 });
    const a = await one.enter('a');
    await caller(first, { connectionId: 2, concurrency: 1 }).enter('b');
    const free = [await caller(first, {}).enter('c'), await caller(first, {}).enter('d')];
    const waits = caller(first, { concurrency: 1 }).enter('waits');
    await waiting(1);
    // All of them are under way, with and without the limit.
    await Promise.all(free.map(({ leave }) => leave()));
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
    await a.leave();
    await waits;
  });

  it('are given back by a process that died, and not before', async () => {
    // As a process leaves it that does not renew it any more.
    const lease = (interval: string) => ({
      ...{ connection: 1, process: 'gone', places: 1, wanted: 1 },
      ...{ since: sql`clock_timestamp()`, leaseUntil: sql`clock_timestamp() + ${interval}::interval` },
    });
    await app.database.db.insert(modelPlaces).values(lease('1 hour'));
    const next = caller(first, { concurrency: 1 }).enter('b');
    await waiting(1);
    expect(inside).toEqual([]);
    await app.database.db.update(modelPlaces).set(lease('-1 second')).where(eq(modelPlaces.process, 'gone'));
    await next;
    expect(inside).toEqual(['b']);
  });

  it('wait for nobody who left', async () => {
    const here = caller(first, { concurrency: 1 });
    const a = await here.enter('a');
    const leaving = new AbortController();
    const left = here.enter('left', leaving.signal);
    const leftBehind = here.enter('behind', leaving.signal);
    const next = caller(second, { concurrency: 1 }).enter('b');
    await waiting(2);
    const both = Promise.allSettled([left, leftBehind]);
    leaving.abort(new Error('gone'));
    expect(await both).toMatchObject(Array(2).fill({ status: 'rejected', reason: { message: 'gone' } }));
    await a.leave();
    await next;
    expect(inside).toEqual(['a', 'b']);
    await expect(here.enter('late', leaving.signal)).rejects.toThrow('gone');
    const calls = await app.database.db.select().from(modelCalls).orderBy(modelCalls.id);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['done', 'running']);
  });
});

describe('calls and tokens of a minute', () => {
  const minuteAgo = { askedAt: sql`clock_timestamp() - interval '71 seconds'` };

  it('count what all processes asked, whether or not it has ended', async () => {
    const here = caller(first, { requestsPerMinute: 2 });
    const a = await here.enter('a');
    await a.leave();
    await caller(second, { requestsPerMinute: 2 }).enter('b');
    const c = here.enter('c');
    await refused();
    expect(inside).toEqual(['a', 'b']);
    await setCall(a.call, minuteAgo);
    await c;
    expect(inside).toEqual(['a', 'b', 'c']);
  });

  it('count the most a call may use while it runs, and what it used from then on', async () => {
    const limits = { tokensPerMinute: 3_000, maxOutputTokens: 1_000 };
    const here = caller(first, limits);
    const a = await here.enter('a');
    const b = caller(second, limits).enter('b');
    await refused();
    expect(inside).toEqual(['a']);
    await a.leave();
    await b;
    expect(inside).toEqual(['a', 'b']);
  });

  it('let one alone go that takes more than a minute may give', async () => {
    const here = caller(first, { tokensPerMinute: 100 });
    const a = await here.enter('a');
    await a.leave();
    const b = here.enter('b');
    await refused();
    expect(inside).toEqual(['a']);
    await setCall(a.call, minuteAgo);
    await b;
  });
});

describe('a wait the provider asks for', () => {
  const limited = (retryAfterMs: number) => new ModelFault({ kind: 'rate-limited', status: 429, retryAfterMs });

  it('holds for everybody, and for no other connection', async () => {
    const here = caller(first, { concurrency: 4 });
    const there = caller(second, {});
    const a = await here.enter('a');
    await a.leave(limited(700));
    const c = there.enter('c');
    await caller(second, { connectionId: 2 }).enter('b');
    const { call } = await c;
    const [row] = await app.database.db
      .select({ waited: sql<boolean>`${modelCalls.askedAt} >= ${modelPauses.until}` })
      .from(modelCalls)
      .innerJoin(modelPauses, eq(modelPauses.connection, 1))
      .where(eq(modelCalls.id, call));
    expect(row).toEqual({ waited: true });
    expect(inside).toContain('b');
  });

  it('is told where it is beyond our patience', async () => {
    const a = await caller(first, {}).enter('a');
    await a.leave(limited(90_000));
    await expect(caller(second, { concurrency: 1 }).enter('b')).rejects.toThrow(/asks you to wait (89|90) seconds/);
  });
});
