import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEngine } from './pglite-engine.ts';
import { keepUp, startUpkeep } from './pglite-upkeep.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-upkeep-'));
let client: PGlite;
beforeAll(async () => {
  client = await openEngine(folder);
  await client.exec('create table notes (id int primary key, text text)');
}, 60_000);
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

const patience = { timeout: 60_000, interval: 50 };
const firstOf = async (text: string) => Number(Object.values((await client.query<object>(text)).rows[0] ?? {})[0]);
const logBytes = () => firstOf('select (pg_current_wal_insert_lsn() - redo_lsn)::float8 from pg_control_checkpoint()');
const deadRows = () => firstOf(`select n_dead_tup from pg_stat_user_tables where relname = 'notes'`);
const fileSize = () => firstOf(`select pg_relation_size('notes')`);
/** Half a megabyte in one statement. */
const write = (round: number) =>
  client.query(`insert into notes select ${round * 1_000} + n, repeat('x', 500) from generate_series(1, 1000) n`);

it('a log that has grown is written down, and at rest a small one too', async () => {
  for (let round = 0; (await logBytes()) < 13_000_000; round += 1) await write(round);
  expect(await keepUp(client, false)).toBe(true);
  expect(await logBytes()).toBeLessThan(1_000_000);
  for (let round = 1_000; (await logBytes()) < 2_000_000; round += 1) await write(round);
  const before = await logBytes();
  await keepUp(client, false);
  expect(await logBytes()).toBeGreaterThanOrEqual(before);
  expect(await keepUp(client, true)).toBe(true);
  expect(await logBytes()).toBeLessThan(1_000_000);
});

it('rows that are replaced again and again take no more space', async () => {
  await client.exec('truncate notes; checkpoint');
  for (let round = 0; round < 5; round += 1) await write(round);
  const sizes: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await client.query(`update notes set text = text || 'y'`);
    // What was replaced is counted a moment later.
    await expect.poll(deadRows, patience).toBeGreaterThan(4_000);
    while (await keepUp(client, false));
    sizes.push(await fileSize());
  }
  expect(sizes.at(-1)).toBeLessThan(1.5 * (sizes[0] ?? 0));
});

it('what is due is done by itself, and nothing more once the database is at rest', async () => {
  let begun = 0;
  const exec = client.exec.bind(client);
  const done: string[] = [];
  client.exec = async (text) => {
    done.push(text);
    return await exec(text);
  };
  await client.query(`update notes set text = text || 'z'`);
  begun += 1;
  const upkeep = startUpkeep(client, () => begun, { lookEveryMs: 5, restMs: 2_000 });
  await expect.poll(() => done, patience).toContain('vacuum public.notes');
  await expect.poll(() => done.at(-1), patience).toBe('checkpoint');
  await upkeep.stop();
  client.exec = exec;
});
