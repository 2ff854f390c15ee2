import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImageProblem } from '#domain/images/image-file.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import {
  createImageFetcher,
  type Fetched,
  type ImageFetcherOptions,
  mostBytes,
  type Validators,
} from './fetch-image.ts';
import { createTurns } from './turns.ts';

let site: PageServer;
let inside: PageServer;
beforeAll(async () => {
  site = await startPageServer();
  inside = await startPageServer();
});
beforeEach(() => {
  site.asked.length = 0;
  site.headers.length = 0;
  inside.asked.length = 0;
});
afterAll(async () => {
  await site.close();
  await inside.close();
});

const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000, 7)]);
/** The site may be read, the inside may not, though both are at this machine. */
const fetcherFor = (options: ImageFetcherOptions = {}) =>
  createImageFetcher({ privateHosts: [site.host], totalMs: 2_000, ...options });
const fetchUrl = async (url: string, options?: ImageFetcherOptions, known: Validators | null = null) =>
  await fetcherFor(options)(url, known, async (fetched) => fetched);
const fetchImage = async (path: string, options?: ImageFetcherOptions, known?: Validators | null) =>
  await fetchUrl(`${site.origin}${path}`, options, known);

const bytesOf = (fetched: Fetched) => (fetched.kind === 'file' ? Buffer.from(fetched.bytes) : null);
const problem = (name: ImageProblem): Fetched => ({ kind: 'problem', problem: name });

it('fetches a picture over http as it is, and says who asks', async () => {
  site.file('/mug.jpg', picture, { etag: '"1"', 'last-modified': 'Fri, 27 Nov 2026 10:00:00 GMT' });
  const fetched = await fetchImage('/mug.jpg');
  expect(bytesOf(fetched)).toEqual(picture);
  expect(fetched).toMatchObject({ etag: '"1"', lastModified: 'Fri, 27 Nov 2026 10:00:00 GMT' });
  const { cookie, authorization, referer, 'user-agent': agent, 'if-none-match': match } = site.headers.at(-1) ?? {};
  expect([cookie, authorization, referer, match]).toEqual([undefined, undefined, undefined, undefined]);
  expect(agent).toMatch(/^Copydesk\//);
});

it('asks whether a known file changed, and fetches it where it did', async () => {
  site.file('/mug.jpg', picture, { etag: '"2"' });
  const at = 'Fri, 27 Nov 2026 10:00:00 GMT';
  expect(await fetchImage('/mug.jpg', {}, { etag: '"2"', lastModified: at })).toEqual({ kind: 'unchanged' });
  expect(site.headers.at(-1)).toMatchObject({ 'if-none-match': '"2"', 'if-modified-since': at });
  expect(bytesOf(await fetchImage('/mug.jpg', {}, { etag: '"1"', lastModified: null }))).toEqual(picture);
});

it('keeps no validator that cannot be sent back', async () => {
  site.file('/mug.jpg', picture, { etag: `"${'x'.repeat(1_000)}"`, 'last-modified': 'caf\u00e9' });
  expect(await fetchImage('/mug.jpg')).toMatchObject({ etag: null, lastModified: null });
});

it('unpacks what comes packed', async () => {
  for (const [encoding, pack] of [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const) {
    site.file('/packed.jpg', pack(picture), { 'content-encoding': encoding });
    expect(bytesOf(await fetchImage('/packed.jpg'))).toEqual(picture);
  }
});

it('follows up to five redirects', async () => {
  const send = (from: string, to: string) =>
    site.on(from, (_request, response) => response.writeHead(302, { location: to }).end());
  for (const step of [1, 2, 3, 4, 5]) send(`/${step}`, `/${step + 1}`);
  site.file('/6', picture);
  expect(bytesOf(await fetchImage('/1'))).toEqual(picture);
  send('/0', '/1');
  expect(await fetchImage('/0')).toEqual(problem('refused'));
  send('/round', '/round');
  expect(await fetchImage('/round')).toEqual(problem('refused'));
});

describe('what is not asked for', () => {
  it.each<[string, ImageProblem]>([
    ['http://{inside}/mug.jpg', 'not-allowed'],
    ['http://127.0.0.1/mug.jpg', 'private'],
    ['http://[::1]/mug.jpg', 'private'],
    ['http://169.254.169.254/latest/meta-data/', 'private'],
    ['http://10.0.0.1/mug.jpg', 'private'],
    ['ftp://shop.example/mug.jpg', 'not-allowed'],
    ['file:///etc/passwd', 'not-allowed'],
    ['https://user:pass@shop.example/mug.jpg', 'not-allowed'],
    ['https://shop.example:25/mug.jpg', 'not-allowed'],
  ])('%s, nor a redirect to it', async (address, expected) => {
    const to = address.replace('{inside}', inside.host);
    expect(await fetchUrl(to)).toEqual(problem(expected));
    site.on('/away', (_request, response) => response.writeHead(302, { location: to }).end());
    expect(await fetchImage('/away')).toEqual(problem(expected));
    expect(inside.asked).toEqual([]);
  });

  it('a name that leads into the network, or changes to do so behind a redirect', async () => {
    const resolve = async () => ['192.168.0.7'];
    expect(await fetchUrl('https://cdn.example/mug.jpg', { resolve })).toEqual(problem('private'));
    const host = `shop.example:${site.host.split(':')[1]}`;
    site.on('/again', (_request, response) => response.writeHead(302, { location: '/again' }).end());
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    const options = { privateHosts: [host], resolve: async () => answers.shift() ?? [] };
    expect(await fetchUrl(`http://${host}/again`, options)).toEqual(problem('private'));
  });
});

describe('what strangers answer', () => {
  const page = '<!DOCTYPE html><title>Our shop</title>';
  it.each<[string, ImageProblem, RequestListener]>([
    ['nothing there', 'not-found', (_q, r) => r.writeHead(404).end('x')],
    ['gone', 'not-found', (_q, r) => r.writeHead(410).end('x')],
    ['not for us', 'refused', (_q, r) => r.writeHead(401).end('x')],
    ['forbidden', 'refused', (_q, r) => r.writeHead(403).end('x')],
    ['too many calls', 'refused', (_q, r) => r.writeHead(429).end('x')],
    ['a fault of its own', 'unreachable', (_q, r) => r.writeHead(500).end('x')],
    ['a gateway that waited', 'slow', (_q, r) => r.writeHead(504).end('x')],
    ['unchanged, though nobody asked', 'refused', (_q, r) => r.writeHead(304).end()],
    ['a redirect to nowhere', 'refused', (_q, r) => r.writeHead(302).end()],
    ['a page called a JPEG', 'not-a-picture', (_q, r) => r.writeHead(200, { 'content-type': 'image/jpeg' }).end(page)],
    ['nothing at all', 'not-a-picture', (_q, r) => r.writeHead(200, { 'content-type': 'image/jpeg' }).end()],
    [
      'a length beyond the limit',
      'too-many-bytes',
      (_q, r) => r.writeHead(200, { 'content-length': String(mostBytes + 1) }).write('x'),
    ],
    [
      'fewer bytes than it said',
      'unreachable',
      (_q, r) => {
        r.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '9000' }).write(picture);
        setImmediate(() => r.destroy());
      },
    ],
    ['a broken packing', 'broken', (_q, r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')],
    [
      'a broken packing of another kind',
      'broken',
      (_q, r) => r.writeHead(200, { 'content-encoding': 'br' }).end('none'),
    ],
    ['an unknown packing', 'broken', (_q, r) => r.writeHead(200, { 'content-encoding': 'zip' }).end('x')],
    ['a closed connection', 'unreachable', (q) => q.socket.destroy()],
    ['headers without end', 'unreachable', (_q, r) => r.writeHead(200, { 'x-long': 'x'.repeat(40_000) }).end()],
  ])('%s', async (_what, expected, answer) => {
    site.on('/odd.jpg', answer);
    expect(await fetchImage('/odd.jpg')).toEqual(problem(expected));
  });

  it('a picture called a page is a picture', async () => {
    site.file('/mug', picture, { 'content-type': 'text/html' });
    expect(bytesOf(await fetchImage('/mug'))).toEqual(picture);
  });

  it('a small answer that unpacks to half a gigabyte ends at the limit', async () => {
    const packed = gzipSync(Buffer.alloc(512 * 1024 * 1024));
    site.file('/bomb.png', packed, { 'content-encoding': 'gzip' });
    const before = process.memoryUsage().rss;
    expect(await fetchImage('/bomb.png', { totalMs: 20_000 })).toEqual(problem('too-many-bytes'));
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
  });

  it('an endless answer ends at the limit, and the other side notices', async () => {
    const endless = site.endless('/endless.jpg', 'image/jpeg');
    expect(await fetchImage('/endless.jpg', { totalMs: 60_000 })).toEqual(problem('too-many-bytes'));
    await expect.poll(endless.isClosed).toBe(true);
  });

  it.each([
    ['drips a byte at a time', 0],
    ['answers nothing at all', null],
  ])('one that %s ends with the time', async (_what, delay) => {
    const timers: NodeJS.Timeout[] = [];
    site.on('/slow.jpg', (_request, response) => {
      if (delay === null) return;
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      timers.push(setInterval(() => response.write('x'), 20));
    });
    const fetched = await fetchImage('/slow.jpg', { totalMs: 400 });
    for (const timer of timers) clearInterval(timer);
    expect(fetched).toEqual(problem('slow'));
  });

  it('a machine where nobody listens, and a name nobody has', async () => {
    const closed = await startPageServer();
    await closed.close();
    expect(await fetchUrl(closed.origin, { privateHosts: [closed.host] })).toEqual(problem('unreachable'));
    const resolve = async () => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    };
    expect(await fetchUrl('https://nobody.example/mug.jpg', { resolve })).toEqual(problem('unreachable'));
  });
});

it('a signal ends what is under way, which is no fault of the address', async () => {
  site.on('/slow.jpg', () => {});
  const stop = new AbortController();
  const fetched = fetcherFor()(`${site.origin}/slow.jpg`, null, async (answer) => answer, stop.signal);
  await expect.poll(() => site.asked.length).toBe(1);
  stop.abort(new Error('stopped'));
  await expect(fetched).rejects.toThrow('stopped');
});

it('what is done with a picture may fail, which is no fault of the address either', async () => {
  site.file('/mug.jpg', picture);
  const failed = fetcherFor()(`${site.origin}/mug.jpg`, null, async () => {
    throw new Error('the disk is full');
  });
  await expect(failed).rejects.toThrow('the disk is full');
});

it('asks a host for no more than its share at once, and another one meanwhile', async () => {
  const waiting: (() => void)[] = [];
  site.on('/wait.jpg', (_request, response) => waiting.push(() => response.writeHead(200).end(picture)));
  inside.file('/mug.jpg', picture);
  const turns = createTurns({ perHost: 2, inAll: 3 });
  const fetch = fetcherFor({ privateHosts: [site.host, inside.host], turns, totalMs: 60_000 });
  const done: string[] = [];
  const start = async (url: string) => {
    await fetch(url, null, async ({ kind }) => done.push(kind));
  };
  const slow = Array.from({ length: 5 }, () => start(`${site.origin}/wait.jpg`));
  await expect.poll(() => waiting.length).toBe(2);
  await start(`${inside.origin}/mug.jpg`);
  expect([done, site.asked.length]).toEqual([['file'], 2]);
  for (let answered = 0; answered < 5; answered += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThanOrEqual(2);
    waiting.shift()?.();
  }
  await Promise.all(slow);
  expect(done).toHaveLength(6);
});
