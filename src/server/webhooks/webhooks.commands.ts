// Use cases of webhooks: add endpoints, change them, look at what was sent, send it again.
import { isIP } from 'node:net';
import { webhookFields } from '#domain/audit/audit-fields.ts';
import { Problem } from '#domain/problem.ts';
import { oldSecretHours } from '#domain/webhooks/delivery-tries.ts';
import { nameEndpoint } from '#domain/webhooks/name-endpoint.ts';
import {
  type Delivery,
  type Endpoint,
  type EndpointChange,
  type EndpointInput,
  mostDeliveries,
  mostEndpoints,
} from '#domain/webhooks/webhooks.contract.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { bareHost, readAddressText, refusePrivate } from '#server/intake/address-rules.ts';
import { announce } from '#server/live/live.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import * as deliveryStore from './deliveries.store.ts';
import { lockSecret, newSecret, openSecrets } from './endpoint-secrets.ts';
import * as store from './endpoints.store.ts';
import { newEventId } from './gather-events.ts';
import { called } from './post-event.ts';

export { aboutWebhook } from './endpoint-secrets.ts';

/** What the commands need beside their context. */
export type WebhookSetup = { keeper: KeyKeeper; privateHosts: readonly string[] };

const hourMs = 60 * 60 * 1_000;

const gone = () => new Problem('NOT_FOUND', 'Webhook not found. It may have been deleted.');
const isOff = () => new Problem('ILLEGAL_TRANSITION', 'This webhook is off. Turn it on first.');

function toEndpoint(
  row: store.EndpointRow,
  last: Delivery | null,
  { keeper, now }: { keeper: KeyKeeper; now: Date },
): Endpoint {
  const { id, url, description, kinds, offReason, failingSince, oldSecretUntil, createdAt } = row;
  return {
    ...{ id, url, description, kinds, isOn: offReason === null, offReason },
    failingSince: failingSince?.toISOString() ?? null,
    isSecretReadable: openSecrets(keeper, row, now) !== null,
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    last: last && {
      ...{ type: last.type, state: last.state, status: last.status },
      ...{ lastAt: last.lastAt, createdAt: last.createdAt },
    },
    createdAt: createdAt.toISOString(),
  };
}

export async function listEndpoints({ db, now }: Context, { keeper }: WebhookSetup): Promise<Endpoint[]> {
  const last = await deliveryStore.listLast(db);
  const rows = await store.listEndpoints(db);
  return rows.map((row) => toEndpoint(row, last.get(row.id) ?? null, { keeper, now: now() }));
}

async function show({ db, now }: Context, row: store.EndpointRow, { keeper }: WebhookSetup): Promise<Endpoint> {
  const [last = null] = await deliveryStore.listDeliveries(db, row.id, 1);
  return toEndpoint(row, last, { keeper, now: now() });
}

/** The URL as it is stored. Throws INVALID_INPUT for one that is never called; where its name leads is looked at with each call. */
function checkUrl(text: string, { privateHosts }: WebhookSetup): string {
  const rules = { privateHosts, wanted: called };
  const url = readAddressText(text, rules);
  const host = bareHost(url);
  if (isIP(host)) refusePrivate(url, [host], rules);
  if (url.protocol === 'http:' && !privateHosts.includes(url.host)) {
    const message = 'Use a URL that starts with https://.';
    throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'url', message }] });
  }
  return url.href;
}

/** What the audit log notes of one. */
const noted = (row: store.EndpointRow | null) => row && { ...row, isOn: row.offReason === null };

async function recordEndpoint(
  tx: Db,
  context: Context,
  action: 'added' | 'changed' | 'deleted',
  { before, after }: { before: store.EndpointRow | null; after: store.EndpointRow | null },
): Promise<void> {
  const row = after ?? before;
  const target = row && { id: row.id, name: nameEndpoint(row) };
  const change = { before: noted(before), after: noted(after) };
  await recordChange(tx, context, { kind: 'webhook', action, target, fields: webhookFields, ...change });
  await announce(tx, { type: 'webhooks' });
}

/** Throws INVALID_INPUT about `url`, and ILLEGAL_TRANSITION where there are too many. */
export async function addEndpoint(
  context: Context,
  { url, ...input }: EndpointInput,
  setup: WebhookSetup,
): Promise<Endpoint & { secret: string }> {
  const values = { ...input, url: checkUrl(url, setup), createdBy: context.actor.id, createdAt: context.now() };
  const secret = newSecret();
  const row = await context.db.transaction(async (tx) => {
    if ((await store.countEndpoints(tx)) >= mostEndpoints)
      throw new Problem(
        'ILLEGAL_TRANSITION',
        `There are ${mostEndpoints} webhooks. Delete one that is not used any more.`,
      );
    // Its secret is locked for its id.
    const { id } = await store.insertEndpoint(tx, { ...values, lockedSecret: '' });
    const made = await store.updateEndpoint(tx, id, { lockedSecret: lockSecret(setup.keeper, id, secret) });
    await recordEndpoint(tx, context, 'added', { before: null, after: made });
    return made;
  });
  return { ...(await show(context, row, setup)), secret };
}

/** Runs steps on a locked endpoint and records what they made of it. Throws NOT_FOUND. */
async function change(
  context: Context,
  id: number,
  steps: (tx: Db, before: store.EndpointRow) => Promise<store.EndpointRow>,
): Promise<store.EndpointRow> {
  return await context.db.transaction(async (tx) => {
    const before = await store.lockEndpoint(tx, id);
    if (!before) throw gone();
    const after = await steps(tx, before);
    await recordEndpoint(tx, context, 'changed', { before, after });
    return after;
  });
}

/** Changes what is given. Throws NOT_FOUND, and INVALID_INPUT about `url`. */
export async function changeEndpoint(
  context: Context,
  id: number,
  { isOn, url, ...input }: EndpointChange,
  setup: WebhookSetup,
): Promise<Endpoint> {
  const href = url === undefined ? undefined : checkUrl(url, setup);
  const row = await change(context, id, async (tx, before) => {
    const wasOn = before.offReason === null;
    const switched = isOn === undefined || isOn === wasOn ? {} : { offReason: isOn ? null : ('person' as const) };
    if (isOn === false && wasOn) await deliveryStore.giveUpWaiting(tx, id, 'The webhook was turned off.');
    const isElsewhere = href !== undefined && href !== before.url;
    const values = { ...input, ...switched, ...(isElsewhere ? { url: href } : {}) };
    const isFresh = isElsewhere || (isOn === true && !wasOn);
    if (Object.keys(values).length === 0) return before;
    return await store.updateEndpoint(tx, id, isFresh ? { ...values, failingSince: null } : values);
  });
  return await show(context, row, setup);
}

/** Throws NOT_FOUND. */
export async function deleteEndpoint(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await store.lockEndpoint(tx, id);
    if (!before) throw gone();
    await store.deleteEndpoint(tx, id);
    await recordEndpoint(tx, context, 'deleted', { before, after: null });
  });
}

/** Makes a new secret; the one before signs beside it for a day. Throws NOT_FOUND. */
export async function replaceSecret(
  context: Context,
  id: number,
  setup: WebhookSetup,
): Promise<Endpoint & { secret: string }> {
  const secret = newSecret();
  const row = await change(
    context,
    id,
    async (tx, { lockedSecret }) =>
      await store.updateEndpoint(tx, id, {
        lockedSecret: lockSecret(setup.keeper, id, secret),
        lockedOldSecret: lockedSecret,
        oldSecretUntil: new Date(context.now().getTime() + oldSecretHours * hourMs),
      }),
  );
  return { ...(await show(context, row, setup)), secret };
}

/** Throws NOT_FOUND. */
export async function listDeliveries({ db }: Context, id: number): Promise<Delivery[]> {
  if (!(await store.findEndpoint(db, id))) throw gone();
  return await deliveryStore.listDeliveries(db, id, mostDeliveries);
}

async function showDelivery(db: Db, id: number): Promise<Delivery> {
  const delivery = await deliveryStore.findDelivery(db, id);
  if (!delivery) throw new Error(`The delivery ${id} is not there`);
  return delivery;
}

/** Sends a test, once. Throws NOT_FOUND, and ILLEGAL_TRANSITION where the webhook is off. */
export async function sendTest(context: Context, id: number): Promise<Delivery> {
  return await context.db.transaction(async (tx) => {
    const endpoint = await store.lockEndpoint(tx, id);
    if (!endpoint) throw gone();
    if (endpoint.offReason !== null) throw isOff();
    const now = context.now();
    const eventId = newEventId();
    const event = { type: 'webhook.test', timestamp: now.toISOString(), data: { by: context.actor } } as const;
    await deliveryStore.insertEvent(tx, eventId, event, now);
    const made = await deliveryStore.insertDelivery(tx, id, eventId, now);
    await announce(tx, { type: 'webhooks' });
    return await showDelivery(tx, made);
  });
}

/**
 * Sends a delivery now, with the id and the body it had: one that arrived or failed again, one that waits for its next try sooner. Throws
 * NOT_FOUND, and ILLEGAL_TRANSITION where the webhook is off, or it is on its way.
 */
export async function sendAgain(context: Context, id: number): Promise<Delivery> {
  return await context.db.transaction(async (tx) => {
    const endpointId = await deliveryStore.findEndpointOf(tx, id);
    // Held: one that is turned off gives up what waits, and what is sent again afterwards would wait for it ever after.
    const endpoint = endpointId === null ? null : await store.lockEndpoint(tx, endpointId);
    const row = await deliveryStore.lockDelivery(tx, id);
    if (!endpoint || !row) throw new Problem('NOT_FOUND', 'Delivery not found. Deliveries are kept for some days.');
    if (endpoint.offReason !== null) throw isOff();
    const now = context.now();
    if (row.state === 'waiting' && row.takenUntil !== null && row.takenUntil > now)
      throw new Problem('ILLEGAL_TRANSITION', 'This delivery is on its way.');
    await deliveryStore.updateDelivery(tx, id, { state: 'waiting', failures: 0, nextAt: now, takenUntil: null });
    await announce(tx, { type: 'webhooks' });
    return await showDelivery(tx, id);
  });
}
