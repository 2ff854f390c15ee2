import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBytes, readStart, unpackTo } from './open-bytes.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-bytes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const table = strToU8(
  `sku,title\n${Array.from({ length: 30_000 }, (_, row) => `S${row},Oak shelf ${row}`).join('\n')}\n`,
);

async function save(content: Uint8Array): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  return path;
}

const opened = async (content: Uint8Array) => openBytes(await save(content));

async function readAll(content: Uint8Array) {
  const bytes = await opened(content);
  const chunks: Uint8Array[] = [];
  let last = 0;
  for await (const { chunk, position } of bytes.read()) {
    expect(position).toBeGreaterThanOrEqual(last);
    last = position;
    chunks.push(chunk);
  }
  expect(last).toBe(bytes.size);
  return { inside: bytes.inside, text: Buffer.concat(chunks).toString() };
}

const text = Buffer.from(table).toString();

it('reads a file as it is', async () => {
  expect(await readAll(table)).toEqual({ inside: null, text });
});

it('unpacks a gzip file, also one of several parts', async () => {
  expect(await readAll(gzipSync(table))).toEqual({ inside: '', text });
  expect((await readAll(Buffer.concat([gzipSync('a,b\n'), gzipSync('1,2\n')]))).text).toBe('a,b\n1,2\n');
});

it.each<[string, Zippable, string]>([
  ['one file', { 'products.csv': table }, 'products.csv'],
  ['a file that is only stored', { 'products.csv': [table, { level: 0 }] }, 'products.csv'],
  ['a file in folders', { 'out/': new Uint8Array(), 'out/today/products.csv': table }, 'out/today/products.csv'],
  [
    'what systems put beside it',
    { '__MACOSX/._p.csv': strToU8('x'), '.DS_Store': strToU8('x'), 'Thumbs.db': strToU8('x'), 'p.csv': table },
    'p.csv',
  ],
])('unpacks a zip archive with %s', async (_name, files, inside) => {
  expect(await readAll(zipSync(files))).toEqual({ inside, text });
});

it('chooses none of several files, and names them', async () => {
  const several = zipSync({ 'a.csv': table, 'b.csv': table });
  await expect(opened(several)).rejects.toThrow(
    'The zip archive contains 2 files: “a.csv”, “b.csv”. Upload only the file that lists the products.',
  );
  const many = zipSync(Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`p${at}.csv`, strToU8('x')])));
  await expect(opened(many)).rejects.toThrow(/contains 14 files: “p0.csv”, .* and 4 more\. Upload/);
  await expect(opened(zipSync({ 'empty/': new Uint8Array() }))).rejects.toThrow('The zip archive contains no files.');
  const endless = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`p${at}`, new Uint8Array()]));
  await expect(opened(zipSync(endless))).rejects.toThrow('too many files to be a catalog');
});

it('leaves workbooks and other documents as they are', async () => {
  const book = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<x/>') });
  expect((await opened(book)).inside).toBeNull();
});

it('refuses what is damaged, cut off or locked', async () => {
  const packed = gzipSync(table);
  await expect(readAll(packed.subarray(0, packed.length / 2))).rejects.toThrow(/damaged or locked/);
  await expect(readAll(Buffer.concat([packed.subarray(0, 200), Buffer.alloc(500, 7)]))).rejects.toThrow(
    /damaged or locked/,
  );
  const zip = zipSync({ 'p.csv': table });
  await expect(readAll(zip.subarray(0, zip.length / 2))).rejects.toThrow(/damaged or locked/);
  await expect(readAll(Uint8Array.from(zip).fill(7, 200, 900))).rejects.toThrow(/damaged or locked/);
});

it('stops at a file that unpacks to too much', { timeout: 60_000 }, async () => {
  const bomb = Buffer.alloc(150_000_000, 'a');
  await expect(readAll(gzipSync(bomb, { level: 1 }))).rejects.toThrow(/too large once unpacked/);
  await expect(readAll(zipSync({ 'p.csv': [bomb, { level: 1 }] }))).rejects.toThrow(/too large once unpacked/);
});

it('reads only the start of a file where that is enough', async () => {
  const bytes = await opened(gzipSync(table));
  const { head, isWhole } = await readStart(bytes, 1_000);
  expect([Buffer.from(head).toString(), isWhole]).toEqual([text.slice(0, 1_000), false]);
  expect(await readStart(bytes, 10_000_000)).toMatchObject({ isWhole: true });
});

it('unpacks to a file for a reader that needs one, and removes it', async () => {
  const bytes = await opened(zipSync({ 'p.csv': table }));
  let path = '';
  const read = await unpackTo(bytes, async (unpacked) => {
    path = unpacked;
    return (await readFile(unpacked)).toString();
  });
  expect(read).toBe(text);
  await expect(readFile(path)).rejects.toThrow(/ENOENT/);
});

it('refuses a zip one byte of which was changed on the way', async () => {
  const zip = zipSync({ 'products.csv': [table, { level: 0 }] });
  const at = Buffer.from(zip).indexOf('Oak shelf 20000');
  zip[at] = 'A'.charCodeAt(0);
  await expect(readAll(zip)).rejects.toThrow('damaged');
});
