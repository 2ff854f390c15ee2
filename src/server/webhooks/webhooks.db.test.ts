// Webhooks: what is sent, signed by whom, tried again when, and what is never sent.

import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import { type WebhookKind, webhookKindNames } from '#domain/webhooks/webhook-kinds.ts';
import type { Delivery, Endpoint } from '#domain/webhooks/webhooks.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import { announce } from '#server/live/live.ts';
import { openKeyKeeper } from '#server/secrets/key-keeper.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { startWebhookReceiver } from '#testing/webhook-receiver.ts';
import { deliver } from './deliver.ts';
import { takeDue } from './deliveries.store.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
const secretKey = Buffer.alloc(32, 5);
const app = startTestApp({ privateHosts: [receiver.host], secretKeys: [secretKey] });
const patience = { timeout: 20_000, interval: 20 };

type Made = Endpoint & { secret: string };
async function add(kinds: WebhookKind[] = ['content.approved'], url = receiver.url): Promise<Made> {
  const made = await app.call('POST', '/api/webhooks', { url, description: 'Shop', kinds });
  expect(made.status, made.text).toBe(201);
  return made.body as Made;
}
const endpointOf = async (id: number) =>
  ((await app.call('GET', '/api/webhooks')).body as Endpoint[]).find((each) => each.id === id);
const deliveriesOf = async (id: number) => (await app.call('GET', `/api/webhooks/${id}/deliveries`)).body as Delivery[];
const received = async (count: number) => {
  await expect.poll(() => receiver.received.length, patience).toBe(count);
  return receiver.received;
};
const eventOf = (body: string) => JSON.parse(body) as WebhookEvent;
async function decide(id: number, titleStatus: 'approved' | 'rejected'): Promise<void> {
  const decided = await app.call('PATCH', `/api/products/${id}/optimized-content`, { titleStatus });
  expect(decided.status, decided.text).toBe(200);
}
const approve = (id: number) => decide(id, 'approved');
const reject = (id: number) => decide(id, 'rejected');
const wake = () => announce(app.database.db, { type: 'webhooks' });
/** Lets time pass, and has the server look. */
async function later(ms: number) {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
  await wake();
}
async function productToApprove(sku: string): Promise<number> {
  const id = await addProduct(app.database.db, { sku });
  const stored = await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Stoneware mug' });
  expect(stored.status, stored.text).toBe(200);
  return id;
}
const minute = 60_000;
const hour = 60 * minute;
const pauses = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer({ status: 204 });
});

it('sends what was approved, signed, without a text of the product', async () => {
  const { secret, ...endpoint } = await add();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const id = await productToApprove('W-1');
  await approve(id);
  const [first] = await received(1);
  const event = eventOf(first?.body ?? '');
  expect(event).toEqual({
    type: 'content.approved',
    timestamp: app.clock.now.toISOString(),
    data: {
      by: { id: app.user.id, fullName: 'Tess Tester' },
      runId: null,
      products: [{ id, sku: 'W-1', parts: ['title'], link: `/products/${id}` }],
    },
  });
  expect(first?.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'webhook-id': first?.id });
  vi.useFakeTimers({ now: app.clock.now, toFake: ['Date'] });
  expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toEqual(event);
  expect(() => new Webhook(secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow('No matching signature');
  vi.useRealTimers();
  await expect
    .poll(async () => (await deliveriesOf(endpoint.id))[0], patience)
    .toMatchObject({
      ...{ eventId: first?.id, type: 'content.approved', state: 'delivered', tries: 1, status: 204, error: null },
    });
  const rows = await rowsOf(app.database.db, sql`select * from webhook_endpoints`);
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
});

it('stores nothing where nobody listens, and nothing of what was undone', async () => {
  const id = await productToApprove('W-2');
  await approve(id);
  await add(['run.ended']);
  await reject(await productToApprove('W-2b'));
  const { db } = app.database;
  const noted = () => rowsOf(db, sql`select kind from webhook_changes`);
  expect(await noted()).toEqual([]);
  await add(['content.approved']);
  const entry = { productId: id, contentType: 'title', action: 'approved', previousContent: null } as const;
  const undone = db.transaction(async (tx) => {
    const draft = { ...entry, newContent: null, status: 'approved' } as const;
    await appendHistory(tx, [draft], { actorId: app.user.id, at: app.clock.now });
    expect(await rowsOf(tx, sql`select kind from webhook_changes`)).toEqual([{ kind: 'content.approved' }]);
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  expect(await noted()).toEqual([]);
  await wake();
  expect(await rowsOf(db, sql`select id from webhook_events`)).toEqual([]);
  expect(receiver.received).toEqual([]);
});

it('sends a run of many products as few events, and its end behind them', async () => {
  await add(['product.set_aside', 'run.ended', 'product.deleted', 'product.restored']);
  const ids = [];
  for (let n = 0; n < 230; n += 1) ids.push(await addProduct(app.database.db, { sku: `M-${n}` }));
  const { run } = await runToEnd(app, { action: 'set-aside', selection: { ids } });
  const [moved, ended] = (await received(2)).map(({ body }) => eventOf(body));
  expect(moved).toMatchObject({ type: 'product.set_aside', data: { runId: run.id } });
  const products = moved?.type === 'product.set_aside' ? moved.data.products : [];
  expect(products.map((each) => each.id).toSorted((a, b) => a - b)).toEqual(ids);
  expect(ended).toMatchObject({
    type: 'run.ended',
    data: {
      by: { id: app.user.id },
      run: {
        id: run.id,
        action: 'set-aside',
        state: 'done',
        counts: { total: 230, done: 230 },
        link: `/runs/${run.id}`,
      },
    },
  });
});

it('says when an import ended, and nothing of a dry run', async () => {
  await add(['import.ended', 'run.ended']);
  await importFile(app, 'sku,title\nP-1,Oak bench', '?dryRun=true');
  const { id } = await importFile(app, 'sku,title\nP-1,Oak bench\nP-2,Oak table');
  const [event] = (await received(1)).map(({ body }) => eventOf(body));
  expect(event).toMatchObject({
    type: 'import.ended',
    data: { import: { id, state: 'done', counts: { read: 2, new: 2 }, link: `/import?run=${id}` } },
  });
});

it('tries again with growing pauses under the same id, and says why it waits', async () => {
  const { id } = await add();
  receiver.answer({ status: 500 });
  await approve(await productToApprove('W-3'));
  await received(1);
  const state = () => expect.poll(async () => (await deliveriesOf(id))[0], patience);
  await state().toMatchObject({ state: 'waiting', tries: 1, status: 500, error: 'It answered with status 500.' });
  expect((await endpointOf(id))?.failingSince).toBe(app.clock.now.toISOString());
  const [{ nextAt } = { nextAt: null }] = await deliveriesOf(id);
  expect(nextAt).toBe(new Date(app.clock.now.getTime() + 5_000).toISOString());
  receiver.answer({ status: 302, location: `http://${receiver.host}/elsewhere` });
  await later(5_000);
  await state().toMatchObject({ tries: 2, error: 'It answered with status 302. Redirects are not followed.' });
  receiver.answer({ status: 200 });
  await later(4 * minute);
  await later(minute);
  await state().toMatchObject({ state: 'delivered', tries: 3, nextAt: null, error: null });
  expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);
  expect(new Set(receiver.received.map((each) => each.body)).size).toBe(1);
  expect(receiver.received).toHaveLength(3);
  expect((await endpointOf(id))?.failingSince).toBeNull();
});

it('gives a delivery up after about a day, and sends it again when asked', async () => {
  const { id } = await add();
  receiver.answer({ status: 503 });
  await approve(await productToApprove('W-4'));
  const state = () => expect.poll(async () => (await deliveriesOf(id))[0], patience);
  await state().toMatchObject({ tries: 1 });
  for (const [at, pause] of pauses.entries()) {
    await later(pause);
    await state().toMatchObject({ tries: at + 2 });
  }
  await state().toMatchObject({ state: 'failed', nextAt: null, tries: 8 });
  await later(24 * hour);
  receiver.answer({ status: 200 });
  const [{ id: deliveryId } = { id: 0 }] = await deliveriesOf(id);
  const again = await app.call('POST', `/api/webhook-deliveries/${deliveryId}/send`);
  expect(again.status, again.text).toBe(202);
  await state().toMatchObject({ state: 'delivered', tries: 9 });
  expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);
});

it('sends once more what a process was sending when it died', async () => {
  const { id } = await add();
  receiver.answer('never');
  await approve(await productToApprove('W-5'));
  await received(1);
  // The job and its process are gone; its lease ends.
  await app.database.db.execute(sql`delete from jobs.job where name = 'deliver-webhook'`);
  receiver.answer({ status: 200 });
  await later(3 * minute);
  await received(2);
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state, patience).toBe('delivered');
  expect(receiver.received[0]?.id).toBe(receiver.received[1]?.id);
});

it('turns an endpoint off that answers 410, and one that fails for days, and says so', async () => {
  const gone = await add();
  const failing = await add(['content.rejected']);
  const entries = async () =>
    ((await app.call('GET', '/api/audit-entries')).body as AuditEntry[]).map((e) => e.sentence);
  receiver.answer({ status: 410 });
  await approve(await productToApprove('W-6'));
  await expect.poll(async () => (await endpointOf(gone.id))?.offReason, patience).toBe('gone');
  expect((await deliveriesOf(gone.id))[0]).toMatchObject({ state: 'failed', status: 410 });
  expect((await entries())[0]).toBe('The server turned off the webhook “Shop”: It answered with status 410.');
  const refused = await app.call('POST', `/api/webhooks/${gone.id}/test`);
  expect(refused).toMatchObject({ status: 422, body: { error: 'This webhook is off. Turn it on first.' } });
  receiver.answer({ status: 500 });
  await reject(await productToApprove('W-6b'));
  await expect.poll(async () => (await endpointOf(failing.id))?.failingSince, patience).not.toBeNull();
  // After quiet days, one more failure: the other side may be back with the next try.
  await later(5 * 24 * hour);
  for (const [at, pause] of pauses.slice(1).entries()) {
    const state = expect.poll(async () => (await deliveriesOf(failing.id))[0], patience);
    await state.toMatchObject({ state: 'waiting', tries: at + 2 });
    expect((await endpointOf(failing.id))?.offReason).toBeNull();
    await later(pause);
  }
  await expect.poll(async () => (await endpointOf(failing.id))?.offReason, patience).toBe('failing');
  expect((await deliveriesOf(failing.id))[0]).toMatchObject({ state: 'failed', nextAt: null });
  const on = await app.call('PATCH', `/api/webhooks/${failing.id}`, { isOn: true });
  expect(on.body).toMatchObject({ isOn: true, offReason: null, failingSince: null });
});

it('signs with the old secret, too, for a day after it was replaced', async () => {
  const { id, secret } = await add();
  const replaced = (await app.call('POST', `/api/webhooks/${id}/secret`)).body as Made;
  expect(replaced.secret).not.toBe(secret);
  const verify = (given: string, at: number) => {
    const got = receiver.received[at];
    vi.useFakeTimers({ now: app.clock.now, toFake: ['Date'] });
    try {
      return new Webhook(given).verify(got?.body ?? '', got?.headers ?? {});
    } finally {
      vi.useRealTimers();
    }
  };
  expect((await app.call('POST', `/api/webhooks/${id}/test`)).status).toBe(202);
  await received(1);
  for (const each of [secret, replaced.secret]) expect(verify(each, 0)).toMatchObject({ type: 'webhook.test' });
  await later(24 * hour);
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state, patience).toBe('delivered');
  await app.call('POST', `/api/webhooks/${id}/test`);
  await received(2);
  expect(() => verify(secret, 1)).toThrow('No matching signature');
  expect(verify(replaced.secret, 1)).toMatchObject({ type: 'webhook.test' });
});

it('calls no private network, whatever a name leads to', async () => {
  const input = (url: string) => app.call('POST', '/api/webhooks', { url, description: '', kinds: ['run.ended'] });
  for (const [url, why] of [
    ['https://10.0.0.7/hook', '“10.0.0.7” is in a private or reserved network. Only public servers can be called.'],
    ['https://[::1]/hook', 'is in a private or reserved network.'],
    ['https://hooks.example:8443/', 'Only ports 80 and 443 are supported.'],
    ['http://hooks.example/', 'Use a URL that starts with https://.'],
    ['ftp://hooks.example/', 'Only web servers can be called.'],
    ['https://me:pw@hooks.example/', 'because it would be stored with the webhook'],
  ] as const) {
    const { status, body } = await input(url);
    expect({ status, body }, url).toMatchObject({ status: 400, body: { issues: [{ path: 'url' }] } });
    expect((body as { error: string }).error).toContain(why);
  }
  const { db } = app.database;
  const { id } = await add(['content.approved'], 'https://hooks.example/');
  const until = new Date(app.clock.now.getTime() + hour);
  const [taken] = await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into webhook_events (id, kind, body, created_at) values ('evt_1', 'webhook.test', '{}', now())`,
    );
    await tx.execute(
      sql`insert into webhook_deliveries (endpoint_id, event_id, next_at, created_at) values (${id}, 'evt_1', ${app.clock.now.toISOString()}, now())`,
    );
    return await takeDue(tx, app.clock.now, until);
  });
  if (!taken) throw new Error('Nothing was taken');
  const setup = { keeper: openKeyKeeper({ dataDir: app.dataDir, given: [secretKey] }), privateHosts: [receiver.host] };
  const context = { db, now: () => app.clock.now };
  const resolve = async () => ['169.254.169.254'];
  await deliver(context, { ...setup, resolve }, taken, new AbortController().signal);
  expect((await deliveriesOf(id))[0]).toMatchObject({
    ...{ state: 'failed', status: null },
    error: '“hooks.example” is in a private or reserved network. Only public servers can be called.',
  });
});

it('shows each kind of event on the API page, by the contract it is sent by', async () => {
  const { body } = await app.call('GET', '/api/openapi.json');
  const { webhooks } = body as { webhooks: Record<string, { post: { requestBody: object } }> };
  expect(Object.keys(webhooks)).toEqual([...webhookKindNames, 'webhook.test']);
  const shown = JSON.stringify(webhooks['content.approved']?.post.requestBody);
  for (const field of ['type', 'timestamp', 'by', 'runId', 'products', 'sku', 'parts', 'link'])
    expect(shown).toContain(`"${field}":`);
});

it('sends nothing while it is off, and there are few of them', async () => {
  const { id } = await add();
  await app.call('PATCH', `/api/webhooks/${id}`, { isOn: false });
  await approve(await productToApprove('W-7'));
  expect(await rowsOf(app.database.db, sql`select kind from webhook_changes`)).toEqual([]);
  for (let n = 1; n < 10; n += 1) await add();
  const { status, body } = await app.call('POST', '/api/webhooks', {
    ...{ url: receiver.url, description: '', kinds: ['run.ended'] },
  });
  expect({ status, body }).toMatchObject({ status: 422, body: { error: expect.stringContaining('There are 10') } });
  expect((await app.call('DELETE', `/api/webhooks/${id}`)).status).toBe(204);
  expect((await app.call('GET', `/api/webhooks/${id}/deliveries`)).status).toBe(404);
});
