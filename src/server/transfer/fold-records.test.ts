import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { csv } from '#domain/transfer/formats/own-layout.read.ts';
import { createIndexer } from '#domain/transfer/rows/fold-index.ts';
import { foldLocales } from '#domain/transfer/rows/fold-locales.ts';
import { type Folder, sizeOf } from '#domain/transfer/rows/folder.ts';
import { recordsOf, testPlan } from '#domain/transfer/rows/test-building.ts';
import { foldRecords } from './fold-records.ts';

/** Of its own, so that nobody else's files are in it. */
const folder = mkdtempSync(join(tmpdir(), 'fold-records-test-'));
beforeAll(() => void vi.stubEnv('TMPDIR', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const alone: Folder = { push: (record) => [{ group: { main: record, others: [] } }], end: () => [] };
const size = 10_000;

/** A file sorted by language, of `count` products, where the rows of `most` may wait. */
function open(count: number, most: number) {
  const names = Array.from({ length: count }, (_, at) => `P-${at}`);
  const rows = ['en', 'de', 'fr'].flatMap((language) =>
    names.map((sku) => ({ sku, language, name: `${sku} ${language}` })),
  );
  const records = recordsOf(rows);
  const plan = testPlan({ sku: 'sku', language: 'locale', name: 'title' }, csv);
  plan.locales.main = 'en';
  const indexer = createIndexer(plan);
  for (const record of records) indexer.add(record);
  const index = indexer.finish();
  const limit = most * 3 * Math.max(...records.map(sizeOf));
  let isStopped = false;
  const read = vi.fn();
  async function* batches() {
    for (const [at, record] of records.entries()) {
      read(record.row);
      yield { records: [record], bytesRead: Math.round((size * (at + 1)) / records.length) };
    }
  }
  const newFolder = () => foldLocales(plan, alone, index, limit);
  const folded = foldRecords(batches(), { newFolder, size, isStopped: () => isStopped });
  return { names, rows: records.length, read, folded, stop: () => (isStopped = true) };
}

test.each([
  ['some have', 40, 30],
  ['few have, and those of a part neither', 400, 2],
])('where only %s room, each product comes once and whole, and the file is read once', async (_which, count, most) => {
  const { names, rows, read, folded } = open(count, most);
  const come: string[] = [];
  const progress: number[] = [];
  for await (const { each, bytesRead } of folded) {
    if (!('group' in each)) throw new Error('Every product has a main row');
    const { main } = each.group;
    const texts = [main, ...(main.translations ?? [])].map(({ fields }) => fields.map(([, cell]) => cell).join(' '));
    const sku = main.fields[0]?.[1] ?? '';
    expect(texts).toEqual(['en', 'de', 'fr'].map((language) => `${sku} ${language} ${sku} ${language}`));
    come.push(sku);
    progress.push(bytesRead);
  }
  expect(come.toSorted()).toEqual(names.toSorted());
  expect(read).toHaveBeenCalledTimes(rows);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress[0]).toBeLessThan(size);
  expect(progress.at(-1)).toBeLessThanOrEqual(size);
  expect(readdirSync(folder)).toEqual([]);
});

test('the same rows come in the same order', async () => {
  const order = async () => {
    const rows: number[] = [];
    for await (const { each } of open(100, 5).folded) if ('group' in each) rows.push(each.group.main.row);
    return rows;
  };
  expect(await order()).toEqual(await order());
});

test('nothing comes once it is stopped, also while rows wait', async () => {
  const { folded, stop } = open(40, 5);
  expect((await folded.next()).done).toBe(false);
  stop();
  const rest: unknown[] = [];
  for await (const each of folded) rest.push(each);
  expect(rest.length).toBeLessThan(5);
});
