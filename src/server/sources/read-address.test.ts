import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { type AddressReaderOptions, createAddressReader, type ReadPage } from './read-address.ts';

let site: PageServer;
let inside: PageServer;
beforeAll(async () => {
  site = await startPageServer();
  inside = await startPageServer();
  inside.page('/', 'secret of the network');
});
beforeEach(() => {
  site.asked.length = 0;
  inside.asked.length = 0;
});
afterAll(async () => {
  await site.close();
  await inside.close();
});

/** The site may be read, the inside may not, though both are at this machine. */
const read = (path: string, options: AddressReaderOptions = {}) =>
  createAddressReader({ privateHosts: [site.host], totalMs: 2_000, ...options })(`${site.origin}${path}`);
const textOf = ({ bytes }: ReadPage) => new TextDecoder().decode(bytes);

async function refusalOf(work: Promise<unknown>): Promise<{ code: ProblemCode; message: string }> {
  const error = await work.then(
    () => new Error('Nothing was refused.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw error;
  return { code: error.code, message: error.message };
}

it('reads a page once, and says who asks', async () => {
  site.page('/bottle?size=1', '<p>Café', 'text/html; charset="iso-8859-1"');
  const page = await read('/bottle?size=1#care');
  expect([page.kind, page.charset, textOf(page)]).toEqual(['page', 'iso-8859-1', '<p>Café']);
  expect(site.asked).toEqual(['GET /bottle?size=1']);
  const { cookie, authorization, referer, 'user-agent': agent } = site.headers.at(-1) ?? {};
  expect([cookie, authorization, referer]).toEqual([undefined, undefined, undefined]);
  expect(agent).toMatch(/^Copydesk\//);
});

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('unpacks %s', async (encoding, pack) => {
  site.on('/packed', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': encoding }).end(pack('12 kg')),
  );
  expect(textOf(await read('/packed'))).toBe('12 kg');
});

it('follows redirects, relative ones too, up to five', async () => {
  const send = (from: string, to: string, status = 302) =>
    site.on(from, (_request, response) => response.writeHead(status, { location: to }).end());
  send('/1', '2', 301);
  send('/2', '/3', 303);
  send('/3', `//${site.host}/4`, 307);
  send('/4', `${site.origin}/5`, 308);
  send('/5', '?six');
  site.page('/5?six', 'at last', 'text/plain');
  expect(textOf(await read('/1'))).toBe('at last');
  send('/0', '/1');
  expect(await refusalOf(read('/0'))).toEqual({
    code: 'SOURCE_UNREADABLE',
    message: `“${site.host}” redirects more than 5 times.`,
  });
  send('/round', '/round');
  expect((await refusalOf(read('/round'))).message).toContain('more than 5 times');
});

it.each([
  ['http://127.0.0.1:{inside}/'],
  ['http://localhost:{inside}/'],
  ['http://127.0.0.1/'],
  ['http://2130706433/'],
  ['http://[::1]/'],
  ['http://[::ffff:127.0.0.1]/'],
  ['http://169.254.169.254/latest/meta-data/'],
  ['http://10.0.0.1/'],
  ['//0/'],
  ['http://user:pass@example.com/'],
  ['ftp://example.com/'],
  ['file:///etc/passwd'],
  ['https://example.com:25/'],
])('a redirect to %s is refused', async (to) => {
  site.on('/away', (_request, response) =>
    response.writeHead(302, { location: to.replace('{inside}', inside.host.split(':')[1] ?? '') }).end(),
  );
  expect((await refusalOf(read('/away'))).code).toBe('INVALID_INPUT');
  expect(inside.asked).toEqual([]);
});

it('a redirect to a name that leads into the network is refused', async () => {
  site.on('/away', (_request, response) => response.writeHead(302, { location: 'http://intranet.example/' }).end());
  const resolve = async () => ['192.168.0.7'];
  expect(await refusalOf(read('/away', { resolve }))).toEqual({
    code: 'INVALID_INPUT',
    message: '“intranet.example” is in a private or reserved network. Only public pages can be read.',
  });
});

describe('names', () => {
  const port = () => site.host.split(':')[1];
  const readName = (resolve: (host: string) => Promise<string[]>, named = true) =>
    createAddressReader({
      privateHosts: named ? [`shop.example:${port()}`] : [],
      resolve,
      totalMs: 2_000,
    })(named ? `http://shop.example:${port()}/name` : 'http://shop.example/name');

  it('a name is looked up once, and the connection goes to the address that was checked', async () => {
    site.page('/name', '12 kg', 'text/plain');
    // The second answer would be the rebound one: of another machine of the network.
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return answers.shift() ?? [];
    };
    expect(textOf(await readName(resolve))).toBe('12 kg');
    expect(asked).toEqual(['shop.example']);
    expect(site.headers.at(-1)?.host).toBe(`shop.example:${port()}`);
  });

  it('it is looked up and checked again for every redirect', async () => {
    site.on('/name', (_request, response) => response.writeHead(302, { location: '/name' }).end());
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    expect((await refusalOf(readName(async () => answers.shift() ?? []))).code).toBe('INVALID_INPUT');
    expect(site.asked).toEqual(['GET /name']);
  });

  it.each([[['10.0.0.1']], [['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::1']], [['fe80::1%eth0']], [[]]])(
    'a name that leads to %j is refused without a connection',
    async (addresses) => {
      const refusal = await refusalOf(readName(async () => addresses, false));
      expect(refusal.code).toBe('INVALID_INPUT');
      expect(site.asked).toEqual([]);
    },
  );

  it('a name nobody has is reported as such', async () => {
    const resolve = async () => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    };
    expect(await refusalOf(readName(resolve, false))).toEqual({
      code: 'SOURCE_UNREADABLE',
      message: '“shop.example” could not be read. There is no server with this name.',
    });
  });

  it('a name that is never answered ends with the time', async () => {
    const reader = createAddressReader({ resolve: () => new Promise(() => {}), totalMs: 100 });
    expect((await refusalOf(reader('http://shop.example/'))).message).toContain('took longer than 0.1 seconds');
  });
});

describe('what strangers answer', () => {
  it.each<[string, ProblemCode, string, import('node:http').RequestListener]>([
    [
      'an error',
      'SOURCE_UNREADABLE',
      'status 500',
      (_q, r) => r.writeHead(500, { 'content-type': 'text/html' }).end('x'),
    ],
    ['not found', 'SOURCE_UNREADABLE', 'status 404', (_q, r) => r.writeHead(404).end()],
    ['a redirect to nowhere', 'SOURCE_UNREADABLE', 'status 302', (_q, r) => r.writeHead(302).end()],
    [
      'a picture',
      'UNSUPPORTED_MEDIA',
      'image/png',
      (_q, r) => r.writeHead(200, { 'content-type': 'image/png' }).end('x'),
    ],
    [
      'a program',
      'UNSUPPORTED_MEDIA',
      'application/octet-stream',
      (_q, r) => r.writeHead(200, { 'content-type': 'application/octet-stream' }).end('x'),
    ],
    ['nothing about what it is', 'UNSUPPORTED_MEDIA', 'does not state', (_q, r) => r.writeHead(200).end('x')],
    [
      'a length beyond the limit',
      'TOO_LARGE',
      '2 MB',
      (_q, r) => r.writeHead(200, { 'content-type': 'text/plain', 'content-length': '3000000' }).end('x'),
    ],
    [
      'an unknown packing',
      'SOURCE_UNREADABLE',
      'sent an answer that Copydesk cannot read',
      (_q, r) => r.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip, gzip' }).end('x'),
    ],
    [
      'a broken packing',
      'SOURCE_UNREADABLE',
      'could not be read',
      (_q, r) => r.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end('no gzip'),
    ],
    [
      'a page that breaks off',
      'SOURCE_UNREADABLE',
      'closed the connection',
      (_q, r) => {
        r.writeHead(200, { 'content-type': 'text/plain', 'content-length': '1000' }).write('12 kg');
        setImmediate(() => r.destroy());
      },
    ],
    ['a closed connection', 'SOURCE_UNREADABLE', 'closed the connection', (q) => q.socket.destroy()],
    [
      'headers without end',
      'SOURCE_UNREADABLE',
      'could not be read',
      (_q, r) => r.writeHead(200, { 'content-type': 'text/plain', 'x-long': 'x'.repeat(40_000) }).end(),
    ],
  ])('%s', async (_what, code, words, answer) => {
    site.on('/odd', answer);
    const refusal = await refusalOf(read('/odd'));
    expect(refusal.code).toBe(code);
    expect(refusal.message).toContain(words);
  });

  it('a small answer that unpacks to half a gigabyte ends at the limit', async () => {
    const packed = gzipSync(Buffer.alloc(512 * 1024 * 1024));
    site.on('/bomb', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(packed),
    );
    const before = process.memoryUsage().rss;
    expect((await refusalOf(read('/bomb', { totalMs: 20_000 }))).code).toBe('TOO_LARGE');
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('an endless answer ends at the limit, and the other side is informed', async () => {
    const endless = site.endless('/endless', 'text/plain');
    expect((await refusalOf(read('/endless', { totalMs: 20_000 }))).code).toBe('TOO_LARGE');
    await expect.poll(endless.isClosed).toBe(true);
  });

  it.each([
    ['drips a byte at a time', 0],
    ['answers nothing at all', null],
  ])('one that %s ends with the time', async (_what, delay) => {
    const timers: NodeJS.Timeout[] = [];
    site.on('/slow', (_request, response) => {
      if (delay === null) return;
      response.writeHead(200, { 'content-type': 'text/plain' });
      timers.push(setInterval(() => response.write('x'), 20));
    });
    // Neither ever ends by itself.
    const refusal = await refusalOf(read('/slow', { totalMs: 400 }));
    for (const timer of timers) clearInterval(timer);
    expect(refusal).toEqual({ code: 'SOURCE_UNREADABLE', message: `“${site.host}” took longer than 0.4 seconds.` });
  });

  it('redirects that take their time end with the time of all of them', async () => {
    site.on('/wait', (_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/wait' }).end(), 150);
    });
    expect((await refusalOf(read('/wait', { totalMs: 400 }))).message).toContain('took longer');
  });

  it('a machine where nobody listens', async () => {
    const closed = await startPageServer();
    await closed.close();
    const reader = createAddressReader({ privateHosts: [closed.host] });
    expect((await refusalOf(reader(closed.origin))).message).toContain('refused the connection');
  });
});

it('reads only so many pages at once', async () => {
  const waiting: (() => void)[] = [];
  site.on('/wait', (_request, response) => {
    waiting.push(() => response.writeHead(200, { 'content-type': 'text/plain' }).end('12 kg'));
  });
  const reader = createAddressReader({ privateHosts: [site.host] });
  const reads = Array.from({ length: 8 }, () => reader(`${site.origin}/wait`));
  expect((await refusalOf(reader(`${site.origin}/wait`))).code).toBe('UNAVAILABLE');
  await expect.poll(() => waiting.length).toBe(8);
  for (const answer of waiting) answer();
  await Promise.all(reads);
  site.page('/wait', '12 kg', 'text/plain');
  expect(textOf(await reader(`${site.origin}/wait`))).toBe('12 kg');
});
