// Several servers on one database: a run belongs to one of them for as long as it gives signs of life.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { workspaceFacts } from '#server/database/schema.ts';
import { openLiveHub } from '#server/live/live.ts';
import { finishedImport, importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { runAgain } from './transfer.commands.ts';
import { createImporter, type Importer } from './transfer.tasks.ts';
import { uploadsFolder } from './uploads.ts';

const app = startTestApp();
/** Of servers beside the app's own, which would take up in its rounds what lies in its directory. */
const here = mkdtempSync(join(tmpdir(), 'copydesk-here-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'copydesk-elsewhere-'));
afterAll(() => {
  for (const dataDir of [here, elsewhere]) rmSync(dataDir, { recursive: true });
});

const rows = Array.from({ length: 2_000 }, (_, n) => `S-${n},Mug ${n}`);
const file = `sku,title\n${rows.join('\n')}\n`;

const contextNow = () => ({
  db: app.database.db,
  now: () => app.clock.now,
  actor: { id: app.user.id, fullName: app.user.fullName },
});
const openImporter = (dataDir = here) => createImporter({ context: contextNow(), dataDir, log: app.http.log });

/** A run that is stored as under way, and that no server of this test has begun. */
async function storeRunning(): Promise<number> {
  const { id } = await importFile(app, file, '?dryRun=true');
  const [from, to] = [uploadsFolder(app.dataDir), uploadsFolder(here)];
  mkdirSync(to, { recursive: true });
  for (const upload of readdirSync(from)) renameSync(join(from, upload), join(to, upload));
  const deaf = { ...openImporter(), start: () => {} };
  return await runAgain(contextNow(), deaf, id, {}, { dryRun: false, mode: 'rows' });
}

async function leaseTo(owner: string, importId: number, until: string): Promise<void> {
  const value = sql`jsonb_build_object('owner', ${owner}::text, 'until', clock_timestamp() + ${until}::interval)`;
  await app.database.db
    .insert(workspaceFacts)
    .values({ name: `import-lease-${importId}`, value })
    .onConflictDoUpdate({ target: workspaceFacts.name, set: { value } });
}

/** Lets it end what it began. */
async function idle(importer: Importer): Promise<void> {
  await vi.waitUntil(() => !importer.isRunning(), { timeout: 60_000 });
  await importer.stop();
}

const stateOf = async (id: number) => ((await app.call('GET', `/api/imports/${id}`)).body as Import).state;
const countProducts = async () => (await app.call('GET', '/api/products?limit=1')).headers['x-total-count'];

it('a run that another server holds is left to it, and taken up once its lease is over', async () => {
  const id = await storeRunning();
  await leaseTo('another', id, '1 hour');
  const early = openImporter();
  await early.resume();
  await idle(early);
  expect([await stateOf(id), await countProducts()]).toEqual(['running', '0']);

  await leaseTo('another', id, '-1 second');
  const late = openImporter();
  await late.resume();
  expect(await finishedImport(app, id)).toMatchObject({ state: 'done', counts: { new: rows.length } });
  await late.stop();
});

it('a server whose run was taken over meanwhile stores nothing more of it', async () => {
  const id = await storeRunning();
  const importer = openImporter();
  const hub = await openLiveHub(app.database);
  const stolen = new Promise<void>((resolve, reject) => {
    const off = hub.onEvent((event) => {
      if (event.type !== 'catalogue') return;
      off();
      leaseTo('another', id, '1 hour').then(resolve, reject);
    });
  });
  await importer.resume();
  await stolen;
  const lost = openImporter();
  await lost.resume();
  await idle(lost);
  await idle(importer);
  expect(await stateOf(id)).toBe('running');
  expect(Number(await countProducts())).toBeLessThan(rows.length);
});

it('a run whose file lies on another server is neither taken up nor failed', async () => {
  const id = await storeRunning();
  const importer = openImporter(elsewhere);
  await importer.resume();
  await idle(importer);
  expect(await stateOf(id)).toBe('running');
});
