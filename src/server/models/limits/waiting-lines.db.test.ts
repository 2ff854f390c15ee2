// Limits of a connection over several processes: two sets of lines on one database stand for two of them.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelCalls, modelPauses, modelTickets } from '#server/database/schema.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { ModelFault } from '../model-fault.ts';
import type { ModelSettings } from '../model-settings.ts';
import { openLedger } from './call-ledger.ts';
import { type CallLines, openCallLines } from './waiting-lines.ts';

const app = startTestApp();
const forever = new AbortController().signal;
const about = { purpose: 'draft', productId: null } as const;
const request = { instructions: 'i', data: 'd' };
const usage = { inputTokens: 300, outputTokens: 200, isEstimated: false };

let first: CallLines;
let second: CallLines;
beforeAll(async () => {
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
      return { leave: (failed?: ModelFault) => end(call, failed), call };
    },
  };
  async function end(call: number, failed?: ModelFault) {
    await ledger.close(call, about, failed ? null : usage, failed ? { fault: failed, attempt: 1 } : undefined);
  }
}
let inside: string[] = [];
const letIn = () => expect.poll(() => inside, { timeout: 20_000, interval: 20 });
/** So many stand in line, each the first of its process. */
const inLine = async (count: number) =>
  await expect
    .poll(async () => (await app.database.db.select().from(modelTickets)).length, { timeout: 20_000, interval: 20 })
    .toBe(count);
const setCall = async (call: number, set: Parameters<ReturnType<typeof app.database.db.update>['set']>[0]) => {
  await app.database.db.update(modelCalls).set(set).where(eq(modelCalls.id, call));
};

describe('calls at a time', () => {
  it('are as many as are set over all processes, and go to who came first, wherever', async () => {
    inside = [];
    const here = caller(first, { concurrency: 2 });
    const there = caller(second, { concurrency: 2 });
    const a = await here.enter('a');
    const b = await there.enter('b');
    const waiting = [here.enter('c')];
    await inLine(1);
    waiting.push(there.enter('d'));
    await inLine(2);
    waiting.push(here.enter('e'));
    expect(inside).toEqual(['a', 'b']);
    await a.leave();
    await letIn().toEqual(['a', 'b', 'c']);
    // Of the same process as the one that left, and later than d.
    await inLine(2);
    await b.leave();
    await letIn().toEqual(['a', 'b', 'c', 'd']);
    const [c] = await Promise.all(waiting.slice(0, 1));
    await c?.leave();
    await letIn().toEqual(['a', 'b', 'c', 'd', 'e']);
    await inLine(0);
  });

  it('keep a line for each connection, and none where no limit is set', async () => {
    inside = [];
    const one = caller(first, { concurrency: 1 });
    await one.enter('a');
    await caller(first, { connectionId: 2, concurrency: 1 }).enter('b');
    for (const name of ['c', 'd']) await caller(first, {}).enter(name);
    void one.enter('waits');
    await inLine(1);
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
    await app.database.db.update(modelCalls).set({ outcome: 'done' });
    await letIn().toContain('waits');
  });

  it('are given back by a process that died, and not before', async () => {
    inside = [];
    const here = caller(first, { concurrency: 1 });
    const { call } = await here.enter('a');
    const next = caller(second, { concurrency: 1 }).enter('b');
    await inLine(1);
    // As a process leaves them that does not renew them any more.
    await setCall(call, { leaseUntil: sql`clock_timestamp() - interval '1 second'` });
    await next;
    expect(inside).toEqual(['a', 'b']);
  });

  it('wait for nobody who left', async () => {
    inside = [];
    const here = caller(first, { concurrency: 1 });
    const a = await here.enter('a');
    const leaving = new AbortController();
    const left = here.enter('left', leaving.signal);
    await inLine(1);
    const leftBehind = here.enter('behind', leaving.signal);
    const next = caller(second, { concurrency: 1 }).enter('b');
    await inLine(2);
    const both = Promise.allSettled([left, leftBehind]);
    leaving.abort(new Error('gone'));
    expect(await both).toMatchObject(Array(2).fill({ status: 'rejected', reason: { message: 'gone' } }));
    await inLine(1);
    await a.leave();
    await next;
    expect(inside).toEqual(['a', 'b']);
    await expect(here.enter('late', leaving.signal)).rejects.toThrow('gone');
  });
});

describe('calls and tokens of a minute', () => {
  const minuteAgo = { askedAt: sql`clock_timestamp() - interval '71 seconds'` };

  it('count what all processes asked, whether or not it has ended', async () => {
    inside = [];
    const here = caller(first, { requestsPerMinute: 2 });
    const a = await here.enter('a');
    await a.leave();
    await caller(second, { requestsPerMinute: 2 }).enter('b');
    const c = here.enter('c');
    await inLine(1);
    expect(inside).toEqual(['a', 'b']);
    await setCall(a.call, minuteAgo);
    await c;
    expect(inside).toEqual(['a', 'b', 'c']);
  });

  it('count the most a call may use while it runs, and what it used from then on', async () => {
    inside = [];
    const limits = { tokensPerMinute: 3_000, maxOutputTokens: 1_000 };
    const here = caller(first, limits);
    const a = await here.enter('a');
    const b = caller(second, limits).enter('b');
    await inLine(1);
    expect(inside).toEqual(['a']);
    await a.leave();
    await b;
    expect(inside).toEqual(['a', 'b']);
  });

  it('let one alone go that takes more than a minute may give', async () => {
    inside = [];
    const here = caller(first, { tokensPerMinute: 100 });
    const a = await here.enter('a');
    await a.leave();
    const b = here.enter('b');
    await inLine(1);
    expect(inside).toEqual(['a']);
    await setCall(a.call, minuteAgo);
    await b;
  });
});

describe('a wait the provider asks for', () => {
  const limited = (retryAfterMs: number) => new ModelFault({ kind: 'rate-limited', status: 429, retryAfterMs });

  it('holds for everybody, and for no other connection', async () => {
    inside = [];
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
