// Taking the file of a schedule from a folder: only whole files, and nothing is left behind of others.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listUploads, uploadsFolder } from '../uploads.ts';
import { type TakeOptions, takeFile } from './take-file.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copydesk-take-'));
  folder = join(root, 'in');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const path = (name: string) => join(folder, name);
const put = (name: string, ageMs: number, text = 'sku\nA') => {
  writeFileSync(path(name), text);
  const at = new Date(Date.now() - ageMs);
  utimesSync(path(name), at, at);
};
const noPause = async () => {};
const take = (file: string, options: Partial<TakeOptions> = {}) =>
  takeFile({ kind: 'folder', file }, { dataDir: root, folder, pause: noPause, ...options });
const day = 24 * 60 * 60 * 1_000;

it('takes the newest file as it is', async () => {
  put('a-1.csv', 2 * day, 'old');
  put('a-2.csv', day, 'new');
  const taken = await take('a-*.csv');
  expect(taken).toMatchObject({ fileName: 'a-2.csv', bytes: 3 });
  expect(readFileSync(join(uploadsFolder(root), taken.upload), 'utf8')).toBe('new');
  expect(existsSync(path('a-2.csv'))).toBe(true);
});

it('says which file cannot be read', async () => {
  // A file by its looks whose every read fails, also for root.
  symlinkSync('/proc/self/mem', path('a.csv'));
  await expect(take('a.csv')).rejects.toThrow('“a.csv” in the import folder cannot be read.');
  expect(listUploads(root)).toEqual([]);
});

describe('a file that may still be written', () => {
  const writing = 'still being written. Import it again when it is complete.';
  const waitOf = async (ageMs: number) => {
    let waited = 0;
    put('a.csv', ageMs);
    await take('a.csv', {
      pause: async (ms) => {
        waited = ms;
      },
    });
    return waited;
  };

  it('is watched until it has been quiet for half a minute, and any other for a moment', async () => {
    expect(await waitOf(10_000)).toBeGreaterThan(15_000);
    expect(await waitOf(10_000)).toBeLessThanOrEqual(20_000);
    expect(await waitOf(0)).toBeGreaterThan(25_000);
    expect(await waitOf(day)).toBe(2_000);
  });

  it('is watched as long where the clock of its folder is ahead', async () => {
    expect(await waitOf(-day)).toBe(30_000);
  });

  it('is not taken where it grows meanwhile, also where its time stays', async () => {
    put('a.csv', 0);
    const grow = async () => appendFileSync(path('a.csv'), '\nB');
    await expect(take('a.csv', { pause: grow })).rejects.toThrow(`“a.csv” is ${writing}`);
    put('b.csv', day);
    const slyly = async () => put('b.csv', day, 'sku\nA\nB');
    await expect(take('b.csv', { pause: slyly })).rejects.toThrow(`“b.csv” is ${writing}`);
    expect(listUploads(root)).toEqual([]);
  });

  it('is not taken where it grows while it is copied', async () => {
    put('a.csv', day, 'x'.repeat(300_000));
    const taking = take('a.csv');
    const growing = setInterval(() => appendFileSync(path('a.csv'), 'y'), 0);
    try {
      await expect(taking).rejects.toThrow(`“a.csv” is ${writing}`);
    } finally {
      clearInterval(growing);
    }
    expect(listUploads(root)).toEqual([]);
  });

  it('is no file where it went meanwhile', async () => {
    put('a.csv', 0);
    await expect(take('a.csv', { pause: async () => rmSync(path('a.csv')) })).rejects.toThrow(
      'The import folder has no file named “a.csv”.',
    );
  });

  it('is really waited for', async () => {
    put('a.csv', day);
    const start = performance.now();
    await takeFile({ kind: 'folder', file: 'a.csv' }, { dataDir: root, folder });
    expect(performance.now() - start).toBeGreaterThan(1_900);
  });
});

describe('a stop', () => {
  it('ends the wait for a file', async () => {
    put('a.csv', 0);
    const stopping = new AbortController();
    const taking = takeFile({ kind: 'folder', file: 'a.csv' }, { dataDir: root, folder, signal: stopping.signal });
    setTimeout(() => stopping.abort(), 20);
    await expect(taking).rejects.toThrow(/abort/i);
    expect(listUploads(root)).toEqual([]);
  });

  it('ends a copy, of which nothing is left', async () => {
    put('a.csv', day, 'x'.repeat(50_000_000));
    const stopping = new AbortController();
    const pause = async () => void setTimeout(() => stopping.abort(), 1);
    await expect(take('a.csv', { signal: stopping.signal, pause })).rejects.toThrow(/abort/i);
    expect(listUploads(root)).toEqual([]);
  });
});
