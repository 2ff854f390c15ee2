// Export profiles: what goes out again and again, and what changed since it went out last.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { ExportProfile } from '#domain/transfer/export-profiles.contract.ts';
import type { StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { products, storedExports } from '#server/database/schema.ts';
import { createJobQueues } from '#server/jobs/job-queues.ts';
import { openLiveHub } from '#server/live/live.ts';
import { readSheet } from '#testing/edited-sheet.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { exportsFolder } from './export-files.ts';
import { runDueProfiles } from './profiles.commands.ts';
import { ofRetailer } from './profiles.store.ts';
import { createExporter } from './stored-exports.tasks.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-folder-'));
const app = startTestApp({ exportFolder: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const add = (sku: string, given: object = {}) =>
  addProduct(app.database.db, { sku, title: `Piece ${sku}`, description: 'A piece.', ...given });
async function call<T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const input = {
  ...{ name: 'Weekly', format: 'json', filter: {}, columns: null, onlyDecided: false, onlyChanged: false },
  ...{ splitsRetailers: false, fileName: '{profile} {date}', schedule: null },
};
const addProfile = (given: object = {}) => call<ExportProfile>('POST', '/api/export-profiles', { ...input, ...given });

async function ended({ id }: StoredExport): Promise<StoredExport> {
  const read = () => call<StoredExport>('GET', `/api/stored-exports/${id}`);
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toBe('running');
  return await read();
}
const run = async ({ id }: ExportProfile) =>
  await ended(await call<StoredExport>('POST', `/api/export-profiles/${id}/runs`));
async function bytesOf({ id }: StoredExport): Promise<Buffer> {
  const reply = await app.http.inject({ url: `/api/stored-exports/${id}/files/0`, headers: { host: 'localhost' } });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}
const skusOf = async (made: StoredExport) =>
  (JSON.parse((await bytesOf(made)).toString()) as { sku: string }[]).map(({ sku }) => sku);

it('a profile is added, changed and removed; its stored exports stay', async () => {
  await add('A');
  const profile = await addProfile();
  expect(profile).toMatchObject({ ...input, nextAt: null, lastAt: null, createdBy: 'Tess Tester' });
  expect((await app.call('POST', '/api/export-profiles', { ...input, name: 'WEEKLY' })).body).toMatchObject({
    error: 'An export profile named “WEEKLY” already exists. Choose another name.',
  });
  const made = await run(profile);
  expect(made).toMatchObject({
    ...{ profileId: profile.id, name: 'Weekly', state: 'done', createdBy: 'Tess Tester' },
    counts: { products: 1, rows: null, refused: 0, misread: 0, unchanged: null, gone: null },
    files: [{ name: 'Weekly 2026-11-21.json' }],
  });
  const changed = await call<ExportProfile>('PUT', `/api/export-profiles/${profile.id}`, { ...input, name: 'Daily' });
  expect(changed).toMatchObject({ name: 'Daily', lastAt: '2026-11-21T10:00:00.000Z' });
  expect((await app.call('DELETE', `/api/export-profiles/${profile.id}`)).status).toBe(204);
  expect((await app.call('POST', `/api/export-profiles/${profile.id}/runs`)).status).toBe(404);
  expect(await call('GET', `/api/stored-exports/${made.id}`)).toMatchObject({ profileId: null, name: 'Weekly' });
  expect(await skusOf(made)).toEqual(['A']);
});

it('a stored export counts what its receiver refuses and misreads', async () => {
  const supplier = await call<{ id: number }>('POST', '/api/suppliers', {
    name: 'Strider',
    key: 'str',
    hasOwnSkus: true,
  });
  await add('101', { price: '12.50' });
  const shoe = await add('str:101', { price: '12.50' });
  await app.database.db.update(products).set({ supplierId: supplier.id }).where(eq(products.id, shoe));
  await add('C', { price: '=1+1', images: ['/pictures/c.webp'] });
  const countsOf = async (format: string) => (await run(await addProfile({ name: format, format }))).counts;
  expect(await countsOf('woocommerce')).toMatchObject({ products: 3, refused: 0, misread: 2 });
  expect(await countsOf('shopify')).toMatchObject({ products: 3, refused: 1, misread: 2 });
  expect(await countsOf('google')).toMatchObject({ products: 3, refused: 3, misread: 0 });
  expect(await countsOf('xlsx')).toMatchObject({ products: 3, refused: 0, misread: 1 });
});

it('a stored export from before misread products were counted is still shown', async () => {
  const made = await run(await addProfile());
  await app.database.db.update(storedExports).set({ counts: sql`${storedExports.counts} - 'misread'` });
  expect((await call<StoredExport>('GET', `/api/stored-exports/${made.id}`)).counts).toMatchObject({ misread: null });
});

it('exports what changed since it was exported last, and counts what did not and what is gone', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C', { brand: 'Other' })];
  const profile = await addProfile({ onlyChanged: true });
  const first = await run(profile);
  expect([await skusOf(first), first.counts]).toMatchObject([['A', 'B', 'C'], { products: 3, unchanged: 0, gone: 0 }]);
  const second = await run(profile);
  expect([await skusOf(second), second.counts]).toMatchObject([[], { products: 0, unchanged: 3, gone: 0 }]);

  await call('PATCH', `/api/products/${a}/optimized-content`, { title: 'Fine piece' });
  await call('PATCH', `/api/products/${b}`, { brand: 'New brand' });
  await call('DELETE', `/api/products/${c}`);
  await add('D');
  const third = await run(profile);
  expect([await skusOf(third), third.counts]).toMatchObject([['A', 'B', 'D'], { products: 3, unchanged: 0, gone: 1 }]);
  const fourth = await run(profile);
  expect([await skusOf(fourth), fourth.counts]).toMatchObject([[], { unchanged: 3, gone: 0 }]);
  // Another profile has a memory of its own.
  const other = await addProfile({ name: 'Other', onlyChanged: true });
  expect(await skusOf(await run(other))).toEqual(['A', 'B', 'D']);
});

it('a failed export says why, and nothing of it counts as exported', async () => {
  await add('A');
  const profile = await addProfile({ onlyChanged: true });
  // Where the folder of exports is a file, none can be written.
  rmSync(exportsFolder(app.dataDir), { recursive: true, force: true });
  writeFileSync(exportsFolder(app.dataDir), '');
  const failed = await run(profile);
  expect(failed).toMatchObject({
    state: 'failed',
    error: 'The export stopped because of an error in Copydesk.',
    files: [],
  });
  expect((await call<ExportProfile[]>('GET', '/api/export-profiles'))[0]?.lastAt).toBeNull();
  rmSync(exportsFolder(app.dataDir));
  expect(await skusOf(await run(profile))).toEqual(['A']);
});

it('takes the filter, the columns in their order, and only products decided whole', async () => {
  const a = await add('A', { category: 'Mugs' });
  await add('B', { category: 'Mugs' });
  await add('C', { category: 'Books' });
  await call('PATCH', `/api/products/${a}/optimized-content`, { title: 'Fine piece' });
  const approved = { titleStatus: 'approved', bulletsStatus: 'approved', descriptionStatus: 'approved' };
  await call('PATCH', `/api/products/${a}/optimized-content`, { ...approved, imagesStatus: 'approved' });
  const given = { format: 'xlsx', filter: { category: 'Mugs' }, columns: ['title', 'SKU', 'Stock'] };
  const all = await run(await addProfile(given));
  expect(await readSheet(await bytesOf(all))).toEqual([
    ['Title', 'SKU', 'Stock'],
    ['Fine piece', 'A', ''],
    ['Piece B', 'B', ''],
  ]);
  const decided = await run(await addProfile({ ...given, name: 'Decided', onlyDecided: true }));
  expect((await readSheet(await bytesOf(decided))).slice(1)).toEqual([['Fine piece', 'A', '']]);
});

it('splits retailers into files of one archive', async () => {
  await add('A', { retailer: 'Shop' });
  await add('B', { retailer: 'Other/Shop' });
  await add('C', { retailer: null });
  const made = await run(await addProfile({ splitsRetailers: true, fileName: 'feed-{retailer}-{date}' }));
  expect(made.files).toMatchObject([{ name: 'feed-all retailers-2026-11-21.zip' }]);
  const files = unzipSync(await bytesOf(made));
  const skus = Object.entries(files).map(([name, bytes]) => [
    name,
    (JSON.parse(strFromU8(bytes)) as { sku: string }[]).map(({ sku }) => sku),
  ]);
  expect(Object.fromEntries(skus)).toEqual({
    'feed-Other-Shop-2026-11-21.json': ['B'],
    'feed-Shop-2026-11-21.json': ['A'],
    'feed-no retailer-2026-11-21.json': ['C'],
  });
});

it('an archive of what changed holds a file of no products where nothing changed', async () => {
  await add('A', { retailer: 'Shop' });
  const profile = await addProfile({ splitsRetailers: true, onlyChanged: true, fileName: 'feed-{retailer}' });
  await run(profile);
  const files = unzipSync(await bytesOf(await run(profile)));
  const texts = Object.entries(files).map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))]);
  expect(texts).toEqual([['feed-all retailers.json', []]]);
});

it.each(['Shop 7', null])('the products of a retailer are found by an index: %s', async (retailer) => {
  const { db } = app.database;
  await db.execute(sql`insert into products (sku, title, retailer)
    select 'S-' || n, 'Item', case when n % 500 > 0 then 'Shop ' || n % 500 end from generate_series(1, 5000) n`);
  await db.execute(sql`analyze products`);
  const page = sql`select id from products where ${ofRetailer(retailer)} and id > 0 order by id limit 200`;
  expect(await rowsOf(db, page)).toHaveLength(10);
  expect(JSON.stringify(await rowsOf(db, sql`explain ${page}`))).toMatch(/Index.* Scan (using|on) products_retailer/);
});

it.each([
  [{ name: ' ' }, 'Enter a name for the profile.'],
  [{ columns: ['SKU'] }, 'Columns can be chosen for Excel only.'],
  [{ format: 'xlsx', columns: ['SKU', 'Title', 'sku '] }, 'The column “sku” is there twice.'],
  [{ fileName: '{nope} {date}' }, 'Nothing is filled in for {nope}.'],
  [{ format: 'review-csv', splitsRetailers: true }, 'A file for review is not split'],
  [{ schedule: { every: 'day', at: '25:00' } }, 'Use a time such as 06:00.'],
  [{ filter: { colour: 'red' } }, 'filter'],
])('refuses %j', async (given, words) => {
  const reply = await app.call('POST', '/api/export-profiles', { ...input, ...given });
  expect(reply.status).toBe(400);
  expect((reply.body as { error: string }).error).toContain(words);
});

/** What starts the profiles that are due; stopped by `stop`. */
async function openSchedules() {
  const context = {
    db: app.database.db,
    now: () => app.clock.now,
    actor: { id: app.user.id, fullName: 'Tess' },
    role: 'owner' as const,
    scope: null,
  } as Parameters<typeof runDueProfiles>[0];
  const hub = await openLiveHub(app.database);
  const log = app.http.log;
  const queues = createJobQueues(app.database, hub, log);
  const exporter = createExporter({ context, dataDir: app.dataDir, folder, log, queues });
  return { due: () => runDueProfiles(context, exporter), stop: queues.stop };
}

/** The latest export of a profile, once it is over. */
async function latestOf({ id }: ExportProfile): Promise<StoredExport> {
  const stored = await call<StoredExport[]>('GET', '/api/stored-exports');
  const latest = stored.find(({ profileId }) => profileId === id);
  if (!latest) throw new Error('No export');
  return await ended(latest);
}

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

it('refuses a second profile with a schedule whose files would have the name of another', async () => {
  const schedule = { every: 'day', at: '11:00' };
  const feed = { fileName: 'feed {date}', schedule };
  const first = await addProfile({ ...feed, name: 'First' });
  const add = (given: object) => app.call('POST', '/api/export-profiles', { ...input, ...feed, ...given });
  const message = 'The profile “First” has a schedule and this file name too. Choose another file name.';
  const refused = { status: 400, body: { error: message, issues: [{ path: 'fileName', message }] } };
  expect(await add({ name: 'Second', fileName: 'Feed {date}' })).toMatchObject(refused);
  // Without a schedule nothing goes to the folder; in another format the file has another end.
  const second = (await add({ name: 'Second', schedule: null })).body as ExportProfile;
  await addProfile({ ...feed, name: 'Sheet', format: 'xlsx' });
  await addProfile({ ...feed, name: 'Zip', splitsRetailers: true });
  await addProfile({ schedule, name: 'Third' });
  const put = (id: number, given: object) =>
    app.call('PUT', `/api/export-profiles/${id}`, { ...input, ...feed, ...given });
  expect(await put(second.id, { name: 'Second' })).toMatchObject(refused);
  expect((await put(first.id, { name: 'First', onlyDecided: true })).status).toBe(200);
  const both = await Promise.all(['Fourth', 'Fifth'].map((name) => add({ name, fileName: 'at once' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

it('a schedule starts its export once, into the folder, whole or not at all', async () => {
  await add('A');
  const profile = await addProfile({ schedule: { every: 'day', at: '11:00' }, onlyChanged: true });
  expect(profile.nextAt).toBe('2026-11-21T11:00:00.000Z');
  const { due, stop } = await openSchedules();
  try {
    expect(await due()).toBe(0);
    app.clock.now = new Date('2026-11-21T11:00:10.000Z');
    expect(await due()).toBe(1);
    expect(await due()).toBe(0);
    expect(await latestOf(profile)).toMatchObject({ state: 'done', createdBy: null, error: null });
    expect(readdirSync(folder)).toEqual(['Weekly 2026-11-21.json']);
    expect(readFileSync(join(folder, 'Weekly 2026-11-21.json'), 'utf8')).toContain('"A"');
    // What changed on the same day has a file of its own: nobody may have read the first one yet.
    await add('B');
    await call('PUT', `/api/export-profiles/${profile.id}`, {
      ...input,
      schedule: { every: 'day', at: '12:00' },
      onlyChanged: true,
    });
    app.clock.now = new Date('2026-11-21T12:00:00.000Z');
    expect(await due()).toBe(1);
    const latest = await latestOf(profile);
    expect(readdirSync(folder).toSorted()).toEqual(
      ['Weekly 2026-11-21-'.concat(`${latest.id}.json`), 'Weekly 2026-11-21.json'].toSorted(),
    );
  } finally {
    await stop();
  }
});

it('what is exported by hand of a profile with a schedule still goes to the folder', async () => {
  await add('A');
  const profile = await addProfile({ schedule: { every: 'day', at: '11:00' }, onlyChanged: true });
  expect(await skusOf(await run(profile))).toEqual(['A']);
  expect((await call<ExportProfile[]>('GET', '/api/export-profiles'))[0]?.lastAt).toBeNull();
  const { due, stop } = await openSchedules();
  try {
    app.clock.now = new Date('2026-11-21T11:00:10.000Z');
    expect(await due()).toBe(1);
    expect(await skusOf(await latestOf(profile))).toEqual(['A']);
    expect(readdirSync(folder)).toEqual(['Weekly 2026-11-21.json']);
    // What went there is known, also to an export by hand.
    expect((await run(profile)).counts).toMatchObject({ products: 0, unchanged: 1 });
  } finally {
    await stop();
  }
});
