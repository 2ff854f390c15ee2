// Files that are imported by themselves: from a folder and from an address, dry run first, and stopped where a person has to look.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import type { ImportSchedule } from '#domain/transfer/import-schedule.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { importSchedules } from '#server/database/schema.ts';
import { importFile } from '#testing/import-file.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { listUploads } from '../uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-imports-'));
const privateHosts: string[] = [];
// How long a file is watched has tests of its own (take-file.test.ts).
const app = startTestApp({ importFolder: folder, privateHosts, importPause: async () => {} });
let server: PageServer | null = null;
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await server?.close();
  server = null;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = (...rows: string[]) => ['Art. code,Naam,Note,Net', ...rows].join('\n');
const first = list('P-1,Oak bench,Solid,120.00', 'P-2,Oak table,Solid,340.00', 'P-3,Oak stool,Solid,60.00');
const second = first.replace('120.00', '125.00');
const mapping = { 'Art. code': 'sku', Naam: 'title', Note: 'description', Net: 'price' };
const daily = { every: 'day', at: '06:00' } as const;
const newest = { kind: 'folder', file: 'prices-*.csv' } as const;

async function saveProfile(name = 'Acme', given: Record<string, string> = {}): Promise<ImportProfile> {
  const { id } = await importFile(app, first, '', { mapping: JSON.stringify(mapping), ...given });
  const reply = await app.call('POST', '/api/import-profiles', { name, importId: id });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as ImportProfile;
}
async function schedule({ id }: ImportProfile, place: object = newest): Promise<ImportSchedule> {
  const reply = await app.call('PUT', `/api/import-profiles/${id}/schedule`, { place, times: daily });
  expect(reply.status, reply.text).toBe(200);
  return reply.body as ImportSchedule;
}
const scheduleOf = async ({ id }: ImportProfile) =>
  ((await app.call('GET', '/api/import-profiles')).body as ImportProfile[]).find((each) => each.id === id)?.schedule;
const lastOf = async (profile: ImportProfile, before: string | undefined) =>
  await vi.waitUntil(
    async () => {
      const last = (await scheduleOf(profile))?.last;
      return last && last.outcome !== 'running' && last.at !== before && last;
    },
    { timeout: 60_000, interval: 20 },
  );
/** Takes its file now and waits for what comes of it. */
async function run(profile: ImportProfile) {
  const before = (await scheduleOf(profile))?.last?.at;
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const reply = await app.call('POST', `/api/import-profiles/${profile.id}/schedule/run`);
  expect(reply.status, reply.text).toBe(200);
  return await lastOf(profile, before);
}
const put = (name: string, text: string, at = app.clock.now) => {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), at, at);
};
const priceOf = async (sku: string) =>
  ((await app.call('GET', '/api/products')).body as Product[]).find((product) => product.sku === sku)?.price;
const imports = async () => (await app.call('GET', '/api/imports')).body as Import[];

it('imports the newest file of the folder after a dry run, and the same file no second time', async () => {
  const profile = await saveProfile();
  expect(await schedule(profile)).toMatchObject({ nextAt: '2026-11-22T06:00:00.000Z', last: null });
  put('prices-1.csv', first, new Date('2026-11-01T00:00:00Z'));
  put('prices-2.csv', second, new Date('2026-11-02T00:00:00Z'));
  put('prices-3.csv.part', 'half', new Date('2026-11-03T00:00:00Z'));
  const last = await run(profile);
  expect(last).toMatchObject({ outcome: 'imported', reason: null });
  expect(await priceOf('P-1')).toBe('125.00');
  const [latest] = await imports();
  expect(latest).toMatchObject({
    id: last.importId,
    fileName: 'prices-2.csv',
    dryRun: false,
    createdBy: 'Tess Tester',
  });
  const dry = (latest?.id ?? 0) - 1;
  expect((await app.call('GET', `/api/imports/${dry}`)).body).toMatchObject({ dryRun: true, importedAs: latest?.id });
  const count = (await imports()).length;
  expect(await run(profile)).toMatchObject({ outcome: 'same', importId: last.importId });
  expect(await imports()).toHaveLength(count);
});

it('takes each file once its time has come', async () => {
  const profile = await saveProfile();
  const other = await saveProfile('Other');
  await schedule(profile);
  await schedule(other, { kind: 'folder', file: 'other.csv' });
  put('prices-1.csv', second);
  app.clock.now = new Date('2026-11-22T06:00:30.000Z');
  await run(other);
  expect(await lastOf(profile, undefined)).toMatchObject({ outcome: 'imported' });
  expect((await scheduleOf(profile))?.nextAt).toBe('2026-11-23T06:00:00.000Z');
  app.clock.now = new Date('2026-11-21T10:00:00.000Z');
});

it('stops after the dry run where columns changed or too much would, and imports the file of another day', async () => {
  const profile = await saveProfile('Acme', { stopAbove: '40' });
  await schedule(profile);
  put('prices-1.csv', second.replace('Net', 'Cost'));
  const stopped = await run(profile);
  expect(stopped).toMatchObject({
    outcome: 'stopped',
    reason: 'Nothing was imported: the columns of the file changed (missing “net”; new “cost”).',
  });
  expect((await imports()).find(({ id }) => id === stopped.importId)).toMatchObject({
    dryRun: true,
    state: 'done',
    error: stopped.reason,
  });
  put('prices-1.csv', list('P-1,Oak bench,Solid,120.00'));
  expect(await run(profile)).toMatchObject({
    outcome: 'stopped',
    reason: expect.stringMatching(/^Nothing was imported: 2 of 3 products are missing from the file/),
  });
  put('prices-1.csv', second);
  expect(await run(profile)).toMatchObject({ outcome: 'imported' });
  expect(await priceOf('P-1')).toBe('125.00');
});

it('says why no file came, looks again soon, and leaves no upload behind', async () => {
  const profile = await saveProfile();
  await schedule(profile);
  const uploads = listUploads(app.dataDir).length;
  expect(await run(profile)).toMatchObject({
    ...{ outcome: 'failed', importId: null },
    reason: 'The import folder has no file named “prices-*.csv”.',
  });
  expect(new Date((await scheduleOf(profile))?.nextAt ?? 0).getTime() - app.clock.now.getTime()).toBe(15 * 60 * 1_000);
  put('prices-1.csv', '');
  expect(await run(profile)).toMatchObject({ outcome: 'failed', reason: '“prices-1.csv” is empty.' });
  expect(listUploads(app.dataDir)).toHaveLength(uploads);
  put('prices-1.csv', 'just some text');
  expect(await run(profile)).toMatchObject({
    outcome: 'failed',
    reason: 'Copydesk found no table, list or feed of products in this file.',
  });
});

it('reads an address, and says what is wrong with one', async () => {
  server = await startPageServer();
  privateHosts.push(server.host);
  server.file('/export/prices.csv?key=1', Buffer.from(second), {
    'content-disposition': 'attachment; filename="acme.csv"',
  });
  const profile = await saveProfile();
  await schedule(profile, { kind: 'address', url: `${server.origin}/export/prices.csv?key=1` });
  expect(await run(profile)).toMatchObject({ outcome: 'imported' });
  expect((await imports())[0]).toMatchObject({ fileName: 'acme.csv' });
  expect(await run(profile)).toMatchObject({ outcome: 'same' });
  await schedule(profile, { kind: 'address', url: `${server.origin}/gone.csv` });
  expect(await run(profile)).toMatchObject({
    outcome: 'failed',
    reason: `“${server.host}” answered with status 404 instead of a file.`,
  });
  // Where an address leads in the end is known only when it is opened.
  server.on('/moved.csv', (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/a.csv' }).end());
  await schedule(profile, { kind: 'address', url: `${server.origin}/moved.csv` });
  expect(await run(profile)).toMatchObject({
    outcome: 'failed',
    reason:
      '“10.0.0.1” is in a private or reserved network. Only public files can be read, and those of hosts in SOURCES_PRIVATE_HOSTS.',
  });
});

it('imports the same file again once its profile has changed, but not for another name', async () => {
  const profile = await saveProfile();
  await schedule(profile);
  put('prices-1.csv', second);
  expect(await run(profile)).toMatchObject({ outcome: 'imported' });
  const change = async (patch: object) =>
    expect((await app.call('PATCH', `/api/import-profiles/${profile.id}`, patch)).status).toBe(200);
  await change({ name: 'Acme Ltd' });
  expect(await run(profile)).toMatchObject({ outcome: 'same' });
  await change({ constants: { brand: 'Acme' } });
  expect(await run(profile)).toMatchObject({ outcome: 'imported' });
  expect((await app.call('GET', '/api/products?brand=Acme')).body).toHaveLength(3);
});

it('imports a file whose import was undone again when asked to, and not by itself', async () => {
  const profile = await saveProfile();
  const other = await saveProfile('Other');
  await schedule(profile);
  await schedule(other, { kind: 'folder', file: 'other.csv' });
  put('prices-1.csv', second);
  const { importId, at } = await run(profile);
  const { runId } = (await app.call('GET', `/api/imports/${importId}`)).body as Import;
  expect((await app.call('POST', `/api/runs/${runId}/undo`)).status).toBe(200);
  await vi.waitUntil(async () => (await priceOf('P-1')) === '120.00', { timeout: 60_000, interval: 50 });
  app.clock.now = new Date('2026-11-22T06:00:30.000Z');
  await run(other);
  expect(await lastOf(profile, at)).toMatchObject({
    outcome: 'same',
    reason:
      'The import of this file was undone. It is imported again if you import it now, or once the file or the profile changes.',
  });
  expect(await priceOf('P-1')).toBe('120.00');
  expect(await run(profile)).toMatchObject({ outcome: 'imported', reason: null });
  expect(await priceOf('P-1')).toBe('125.00');
});

it('goes on with a JSON file in which no product has a field today, and stops without titles', async () => {
  const feed = (products: object[]) => JSON.stringify(products);
  const { id } = await importFile(app, feed([{ sku: 'J-1', title: 'Oak bench', price: '10.00', salePrice: '8.00' }]));
  const saved = (await app.call('POST', '/api/import-profiles', { name: 'Feed', importId: id })).body as ImportProfile;
  await schedule(saved, { kind: 'folder', file: 'feed.json' });
  put('feed.json', feed([{ sku: 'J-1', title: 'Oak bench', price: '11.00' }]));
  expect(await run(saved)).toMatchObject({ outcome: 'imported' });
  expect(await priceOf('J-1')).toBe('11.00');
  put('feed.json', feed([{ sku: 'J-1', price: '12.00' }]));
  expect(await run(saved)).toMatchObject({
    outcome: 'stopped',
    reason: 'Nothing was imported: the columns of the file changed (missing “title”).',
  });
});

it('takes a file while that of another schedule is still on its way', async () => {
  server = await startPageServer();
  privateHosts.push(server.host);
  const asked = Promise.withResolvers<ServerResponse>();
  server.on('/slow.csv', (_request, response) => asked.resolve(response));
  const slow = await saveProfile('Slow');
  await schedule(slow, { kind: 'address', url: `${server.origin}/slow.csv` });
  const profile = await saveProfile();
  await schedule(profile);
  put('prices-1.csv', second);
  expect((await app.call('POST', `/api/import-profiles/${slow.id}/schedule/run`)).status).toBe(200);
  const response = await asked.promise;
  expect((await scheduleOf(slow))?.last).toMatchObject({ outcome: 'running', importId: null });
  expect((await app.call('POST', `/api/import-profiles/${slow.id}/schedule/run`)).status).toBe(422);
  expect(await run(profile)).toMatchObject({ outcome: 'imported' });
  expect((await scheduleOf(slow))?.last).toMatchObject({ outcome: 'running' });
  response.writeHead(200).end(second);
  expect(await lastOf(slow, undefined)).toMatchObject({ outcome: 'imported' });
});

it('takes a file again that has been on its way for hours, which nobody takes any more', async () => {
  const profile = await saveProfile();
  const other = await saveProfile('Other');
  await schedule(profile);
  await schedule(other, { kind: 'folder', file: 'other.csv' });
  put('prices-1.csv', second);
  const begun = async (hours: number) =>
    await app.database.db
      .update(importSchedules)
      .set({ outcome: 'running', lastAt: new Date(app.clock.now.getTime() - hours * 60 * 60 * 1_000) })
      .where(eq(importSchedules.profileId, profile.id));
  await begun(2);
  await run(other);
  expect((await scheduleOf(profile))?.last).toMatchObject({ outcome: 'running', importId: null });
  await begun(4);
  const before = (await scheduleOf(profile))?.last?.at;
  await run(other);
  expect(await lastOf(profile, before)).toMatchObject({ outcome: 'imported' });
});

it.each([
  [
    'https://u:secret@shop.example/a.csv',
    'A URL with a user name or password cannot be read, because it would be stored with the schedule.',
  ],
  [
    'https://shop.example:8443/a.csv',
    'Port 8443 of “shop.example” cannot be read. Only ports 80 and 443 are supported.',
  ],
  [
    'http://10.0.0.1/a.csv',
    '“10.0.0.1” is in a private or reserved network. Only public files can be read, and those of hosts in SOURCES_PRIVATE_HOSTS.',
  ],
])('does not store %s, and says why at its field', async (url, message) => {
  const profile = await saveProfile();
  const place = { kind: 'address', url };
  const reply = await app.call('PUT', `/api/import-profiles/${profile.id}/schedule`, { place, times: daily });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ issues: [{ path: 'place.url', message }] });
  expect(reply.text).not.toContain('secret');
  expect(await scheduleOf(profile)).toBeNull();
});

it('refuses what is no schedule, and forgets one that is removed', async () => {
  const profile = await saveProfile();
  const set = (id: number, place: object) =>
    app.call('PUT', `/api/import-profiles/${id}/schedule`, { place, times: daily });
  expect((await set(999_999, newest)).status).toBe(404);
  for (const file of ['', '../secret.csv', '/etc/passwd', '.hidden'])
    expect((await set(profile.id, { kind: 'folder', file })).status, file).toBe(400);
  expect((await set(profile.id, { kind: 'address', url: 'ftp://a.example/x' })).status).toBe(400);
  expect((await app.call('POST', `/api/import-profiles/${profile.id}/schedule/run`)).status).toBe(404);
  await schedule(profile);
  expect((await app.call('DELETE', `/api/import-profiles/${profile.id}/schedule`)).status).toBe(204);
  expect(await scheduleOf(profile)).toBeNull();
});
