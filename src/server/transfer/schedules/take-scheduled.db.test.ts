// What may come between a schedule and its import: a stop during the download, a second server, a fault of one among several.
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { buildApp } from '#server/app/build-app.ts';
import { importSchedules, imports } from '#server/database/schema.ts';
import { finishedImport, importFile } from '#testing/import-file.ts';
import { openImporter } from '#testing/open-importer.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { listUploads } from '../uploads.ts';
import { followDryRuns } from './follow-dry-runs.ts';
import { findSchedule, type ScheduleRow } from './import-schedules.store.ts';
import { takeScheduled } from './take-scheduled.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-take-scheduled-'));
const privateHosts: string[] = [];
const log: string[] = [];
const given = {
  ...{ importFolder: folder, privateHosts, importPause: async () => {} },
  ...{ logLevel: 'warn', logTo: { write: (line: string) => void log.push(line) } },
};
const app = startTestApp(given);
let server: PageServer;
beforeEach(async () => {
  server = await startPageServer();
  privateHosts.push(server.host);
  log.length = 0;
});
afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const first = ['sku,title,price', 'P-1,Oak bench,120.00', 'P-2,Oak table,340.00'].join('\n');
const second = first.replace('120.00', '125.00');

/** A profile whose file an address answers. */
async function scheduled(name = 'Acme'): Promise<number> {
  const { id } = await importFile(app, first);
  const profile = (await app.call('POST', '/api/import-profiles', { name, importId: id })).body as ImportProfile;
  const place = { kind: 'address', url: `${server.origin}/prices.csv` };
  const times = { every: 'day', at: '06:00' };
  expect((await app.call('PUT', `/api/import-profiles/${profile.id}/schedule`, { place, times })).status).toBe(200);
  return profile.id;
}
const rowOf = async (profileId: number) => (await findSchedule(app.database.db, profileId)) ?? expect.fail();
const change = (profileId: number, how: Partial<ScheduleRow>) =>
  app.database.db.update(importSchedules).set(how).where(eq(importSchedules.profileId, profileId));
const countImports = async () => ((await app.call('GET', '/api/imports')).body as Import[]).length;

/** What is said of schedules: an import of the test before may still be cut off. */
const ofSchedules = () => log.filter((line) => /schedule/.test(line));

/** Another server on the same database, as its steps see it. */
async function openOther() {
  const dataDir = mkdtempSync(join(folder, 'other-'));
  const { importer, context, stop } = await openImporter(app, dataDir);
  onTestFinished(stop);
  return { context, setup: { importer, dataDir, folder, privateHosts, log: app.http.log } };
}

/** Answers the file once it is asked for it. */
function hold() {
  const asked = Promise.withResolvers<ServerResponse>();
  server.on('/prices.csv', (_request, response) => {
    response.writeHead(200).write(second.slice(0, 20));
    asked.resolve(response);
  });
  return asked.promise;
}

it('goes on after a restart where a stop interrupted it, and says nothing of it', { timeout: 120_000 }, async () => {
  const profileId = await scheduled();
  const asked = hold();
  expect((await app.call('POST', `/api/import-profiles/${profileId}/schedule/run`)).status).toBe(200);
  await asked;
  await app.http.close();
  expect(await rowOf(profileId)).toMatchObject({ outcome: 'running', reason: null, importId: null });
  expect([log, listUploads(app.dataDir)]).toEqual([[], []]);
  server.file('/prices.csv', Buffer.from(second));
  const { database, user, dataDir } = app;
  app.http = await buildApp({
    ...{ database, user, dataDir, host: '127.0.0.1', checksAll: true, now: () => app.clock.now, ...given },
  });
  await app.http.ready();
  await vi.waitUntil(async () => (await rowOf(profileId)).outcome === 'imported', { timeout: 90_000, interval: 100 });
  expect(log).toEqual([]);
});

it('is taken once of two that try, however often it is tried', async () => {
  const profileId = await scheduled();
  server.file('/prices.csv', Buffer.from(second));
  const at = new Date('2026-11-21T09:00:00.000Z');
  await change(profileId, { outcome: 'running', lastAt: at });
  const before = await countImports();
  const [one, other] = [await openOther(), await openOther()];
  const job = { profileId, at: at.toISOString(), importId: null };
  const { signal } = new AbortController();
  const take = ({ context, setup }: typeof one, of = job) => takeScheduled(context, setup, of, signal);
  // A try that was given up in between has nothing more to say.
  await take(one, { ...job, at: '2026-11-21T08:00:00.000Z' });
  expect(server.asked).toEqual([]);
  await Promise.all([take(one), take(other)]);
  await take(other);
  expect(server.asked).toEqual(['GET /prices.csv', 'GET /prices.csv']);
  expect(await countImports()).toBe(before + 1);
  expect(listUploads(one.setup.dataDir).length + listUploads(other.setup.dataDir).length).toBe(1);
  expect(await rowOf(profileId)).toMatchObject({ outcome: 'running', reason: null, importId: expect.any(Number) });
  expect(ofSchedules()).toEqual([]);
});

it('a try that was given up stores nothing of its fault', async () => {
  const profileId = await scheduled();
  const at = new Date('2026-11-21T09:00:00.000Z');
  await change(profileId, { outcome: 'running', lastAt: at });
  const later = new Date('2026-11-21T10:00:00.000Z');
  server.on('/prices.csv', (_request, response) => {
    void change(profileId, { lastAt: later }).then(() => response.writeHead(404).end());
  });
  const { context, setup } = await openOther();
  const job = { profileId, at: at.toISOString(), importId: null };
  await takeScheduled(context, setup, job, new AbortController().signal);
  expect(await rowOf(profileId)).toMatchObject({ outcome: 'running', reason: null, lastAt: later });
});

/** A schedule that waits for a dry run of its file, which has ended. */
async function waiting(name: string, format = 'csv') {
  const profileId = await scheduled(name);
  const { id } = await importFile(app, second, '?dryRun=true', { profileId: String(profileId) });
  await app.database.db.update(imports).set({ format }).where(eq(imports.id, id));
  await change(profileId, { outcome: 'running', importId: id, lastAt: app.clock.now });
  return { profileId, dryRun: id };
}

it('one import follows a dry run that two servers look at', async () => {
  const { profileId, dryRun } = await waiting('Acme');
  const before = await countImports();
  const servers = [await openOther(), await openOther(), await openOther()];
  await Promise.all(servers.map(({ context, setup }) => followDryRuns(context, setup)));
  const { outcome, importId } = await rowOf(profileId);
  expect([outcome, importId !== dryRun]).toEqual(['running', true]);
  expect(await finishedImport(app, importId ?? 0)).toMatchObject({ dryRun: false, state: 'done' });
  // The dry run is folded into the import it became.
  expect(await countImports()).toBe(before);
  expect(ofSchedules()).toEqual([]);
});

it('a fault of one holds up no other, and is said where it belongs', async () => {
  const { profileId: broken } = await waiting('Broken', 'no such format');
  const { profileId: sound } = await waiting('Sound');
  const { context, setup } = await openOther();
  await followDryRuns(context, setup);
  expect(await rowOf(broken)).toMatchObject({
    outcome: 'failed',
    reason: 'The file could not be imported because of an error in Copydesk.',
  });
  expect(ofSchedules()).toEqual([expect.stringContaining('The file of a schedule could not be imported')]);
  const { importId } = await rowOf(sound);
  expect(await finishedImport(app, importId ?? 0)).toMatchObject({ dryRun: false, state: 'done' });
});

it('a dry run by a profile that was changed meanwhile is done again before its import', async () => {
  const { profileId, dryRun } = await waiting('Acme');
  const constants = { brand: 'Acme' };
  expect((await app.call('PATCH', `/api/import-profiles/${profileId}`, { constants })).status).toBe(200);
  const { context, setup } = await openOther();
  await followDryRuns(context, setup);
  const { importId: again } = await rowOf(profileId);
  expect(again).not.toBe(dryRun);
  expect(await finishedImport(app, again ?? 0)).toMatchObject({ dryRun: true, state: 'done', constants });
  await followDryRuns(context, setup);
  const { importId, outcome } = await rowOf(profileId);
  expect([outcome, importId !== again]).toEqual(['running', true]);
  expect(await finishedImport(app, importId ?? 0)).toMatchObject({ dryRun: false, state: 'done', dryRunId: again });
  expect(ofSchedules()).toEqual([]);
});
