// Products that a weekly file no longer has: set aside by its import, back with the file that has them again, deleted where they stay away.
import { beforeEach, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { SetAsideProduct } from '#domain/catalogue/set-aside.contract.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { countAhead } from '#domain/transfer/import-ahead.ts';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import type { Supplier } from '#domain/transfer/suppliers.contract.ts';
import { createJobQueues } from '#server/jobs/job-queues.ts';
import { openLiveHub } from '#server/live/live.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';
import { deleteDueAsides } from './due-asides.commands.ts';
import { createRunWorker } from './runs.tasks.ts';

const app = startTestApp();
const start = new Date('2026-11-21T10:00:00.000Z');
beforeEach(() => {
  app.clock.now = start;
});

const list = (...rows: string[]) => ['SKU,Title,Note,Price', ...rows].join('\n');
const [a, b, c] = ['P-1,Oak bench,Solid,120.00', 'P-2,Oak table,Solid,340.00', 'P-3,Oak stool,Solid,60.00'] as const;
const get = async <Body>(path: string) => (await app.call('GET', path)).body as Body;
const skus = async () => (await get<Product[]>('/api/products')).map(({ sku }) => sku).sort();
const aside = () => get<SetAsideProduct[]>('/api/set-aside-products');
const runs = () => get<Run[]>('/api/runs');
const settled = () =>
  expect
    .poll(async () => (await runs()).every(({ state }) => state === 'done'), { timeout: 60_000, interval: 20 })
    .toBe(true);

async function saveProfile(missing: string): Promise<number> {
  const { id } = await importFile(app, list(a, b, c));
  const reply = await app.call('POST', '/api/import-profiles', { name: 'Acme', importId: id });
  const profile = reply.body as ImportProfile;
  await app.call('PATCH', `/api/import-profiles/${profile.id}`, { missing });
  return profile.id;
}
const weekly = async (profileId: number, ...rows: string[]) => {
  const { id } = await importFile(app, list(...rows), '', { profileId: String(profileId) });
  await settled();
  return await get<ImportDetails>(`/api/imports/${id}`);
};

it('are set aside when the import ends, by a run that is undone as any, and come back with the next file that has them', async () => {
  const profile = await saveProfile('set-aside');
  await weekly(profile, a, c);
  expect(await skus()).toEqual(['P-1', 'P-3']);
  expect(await aside()).toMatchObject([{ sku: 'P-2', isMissing: true, deleteAt: null, setAsideBy: 'Tess Tester' }]);
  expect((await runs()).map(({ action: { action } }) => action)).toContain('set-aside');
  await weekly(profile, a, b.replace('340', '350'), c);
  expect(await skus()).toEqual(['P-1', 'P-2', 'P-3']);
  expect((await get<Product[]>('/api/products?search=P-2')).map(({ price }) => price)).toEqual(['350.00']);
});

it('what became of them is said with the import, and in the list of imports', async () => {
  const profile = await saveProfile('set-aside');
  const without = await weekly(profile, a, c);
  const [run] = without.movedBy;
  expect(without).toMatchObject({
    missing: 1,
    missingNow: { catalog: 0, setAside: 1, deleted: 0 },
    moved: { setAside: 1, broughtBack: 0 },
    movedBy: [{ action: 'set-aside', products: 1, isGoing: false }],
  });
  expect(await get<Run>(`/api/runs/${run?.runId}`)).toMatchObject({ action: { action: 'set-aside' } });
  const named = await get<SetAsideProduct[]>(`/api/set-aside-products?missingFrom=${without.id}`);
  expect(named).toMatchObject([
    { sku: 'P-2', missingFrom: { importId: without.id, fileName: without.fileName, profile: 'Acme' } },
  ]);
  const dry = await importFile(app, list(a, b, c), '?dryRun=true', { profileId: String(profile) });
  expect(dry).toMatchObject({ setAside: 1, willMove: { setAside: 0, broughtBack: 1 }, movedBy: [] });
  const back = await weekly(profile, a, b, c);
  expect(back).toMatchObject({
    setAside: 1,
    willMove: { setAside: 0, broughtBack: 0 },
    moved: { setAside: 0, broughtBack: 1 },
  });
  expect(await get<ImportDetails>(`/api/imports/${without.id}`)).toMatchObject({
    missingNow: { catalog: 1, setAside: 0, deleted: 0 },
  });
  const moves = (await get<ImportDetails[]>('/api/imports')).map(({ moved }) => moved);
  expect(moves.slice(0, 2)).toEqual([
    { setAside: 0, broughtBack: 1 },
    { setAside: 0, broughtBack: 0 },
  ]);
});

it('a dry run of a file that only lacks products has something to do, by the policy as it is today and until it is imported', async () => {
  const profile = await saveProfile('set-aside');
  const dryRun = (...rows: string[]) =>
    importFile(app, list(...rows), '?dryRun=true', { profileId: String(profile) }) as Promise<ImportDetails>;
  const ahead = async (id: number) => {
    const details = await get<ImportDetails>(`/api/imports/${id}`);
    return [countAhead(details), details.willMove];
  };
  const { id } = await dryRun(a, c);
  expect(await ahead(id)).toEqual([1, { setAside: 1, broughtBack: 0 }]);
  await app.call('PATCH', `/api/import-profiles/${profile}`, { missing: 'list' });
  expect(await ahead(id)).toEqual([0, { setAside: 0, broughtBack: 0 }]);
  await app.call('PATCH', `/api/import-profiles/${profile}`, { missing: 'delete' });
  expect(await ahead(id)).toEqual([1, { setAside: 1, broughtBack: 0 }]);
  expect((await app.call('POST', `/api/imports/${id}/runs?dryRun=false`, {})).status).toBe(202);
  await settled();
  expect(await skus()).toEqual(['P-1', 'P-3']);
  expect(await ahead(id)).toEqual([0, { setAside: 0, broughtBack: 0 }]);
  expect(await ahead((await dryRun(a, c)).id)).toEqual([0, { setAside: 0, broughtBack: 0 }]);
  const back = await dryRun(a, b, c);
  expect(back.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  expect(await ahead(back.id)).toEqual([1, { setAside: 0, broughtBack: 1 }]);
});

it('a product that somebody set aside stays so, whatever a file has', async () => {
  const profile = await saveProfile('set-aside');
  const [product] = await get<Product[]>('/api/products?search=P-2');
  await app.call('POST', '/api/runs', { action: 'set-aside', selection: { ids: [product?.id] } });
  await settled();
  await weekly(profile, a, b, c);
  expect(await skus()).toEqual(['P-1', 'P-3']);
  expect(await aside()).toMatchObject([{ sku: 'P-2', isMissing: false }]);
});

it('are deleted where they stay away for so long, and can be restored', async () => {
  const profile = await saveProfile('delete');
  await weekly(profile, a, c);
  expect(await aside()).toMatchObject([{ sku: 'P-2', deleteAt: '2026-12-21T10:00:00.000Z' }]);
  const hub = await openLiveHub(app.database);
  const queues = createJobQueues(app.database, hub, app.http.log);
  const context = {
    db: app.database.db,
    now: () => app.clock.now,
    actor: { id: app.user.id, fullName: 'Tess' },
    role: 'owner' as const,
    scope: null,
  };
  const writer = () => Promise.reject(new Error('No run of this test writes'));
  const { jobs } = createRunWorker({ queues, context, log: app.http.log, writer, hasWorker: false });
  const due = () => deleteDueAsides(context, jobs);
  try {
    await due();
    expect(await aside()).toHaveLength(1);
    app.clock.now = new Date('2026-12-21T10:00:01.000Z');
    await due();
    await settled();
    expect(await aside()).toEqual([]);
    const deletion = (await runs()).find(({ action: { action } }) => action === 'delete');
    expect(deletion).toMatchObject({ counts: { done: 1 } });
    await app.call('POST', `/api/runs/${deletion?.id}/undo`);
    await settled();
    expect(await aside()).toMatchObject([{ sku: 'P-2', isMissing: true, deleteAt: null }]);
  } finally {
    await queues.stop();
  }
});

it('the other policies leave them', async () => {
  const profile = await saveProfile('list');
  await weekly(profile, a, c);
  expect(await skus()).toEqual(['P-1', 'P-2', 'P-3']);
  expect(await aside()).toEqual([]);
});

it('go back where they were when the import is undone, also where it did nothing else', async () => {
  const profile = await saveProfile('set-aside');
  const lacking = await weekly(profile, a, c);
  expect(lacking).toMatchObject({ counts: { changed: 0 }, canUndo: true, moved: { setAside: 1, broughtBack: 0 } });
  expect(await get(`/api/imports/${lacking.id}/undo`)).toMatchObject({ undone: 0, moved: { setAside: 1 } });
  const complete = await weekly(profile, a.replace('120', '130'), b, c);
  expect(await skus()).toEqual(['P-1', 'P-2', 'P-3']);
  expect(await get(`/api/imports/${complete.id}`)).toMatchObject({ moved: { setAside: 0, broughtBack: 1 } });
  expect(await undoImport(app, complete)).toMatchObject({ undone: 1 });
  await settled();
  expect(await skus()).toEqual(['P-1', 'P-3']);
  expect(await aside()).toMatchObject([{ sku: 'P-2', isMissing: true }]);
  expect((await app.call('POST', `/api/runs/${lacking.runId}/undo`)).status).toBe(200);
  await settled();
  expect(await skus()).toEqual(['P-1', 'P-2', 'P-3']);
  expect(await get(`/api/imports/${lacking.id}`)).toMatchObject({
    ...{ canUndo: false, moved: { setAside: 0 }, movedBy: [], undone: 'all' },
  });
  expect((await app.call('POST', `/api/runs/${lacking.runId}/undo`)).body).toMatchObject({
    error: 'This import was already undone.',
  });
});

/** Imports rows as a supplier's file, and saves that as the profile of its files. */
async function saveSupplied(name: string, rows: readonly string[]) {
  const supplier = (await app.call('POST', '/api/suppliers', { name })).body as Supplier;
  const { id } = await importFile(app, list(...rows), '', { supplierId: String(supplier.id) });
  const profile = (await app.call('POST', '/api/import-profiles', { name, importId: id })).body as ImportProfile;
  await app.call('PATCH', `/api/import-profiles/${profile.id}`, { missing: 'set-aside' });
  return profile.id;
}

it('are not what another supplier took over, until an undo gives it back', async () => {
  const [acme, birch] = [await saveSupplied('Acme', [a, b, c]), await saveSupplied('Birch', ['B-1,Lamp,Solid,9.00'])];
  const taking = { profileId: String(birch), otherSupplier: 'takeOver', missing: 'nothing' };
  const taken = await importFile(app, list('B-1,Lamp,Solid,9.00', b), '', taking);
  expect(taken).toMatchObject({ otherSuppliers: 1, counts: { refused: 0 } });
  const kept = await weekly(acme, a, c);
  expect(kept).toMatchObject({ missing: 0 });
  expect(await skus()).toEqual(['B-1', 'P-1', 'P-2', 'P-3']);
  await undoImport(app, taken);
  expect(await weekly(acme, a, c)).toMatchObject({ missing: 1 });
  expect(await skus()).toEqual(['B-1', 'P-1', 'P-3']);
});

it('are not what the last file of another profile still names', async () => {
  const profile = await saveProfile('set-aside');
  const other = 'Code;Name;Cost\nP-2;Oak table;340.00\nQ-1;Pine table;90.00\n';
  const mapping = JSON.stringify({ Code: 'sku', Name: 'title', Cost: 'price' });
  const first = await importFile(app, other, '', { mapping });
  const pine = (await app.call('POST', '/api/import-profiles', { name: 'Pine', importId: first.id }))
    .body as ImportProfile;
  const limited = await importFile(app, list(a, c), '?dryRun=true', { profileId: String(profile), stopAbove: '10' });
  expect(limited).toMatchObject({ missing: 0, excess: null });
  expect(await weekly(profile, a, c)).toMatchObject({ missing: 0 });
  expect(await skus()).toEqual(['P-1', 'P-2', 'P-3', 'Q-1']);
  const without = other.replace('P-2;Oak table;340.00\n', '');
  expect(await importFile(app, without, '', { profileId: String(pine.id) })).toMatchObject({ missing: 1 });
  expect(await weekly(profile, a, c)).toMatchObject({ missing: 1 });
  expect(await skus()).toEqual(['P-1', 'P-3', 'Q-1']);
});

it('do not come back with the file of another supplier that may not have them', async () => {
  const [acme, birch] = [await saveSupplied('Acme', [a, b, c]), await saveSupplied('Birch', ['B-1,Lamp,Solid,9.00'])];
  await weekly(acme, a, c);
  const refused = await weekly(birch, 'B-1,Lamp,Solid,9.00', b);
  expect(refused).toMatchObject({ counts: { refused: 1 } });
  expect(await skus()).toEqual(['B-1', 'P-1', 'P-3']);
  expect(await aside()).toMatchObject([{ sku: 'P-2', isMissing: true }]);
  await weekly(acme, a, b, c);
  expect(await skus()).toEqual(['B-1', 'P-1', 'P-2', 'P-3']);
});
