// The embedded database computes in a thread of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { turnsDuring } from '#testing/turns.ts';
import { rowsOf } from './database.ts';
import { describeDatabaseFault } from './database-fault.ts';
import { openPglite } from './pglite.ts';
import { startClient } from './pglite-client.ts';
import { postgresCode } from './postgres-code.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
  await database.db.execute(sql`create table notes (text text constraint once unique)`);
});
afterAll(() => database.close());

const count = async () => (await rowsOf<{ n: number }>(database.db, sql`select count(*)::int as n from notes`))[0]?.n;

it('requests are read while one statement computes', async () => {
  const turns = await turnsDuring(() => database.db.execute(sql`select count(*) from generate_series(1, 300000)`));
  expect(turns).toBeGreaterThanOrEqual(20);
});

it('what Postgres says of an error arrives with its code', async () => {
  await database.db.execute(sql`insert into notes values ('same')`);
  const error = await database.db.execute(sql`insert into notes values ('same')`).catch((caught: unknown) => caught);
  expect(postgresCode(error)).toBe('23505');
  expect((error as Error).cause).toMatchObject({ constraint: 'once', detail: 'Key (text)=(same) already exists.' });
});

it('a transaction that fails leaves nothing, keeps others waiting, and takes no more statements', async () => {
  const before = await count();
  const seen: (number | undefined)[] = [];
  let late: Promise<unknown> = Promise.resolve();
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('one')`);
    seen.push((await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from notes`))[0]?.n);
    late = failing.catch(() => tx.execute(sql`insert into notes values ('late')`));
    throw new Error('No more');
  });
  const other = count();
  await expect(failing).rejects.toThrow('No more');
  await expect(late).rejects.toThrow();
  expect(seen).toEqual([(before ?? 0) + 1]);
  expect(await other).toBe(before);
  expect(await count()).toBe(before);
});

it('a transaction in which a failed statement was passed over is an error, as nothing of it is kept', async () => {
  const before = await count();
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('kept?')`);
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  const error = await failing.catch((caught: unknown) => caught);
  expect(postgresCode(error)).toBe('25P02');
  expect(await count()).toBe(before);
});

it('a value that cannot be copied is refused, and the next call is answered', async () => {
  await expect(database.client.query('select $1::text', [() => 'no'])).rejects.toThrow(/could not be cloned/);
  expect((await database.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('notifications come from the thread, to each listener once', async () => {
  const heard: string[] = [];
  await database.listen('notes', (payload) => heard.push(`one ${payload}`));
  await database.listen('notes', (payload) => heard.push(`two ${payload}`));
  await database.db.execute(sql`select pg_notify('notes', 'hello')`);
  await database.db.execute(sql`select pg_notify('notes', 'again')`);
  await expect.poll(() => heard).toEqual(['one hello', 'two hello', 'one again', 'two again']);
});

it('one that cannot be opened says why, and one that is closed says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-client-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const failing = startClient({ dataDir: join(file, 'database') });
  // Asked before it is known.
  const closed = failing.close();
  await expect(failing.waitReady).rejects.toThrow(/ENOTDIR/);
  await closed;
  const client = startClient({});
  await client.waitReady;
  await client.close();
  const error = await client.query('select 1').catch((caught: unknown) => caught);
  expect(describeDatabaseFault(error)).toMatchObject({ code: 'UNAVAILABLE' });
  rmSync(folder, { recursive: true });
});

it('one that is closed while it is being opened ends, and so does one whose schema is refused', async () => {
  const closed = startClient({});
  await closed.close();
  await closed.close();
  await expect(closed.query('select 1')).rejects.toThrow('PGlite is closed');
  const newer = startClient({});
  await newer.exec(`create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint);
    insert into drizzle.__drizzle_migrations values (9999999999999)`);
  await expect(openPglite(undefined, undefined, newer)).rejects.toThrow(/newer version/);
  await expect(newer.query('select 1')).rejects.toThrow('PGlite is closed');
});
