// Notices that a Postgres accepts connections and answers nothing, long before a statement may be called slow: it is asked something small over a
// connection of its own while an answer is awaited.
import type { Socket } from 'node:net';
import pg from 'pg';

/** How long an answer is awaited until somebody looks, and how long that may take. */
export type SilenceLimits = { lookAfterMs: number; answerWithinMs: number };
export const silenceLimits: SilenceLimits = { lookAfterMs: 3_000, answerWithinMs: 4_000 };

type Watched = Pick<pg.ClientConfig, 'connectionString'> & { limits: SilenceLimits };

/** Whether the database answers a question that needs nothing of its tables. */
async function isThere({ connectionString, limits: { answerWithinMs } }: Watched): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    application_name: 'copydesk-watch',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // A server that answers why is not silent.
    return !/timeout/i.test((error as Error).message);
  } finally {
    client.connection.stream.destroy();
  }
}

const silent = () => new Error('Connection terminated: the database is silent');

/**
 * Watches sockets: those over which something went out and nothing came back are cut once the database is silent, and new ones at once until
 * it answers again. A call that asks one thing after another does not wait for each.
 */
export function watchSilence(watched: Watched): { add: (socket: Socket) => void; stop: () => void } {
  const { lookAfterMs } = watched.limits;
  const open = new Map<Socket, { written: number; read: number; since: number }>();
  let isLooking = false;
  let isSilent = false;

  /** Since when it waits for an answer; null where it does not. */
  function waitingSince(socket: Socket, now: number): number | null {
    const seen = open.get(socket);
    if (!seen) return null;
    const { bytesWritten: written, bytesRead: read } = socket;
    if (read !== seen.read) {
      open.set(socket, { written, read, since: now });
      return null;
    }
    if (written === seen.written) return null;
    return seen.since;
  }

  async function look(): Promise<void> {
    const now = performance.now();
    const waiting: Socket[] = [];
    for (const socket of open.keys()) {
      const since = waitingSince(socket, now);
      const seen = open.get(socket);
      // The time counts from the look at which it was first seen to wait.
      if (since === null && seen) seen.since = now;
      else if (since !== null && now - since >= lookAfterMs) waiting.push(socket);
    }
    if (waiting.length === 0 && !isSilent) return;
    isSilent = !(await isThere(watched));
    // Those that were opened while it was asked wait in vain, too.
    if (isSilent) for (const socket of open.keys()) socket.destroy(silent());
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look().finally(() => {
      isLooking = false;
    });
  }, lookAfterMs / 4).unref();
  return {
    add: (socket) => {
      open.set(socket, { written: 0, read: 0, since: performance.now() });
      socket.once('close', () => open.delete(socket));
      // Not before it connects, which would open it again.
      if (isSilent) setImmediate(() => socket.destroy(silent()));
    },
    stop: () => clearInterval(timer),
  };
}
