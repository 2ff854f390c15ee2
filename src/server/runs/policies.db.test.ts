// Standing policies: off by default, one run a day, recorded as such, undone like any run, and what escaped is counted.
import { expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { Policies, PolicyPreview, StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import type { Jobs } from './jobs.ts';
import { startPolicyRun } from './policy-runs.commands.ts';

const app = startTestApp();
const url = '/api/approval-policies';
const call = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> => {
  const reply = await app.call(method, path, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
};
const add = (given: object) => call<StoredPolicy>('POST', url, { share: 0, ...given });
const byPolicy = { action: 'approve', options: { byPolicy: true }, selection: { filter: { decided: 'open' } } };
const approvalsOf = async (id: number) =>
  (await call<HistoryEntry[]>('GET', `/api/products/${id}/content-history`)).filter(
    ({ action }) => action === 'approved',
  );

/** A product whose title somebody changed, and whose other parts equal their source. */
async function addEdited(
  retailer: string,
  title = 'Clayfield Stoneware Mug, 350 ml, Dishwasher Safe',
): Promise<number> {
  const id = await addProduct(app.database.db, { retailer, title: 'Stoneware mug of Clayfield, 350 ml' });
  await call('PATCH', `/api/products/${id}/optimized-content`, { title });
  return id;
}

it('approves nothing until somebody adds a policy, then what it allows, and says so in history', async () => {
  const [mine, other] = [await addEdited('Shopify'), await addEdited('eBay')];
  expect(await call<PolicyPreview>('GET', `${url}/preview`)).toEqual({ products: 0, parts: 0, productIds: [] });
  expect((await runToEnd(app, byPolicy)).run.counts).toMatchObject({ done: 0 });

  const policy = await add({ retailer: 'Shopify' });
  expect(policy).toMatchObject({ takesUnchanged: true, takesClean: false, isOn: true });
  const preview = await call<PolicyPreview>('GET', `${url}/preview`);
  expect(preview).toMatchObject({ products: 1, productIds: [mine] });

  const { run } = await runToEnd(app, byPolicy);
  expect(run.counts).toMatchObject({ total: 2, done: 1 });
  const approved = await approvalsOf(mine);
  expect(approved).toHaveLength(preview.parts);
  expect(approved.map(({ contentType }) => contentType)).not.toContain('title');
  for (const { details } of approved) expect(details?.policyId).toBe(policy.id);
  expect(await approvalsOf(other)).toEqual([]);
  const content = await call<FlatContent>('GET', `/api/products/${mine}/optimized-content`);
  expect(content.parts.bullets.policyId).toBe(policy.id);

  await call('PATCH', `${url}/${policy.id}`, { ...without(policy), retailer: null, takesClean: true });
  expect((await runToEnd(app, byPolicy)).run.counts).toMatchObject({ done: 2 });
  expect((await approvalsOf(mine)).map(({ contentType }) => contentType)).toContain('title');
});

it('counts what was edited or rolled back later, and not what an undo of the run took back', async () => {
  const [kept, edited] = [await addEdited('Shopify'), await addEdited('Shopify')];
  await add({});
  const { run } = await runToEnd(app, byPolicy);
  const counted = async () => {
    const { approved, escapes } = await call<Policies>('GET', url);
    return { approved, escapes };
  };
  const { approved } = await counted();
  expect(approved).toBeGreaterThan(0);
  expect(await counted()).toEqual({ approved, escapes: 0 });
  await call('PATCH', `/api/products/${edited}/optimized-content`, { bullets: ['Holds 350 ml', 'Glazed by hand'] });
  await call('PATCH', `/api/products/${edited}/optimized-content`, { imagesStatus: 'pending' });
  expect(await counted()).toEqual({ approved, escapes: 2 });

  const undo = await call<Run>('POST', `/api/runs/${run.id}/undo`, { productIds: [kept] });
  await expect
    .poll(async () => (await call<Run>('GET', `/api/runs/${undo.id}`)).state, { timeout: 60_000 })
    .toBe('done');
  const after = await counted();
  expect(after.escapes).toBe(2);
  expect(after.approved).toBeLessThan(approved);
});

it('starts one run a day, however many servers ask for it, and none without a policy that is on', async () => {
  await addEdited('Shopify');
  const sent: unknown[] = [];
  const send = async (_: unknown, data: readonly unknown[]) => {
    sent.push(...data);
  };
  const jobs = { prepare: { send }, chunk: { send } } as unknown as Jobs;
  const context = {
    db: app.database.db,
    now: () => app.clock.now,
    actor: { id: app.user.id, fullName: app.user.fullName },
    role: 'owner' as const,
    scope: null,
  };
  const start = () => startPolicyRun(context, async () => jobs);
  await start();
  const policy = await add({ isOn: false });
  await start();
  expect(sent).toHaveLength(0);
  await call('PATCH', `${url}/${policy.id}`, { ...without(policy), isOn: true });
  await Promise.all([start(), start()]);
  await start();
  expect(sent).toHaveLength(1);
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60 * 1_000);
  await start();
  expect(sent).toHaveLength(2);
  await call('DELETE', `${url}/${policy.id}`);
  expect((await call<Policies>('GET', url)).policies).toEqual([]);
});

it('refuses a policy that approves nothing, or of no part', async () => {
  expect((await app.call('POST', url, { takesUnchanged: false })).status).toBe(400);
  expect((await app.call('POST', url, { parts: [] })).status).toBe(400);
  expect((await app.call('POST', url, { share: 101 })).status).toBe(400);
  expect((await app.call('PATCH', `${url}/77`, {})).status).toBe(404);
});

function without({ id: _, updatedBy: __, updatedAt: ___, ...input }: StoredPolicy): object {
  return input;
}
