// A limit of calls at a time that is taken off while places are asked for: an answer that comes late must not hold anybody up.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '#server/database/database.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import type { Reservation } from './limits.store.ts';
import { openCallLines } from './waiting-lines.ts';

const app = startTestApp();
const forever = new AbortController().signal;
const callWith = (concurrency: number | null): Reservation => ({
  connectionId: 1,
  provider: 'openai',
  model: 'm',
  purpose: 'draft',
  productId: null,
  at: app.clock.now,
  mostMicros: 0,
  mostTokens: 1_000,
  limits: { concurrency, budgetMicros: null, requestsPerMinute: null, tokensPerMinute: null },
});

it('calls without a limit wait for no place', async () => {
  const { db } = app.database;
  const elsewhere = await openCallLines(app.database, app.http.log);
  const held = await elsewhere.enter(callWith(1), 60_000, forever);
  const [answered, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction: Db['transaction'] = async (...steps) => {
    const found = await db.transaction(...steps);
    answered.resolve();
    await late.promise;
    return found;
  };
  const slow = new Proxy(db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
  const lines = await openCallLines({ db: slow, listen: app.database.listen }, app.http.log);
  const entered = await db.transaction(async (tx) => {
    // Nobody is noted until the answer is there.
    await tx.execute(sql`lock table model_calls`);
    const limited = lines.enter(callWith(1), 60_000, forever);
    await answered.promise;
    const free = lines.enter(callWith(null), 60_000, forever);
    late.resolve();
    await new Promise((turn) => setImmediate(turn));
    return { all: Promise.all([limited, free]) };
  });
  for (const answer of await entered.all) {
    expect(answer).toHaveProperty('call');
    if ('call' in answer) lines.end(answer.call);
  }
  if ('call' in held) elsewhere.end(held.call);
});
