// Makes events of what was noted, and has each sent to the endpoints that want it.
import { randomBytes } from 'node:crypto';
import { gatherChanges } from '#domain/webhooks/gather-changes.ts';
import { webhookEventSchemas } from '#domain/webhooks/webhook-events.ts';
import type { Context } from '#server/http/context.ts';
import { deleteChanges, hasChanges, listChanges, takeTurn } from './changes.store.ts';
import { insertDeliveries, insertEvent } from './deliveries.store.ts';

/** Changes of one transaction. */
const mostChanges = 1_000;

/** A `webhook-id`: nothing but unique. */
export const newEventId = (): string => `evt_${randomBytes(18).toString('base64url')}`;

/** `origin`: where people open the server; null where it does not know. Answers whether changes are left that wait for more. */
export async function gatherEvents({ db, now }: Pick<Context, 'db' | 'now'>, origin: string | null): Promise<boolean> {
  if (!(await hasChanges(db))) return false;
  const linkTo = (path: string) => (origin === null ? path : new URL(path, origin).href);
  return await db.transaction(async (tx) => {
    // Another server gathers. What it does not see comes with the next look.
    if (!(await takeTurn(tx))) return true;
    const changes = await listChanges(tx, mostChanges);
    const at = now();
    const { events, used } = gatherChanges(changes, at, linkTo);
    for (const event of events) {
      const id = newEventId();
      // Nothing leaves that the API page does not show.
      const checked = webhookEventSchemas[event.type].parse(event);
      await insertEvent(tx, id, checked, at);
      await insertDeliveries(tx, id, checked, at);
    }
    await deleteChanges(tx, used);
    return used.length < changes.length || changes.length === mostChanges;
  });
}
