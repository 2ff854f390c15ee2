import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEngine } from './pglite-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-sync-'));
let engine: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  engine = await openEngine(join(folder, 'database'));
  await engine.exec(`create table notes (text text)`);
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

it('what the embedded database answers as stored, the disk has', async () => {
  expect((await engine.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  const synced = vi.spyOn(fs, 'fdatasyncSync');
  await engine.exec(`insert into notes values ('one')`);
  expect(synced).toHaveBeenCalledTimes(1);
  await engine.transaction(async (tx) => {
    await tx.exec(`insert into notes values ('two')`);
    await tx.exec(`insert into notes values ('three')`);
    expect(synced).toHaveBeenCalledTimes(1);
  });
  expect(synced).toHaveBeenCalledTimes(2);
});

it('reading waits for no disk, and a checkpoint waits for the files and their folders', async () => {
  const synced = vi.spyOn(fs, 'fdatasyncSync');
  await engine.exec(`select * from notes`);
  expect(synced).not.toHaveBeenCalled();
  await engine.exec(`checkpoint`);
  expect(synced.mock.calls.length).toBeGreaterThan(1);
});
