// An export for review goes out, comes back edited, and becomes decisions and edits of the texts under review.
import { beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import type { AnswerRow, Answers } from '#domain/transfer/answers.contract.ts';
import type { StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { readSheet, saveAsCsv, saveAsWorkbook } from '#testing/edited-sheet.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile, uploadFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { forgetFiles } from '../exports/stored-exports.store.ts';
import { serverId } from '../uploads.ts';
import { forgetAnswers } from './answers.commands.ts';

const app = startTestApp();

async function call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}

/** Products whose texts are in the source, so that nothing in them is an open claim. */
const descriptions = ['A mug.\nIt is glazed by hand.', 'A bowl of "stoneware".', '=A plate, 5″ wide.', 'A jug.'];
let ids: number[] = [];

beforeEach(async () => {
  ids = [];
  for (const [at, description] of descriptions.entries()) {
    const source = { sku: `S-${at}`, title: `Piece ${at}`, description, bullets: ['Holds 350 ml', 'Dishwasher safe'] };
    const id = await addProduct(app.database.db, source);
    ids.push(id);
    await call('PATCH', `/api/products/${id}/optimized-content`, { title: `Fine piece ${at}` });
  }
});

async function exportSheet(format: 'review-xlsx' | 'review-csv', except?: number[]): Promise<string[][]> {
  const selection = { filter: {}, ...(except ? { except } : {}) };
  const started = await call<StoredExport>('POST', '/api/stored-exports', { format, selection });
  const read = () => call<StoredExport>('GET', `/api/stored-exports/${started.id}`);
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  const reply = await app.http.inject({
    url: `/api/stored-exports/${started.id}/files/0`,
    headers: { host: 'localhost' },
  });
  expect(reply.statusCode).toBe(200);
  return await readSheet(reply.rawPayload);
}

type Edit = { sku: string; part: string } & Partial<Record<'After' | 'Decision' | 'Change to' | 'Comment', string>>;

/** The rows with what a brand wrote into them. */
function edited(rows: readonly string[][], edits: readonly Edit[]): string[][] {
  const [header = [], ...lines] = rows;
  const at = (name: string) => header.indexOf(name);
  return [
    [...header],
    ...lines.map((line) => {
      const own = edits.find(({ sku, part }) => line[at('SKU')] === sku && line[at('Part')] === part);
      return line.map((cell, column) => (own as Record<string, string> | undefined)?.[header[column] ?? ''] ?? cell);
    }),
  ];
}

async function upload(file: Buffer): Promise<Answers> {
  const reply = await uploadFile(app, file, '?dryRun=true');
  expect(reply).toMatchObject({ status: 202, body: { isAnswers: true } });
  return await call<Answers>('GET', `/api/answers/${reply.body.id}`);
}
const rowsOf = ({ id }: Answers) => call<AnswerRow[]>('GET', `/api/answers/${id}/rows`);

async function ended({ id }: Run): Promise<Run> {
  await expect.poll(async () => (await call<Run>('GET', `/api/runs/${id}`)).state, { timeout: 60_000 }).toBe('done');
  return await call<Run>('GET', `/api/runs/${id}`);
}
const take = async ({ id }: Answers, body: object = {}) =>
  await ended(await call<Run>('POST', `/api/answers/${id}/runs`, body));
const contentOf = (id: number | undefined) => call<FlatContent>('GET', `/api/products/${id}/optimized-content`);
const exportedTitles = async () =>
  (await call<{ title: string }[]>('GET', '/api/exports/json')).map(({ title }) => title);

const edits: Edit[] = [
  { sku: 'S-0', part: 'Title', After: 'Fine mug' },
  { sku: 'S-1', part: 'Title', 'Change to': 'Fine bowl' },
  { sku: 'S-2', part: 'Title', Decision: 'Change', 'Change to': 'Fine plate' },
  { sku: 'S-3', part: 'Title', Decision: 'approve', After: 'Fine jug' },
  { sku: 'S-0', part: 'Description', Decision: 'APPROVE ' },
  { sku: 'S-1', part: 'Description', Decision: 'reject', Comment: 'Say what it holds.' },
  { sku: 'S-2', part: 'Bullets', After: 'Holds 350 ml\n• Dishwasher safe\nStoneware' },
  { sku: 'S-3', part: 'Images', Decision: 'approved' },
];

describe.each([
  ['review-xlsx', saveAsWorkbook],
  ['review-csv', saveAsCsv],
] as const)('%s', (format, save) => {
  it('takes edits and decisions into the texts under review, ships them, and is undone', async () => {
    const sheet = await exportSheet(format);
    const before = await Promise.all(ids.map(contentOf));
    const answers = await upload(save(edited(sheet, edits)));
    expect(answers.counts).toEqual({ approve: 2, reject: 1, change: 5, comment: 0, conflict: 0, unchanged: 8 });
    expect(answers.products).toBe(4);
    const bowl = { sku: 'S-1', kind: 'change', part: 'title' };
    expect(await rowsOf(answers)).toContainEqual(
      expect.objectContaining({ ...bowl, before: 'Fine piece 1', text: 'Fine bowl' }),
    );
    // Nothing changes before the run.
    expect(await Promise.all(ids.map(contentOf))).toEqual(before);

    const run = await take(answers);
    expect(run.counts).toMatchObject({ total: 4, done: 4, refused: 0, failed: 0 });
    expect(await exportedTitles()).toEqual(['Fine mug', 'Fine bowl', 'Fine plate', 'Fine jug']);
    expect(await contentOf(ids[0])).toMatchObject({ titleStatus: 'approved', descriptionStatus: 'approved' });
    expect(await contentOf(ids[1])).toMatchObject({ descriptionStatus: 'rejected', title: 'Fine bowl' });
    expect(await contentOf(ids[2])).toMatchObject({ bullets: ['Holds 350 ml', 'Dishwasher safe', 'Stoneware'] });
    expect(await contentOf(ids[3])).toMatchObject({ imagesStatus: 'approved', bulletsStatus: 'pending' });
    const sources = await Promise.all(ids.map((id) => call<{ title: string }>('GET', `/api/products/${id}`)));
    expect(sources.map(({ title }) => title)).toEqual(['Piece 0', 'Piece 1', 'Piece 2', 'Piece 3']);
    const history = await call<HistoryEntry[]>('GET', `/api/products/${ids[1]}/content-history`);
    expect(history.find(({ action }) => action === 'rejected')?.details).toEqual({ reason: 'Say what it holds.' });
    expect((await call<Answers>('GET', `/api/answers/${answers.id}`)).runId).toBe(run.id);
    expect((await app.call('POST', `/api/answers/${answers.id}/runs`, {})).body).toMatchObject({
      error: `Run ${run.id} already takes these answers. Upload the file again.`,
    });

    await ended(await call<Run>('POST', `/api/runs/${run.id}/undo`));
    expect(await call('GET', `/api/answers/${answers.id}`)).toMatchObject({ runId: run.id, isUndone: true });
    const after = await Promise.all(ids.map(contentOf));
    const textsOf = ({ title, titleStatus, bullets, descriptionStatus, imagesStatus }: FlatContent) => ({
      ...{ title, titleStatus, bullets, descriptionStatus, imagesStatus },
    });
    expect(after.map(textsOf)).toEqual(before.map(textsOf));
  });

  it('a file saved again without an answer says nothing, whatever the spreadsheet did to its texts', async () => {
    const sheet = await exportSheet(format);
    const [header = [], ...lines] = sheet;
    const damaged = lines.map((line) =>
      line.map((cell, at) =>
        header[at] === 'After'
          ? `  ${cell.replaceAll('\n', '\r\n').replaceAll('"', '”').replace(/^=/, "'=")}\u00a0`
          : cell,
      ),
    );
    const answers = await upload(save([header, ...damaged]));
    expect(answers).toMatchObject({ products: 0, counts: { change: 0, conflict: 0, unchanged: 16 } });
    expect((await app.call('POST', `/api/answers/${answers.id}/runs`, {})).body).toMatchObject({
      code: 'NOTHING_TO_REVIEW',
    });
  });
});

it('has all products of a filter but those that were taken off', async () => {
  const [header = [], ...lines] = await exportSheet('review-csv', ids.slice(1, 3));
  expect(new Set(lines.map((line) => line[header.indexOf('SKU')]))).toEqual(new Set(['S-0', 'S-3']));
});

it('says of a product that is set aside that it is, and not that it was deleted', async () => {
  const title = { part: 'Title', Decision: 'approve' };
  const [sheet, edits] = [await exportSheet('review-csv'), [0, 1, 2].map((at) => ({ ...title, sku: `S-${at}` }))];
  const aside = { action: 'set-aside', selection: { ids: [ids[0]] } };
  await ended(await call<Run>('POST', '/api/runs', aside));
  await call('DELETE', `/api/products/${ids[1]}`);
  const answers = await upload(saveAsCsv(edited(sheet, edits)));
  expect((await rowsOf(answers)).map(({ sku, kind, reason }) => [sku, kind, reason])).toEqual([
    ['S-0', 'conflict', 'The product is set aside.'],
    ['S-1', 'conflict', 'The product was deleted.'],
    ['S-2', 'approve', null],
  ]);
});

it('lists each conflict by its row, and takes the rest', async () => {
  const sheet = await exportSheet('review-csv');
  await call('PATCH', `/api/products/${ids[0]}/optimized-content`, { title: 'Changed since' });
  await call('DELETE', `/api/products/${ids[1]}`);
  const [header = [], ...lines] = edited(sheet, [
    { sku: 'S-0', part: 'Title', Decision: 'approve' },
    { sku: 'S-1', part: 'Title', Decision: 'approve' },
    { sku: 'S-2', part: 'Title', Decision: 'maybe' },
    { sku: 'S-2', part: 'Description', Decision: 'reject', 'Change to': 'Other' },
    { sku: 'S-2', part: 'Images', 'Change to': 'https://shop.example/other.jpg' },
    { sku: 'S-2', part: 'Bullets', Decision: 'change' },
    { sku: 'S-3', part: 'Title', After: '' },
    { sku: 'S-3', part: 'Description', Decision: 'approve' },
    { sku: 'S-3', part: 'Bullets', Comment: 'Nice.' },
    { sku: 'S-3', part: 'Images', Decision: 'approve' },
  ]);
  const mark = header.length - 1;
  const last = lines.at(-1) ?? [];
  const copied = last.with(header.indexOf('Decision'), 'reject');
  const broken = last.with(mark, `${last[mark]}1`);
  const answers = await upload(saveAsCsv([header, ...lines, copied, broken]));
  expect(answers.counts).toEqual({ approve: 1, reject: 0, change: 0, comment: 1, conflict: 10, unchanged: 6 });
  const rows = await rowsOf(answers);
  expect(rows.flatMap(({ row, sku, reason }) => (reason === null ? [] : [[row, sku, reason]]))).toEqual([
    [2, 'S-0', 'The text changed after it was sent for review.'],
    [6, 'S-1', 'The product was deleted.'],
    [10, 'S-2', '“maybe” is not a decision. Use approve, reject or change.'],
    [11, 'S-2', 'The decision is change, but there is no new text.'],
    [12, 'S-2', 'The text is both rejected and changed. Choose one.'],
    [13, 'S-2', 'Images can only be approved or rejected.'],
    [14, 'S-3', 'The text was deleted. Reject it, or write the new text into “Change to”.'],
    [17, 'S-3', 'Several rows have different answers for this text.'],
    [18, 'S-3', 'Several rows have different answers for this text.'],
    [19, 'S-3', 'The mark of this row was changed, so its text cannot be found.'],
  ]);
  const run = await take(answers);
  expect(run.counts).toMatchObject({ total: 1, done: 1 });
  expect(await contentOf(ids[3])).toMatchObject({ descriptionStatus: 'approved', titleStatus: 'pending' });
});

it('joins the comments of rows that say the same of a text, and counts them once', async () => {
  const reject = { sku: 'S-1', part: 'Title', Decision: 'reject' };
  const [header = [], ...lines] = edited(await exportSheet('review-csv'), [reject]);
  const at = (name: string) => header.indexOf(name);
  const first = lines.find((line) => line[at('SKU')] === 'S-1' && line[at('Part')] === 'Title') ?? [];
  const comments = ['Say the brand.', 'Too "long".', 'Say  the brand.'];
  const again = comments.map((comment) => first.with(at('Comment'), comment));
  // Enough rows between them for another batch.
  const between = Array.from({ length: 600 }, () => lines[0] ?? []);
  const answers = await upload(saveAsCsv([header, ...lines, ...between, ...again]));
  expect(answers.counts).toEqual({ approve: 0, reject: 1, change: 0, comment: 0, conflict: 0, unchanged: 618 });
  expect(await rowsOf(answers)).toMatchObject([{ row: 6, kind: 'reject', comment: 'Say the brand.\nToo "long".' }]);
  await take(answers);
  const history = await call<HistoryEntry[]>('GET', `/api/products/${ids[1]}/content-history`);
  const rejected = history.find(({ action }) => action === 'rejected');
  expect(rejected?.details).toEqual({ reason: 'Say the brand. Too "long".' });
});

it('finds rows that contradict each other where the first of them, or the last, changes nothing', async () => {
  await call('PATCH', `/api/products/${ids[0]}/optimized-content`, { titleStatus: 'approved' });
  await call('PATCH', `/api/products/${ids[1]}/optimized-content`, { titleStatus: 'approved' });
  await call('PATCH', `/api/products/${ids[2]}/optimized-content`, { titleStatus: 'rejected' });
  const [header = [], ...lines] = await exportSheet('review-csv');
  const at = (name: string) => header.indexOf(name);
  const titleOf = (sku: string, decision: string, comment = '') => {
    const line = lines.find((each) => each[at('SKU')] === sku && each[at('Part')] === 'Title') ?? [];
    return line.with(at('Decision'), decision).with(at('Comment'), comment);
  };
  const given = [
    ...[titleOf('S-0', 'approve'), titleOf('S-0', 'reject')],
    ...[titleOf('S-1', 'reject'), titleOf('S-1', 'approve')],
    ...[titleOf('S-2', 'reject'), titleOf('S-2', 'reject', 'Too long.')],
  ];
  const answers = await upload(saveAsCsv([header, ...given]));
  expect(answers.counts).toEqual({ approve: 0, reject: 1, change: 0, comment: 0, conflict: 3, unchanged: 2 });
  expect(await rowsOf(answers)).toMatchObject([
    { row: 3, kind: 'conflict', reason: 'Several rows have different answers for this text.' },
    { row: 4, kind: 'conflict' },
    { row: 5, kind: 'conflict' },
    { row: 7, kind: 'reject', comment: 'Too long.' },
  ]);
});

it('adds each comment to its part and says from which file, with a decision or without, once', async () => {
  await call('PATCH', `/api/products/${ids[1]}/optimized-content`, { titleStatus: 'approved' });
  const sheet = await exportSheet('review-csv');
  const long = 'Say more of it. '.repeat(200).trim();
  const file = () =>
    saveAsCsv(
      edited(sheet, [
        { sku: 'S-0', part: 'Title', Comment: 'Nice, @{1}.' },
        { sku: 'S-1', part: 'Title', Decision: 'approve', Comment: 'Good already.' },
        { sku: 'S-2', part: 'Bullets', Decision: 'approve', Comment: 'Fine.' },
        { sku: 'S-2', part: 'Description', Decision: 'reject', Comment: 'Too short.' },
        { sku: 'S-3', part: 'Description', Comment: long },
      ]),
    );
  const answers = await upload(file());
  expect(answers).toMatchObject({ products: 4, counts: { approve: 1, reject: 1, comment: 3, conflict: 0 } });
  const run = await take(answers);
  expect(run.counts).toMatchObject({ total: 4, done: 4 });
  const items = await call<RunItem[]>('GET', `/api/runs/${run.id}/items`);
  expect(items.map(({ reason }) => reason)).toEqual([
    ...['Only comments were added.', 'Only comments were added.', null, 'Only comments were added.'],
  ]);
  const said = async (at: number, part: string) => {
    const { comments } = await call<{ comments: { text: string; author: { fullName: string } }[] }>(
      'GET',
      `/api/products/${ids[at]}/comments?part=${part}`,
    );
    return comments.map(({ text, author }) => [author.fullName, text]);
  };
  const from = `From ${answers.fileName}: `;
  expect(await said(0, 'title')).toEqual([['Tess Tester', `${from}Nice, @ {1}.`]]);
  expect(await said(1, 'title')).toEqual([['Tess Tester', `${from}Good already.`]]);
  expect(await said(2, 'bullets')).toEqual([['Tess Tester', `${from}Fine.`]]);
  expect(await said(2, 'description')).toEqual([['Tess Tester', `${from}Too short.`]]);
  const pieces = (await said(3, 'description')).map(([, text = '']) => text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map((text) => text.replace(from, '')).join(' ')).toBe(long);
  // The file comes once more.
  const again = await take(await upload(file()));
  expect(again.counts).toMatchObject({ total: 4, done: 1, unchanged: 3 });
  expect(await said(0, 'title')).toHaveLength(1);
  expect(await said(2, 'description')).toHaveLength(1);
  expect(await said(3, 'description')).toHaveLength(pieces.length);
  expect(await contentOf(ids[0])).toMatchObject({ titleStatus: 'pending' });
});

it('skips an answer on a text that changed between the preview and the run, and says so', async () => {
  const answers = await upload(saveAsCsv(edited(await exportSheet('review-csv'), edits.slice(0, 2))));
  await call('PATCH', `/api/products/${ids[0]}/optimized-content`, { title: 'Changed since' });
  const run = await take(answers);
  expect(run.counts).toMatchObject({ total: 2, done: 1, refused: 1 });
  const items = await call<RunItem[]>('GET', `/api/runs/${run.id}/items`);
  expect(items.map(({ reason }) => reason)).toEqual([
    'Product Title changed after it was answered, so the answer was skipped.',
    null,
  ]);
  expect(await contentOf(ids[0])).toMatchObject({ title: 'Changed since' });
});

it('leaves changed texts pending where that is asked for', async () => {
  const answers = await upload(saveAsCsv(edited(await exportSheet('review-csv'), edits.slice(0, 4))));
  await take(answers, { approvesChanges: false });
  // One was approved in the file itself.
  expect(await exportedTitles()).toEqual(['Piece 0', 'Piece 1', 'Piece 2', 'Fine jug']);
});

it('a text with a claim that the source contradicts is taken, but waits for a person', async () => {
  const edit = { sku: 'S-0', part: 'Description', 'Change to': 'A mug of porcelain that holds 900 ml.' };
  const run = await take(await upload(saveAsCsv(edited(await exportSheet('review-csv'), [edit]))));
  const [item] = await call<RunItem[]>('GET', `/api/runs/${run.id}/items`);
  expect(item?.reason).toBe('Product Description has 2 open claims.');
  expect(await contentOf(ids[0])).toMatchObject({ description: edit['Change to'], descriptionStatus: 'pending' });
});

it('approves of the changed texts those that an approval in bulk takes, and counts the others before', async () => {
  const [ad, clean] = ['Best price guaranteed! Call 0800 123456 or visit http://evil.example', 'A "stoneware" bowl.'];
  const answers = await upload(
    saveAsCsv(
      edited(await exportSheet('review-csv'), [
        { sku: 'S-0', part: 'Description', Decision: 'approve', 'Change to': ad },
        { sku: 'S-1', part: 'Description', After: clean },
        { sku: 'S-2', part: 'Description', After: ad },
      ]),
    ),
  );
  const check = await call('GET', `/api/answers/${answers.id}/check`);
  expect(check).toMatchObject({ staysPending: 2, isExact: true });
  const reasons = (check as { reasons: { reason: string; texts: number }[] }).reasons;
  expect(reasons.reduce((sum, { texts }) => sum + texts, 0)).toBe(2);
  expect(reasons.every(({ reason }) => reason.length > 0)).toBe(true);
  await take(answers);
  const contents = await Promise.all(ids.slice(0, 3).map(contentOf));
  expect(contents.map(({ description, descriptionStatus }) => [description, descriptionStatus])).toEqual([
    [ad, 'pending'],
    [clean, 'approved'],
    [ad, 'pending'],
  ]);
  // The same texts, pending, are left by the bulk action too.
  const bulk = { action: 'approve', options: { parts: ['description'] }, selection: { ids: ids.slice(0, 3) } };
  await ended(await call<Run>('POST', '/api/runs', bulk));
  expect((await contentOf(ids[0])).descriptionStatus).toBe('pending');
});

it.each([
  ['review-xlsx', saveAsWorkbook],
  ['review-csv', saveAsCsv],
] as const)('%s without its marks is refused, and never becomes products', async (format, save) => {
  const sheet = await exportSheet(format);
  for (const file of [
    sheet.map((row) => row.slice(0, -1)),
    sheet.map((row, at) => (at === 0 ? row : row.with(-1, ''))),
  ]) {
    const { state, error, counts } = await importFile(app, save(file), '?dryRun=true');
    expect({ state, error }).toEqual({
      state: 'failed',
      error:
        'This file was exported for review, but its column “Copydesk mark (do not change)” is missing or damaged, so its answers cannot be taken. Export it again and keep that column.',
    });
    expect(counts.new).toBe(0);
  }
  expect(await call<Answers[]>('GET', '/api/answers')).toEqual([]);
});

it('a catalog with some of the columns of a sheet of answers stays a catalog', async () => {
  const file = 'SKU,Title,Part,Status,Before,After\nX-1,Cable,12,new,10 cm,12 cm\n';
  expect(await importFile(app, file, '?dryRun=true')).toMatchObject({ state: 'done', counts: { new: 1 } });
});

it('marks of another workspace are refused', async () => {
  const sheet = await exportSheet('review-csv');
  const foreign = sheet.map((row) =>
    row.map((cell) => cell.replace(/^(copydesk-answer:)[\da-f]{16}/, '$1'.padEnd(18, '0'))),
  );
  expect((await uploadFile(app, saveAsCsv(foreign), '?dryRun=true')).status).toBe(400);
  expect(await call<Answers[]>('GET', '/api/answers')).toEqual([]);
});

it('a file whose first row was changed says which columns are missing', async () => {
  const [header = [], ...lines] = await exportSheet('review-csv');
  const renamed = header.map((name) => (['After', 'Decision', 'Change to'].includes(name) ? `${name} x` : name));
  const reply = await uploadFile(app, saveAsCsv([renamed, ...lines]), '?dryRun=true');
  expect(reply).toMatchObject({ status: 400, body: { error: expect.stringContaining('Keep the first row') } });
});

it('files and answers are given up after 30 days', async () => {
  const started = await call<StoredExport>('POST', '/api/stored-exports', {
    format: 'review-csv',
    selection: { ids: ids.slice(0, 1) },
  });
  expect(started).toMatchObject({ state: 'running', files: [], createdBy: 'Tess Tester' });
  const read = () => call<StoredExport>('GET', `/api/stored-exports/${started.id}`);
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  expect(await read()).toMatchObject({
    counts: { products: 1, rows: 4, refused: null },
    files: [{ name: 'copydesk-review-2026-11-21.csv' }],
  });
  expect((await app.call('GET', `/api/stored-exports/${started.id}/files/1`)).status).toBe(404);
  const [sheet = [], ...lines] = edited(await exportSheet('review-csv'), edits);
  const answers = await upload(saveAsCsv([sheet, ...lines]));
  app.clock.now = new Date(app.clock.now.getTime() + 31 * 24 * 60 * 60 * 1_000);
  const server = serverId(app.dataDir);
  expect(await forgetFiles(app.database.db, server, new Date('2026-11-22T00:00:00Z'))).toEqual(new Set());
  await forgetAnswers(app.database.db, new Date('2026-11-22T00:00:00Z'));
  expect((await app.call('GET', `/api/stored-exports/${started.id}/files/0`)).body).toMatchObject({
    error: 'The files of an export are available for 30 days. This one is no longer available.',
  });
  expect((await app.call('POST', `/api/answers/${answers.id}/runs`, {})).body).toMatchObject({
    error: 'The answers of a file are stored for 30 days. Upload the file again.',
  });
});
