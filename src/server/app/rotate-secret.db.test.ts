// The command `rotate-secret` as a process: killed in the middle, on a database in use, on the wrong folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { openKeyFile } from '#server/secrets/key-file.ts';
import { openKeyKeeper } from '#server/secrets/key-keeper.ts';
import { aboutFactor } from '#server/session/second-factor.commands.ts';
import { makeDataDir } from '#testing/data-dir.ts';
import { createPostgresDatabase } from '#testing/database.ts';
import { scriptOf } from '#testing/running-server.ts';
import { lockDataDir } from './data-lock.ts';

const root = join(import.meta.dirname, '../../..');
const seed = 'JBSWY3DPEHPK3PXP';
let dataDir = '';
let url = '';
let db: pg.Client;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'copydesk-rotate-'));
  url = await createPostgresDatabase(inject('postgresTemplate'));
  db = new pg.Client({ connectionString: url });
  await db.connect();
  const keeper = openKeyKeeper({ dataDir, given: null });
  await db.query(
    `insert into users (username, full_name, role, password) select 'u' || n, 'User ' || n, 'viewer', '!' from generate_series(1, 30) n`,
  );
  const { rows } = await db.query<{ id: number }>('select id from users order by id');
  for (const { id } of rows)
    await db.query('insert into second_factors (user_id, locked_secret, started_at) values ($1, $2, now())', [
      id,
      keeper.lock(seed, aboutFactor(id)),
    ]);
});
afterAll(async () => {
  await db?.end();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, scriptOf('rotate-secret')), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  // Once its output is read to the end.
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }));
  return { child, ended };
}

/** How many of the second factors open with each of the keys. */
async function countByKey(): Promise<number[]> {
  const { rows } = await db.query<{ user_id: number; locked_secret: string }>('select * from second_factors');
  return openKeyFile(dataDir)
    .read()
    .map((key) => {
      const keeper = openKeyKeeper({ dataDir: '/nowhere', given: [key] });
      return rows.filter((row) => keeper.open(row.locked_secret, aboutFactor(row.user_id)) === seed).length;
    });
}

it('killed in the middle it leaves everything readable, and the next one goes on to the end', async () => {
  expect(await countByKey()).toEqual([30]);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url };
  // It has moved all and waits to store what it did.
  const blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table audit_entries in access exclusive mode');
  const killed = start(settings);
  const waiting = `select count(*)::int as n from pg_stat_activity where application_name = 'copydesk' and wait_event_type = 'Lock'
    and datname = current_database()`;
  await expect
    .poll(async () => (await db.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: 60_000, interval: 50 })
    .toBe(1);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await blocker.query('rollback');
  await expect.poll(async () => (await db.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: 60_000 }).toBe(0);
  expect(await countByKey(), 'the new key is known, and everything still has the old one').toEqual([0, 30]);

  const again = await start(settings).ended;
  expect(again).toEqual({
    code: 0,
    said:
      'Used the first existing key. No new key was made.\n' +
      'Locked again with this key: Second factors: 30.\n' +
      'secret.key still has the old key, for what a server locked at this moment: in a minute, run npm run rotate-secret -- --finish to remove it.\n',
  });
  expect(await countByKey()).toEqual([30, 0]);

  const finished = await start(settings, '--finish').ended;
  expect(finished.code, finished.said).toBe(0);
  expect(finished.said).toContain('The old key was removed from secret.key.');
  expect(await countByKey()).toEqual([30]);
});

it('refuses with one sentence where it does not know what to do, or has no access', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-rotate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await start({ DATA_DIR: folder }, '--all').ended).toEqual({
    code: 1,
    said: 'Usage: npm run rotate-secret [-- --finish]\n',
  });
  expect(await start({ DATA_DIR: folder }).ended).toEqual({
    code: 1,
    said: `There is no embedded database in ${folder}. Set DATA_DIR to its folder, or DATABASE_URL.\n`,
  });
  expect(await start({ DATA_DIR: folder, DATABASE_URL: url }).ended).toEqual({
    code: 1,
    said: `The key in secret.key of DATA_DIR (${folder}) opens none of the 30 stored secrets, so nothing was changed: use the key of the servers.\n`,
  });
  const gone = await start({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }).ended;
  expect(gone.code).toBe(1);
  expect(gone.said).toMatch(/^The Postgres database \(DATABASE_URL\) cannot be opened: .+\n$/);
});

it('refuses beside processes of other machines, whose file it cannot write to', async () => {
  const elsewhere = await createPostgresDatabase(inject('postgresTemplate'));
  const client = new pg.Client({ connectionString: elsewhere });
  await client.connect();
  onTestFinished(() => client.end());
  // As the database would list them.
  await client.query(`create schema listed`);
  await client.query(`create view listed.pg_stat_activity as
    select pid, datname, application_name, client_addr from pg_catalog.pg_stat_activity
    union all select 0, current_database(), 'copydesk-events', '10.0.0.7'
    union all select 0, current_database(), 'psql', '10.0.0.8'
    union all select 0, 'another', 'copydesk', '10.0.0.9'`);
  await client.query(
    `do $$ begin execute format('alter database %I set search_path = listed, pg_catalog, public', current_database()); end $$`,
  );
  const { code, said } = await start({ DATA_DIR: dataDir, DATABASE_URL: elsewhere }).ended;
  expect(said).toMatch(/^Copydesk also runs elsewhere \(10\.0\.0\.7\), where a new secret\.key would be missing/);
  expect(code).toBe(1);
  const SECRET_KEY = ['1', '2'].map((digit) => digit.repeat(64)).join(',');
  expect((await start({ DATA_DIR: dataDir, DATABASE_URL: elsewhere, SECRET_KEY }).ended).said).toContain(
    'The other keys of SECRET_KEY are no longer needed',
  );
});

it('takes an embedded database for itself, and removes the old key at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-rotate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeDataDir(folder);
  const [former] = openKeyFile(folder).readOrMake();
  const release = lockDataDir(folder);
  const refused = await start({ DATA_DIR: folder }).ended;
  release();
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(`The data directory ${folder} is in use by process ${process.pid}`);
  const done = await start({ DATA_DIR: folder }).ended;
  expect(done.said).toContain('Made a new key.');
  expect(done.said).toContain('The old key was removed from secret.key.');
  const [latter = '', ...others] = readFileSync(join(folder, 'secret.key'), 'utf8').trim().split('\n');
  expect(others).toEqual([]);
  expect(latter).not.toBe(former?.toString('hex'));
});
