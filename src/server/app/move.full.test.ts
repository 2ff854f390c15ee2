// An embedded installation moves into a Postgres: every value as it was, wherever it was interrupted, and nowhere by mistake.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { moveDatabase } from '#server/database/move.ts';
import type { Side } from '#server/database/move-tables.ts';
import { openPglite } from '#server/database/pglite.ts';
import { migratePostgres, openPostgres } from '#server/database/postgres.ts';
import { createDatabase, startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';
import { prepareDataDir } from './first-start.ts';

let postgres: TestServer;
let embedded: Awaited<ReturnType<typeof openPglite>>;
const onError = (error: Error) => console.error(error.message);

/** Values that lose something on most ways from one database to another. */
const odd = {
  title: 'Odd 👩‍🚀 \uFFFD \u0001 "quoted" \\N {null,"NULL"} É e\u0301',
  numberLike: '12.00',
  deep: { text: '1e3', none: null, list: ['', 'NULL', null, '\\x00'], big: 12_345_678_901_234 },
};

beforeAll(async () => {
  postgres = await startPostgres(false);
  embedded = await openPglite();
  const { db } = embedded;
  await prepareDataDir(db, 'sample', new Date('2026-11-21T10:00:00.000Z'));
  await db.execute(sql`insert into products (sku, title, price, brand, created_at, updated_at, bullets, attributes)
    values ('odd-1', ${odd.title}, '007', null, '0001-01-01 00:00:00+00', '9999-12-31 23:59:59.999+00',
      ${JSON.stringify([odd.numberLike, 'null', ''])}::jsonb, '[{"name": "Ø", "value": "1.50"}]'),
    ('odd-2', '   ', '', '', '2026-11-21 10:00:00.123+00', '-infinity', '[]', '[]')`);
  await db.execute(sql`insert into content_history (product_id, content_type, action, previous_content, new_content, change_date)
    select id, 'title', 'edit', ${JSON.stringify(odd.numberLike)}::jsonb, 'null'::jsonb, now() from products where sku = 'odd-1'`);
  await db.execute(sql`insert into content_history (product_id, content_type, action, previous_content, new_content, change_date)
    select id, 'title', 'edit', ${JSON.stringify(odd.deep)}::jsonb, '12.00'::jsonb, now() from products where sku = 'odd-2'`);
  // A type no table has yet; a later one may.
  await db.execute(sql`create table later_values (name text, part integer, bytes bytea, ratio double precision, day date,
    numbers numeric[], taken boolean, primary key (name, part))`);
  await db.execute(sql`insert into later_values values ('a,"b', 1, '\\x00ff5c27', 0.1, '0001-01-01', '{1.10,NULL}', null),
    ('a,"b', 2, '', 'NaN', '0044-03-15 BC', '{}', true), ('', -1, null, 1e-300, 'infinity', null, false)`);
}, 120_000);
afterAll(async () => {
  await embedded.close();
  await postgres.stop();
});

/** A database of its own to move to, and what is needed to move there. */
async function startMove(name: string) {
  const url = await createDatabase(postgres.url, name);
  const to = new pg.Client({ connectionString: url });
  await to.connect();
  onTestFinished(() => to.end());
  const source: Side = { query: async (text, values) => (await embedded.client.query(text, values)).rows as never };
  const target: Side = { query: async (text, values) => (await to.query(text, values)).rows };
  const migrateTarget = async () => {
    await migratePostgres(url, onError);
    await to.query(`create table if not exists later_values (name text, part integer, bytes bytea, ratio double precision, day date,
      numbers numeric[], taken boolean, primary key (name, part))`);
  };
  const lines: string[] = [];
  return {
    url,
    lines,
    source,
    target,
    move: { source, target, migrateTarget, onProgress: (line: string) => lines.push(line) },
  };
}

it('every row comes over as it is, and numbers go on where they were', { timeout: 120_000 }, async () => {
  const { url, target, source, move } = await startMove('whole');
  const { rows, tables } = await moveDatabase(move);
  expect(tables).toBeGreaterThan(25);
  expect(rows).toBeGreaterThan(500);
  const ask = `select to_jsonb(p) as row from products p where sku like 'odd-%' order by id`;
  expect(await target.query(ask)).toEqual(await source.query(ask));
  const history = `select previous_content::text, new_content::text from content_history where product_id in (select id from products where sku like 'odd-%') order by id`;
  const [first, second] = await target.query<{ previous_content: string; new_content: string }>(history);
  expect([first?.previous_content, first?.new_content]).toEqual(['"12.00"', 'null']);
  expect([JSON.parse(second?.previous_content ?? ''), second?.new_content]).toEqual([odd.deep, '12.00']);
  const later = `select name, part, bytes::text, ratio::text, day::text, numbers::text, taken from later_values order by name, part`;
  expect(await target.query(later)).toEqual(await source.query(later));
  // A server starts on it; a product added there has the next number.
  const moved = await openPostgres(url, onError);
  onTestFinished(() => moved.close());
  const next = `select max(id) + 1 as next from products`;
  const [before] = await source.query<{ next: number }>(next);
  await target.query(`insert into products (sku, title) values ('after', 'After')`);
  expect(await target.query(`select id from products where sku = 'after'`)).toEqual([{ id: before?.next }]);
  await expect(target.query(`update content_history set action = 'other'`)).rejects.toThrow();
});

it('goes on where it was interrupted, wherever that was', { timeout: 300_000 }, async () => {
  const { target, source, move, url } = await startMove('interrupted');
  let commits = 0;
  let most = 0;
  /** The connection is lost before every third commit. */
  const failing: Side = {
    query: async (text, values) => {
      if (text === 'commit') {
        commits += 1;
        if (commits > most) throw new Error('The connection is gone.');
      }
      return await target.query(text, values);
    },
  };
  let interruptions = 0;
  for (;;) {
    commits = 0;
    most = 1 + (interruptions % 7) * 3;
    try {
      await moveDatabase({ ...move, target: failing, batchRows: 25 });
      break;
    } catch (error) {
      expect((error as Error).message).toBe('The connection is gone.');
      interruptions += 1;
      if (interruptions === 3)
        await expect(openPostgres(url, onError)).rejects.toThrow('A move into this database is not finished');
    }
  }
  expect(interruptions).toBeGreaterThan(5);
  const count =
    'select (select count(*) from products)::int as products, (select count(*) from content_history)::int as history';
  expect(await target.query(count)).toEqual(await source.query(count));
});

it('a source that was used meanwhile is noticed', { timeout: 120_000 }, async () => {
  const { target, move } = await startMove('used');
  let isOver = false;
  const failing: Side = {
    query: async (text, values) => {
      if (text.includes('pg_class where relkind')) {
        isOver = true;
        throw new Error('Interrupted before the end.');
      }
      return await target.query(text, values);
    },
  };
  const source: Side = {
    query: async (text, values) => {
      if (text.includes('pg_class where relkind')) throw new Error('Interrupted before the end.');
      return await move.source.query(text, values);
    },
  };
  await expect(moveDatabase({ ...move, source, target: failing })).rejects.toThrow('Interrupted');
  expect(isOver).toBe(false);
  await embedded.db.execute(sql`update products set price = '8' where sku = 'odd-1'`);
  await expect(moveDatabase(move)).rejects.toThrow('The table products is not the same in both databases');
});

it('a target that holds something else is refused and left alone', { timeout: 60_000 }, async () => {
  const { target, move } = await startMove('held');
  await target.query('create table invoices (id integer primary key)');
  await expect(moveDatabase(move)).rejects.toThrow('The target database is not empty: it contains invoices.');
  expect(await target.query(`select count(*)::int as tables from pg_tables where schemaname = 'public'`)).toEqual([
    { tables: 1 },
  ]);
});

it('a run that goes on is let end first', { timeout: 60_000 }, async () => {
  const { move } = await startMove('live');
  await embedded.db.execute(sql`insert into runs (action, selection, until, total, created_at, state)
    values ('{"action": "approve"}', '{}', 1, 1, now(), 'running')`);
  await expect(moveDatabase(move)).rejects.toThrow(/^Run \d+ is still running/);
  await embedded.db.execute(sql`delete from runs`);
});

it('as a command: not beside a server, once, and the server goes on over the Postgres', {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'copydesk-move-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const url = await createDatabase(postgres.url, 'command');
  const moveTo = async (args: string[]) =>
    await startServer({ DATA_DIR }, 'src/server/app/move.ts', args).then(
      () => '',
      (error: Error) => error.message,
    );
  const server = await startServer({ DATA_DIR });
  const headers = { 'content-type': 'application/json' };
  const product = { sku: 'M-1', title: 'Stoneware mug, 350 ml' };
  await fetch(`${server.url}/api/products`, { method: 'POST', headers, body: JSON.stringify(product) });
  const seen = await (await fetch(`${server.url}/api/products?limit=100`)).json();
  expect(await moveTo(['--to', url])).toContain(`is in use by process ${server.child.pid}`);
  await server.stop();
  expect(await moveTo([])).toContain('Usage: npm run move -- --to postgres://');
  expect(await moveTo(['--to', url])).toMatch(/Exited with 0:.*counts and checksums agree.*secret\.key/s);
  expect(await moveTo(['--to', url])).toContain('The target database is not empty');
  const moved = await startServer({ DATA_DIR, DATABASE_URL: url });
  onTestFinished(async () => void (await moved.stop()));
  expect(seen).toMatchObject([product]);
  expect(await (await fetch(`${moved.url}/api/products?limit=100`)).json()).toEqual(seen);
});
