// What holds of both stores: a folder, and a bucket of a server that speaks S3.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { describeError } from '#server/http/log-errors.ts';
import { openBucketStore } from './bucket-store.ts';
import { hashOf } from './media-key.ts';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-media-'));
let s3: FauxqsServer;
beforeAll(async () => {
  s3 = await startFauxqs({ port: 0, logger: false });
  s3.createBucket('pictures');
});
afterAll(async () => {
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const secret = 'secret/never+repeated';
const bucket = (url: string) => ({ url, keyId: 'AKIA-NEVER-REPEATED', secret, region: 'us-east-1' });
const readAll = async (body: Readable | null) => (body ? new Uint8Array(await buffer(body)) : null);

describe.each<[string, () => MediaStore]>([
  ['a folder', () => openMediaStore(dataDir, null)],
  ['a bucket', () => openMediaStore(dataDir, bucket(`http://127.0.0.1:${s3.port}/pictures`))],
  ['a folder of a bucket', () => openMediaStore(dataDir, bucket(`http://127.0.0.1:${s3.port}/pictures/of/mugs`))],
])('%s', (_name, open) => {
  let store: MediaStore;
  beforeEach(() => {
    store = open();
  });

  it('gives back what it was given, under its name and no other', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256);
    const key = hashOf(bytes);
    expect(await store.has(key)).toBe(false);
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes, 'image/png');
    expect(await store.has(key)).toBe(true);
    expect(await readAll(await store.get(key))).toEqual(bytes);
    expect(await store.has(hashOf(Buffer.from('another')))).toBe(false);
    await store.delete(key);
    expect(await store.has(key)).toBe(false);
    expect(await store.get(key)).toBeNull();
  });

  it('holds a smaller copy beside its original', async () => {
    const hash = hashOf(Buffer.from('original'));
    await store.put(hash, Buffer.from('original'), 'image/jpeg');
    await store.put(`${hash}-w480.webp`, Buffer.from('copy'), 'image/webp');
    expect(Buffer.from((await readAll(await store.get(hash))) ?? []).toString()).toBe('original');
    expect(Buffer.from((await readAll(await store.get(`${hash}-w480.webp`))) ?? []).toString()).toBe('copy');
  });

  it('what is there stays, however often and by however many it is stored', async () => {
    const bytes = Buffer.from(`stored by many ${_name}`);
    const key = hashOf(bytes);
    await Promise.all([open(), open(), store].map((each) => each.put(key, bytes, 'image/png')));
    await store.put(key, Buffer.from('something else'), 'image/png');
    expect(await readAll(await store.get(key))).toEqual(new Uint8Array(bytes));
  });

  it('deleting what is not there changes nothing', async () => {
    await store.delete(hashOf(Buffer.from('never stored')));
  });

  it.each(['../../etc/passwd', 'a'.repeat(63), `${'a'.repeat(64)}-w480.webp/..`, '', `${'A'.repeat(64)}`])(
    'takes “%s” for no name',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('Not a name');
      await expect(store.get(key)).rejects.toThrow('Not a name');
      await expect(store.has(key)).rejects.toThrow('Not a name');
      await expect(store.delete(key)).rejects.toThrow('Not a name');
    },
  );
});

it('the folder holds nothing but whole files: what a killed process left is removed', async () => {
  const own = mkdtempSync(join(tmpdir(), 'copydesk-media-'));
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  const bytes = Buffer.from('whole');
  const key = hashOf(bytes);
  await openMediaStore(own, null).put(key, bytes, 'image/png');
  const unfinished = join(own, 'media/unfinished');
  expect(readdirSync(unfinished)).toEqual([]);
  writeFileSync(join(unfinished, 'killed'), 'wh');
  writeFileSync(join(unfinished, 'under-way'), 'wh');
  const longAgo = new Date(Date.now() - 48 * 60 * 60_000);
  utimesSync(join(unfinished, 'killed'), longAgo, longAgo);
  const next = Buffer.from('next');
  await openMediaStore(own, null).put(hashOf(next), next, 'image/png');
  expect(readdirSync(unfinished)).toEqual(['under-way']);
  expect(readdirSync(join(own, 'media', key.slice(0, 2), key.slice(2, 4)))).toEqual([key]);
});

describe('a storage that fails', () => {
  async function storageThat(status: number, headers: Record<string, string> = {}) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.authorization ?? ''}`);
      request
        .resume()
        .on('end', () => response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : secret));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`;
    return { asked, url, store: openBucketStore(bucket(url)) };
  }

  async function refusalOf(work: Promise<unknown>): Promise<Problem> {
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error instanceof Problem) return error;
    throw new Error('Nothing was refused', { cause: error });
  }

  const key = hashOf(Buffer.from('x'));

  it.each([
    [403, {}],
    [500, {}],
    [301, { location: 'http://127.0.0.1:1/elsewhere' }],
  ])('with status %i is said to be unavailable, without its words and without the key', async (status, headers) => {
    const { store, asked } = await storageThat(status, headers as Record<string, string>);
    const put = () => store.put(key, Buffer.from('x'), 'image/png');
    for (const work of [() => store.get(key), () => store.has(key), put]) {
      const problem = await refusalOf(work());
      expect([problem.code, problem.message]).toEqual([
        'UNAVAILABLE',
        `The storage of images answered with status ${status}. Try again later.`,
      ]);
      expect(JSON.stringify([problem, describeError(problem)])).not.toMatch(/NEVER-REPEATED|never\+repeated/);
    }
    expect(asked[0]).toMatch(/AWS4-HMAC-SHA256 Credential=AKIA-NEVER-REPEATED\/\d{8}\/us-east-1\/s3\/aws4_request/);
    expect(asked.join()).not.toContain(secret);
  });

  it('and one that is not there', async () => {
    const store = openBucketStore(bucket('http://127.0.0.1:1/pictures'));
    const problem = await refusalOf(store.get(key));
    expect(problem.code).toBe('UNAVAILABLE');
    expect(JSON.stringify([problem, describeError(problem)])).not.toMatch(/NEVER-REPEATED|never\+repeated/);
  });

  it('and a bucket nobody made', async () => {
    const store = openBucketStore(bucket(`http://127.0.0.1:${s3.port}/none-such`));
    expect(await store.has(key)).toBe(false);
    const problem = await refusalOf(store.put(key, Buffer.from('x'), 'image/png'));
    expect(problem.message).toContain('has no such bucket');
  });
});
