// Sends what webhooks have to send: makes events of what was noted, and jobs of the deliveries that are due.
import type { FastifyBaseLogger } from 'fastify';
import { deliveryDays } from '#domain/webhooks/webhooks.contract.ts';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { JobQueues } from '#server/jobs/job-queues.ts';
import { type Loop, startLoop } from '#server/jobs/loop.ts';
import type { LiveHub } from '#server/live/live.ts';
import { type DeliverSetup, deliver } from './deliver.ts';
import { findNextTime, isSending, purgeDeliveries, type Taken, takeDue } from './deliveries.store.ts';
import { gatherEvents } from './gather-events.ts';

/** How late a delivery is if no event wakes the server. */
const lookEveryMs = 30_000;
/** While changes wait for more, or an endpoint is being called. */
const soonMs = 1_000;
/** No delivery is on its way for so long: its job was lost. */
const lostMs = 2 * 60_000;
/** Endpoints that are called at a time. */
const mostAtOnce = 10;
const kind = { name: 'deliver-webhook', longestSeconds: 60 };
const dayMs = 24 * 60 * 60 * 1_000;

type TaskSetup = DeliverSetup & { queues: JobQueues; hub: LiveHub; log: FastifyBaseLogger; origin: string | null };

/** Runs until stopped; a fault is logged and tried again. To be called before the jobs of the server are started. */
export function startWebhooks(context: Context, { queues, hub, log, origin, ...setup }: TaskSetup): Loop {
  const { db, now } = context;
  queues.work<Taken>({
    ...{ kind, atOnce: mostAtOnce },
    perform: async (taken, signal) => {
      await deliver(context, setup, taken, signal);
      loop.wake();
    },
  });
  queues.openWhen(() => isSending(db));
  const sendDue = async () => {
    const { send } = await queues.queue<Taken>(kind);
    await db.transaction(async (tx) => {
      const at = now();
      await send(tx, await takeDue(tx, at, new Date(at.getTime() + lostMs)));
    });
    queues.wake();
  };
  const step = async () => {
    const isWaiting = await gatherEvents(context, origin);
    const next = await findNextTime(db);
    const restMs = next === null ? lookEveryMs : next.getTime() - now().getTime();
    if (restMs <= 0) await sendDue();
    return Math.min(isWaiting ? soonMs : lookEveryMs, Math.max(soonMs, restMs));
  };
  const onFault = (error: unknown) => logFault(log, error, 'Webhooks could not be sent');
  const loop = startLoop(step, onFault, { firstMs: soonMs });
  hub.onEvent(({ type }) => {
    if (type === 'webhooks') loop.wake();
  });
  hub.onGap(() => loop.wake());
  return loop;
}

/** Forgets deliveries that are listed no longer. */
export const forgetDeliveries = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  purgeDeliveries(db, new Date(now().getTime() - deliveryDays * dayMs));
