import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from './database.ts';
import { openPglite } from './pglite.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-sync-'));
let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite(join(folder, 'database'));
  await database.db.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('what the embedded database answers as stored, the disk has', async () => {
  const { db } = database;
  expect(await rowsOf(db, sql`show fsync`)).toEqual([{ fsync: 'on' }]);
  const synced = vi.spyOn(fs, 'fdatasyncSync');
  await db.execute(sql`insert into notes values ('one')`);
  expect(synced).toHaveBeenCalledTimes(1);
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('two')`);
    await tx.execute(sql`insert into notes values ('three')`);
    expect(synced).toHaveBeenCalledTimes(1);
  });
  expect(synced).toHaveBeenCalledTimes(2);
});

it('reading waits for no disk, and a checkpoint waits for the files and their folders', async () => {
  const { db } = database;
  const synced = vi.spyOn(fs, 'fdatasyncSync');
  await db.execute(sql`select * from notes`);
  expect(synced).not.toHaveBeenCalled();
  await db.execute(sql`checkpoint`);
  expect(synced.mock.calls.length).toBeGreaterThan(1);
});
