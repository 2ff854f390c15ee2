// What the audit log has of a run that two people were needed for, however it ends and however often.
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { addTwoApprovers, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
let maya: TestPerson;
let tomas: TestPerson;
beforeEach(async () => {
  [maya, tomas] = await addTwoApprovers(app, { secondPersonCategories: ['Toys'] });
});

async function ask(secondPersonCategories: string[]): Promise<void> {
  expect((await maya.call('PATCH', '/api/settings', { secondPersonCategories })).status).toBe(200);
}

async function addToy(): Promise<number> {
  const id = await addProduct(app.database.db, { title: 'Wooden train', category: 'Toys' });
  const url = `/api/products/${id}/optimized-content`;
  expect((await maya.call('PATCH', url, { title: 'Train, wooden' })).status).toBe(200);
  return id;
}

/** A run of Tomas that asked for one product and ended, and has two more in another piece since: one it asked for, and one that waits. */
async function goOn(state: 'paused' | 'cancelled'): Promise<string> {
  const { run } = await runToEnd(
    { ...app, call: tomas.call },
    { action: 'approve', options: {}, selection: { ids: [await addToy()] } },
  );
  expect(run.counts.asked).toBe(1);
  const { db } = app.database;
  await db.execute(sql`insert into run_items (run_id, product_id, chunk, outcome, parts)
    values (${run.id}, ${await addToy()}, 1, 'asked', '["title"]'), (${run.id}, ${await addToy()}, 1, null, '[]')`);
  await db.execute(sql`insert into run_chunks (run_id, number, total, asked) values (${run.id}, 1, 2, 1)`);
  await db.execute(sql`update runs set state = ${state}, total = 3,
    finished_at = case when ${state} = 'paused' then null else finished_at end where id = ${run.id}`);
  return `/api/runs/${run.id}`;
}

const recorded = async () =>
  ((await maya.call('GET', '/api/audit-entries?limit=20&kind=run')).body as AuditEntry[]).flatMap(
    ({ action, actor, after }) => (action === 'asked-second' ? [[actor?.fullName, after?.Products]] : []),
  );
const one = ['Tomas', 1];
const untilState = async (url: string, state: Run['state']) =>
  await expect.poll(async () => ((await maya.call('GET', url)).body as Run).state, { timeout: 60_000 }).toBe(state);
async function control(by: TestPerson, url: string): Promise<void> {
  const reply = await by.call('POST', url);
  expect(reply.status, reply.text).toBe(200);
}

it('has each product once, of a run that is cancelled, tried again and ends', async () => {
  const url = await goOn('paused');
  expect(await recorded()).toEqual([one]);
  await control(tomas, `${url}/cancel`);
  expect(await recorded()).toEqual([one, one]);
  await control(tomas, `${url}/retry`);
  await untilState(url, 'done');
  expect(((await maya.call('GET', url)).body as Run).counts).toMatchObject({ total: 3, asked: 3 });
  expect(await recorded()).toEqual([one, one, one]);
});

it('has what a run asked for before it failed', async () => {
  const url = await goOn('cancelled');
  // What is left of it is done in the name of Tomas, who may not decide any more.
  await ask([]);
  await app.database.db.execute(sql`update users set role = 'viewer' where id = ${tomas.id}`);
  await control(maya, `${url}/retry`);
  await untilState(url, 'failed');
  expect(await recorded()).toEqual([one, one]);
});

it('has what a run asked for before its undo ended it', async () => {
  const url = await goOn('paused');
  await control(tomas, `${url}/undo`);
  expect(((await maya.call('GET', url)).body as Run).state).toBe('cancelled');
  expect(await recorded()).toEqual([one, one]);
});
