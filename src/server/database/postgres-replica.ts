// A standby of the Postgres, named by DATABASE_READ_URL: one connection that asks how far it is, and a pool for what is read there.
import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { positionText, readPosition } from './position.ts';
import { openPool, openSocket, reach, silentLimitMs } from './postgres-pool.ts';
import { type Probe, type Replica, type ReplicaState, watchReplica } from './replica.ts';
import * as schema from './schema.ts';

const name = 'copydesk-reads';
/** A replica that takes longer to say how far it is, or to be reached, is not waited for. */
const answerWithinMs = 2_000;

const databaseName = `(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())`;

const stateQuery = `select pg_is_in_recovery() as standby, ${databaseName} as database, pg_postmaster_start_time()::text as server,
  (select timeline_id from pg_control_checkpoint()) as timeline, (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0'::pg_lsn)::text as lsn`;

type Row = { standby: boolean; database: string; server: string; timeline: number; lsn: string };
type Asked = Pick<pg.Client, 'query'>;

async function askState(client: Asked): Promise<ReplicaState> {
  const { rows } = await client.query<Row>(stateQuery);
  const [row] = rows;
  if (!row) throw new Error('Nothing was answered');
  const { standby: isStandby, database, server, timeline, lsn } = row;
  return { isStandby, database, server, replayed: { timeline, lsn: BigInt(lsn) } };
}

async function openProbe(url: string, onEnd: (error: unknown) => void): Promise<Probe> {
  const socket = openSocket(silentLimitMs);
  const client = new pg.Client({
    ...reach(url),
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    application_name: name,
    stream: () => socket,
  });
  client.on('error', onEnd);
  await client.connect();
  return { ask: () => askState(client), end: () => void socket.destroy() };
}

/**
 * Reaches the standby and watches it. Throws a plain sentence where it is none of this primary; one that cannot be reached may come later.
 * `onChange` hears of each change of its state, `onForeign` when what was read there may be of another database.
 */
export async function openReplica(
  url: string,
  primary: pg.Pool,
  onChange: (sentence: string) => void,
  onForeign: () => void,
): Promise<Replica> {
  const { rows } = await primary.query<{ database: string }>(`select ${databaseName} as database`);
  const sockets = new Set<Socket>();
  const watch = await watchReplica({
    database: rows[0]?.database ?? '',
    connect: (onEnd) => openProbe(url, onEnd),
    locate: async () => {
      const { rows } = await primary.query<{ position: string | null }>(`select ${positionText} as position`);
      if (!rows[0]?.position) throw new Error('The primary is in recovery');
      return readPosition(rows[0].position);
    },
    onChange,
    onLost: (isForeign) => {
      // A machine that is gone closes nothing: reads that wait for it go to the primary now.
      for (const socket of sockets) socket.destroy(new Error('Connection terminated: the read replica was lost'));
      if (isForeign) onForeign();
    },
  });
  if (watch.status().state === 'not a standby') {
    watch.stop();
    throw new Error(
      'DATABASE_READ_URL must name a standby of the Postgres of DATABASE_URL, with the same database: the one it names is none.',
    );
  }
  const pool = openPool(url, name, {
    stream: () => {
      const socket = openSocket(silentLimitMs);
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    // An address may lead to several servers, and each is at a place of its own.
    verify: (client, done) => {
      const isSame = watch.recognize();
      askState(client).then(
        (other) => done(isSame(other) ? undefined : new Error('Connection terminated: another server answered')),
        done,
      );
    },
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return {
    ...watch,
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    close: async () => {
      watch.stop();
      await pool.end();
    },
  };
}
