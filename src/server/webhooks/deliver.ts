// Sends a delivery and stores what came of it, with what that means for its endpoint.
import { isGivenUp, pauseAfter } from '#domain/webhooks/delivery-tries.ts';
import { nameEndpoint } from '#domain/webhooks/name-endpoint.ts';
import { testKind } from '#domain/webhooks/webhook-kinds.ts';
import type { offReasons } from '#domain/webhooks/webhooks.contract.ts';
import { recordServer } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { endTry, findTaken, giveUpWaiting, type Taken } from './deliveries.store.ts';
import { openSecrets } from './endpoint-secrets.ts';
import { type EndpointRow, lockEndpoint, updateEndpoint } from './endpoints.store.ts';
import { type Posted, type Posting, postEvent } from './post-event.ts';
import type { WebhookSetup } from './webhooks.commands.ts';

export type DeliverSetup = WebhookSetup & Pick<Posting, 'resolve'>;

/** The status by which an endpoint says that it wants nothing any more. */
const goneStatus = 410;

const arrived = ({ status }: Posted) => status !== null && status >= 200 && status < 300;

const describe = ({ status, error }: Posted): string | null =>
  error ??
  (status !== null && status >= 300 && status < 400
    ? `It answered with status ${status}. Redirects are not followed.`
    : `It answered with status ${status}.`);

const offWords = {
  gone: {
    reason: 'It answered with status 410.',
    waiting: 'The webhook was turned off, because it answered with status 410.',
  },
  failing: {
    reason: 'All deliveries failed for days.',
    waiting: 'The webhook was turned off, because all deliveries failed for days.',
  },
} as const satisfies Readonly<Record<Exclude<(typeof offReasons)[number], 'person'>, unknown>>;

async function turnOff(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  endpoint: EndpointRow,
  why: keyof typeof offWords,
): Promise<void> {
  await updateEndpoint(tx, endpoint.id, { offReason: why });
  await giveUpWaiting(tx, endpoint.id, offWords[why].waiting);
  const target = { id: endpoint.id, name: nameEndpoint(endpoint) };
  const after = { Reason: offWords[why].reason };
  await recordServer(tx, { now }, { kind: 'webhook', action: 'turned-off', target, after });
}

/**
 * Does one try. It may be done twice if the process dies in between: receivers know a delivery by its id. Throws what another try of the job
 * can make good, the reason of the signal among it.
 */
export async function deliver(
  context: Pick<Context, 'db' | 'now'>,
  { keeper, privateHosts, resolve }: DeliverSetup,
  taken: Taken,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = context;
  const found = await findTaken(db, taken);
  if (!found) return;
  const { delivery, event } = found;
  const at = now();
  const secrets = openSecrets(keeper, found.endpoint, at);
  const { url } = found.endpoint;
  const sent = { url, id: event.id, body: event.body, at, privateHosts, signal, ...(resolve ? { resolve } : {}) };
  const unsigned = { status: null, error: 'Its secret cannot be read on this server. Replace the secret.' };
  const posted = secrets === null ? unsigned : await postEvent({ ...sent, secrets });
  await db.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, delivery.endpointId);
    if (!endpoint) return;
    const end = now();
    const tried = { tries: delivery.tries + 1, lastAt: end, status: posted.status };
    if (arrived(posted)) {
      const how = { ...tried, state: 'delivered', error: null, nextAt: null } as const;
      if (!(await endTry(tx, taken, how))) return;
      if (endpoint.failingSince !== null) await updateEndpoint(tx, endpoint.id, { failingSince: null });
    } else {
      const isTest = event.kind === testKind;
      const failures = delivery.failures + 1;
      const pause = isTest ? null : pauseAfter(failures);
      const nextAt = pause === null ? null : new Date(end.getTime() + pause);
      const state = nextAt === null ? 'failed' : 'waiting';
      if (!(await endTry(tx, taken, { ...tried, failures, state, nextAt, error: describe(posted) }))) return;
      const failingSince = endpoint.failingSince ?? end;
      if (posted.status === goneStatus) await turnOff(tx, context, endpoint, 'gone');
      // Days may have passed since the failure before: only a delivery that was tried for as long as any is says that it is down.
      else if (!isTest && nextAt === null && isGivenUp(failingSince, end))
        await turnOff(tx, context, endpoint, 'failing');
      else if (!isTest) await updateEndpoint(tx, endpoint.id, { failingSince });
    }
    await announce(tx, { type: 'webhooks' });
  });
}
