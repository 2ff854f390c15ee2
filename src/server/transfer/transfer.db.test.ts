import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { exportFormats } from '#domain/transfer/export.contract.ts';
import { finderOf } from '#server/database/finder.ts';
import { imports } from '#server/database/schema.ts';
import { finishedImport, importFile as importInto, uploadFile } from '#testing/import-file.ts';
import { openImporter } from '#testing/open-importer.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { exportCatalogue } from './export.commands.ts';
import { runAgain } from './transfer.commands.ts';
import { serverId, uploadsFolder } from './uploads.ts';

const forever = new AbortController().signal;
const app = startTestApp();

const upload = (file: string | Uint8Array, query?: string, fields?: Record<string, string>) =>
  uploadFile(app, file, query, fields);
const finished = (id: number) => finishedImport(app, id);
const importFile = (file: string | Uint8Array, query?: string, fields?: Record<string, string>) =>
  importInto(app, file, query, fields);
const products = async () => (await app.call('GET', '/api/products')).body as Product[];
const patch = (id: number, body: unknown) => app.call('PATCH', `/api/products/${id}/optimized-content`, body);
const csv = (...lines: string[]) => ['sku,title,description,price,Material', ...lines].join('\n');
const mugs = csv('M-1,Red mug,Holds 350 ml,12.00,Stoneware', 'M-2,Blue mug,Holds 400 ml,14.00,Porcelain');

describe('a dry run', () => {
  it('counts, shows mapping, encoding and samples, and changes nothing', async () => {
    const run = await importFile(mugs, '?dryRun=true');
    expect(run).toMatchObject({
      state: 'done',
      dryRun: true,
      format: 'csv',
      counts: { read: 2, new: 2, changed: 0, unchanged: 0, refused: 0 },
      mapping: { sku: 'sku', title: 'title', description: 'body', price: 'price', Material: 'attribute' },
      canApply: true,
      problems: [],
    });
    expect(run.encoding?.toLowerCase()).toContain('utf-8');
    expect(run.columns.map((column) => column.name)).toEqual(['sku', 'title', 'description', 'price', 'Material']);
    expect(await products()).toEqual([]);
  });

  it('is applied without a second upload, and its upload is gone afterwards', async () => {
    const run = await importFile(mugs, '?dryRun=true');
    const again = await app.call('POST', `/api/imports/${run.id}/runs?mode=all`, {});
    expect(again.status).toBe(202);
    expect(await finished((again.body as { id: number }).id)).toMatchObject({
      state: 'done',
      dryRun: false,
      counts: { new: 2 },
    });
    expect((await app.call('GET', `/api/imports/${run.id}`)).body).toMatchObject({ canApply: false });
    expect(await app.call('POST', `/api/imports/${run.id}/runs`, {})).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_NOT_READY' },
    });
    expect((await products()).map((product) => product.sku)).toEqual(['M-1', 'M-2']);
  });

  it('names a column that would refuse much of the file, first and with the one to choose', async () => {
    const rows = Array.from(
      { length: 8 },
      (_, index) => `C-${index % 5},Red mug ${index},Holds tea.,40063813339${index}0`,
    );
    const run = await importFile(['Code,Title,Description,EAN', ...rows].join('\n'), '?dryRun=true');
    expect(run.counts).toMatchObject({ read: 8, new: 5, refused: 3 });
    expect(run.problemCount).toBe(4);
    expect(run.problems[0]).toMatchObject({
      row: 1,
      column: 'Code',
      reason: expect.stringContaining('“EAN” has a different value'),
    });
    const mapping = JSON.stringify({ EAN: 'sku', Code: 'attribute' });
    const better = await importFile(['Code,Title,Description,EAN', ...rows].join('\n'), '?dryRun=true', { mapping });
    expect(better).toMatchObject({ counts: { new: 8, refused: 0 }, problems: [] });
  });

  it('names products otherwise where their SKU is the same in most rows, and so does the import', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => `SKU,Red mug ${index},Holds tea.`);
    const file = ['sku,Title,Description', ...rows].join('\n');
    const run = await importFile(file, '?dryRun=true');
    expect(run.counts).toMatchObject({ read: 8, new: 8, refused: 0 });
    expect(run.problems).toMatchObject([
      { column: 'sku', reason: expect.stringContaining('Titles identify the products') },
    ]);
    expect((await importFile(file, '')).counts).toMatchObject({ new: 8, refused: 0 });
  });

  it('takes a changed mapping', async () => {
    const file = 'Artikel,Bezeichnung,Werkstoff\nA1,Tasse,Ton\n';
    const mapping = JSON.stringify({ Artikel: 'sku', Bezeichnung: 'title', Werkstoff: 'attribute' });
    const run = await importFile(file, '', { mapping });
    expect(run).toMatchObject({ state: 'done', counts: { new: 1, refused: 0 } });
    expect(await products()).toMatchObject([
      { sku: 'A1', title: 'Tasse', attributes: [{ name: 'Werkstoff', value: 'Ton' }] },
    ]);
  });
});

describe('applying', () => {
  it('row by row takes every sound row and says what was wrong with the others', async () => {
    const run = await importFile(
      csv('M-1,Red mug,x,1,Clay', 'M-2,,no title,1,Clay', 'M-1,Red again,x,1,Clay', 'M-3,Green mug,x,1,Clay'),
    );
    expect(run).toMatchObject({ state: 'done', counts: { read: 4, new: 2, refused: 2 }, problemCount: 4 });
    // What was said of the columns of the file stays with the import.
    const ofColumns = [
      { row: 1, column: 'sku' },
      { row: 1, column: 'title' },
    ];
    expect(run.problems).toMatchObject([...ofColumns, { row: 3 }, { row: 4, value: 'M-1' }]);
    expect((await products()).map((product) => product.title)).toEqual(['Red mug', 'Green mug']);
  });

  it('all or nothing stores nothing when one row is refused, and everything when none is', async () => {
    const refused = await importFile(csv('M-1,Red mug,x,1,Clay', 'M-2,,no title,1,Clay'), '?mode=all');
    expect(refused).toMatchObject({
      state: 'failed',
      error: 'Nothing was imported: 1 product is invalid, and you chose all or nothing.',
    });
    expect(refused.problems).toMatchObject([{ row: 1, column: 'title' }, { row: 3 }]);
    expect(await products()).toEqual([]);
    expect(await importFile(mugs, '?mode=all')).toMatchObject({ state: 'done', counts: { new: 2 } });
    expect(await products()).toHaveLength(2);
  });

  it('a second import changes only what changed, leaves what the file does not speak of, and logs it', async () => {
    await importFile(mugs);
    await app.call('POST', '/api/products/1/generate-optimized-content');
    const same = await importFile(mugs);
    expect(same.counts).toEqual({ read: 2, new: 0, changed: 0, unchanged: 2, refused: 0 });
    const [before] = await products();
    const run = await importFile('sku,title\nM-1,Crimson mug\nM-2,Blue mug\n');
    expect(run.counts).toEqual({ read: 2, new: 0, changed: 1, unchanged: 1, refused: 0 });
    const [after] = await products();
    expect(after).toMatchObject({
      title: 'Crimson mug',
      description: before?.description,
      price: before?.price,
      attributes: before?.attributes,
    });
    const history = (await app.call('GET', '/api/products/1/content-history')).body as HistoryEntry[];
    expect(history.find((entry) => entry.action === 'imported')).toMatchObject({
      contentType: 'title',
      previousContent: 'Red mug',
      newContent: 'Crimson mug',
      status: null,
      changedBy: { fullName: 'Tess Tester' },
      importId: run.id,
      importFile: run.fileName,
    });
  });

  it('leaves history of every field it overwrites', async () => {
    const row = (...cells: string[]) => `sku,title,price,category,brand,Material,Size\nM-1,Mug,${cells.join()}\n`;
    await importFile(row('12.00', 'Kitchen', 'Clayfield', 'Clay', 'L'));
    await importFile(row('13.00', 'Home', '', 'China', ''), '', { emptyCells: 'empty' });
    const history = (await app.call('GET', '/api/products/1/content-history')).body as HistoryEntry[];
    expect(history.map((entry) => [entry.contentType, entry.previousContent, entry.newContent, entry.action])).toEqual([
      ['attributes', ['Material: Clay', 'Size: L'], ['Material: China'], 'imported'],
      ['brand', 'Clayfield', null, 'imported'],
      ['category', 'Kitchen', 'Home', 'imported'],
      ['price', '12.00', '13.00', 'imported'],
    ]);
  });

  it('a changed fact shows on the parts approved on the old fact, and only there', async () => {
    await importFile(mugs);
    await patch(1, { title: 'A fine red mug' });
    await patch(1, { titleStatus: 'approved' });
    await importFile(mugs.replace('Stoneware', 'Bone china').replace('12.00', '13.00'));
    const content = (await app.call('GET', '/api/products/1/optimized-content')).body as FlatContent;
    expect(content.titleStatus).toBe('approved');
    expect(content.parts.title.sourceChanges).toMatchObject([
      { field: 'Material', before: 'Stoneware', after: 'Bone china' },
    ]);
    expect(content.parts.description.sourceChanges).toEqual([]);
  });

  it('changed facts of a whole batch are marked on each product by itself', async () => {
    const of = (...materials: string[]) =>
      csv(...materials.map((material, i) => `M-${i + 1},Mug,Holds coffee,1.00,${material}`));
    await importFile(of('Clay', 'Clay', 'Clay', 'Clay', 'Clay'));
    for (const id of [1, 2, 3]) await patch(id, { title: 'A fine mug' });
    for (const id of [1, 2, 5]) await patch(id, { titleStatus: 'approved' });
    await importFile(of('China', 'Bone', 'China', 'China', 'Clay'));
    const marks = async (id: number) => {
      const content = (await app.call('GET', `/api/products/${id}/optimized-content`)).body as FlatContent | null;
      return content?.parts.title.sourceChanges.map(({ before, after }) => [before, after]);
    };
    expect(await Promise.all([1, 2, 3, 4, 5].map(marks))).toEqual([
      [['Clay', 'China']],
      [['Clay', 'Bone']],
      [],
      undefined,
      [],
    ]);
  });

  it('a text equal to the approved text is no new fact', async () => {
    await importFile(mugs);
    await patch(1, { title: 'A fine red mug' });
    await patch(1, { titleStatus: 'approved' });
    expect((await importFile(mugs.replace('Red mug', 'A fine red mug'))).counts).toMatchObject({
      changed: 0,
      unchanged: 2,
    });
    expect((await products())[0]?.title).toBe('Red mug');
    await patch(1, { titleStatus: 'pending' });
    expect((await importFile(mugs.replace('Red mug', 'A fine red mug'))).counts).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
  });

  it('goes on behind the last stored batch when a run was interrupted', async () => {
    const many = csv(...Array.from({ length: 900 }, (_, i) => `S-${i},Mug ${i},Holds ${i} ml,1.00,Clay`));
    const run = await importFile(many, '?dryRun=true');
    const id = await importerThatStops(run.id, 1);
    const stored = (await products()).length;
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(900);
    const second = await openImporter(app, elsewhere);
    await second.importer.resume();
    expect(await finished(id)).toMatchObject({ state: 'done', counts: { read: 900, new: 900, refused: 0 } });
    expect(await products()).toHaveLength(900);
    await second.stop();
  });

  it('goes on with the mapping it began with, whatever would be recognized now', async () => {
    const many = csv(...Array.from({ length: 900 }, (_, i) => `S-${i},Mug ${i},Holds ${i} ml,1.00,Clay`));
    const run = await importFile(many, '?dryRun=true');
    const id = await importerThatStops(run.id, 1);
    const stored = (await products()).length;
    const atFirst = { ...run.mapping, title: 'attribute', Material: 'title' } as const;
    await app.database.db.update(imports).set({ mapping: atFirst }).where(eq(imports.id, id));
    const second = await openImporter(app, elsewhere);
    await second.importer.resume();
    expect(await finished(id)).toMatchObject({ state: 'done', counts: { new: 900 }, mapping: atFirst });
    const titles = (await products()).map(({ title }) => title);
    expect(titles.slice(0, stored)).toEqual(Array.from({ length: stored }, (_, i) => `Mug ${i}`));
    expect(new Set(titles.slice(stored))).toEqual(new Set(['Clay']));
    expect(titles).toHaveLength(900);
    await second.stop();
  });
});

const elsewhere = mkdtempSync(join(tmpdir(), 'copydesk-elsewhere-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** Starts a run of an upload on an importer that is told to stop after a number of stored batches. */
async function importerThatStops(dryRunId: number, batches: number) {
  // A server of its own, as its data directory says: the one of the test would take the run up beside it.
  cpSync(uploadsFolder(app.dataDir), uploadsFolder(elsewhere), { recursive: true });
  rmSync(uploadsFolder(app.dataDir), { recursive: true });
  const first = await openImporter(app, elsewhere);
  let seen = 0;
  let stopped: Promise<void> | undefined;
  const stopAfter = new Promise<void>((resolve) => {
    const off = first.hub.onEvent((event) => {
      if (event.type !== 'catalogue' || ++seen < batches || stopped) return;
      off();
      stopped = first.stop().then(resolve);
    });
  });
  const id = await runAgain(first.context, first.importer, dryRunId, {}, { dryRun: false, mode: 'rows' });
  await stopAfter;
  return id;
}

describe('bad input is refused in words and loses nothing', () => {
  it.each<[string, string | Uint8Array, number, RegExp]>([
    ['a file of 0 bytes', '', 400, /empty/i],
    ['fields that are not JSON', mugs, 400, /mapping: not valid JSON/],
  ])('%s', async (name, file, status, words) => {
    const reply = await upload(file, '', name.includes('JSON') ? { mapping: '{' } : {});
    expect(reply.status).toBe(status);
    expect(reply.body.error).toMatch(words);
    expect((await app.call('GET', '/api/imports')).body).toEqual([]);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0]), /./],
    ['a broken workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2, 3]), /./],
    [
      'XML without products',
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>',
      /XML/,
    ],
  ])('%s fails with one sentence', async (_name, file, words) => {
    const run = await importFile(file);
    expect(run.state).toBe('failed');
    expect(run.error).toMatch(words);
    expect(run.error).not.toMatch(/root:|at .+:\d+/);
    expect(await products()).toEqual([]);
  });

  it('a file announced as larger than 2 GB is refused before it is read', async () => {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/api/imports',
      headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x', 'content-length': '2100000000' },
    });
    expect(reply.json()).toMatchObject({ code: 'TOO_LARGE', error: expect.stringContaining('2 GB') });
    expect(reply.statusCode).toBe(413);
  });

  it('no file, no form, unknown options and unknown imports', async () => {
    expect((await app.call('POST', '/api/imports', { a: 1 })).status).toBe(415);
    expect((await upload(mugs, '?colour=red')).status).toBe(400);
    expect((await upload(mugs, '', { mapping: JSON.stringify({ sku: 'nonsense' }) })).status).toBe(400);
    expect((await upload(mugs, '', { surprise: '1' })).status).toBe(400);
    expect(await app.call('GET', '/api/imports/99')).toMatchObject({
      status: 404,
      body: { error: 'Import not found' },
    });
    expect((await app.call('GET', '/api/imports/x')).status).toBe(400);
    expect((await app.call('GET', '/api/exports/pdf')).status).toBe(400);
  });

  it('a row the database cannot hold is refused alone', async () => {
    const run = await importFile(
      csv(
        `${'L'.repeat(199)},Long sku,x,1,Clay`,
        'M-1,Mug,x,1,Clay',
        `M-2,${'x'.repeat(10_001)},too long a title,1,Clay`,
      ),
    );
    expect(run).toMatchObject({ state: 'done', counts: { read: 3, new: 2, refused: 1 } });
  });
});

describe('exports', () => {
  it('end where nobody waits for them', async () => {
    await importFile('sku,title\nA-1,Mug\n');
    const leave = (isGone: boolean) =>
      exportCatalogue(finderOf(app.database.db), 'shopify', undefined, null, isGone ? AbortSignal.abort() : forever);
    await expect(leave(true)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await (await leave(false)).stream.toArray()).toHaveLength(1);
  });

  const download = (format: string, query = '') => app.call('GET', `/api/exports/${format}${query}`);

  it.each(exportFormats)(
    '%s holds approved parts in place of the source, imports back unchanged and exports the same again',
    async (format) => {
      await importFile(mugs);
      await app.call('POST', '/api/products/1/generate-optimized-content');
      await patch(1, {
        title: 'A fine red mug',
        description: 'First paragraph & more.\n\nSecond <one>.',
        bullets: ['Holds 350 ml', '=SUM(A1)'],
      });
      await patch(1, { titleStatus: 'approved', descriptionStatus: 'approved', bulletsStatus: 'approved' });
      await patch(2, { title: 'Not approved' });
      const first = await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } });
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-disposition']).toContain('attachment');
      if (format !== 'xlsx') {
        expect(first.body).toContain('A fine red mug');
        expect(first.body).toContain('Blue mug');
        expect(first.body).not.toContain('Not approved');
      }
      const run = await importFile(first.rawPayload);
      expect(run.problems).toEqual([]);
      expect(run).toMatchObject({ state: 'done', counts: { read: 2, new: 0, changed: 0, unchanged: 2, refused: 0 } });
      const second = await app.http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } });
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    },
  );

  it('take the products of a selection: some by id, or all that match but for some', async () => {
    await importFile(mugs);
    const named = (await download('json', '?ids=2')).text;
    expect(named).toContain('Blue mug');
    expect(named).not.toContain('Red mug');
    const others = (await download('json', '?search=mug&except=2')).text;
    expect(others).toContain('Red mug');
    expect(others).not.toContain('Blue mug');
    for (const ids of ['', 'x', '1,', Array.from({ length: 1_001 }, (_, index) => index + 1).join(',')])
      expect((await download('json', `?ids=${ids}`)).status).toBe(400);
  });

  it('take the filter of the list', async () => {
    await importFile(mugs);
    expect((await download('json', '?search=blue')).text).toContain('Blue mug');
    expect((await download('json', '?search=blue')).text).not.toContain('Red mug');
    expect((await download('shopify', '?colour=red')).status).toBe(400);
  });

  it('an empty catalogue is a file with a head only', async () => {
    for (const format of exportFormats) expect((await download(format)).status).toBe(200);
  });

  it('neutralise formulas in CSV', async () => {
    await importFile(csv('M-1,"=HYPERLINK(""http://evil"",""x"")",x,1,@SUM(A1)'));
    for (const format of ['shopify', 'woocommerce']) expect((await download(format)).text).not.toMatch(/(^|,)"?[=@]/m);
  });
});

it('a server has one name, also after a crash that left none in its file', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-name-'));
  writeFileSync(join(dataDir, 'server-id'), '');
  const name = serverId(dataDir);
  expect(name).not.toBe('');
  expect(serverId(dataDir)).toBe(name);
  rmSync(dataDir, { recursive: true });
});
