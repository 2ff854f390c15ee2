// How a Postgres is reached: connections with their limits, and pools of them.
import { Socket } from 'node:net';
import pg from 'pg';
import { NamingClient } from './named-statements.ts';
import { statementLimitMs } from './statement-limit.ts';

/** Longest wait for a connection: a new one, or a place in the pool. */
const connectWithinMs = 10_000;
/**
 * How long one call may hold up others. A lock is given up before a statement is, so that each says what was wrong; a transaction that
 * idles belongs to a server that hangs or is gone.
 */
const limits = {
  lock_timeout: 10_000,
  statement_timeout: statementLimitMs,
  idle_in_transaction_session_timeout: 60_000,
};
/** A connection that is silent for longer than any statement may take leads nowhere: a machine that is gone closes nothing. */
export const silentLimitMs = 90_000;

/**
 * The pool, but for one thing: drizzle does not give back a connection that ends before its transaction has started, and each such end
 * would cost the pool a place for good.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    return callback ? super.connect(callback) : super.connect().then(releaseAtEnd);
  }
}

function releaseAtEnd(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  const onEnd = () => client.release(true);
  client.release = (error) => {
    client.release = () => {};
    client.off('end', onEnd);
    release(error);
  };
  client.once('end', onEnd);
  return client;
}

export function openSocket(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => socket.destroy(new Error('Connection terminated: nothing came over it')));
}

export const reach = (url: string) => ({
  connectionString: url,
  keepAlive: true,
  connectionTimeoutMillis: connectWithinMs,
});

/** A pool under the limits of a server; `more` goes before them. */
export function openPool(url: string, name: string, more: pg.PoolConfig): pg.Pool {
  return new Pool({
    Client: NamingClient,
    ...reach(url),
    ...limits,
    // Statements of a transaction that do not wait for each other's answers go out at once.
    pipeline: true,
    max: 10,
    application_name: name,
    ...more,
  });
}
