// Live events: announced inside the transaction they are about, so that they leave with its commit and never without it,
// and heard by every server on the same database.
import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { type LiveEvent, liveEventSchema } from '#domain/live/live.contract.ts';
import type { Database, Db } from '#server/database/database.ts';

const channel = 'copydesk_live';

/** Announces a change to all browsers once the given transaction commits. */
export async function announce(tx: Db, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`);
}

/** The same of several events, in one statement. */
export async function announceAll(tx: Db, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${channel}, event::text) from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`,
  );
}

export type LiveHub = {
  onEvent(listener: (event: LiveEvent) => void): () => void;
  /** Hears that events may have been lost, with the connection they came by. */
  onGap(listener: () => void): void;
};

/** An event as it was announced; null for anything else, since whoever has the database can send anything. */
function readEvent(payload: string): LiveEvent | null {
  try {
    return liveEventSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    // No JSON.
    return null;
  }
}

/** Starts listening on the database; each subscriber gets every event until it unsubscribes. */
export async function openLiveHub(database: Database): Promise<LiveHub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const onPayload = (payload: string) => {
    const event = readEvent(payload);
    if (event) emitter.emit('event', event);
  };
  await database.listen(channel, onPayload, () => emitter.emit('gap'));
  return {
    onEvent: (listener) => {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },
    onGap: (listener) => {
      emitter.on('gap', listener);
    },
  };
}
