// What the processes beside a Postgres do, and the embedded database has none of: writes checkpoints, so that its log stays small and a start
// after a crash is quick, and takes back the space of rows that were replaced.
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedClient } from './pglite-client.ts';

/**
 * Each statement keeps all others waiting, so there is little to do at a time: 16 MB of log take 30 to 120 ms to write down, 4,000 replaced
 * products 30 ms (`bench/growth.ts`; 40,000 of them took a second).
 */
const limits = {
  logBytes: 12 * 1024 * 1024,
  /** Where nothing was asked for a while. */
  logBytesAtRest: 1024 * 1024,
  deadRows: 2_000,
  /** Of a large table, a share of its rows: its indexes are read each time. */
  deadShare: 0.05,
};
const lookEveryMs = 1_000;
const restMs = 5_000;

type Upkeep = { lookEveryMs?: number; restMs?: number; onFault?: (error: unknown) => void };
type Client = Pick<EmbeddedClient, 'query' | 'exec'>;
type Table = { name: string; dead: number };

const tablesQuery = `select quote_ident(schemaname) || '.' || quote_ident(relname) as name, n_dead_tup::int as dead
  from pg_stat_user_tables where n_dead_tup > greatest($1::float8, n_live_tup * $2::float8) order by n_dead_tup desc`;
const logQuery = `select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

/** Does what is due at this moment: a checkpoint, or the table with most to take back; true where it did something. */
export async function keepUp(client: Client, isAtRest: boolean): Promise<boolean> {
  const { rows: log } = await client.query<{ bytes: number }>(logQuery);
  if ((log[0]?.bytes ?? 0) > (isAtRest ? limits.logBytesAtRest : limits.logBytes)) {
    await client.exec('checkpoint');
    return true;
  }
  const { rows } = await client.query<Table>(tablesQuery, [limits.deadRows, limits.deadShare]);
  const [table] = rows;
  if (table) await client.exec(`vacuum ${table.name}`);
  return table !== undefined;
}

/** Looks once in a while whether something is due, as long as the database is used. `started` counts its statements. */
export function startUpkeep(
  client: Client,
  started: () => number,
  { lookEveryMs: everyMs = lookEveryMs, restMs: quietMs = restMs, onFault = console.error }: Upkeep = {},
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let seen = -1;
    let usedAt = performance.now();
    let isDone = false;
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      if (started() !== seen) {
        usedAt = performance.now();
        isDone = false;
      }
      try {
        const isAtRest = performance.now() - usedAt > quietMs;
        if (!isDone) isDone = !(await keepUp(client, isAtRest)) && isAtRest;
      } catch (error) {
        if (!signal.aborted) onFault(error);
      }
      // What it asked itself is no use.
      seen = started();
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
