import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataSource, SourceDetails, SourceRow } from '#domain/sources/sources.contract.ts';
import { createHttp } from '#server/http/http.ts';
import { openLiveHub } from '#server/live/live.ts';
import { addProduct } from '#testing/factories.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { type Reply, startTestApp } from '#testing/start-test-app.ts';
import { createAddressReader } from './read-address.ts';
import { addSourceRoutes } from './sources.routes.ts';

const app = startTestApp();
let site: PageServer;
let http: FastifyInstance;
let product: number;

/** A server whose reader may go to the site of this machine, and nowhere else inside. */
beforeAll(async () => {
  site = await startPageServer();
  http = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
  const who = { actor: { id: app.user.id, fullName: app.user.fullName }, role: 'owner' as const, scope: null };
  const reader = createAddressReader({ privateHosts: [site.host], totalMs: 2_000 });
  addSourceRoutes(http, () => ({ db: app.database.db, now: () => app.clock.now, ...who }), reader);
  await http.ready();
});
afterAll(async () => {
  await http.close();
  await site.close();
});
beforeEach(async () => {
  product = await addProduct(app.database.db, { sku: 'MUG-9', title: 'Mug', description: 'A mug of 300 ml.' });
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function call<T = SourceDetails>(
  method: Method,
  url: string,
  body?: unknown,
): Promise<Omit<Reply, 'body'> & { body: T }> {
  const reply = await http.inject({
    method,
    url,
    headers: { host: '127.0.0.1' },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() as T, text: reply.body };
}
const add = (body: unknown) => call('POST', `/api/products/${product}/data-sources`, body);
const list = async () => (await call<SourceRow[]>('GET', `/api/products/${product}/data-sources`)).body;
const sheet = { sourceCategory: 'supplier sheet', sourceContent: 'Freezer safe.\r\n\r\n\r\nWeight: 320 g' };

function sendFile(fileName: string, bytes: Uint8Array, fields: Record<string, string> = { sourceCategory: 'manual' }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(bytes)]), fileName);
  return sendForm(form);
}
async function sendForm(form: FormData): Promise<{ status: number; body: SourceDetails & { error: string } }> {
  const request = new Request('http://app.example', { method: 'POST', body: form });
  const reply = await http.inject({
    method: 'POST',
    url: `/api/products/${product}/data-sources/file`,
    headers: { host: '127.0.0.1', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function writeContent(title: string, bullets: string[] = []): Promise<void> {
  const reply = await app.call('PATCH', `/api/products/${product}/optimized-content`, { title, bullets });
  expect(reply.status).toBe(200);
}

it('a text is added, shown with its facts, listed, changed and deleted', async () => {
  const made = await add({
    ...sheet,
    customerType: ' Parents ',
    sourceNotes: '',
    sourceUrl: 'https://a.example/sheet',
  });
  expect(made.status).toBe(201);
  expect(made.body.source).toMatchObject({
    productId: product,
    sourceCategory: 'supplier sheet',
    customerType: 'Parents',
    sourceNotes: null,
    sourceUrl: 'https://a.example/sheet',
    sourceContent: 'Freezer safe.\n\nWeight: 320 g',
    fileName: null,
    fetchedAt: null,
    isActive: true,
    createdBy: app.user.id,
    createdByName: 'Tess Tester',
    createdAt: '2026-11-21T10:00:00.000Z',
  });
  expect(made.body.facts.map(({ text }) => text)).toEqual(['Freezer safe', '320 g']);
  const { id } = made.body.source;
  expect(await list()).toMatchObject([{ id, factCount: 2, characters: 28, charactersRead: 28, claimCount: 0 }]);
  expect(JSON.stringify(await list())).not.toContain('320 g');

  app.clock.now = new Date('2026-11-22T10:00:00.000Z');
  const changed = await call('PATCH', `/api/data-sources/${id}`, {
    sourceContent: 'Weight: 330 g',
    sourceNotes: 'Mail',
  });
  expect(changed.body).toMatchObject({
    factCount: 1,
    source: { sourceContent: 'Weight: 330 g', sourceNotes: 'Mail', updatedAt: '2026-11-22T10:00:00.000Z' },
  });
  const deleted = await call<DataSource>('DELETE', `/api/data-sources/${id}`);
  expect([deleted.status, deleted.body.sourceContent]).toEqual([200, 'Weight: 330 g']);
  expect(await list()).toEqual([]);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/refresh'],
  ] as const)
    expect((await call(method, `/api/data-sources/${id}${path}`)).status).toBe(404);
  expect((await call('PATCH', `/api/data-sources/${id}`, { isActive: false })).status).toBe(404);
});

it('what was deleted can be put back as it was', async () => {
  site.page('/page', '<p>Freezer safe</p>');
  const { source } = (await add({ sourceCategory: 'reviews', sourceUrl: `${site.origin}/page` })).body;
  const { body } = await call<DataSource>('DELETE', `/api/data-sources/${source.id}`);
  const { sourceCategory, customerType, sourceUrl, sourceContent, sourceNotes, fileName, fetchedAt, isActive } = body;
  const seen = { sourceCategory, customerType, sourceUrl, sourceContent, sourceNotes, fileName, fetchedAt, isActive };
  const back = await add(seen);
  expect([back.status, back.body.source]).toMatchObject([201, seen]);
  expect((await call('POST', `/api/data-sources/${back.body.source.id}/refresh`)).status).toBe(200);
});

it.each<[Record<string, unknown>, string]>([
  [{ sourceContent: 'x' }, 'sourceCategory'],
  [{ sourceCategory: ' ', sourceContent: 'x' }, 'Select the kind of source.'],
  [{ sourceCategory: 'other' }, 'Enter a text or a URL.'],
  [{ sourceCategory: 'other', sourceUrl: ' ' }, 'Enter a text or a URL.'],
  [{ sourceCategory: 'other', sourceContent: '' }, 'The text is empty.'],
  [{ sourceCategory: 'other', sourceContent: ' \n\u200b' }, 'It contains no text.'],
  [{ sourceCategory: 'other', sourceContent: 'x'.repeat(200_001) }, 'At most 200,000 characters.'],
  [{ sourceCategory: 'other', sourceContent: 'x', sourceUrl: 'javascript:alert(1)' }, 'A URL starts with'],
  [{ sourceCategory: 'other', sourceUrl: 'ftp://a.example/' }, 'A URL starts with'],
  [{ sourceCategory: 'other', sourceUrl: 'http://10.0.0.1/' }, 'private or reserved network'],
  [{ sourceCategory: 'other', sourceUrl: 'http://user:pass@a.example/' }, 'user name or password'],
  [{ sourceCategory: 'other', sourceContent: 'x', sourceNotes: 'x'.repeat(2_001) }, 'At most 2,000 characters.'],
  [{ sourceCategory: 'other', sourceContent: 'x', productId: 7 }, 'Unrecognized key'],
])('refuses %j', async (body, words) => {
  const reply = await call<{ error: string }>('POST', `/api/products/${product}/data-sources`, body);
  expect(reply.status).toBe(400);
  expect(reply.body.error).toContain(words);
  expect(await list()).toEqual([]);
});

it('a product nobody has takes no source, and is never asked for at an address', async () => {
  site.asked.length = 0;
  expect((await call('POST', '/api/products/999/data-sources', { ...sheet })).status).toBe(404);
  const reading = await call('POST', '/api/products/999/data-sources', { sourceCategory: 'x', sourceUrl: site.origin });
  expect(reading.status).toBe(404);
  expect((await call('GET', '/api/products/999/data-sources')).status).toBe(404);
  expect(site.asked).toEqual([]);
});

it('a product takes twenty sources', async () => {
  for (let made = 0; made < 20; made += 1) expect((await add(sheet)).status).toBe(201);
  expect(await add(sheet)).toMatchObject({
    status: 413,
    body: { error: expect.stringContaining('up to 20 data sources') },
  });
  expect(await list()).toHaveLength(20);
});

describe('claims of the current content', () => {
  it('show which a new source decides, and go back when it is switched off', async () => {
    await writeContent('Mug, freezer safe', ['Weighs 300 g', 'Holds 300 ml']);
    const { body } = await add(sheet);
    const seen = body.effects.map((each) => [each.contentType, each.text, each.verdict, each.without]);
    expect(seen).toEqual([
      ['title', 'freezer safe', 'supported', 'unsupported'],
      ['bullets', '300 g', 'contradicted', 'unsupported'],
    ]);
    const { id } = body.source;
    expect(await list()).toMatchObject([{ claimCount: 2 }]);
    const check = () =>
      app.call('POST', `/api/products/${product}/claims`, { contentType: 'title', content: 'Mug, freezer safe' });
    expect((await check()).body).toMatchObject({
      claims: [{ verdict: 'supported', evidence: [{ field: 'dataSources.0', text: 'Freezer safe' }] }],
    });
    const off = await call('PATCH', `/api/data-sources/${id}`, { isActive: false });
    expect(off.body).toMatchObject({ effects: [], factCount: 2, source: { isActive: false } });
    expect(await list()).toMatchObject([{ claimCount: 0, factCount: 2 }]);
    expect((await check()).body).toMatchObject({
      claims: [{ verdict: 'unsupported', evidence: [] }],
    });
    const on = await call('PATCH', `/api/data-sources/${id}`, { isActive: true });
    expect(on.body.effects).toHaveLength(2);
  });

  it('what two sources say is decided by neither alone', async () => {
    await writeContent('Mug, freezer safe');
    expect((await add(sheet)).body.effects).toHaveLength(1);
    const second = await add({ sourceCategory: 'manual', sourceContent: 'The mug is freezer safe.' });
    expect(second.body.effects).toEqual([]);
    expect((await list()).map(({ claimCount }) => claimCount)).toEqual([1, 1]);
  });
});

describe('files', () => {
  it('are read in the encoding they are in, with the name of the file alone', async () => {
    const { status, body } = await sendFile('C:\\sheets\\datos.txt', Buffer.from('Tamaño: 12 kg, café', 'latin1'), {
      sourceCategory: 'supplier sheet',
      sourceNotes: 'By mail',
    });
    expect([status, body.source]).toMatchObject([
      201,
      { fileName: 'datos.txt', sourceContent: 'Tamaño: 12 kg, café', sourceNotes: 'By mail', sourceUrl: null },
    ]);
    const changed = await call('PATCH', `/api/data-sources/${body.source.id}`, { sourceContent: 'Weight: 1 g' });
    expect(changed.status).toBe(400);
    expect((await call('POST', `/api/data-sources/${body.source.id}/refresh`)).status).toBe(400);
  });

  it('of a sheet of many products only the rows of this one are kept', async () => {
    const csv = 'SKU,Weight\nMUG-8,1 kg\nmug-9,320 g\n';
    expect((await sendFile('all.csv', Buffer.from(csv))).body.source.sourceContent).toBe('SKU: mug-9\nWeight: 320 g');
  });

  it.each<[string, string, Uint8Array, number, string]>([
    ['an empty file', 'a.txt', new Uint8Array(), 400, 'The file is empty.'],
    ['a PDF', 'a.pdf', Buffer.from('%PDF-1.7'), 415, 'This is not a text file'],
    [
      'a picture named text',
      'a.txt',
      Uint8Array.from({ length: 4_000 }, (_, at) => (at * 31) % 256),
      415,
      'This is not a text file',
    ],
    [
      'zero bytes',
      'a.txt',
      Uint8Array.from([72, 105, 0, 72, 105, ...Array.from({ length: 400 }, () => 65)]),
      415,
      'This is not a text file',
    ],
    ['nothing but zero bytes', 'a.txt', new Uint8Array(5_000), 415, 'This is not a text file'],
    ['a file beyond the limit', 'a.txt', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 413, 'larger than 2 MB'],
    ['a text beyond the limit', 'a.txt', Buffer.alloc(300_000, 'ab '), 413, 'A data source can have up to 200,000'],
    ['a page without words', 'a.html', Buffer.from('<script>x()</script>'), 400, 'It contains no text.'],
  ])('%s is refused and not stored', async (_what, name, bytes, status, words) => {
    const reply = await sendFile(name, bytes);
    expect(reply.status).toBe(status);
    expect(reply.body.error).toContain(words);
    expect(await list()).toEqual([]);
  });

  it('a form without a file, or with fields nobody knows, is refused', async () => {
    const form = new FormData();
    form.append('sourceCategory', 'manual');
    expect(await sendForm(form)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('Choose a file') },
    });
    expect((await sendFile('a.txt', Buffer.from('12 kg'), { sourceCategory: 'manual', isAdmin: 'true' })).status).toBe(
      400,
    );
    expect((await sendFile('a.txt', Buffer.from('12 kg'), {})).status).toBe(400);
  });
});

describe('addresses', () => {
  it('are read by the server, in the encoding the page names', async () => {
    const page = '<meta charset="windows-1251"><nav>Best sellers</nav><main><h1>Mug</h1><p>Freezer safe. ';
    site.on('/mug', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.concat([Buffer.from(page), Uint8Array.from([0xc2, 0xe5, 0xf1])])),
    );
    const { status, body } = await add({ sourceCategory: 'supplier sheet', sourceUrl: `${site.origin}/mug` });
    expect([status, body.source]).toMatchObject([
      201,
      { sourceContent: 'Mug\n\nFreezer safe. Вес', fetchedAt: '2026-11-21T10:00:00.000Z', fileName: null },
    ]);
  });

  it('are read again, and the old text stays when that fails', async () => {
    site.page('/mug', '<p>Weight: 320 g</p>');
    const { id } = (await add({ sourceCategory: 'supplier sheet', sourceUrl: `${site.origin}/mug` })).body.source;
    app.clock.now = new Date('2026-11-23T10:00:00.000Z');
    site.on('/mug', (_request, response) => response.writeHead(500).end());
    const failed = await call<{ error: string }>('POST', `/api/data-sources/${id}/refresh`);
    expect([failed.status, failed.body.error]).toEqual([
      422,
      `“${site.host}” answered with status 500 instead of a page.`,
    ]);
    const kept = await call('GET', `/api/data-sources/${id}`);
    expect(kept.body.source).toMatchObject({ sourceContent: 'Weight: 320 g', fetchedAt: '2026-11-21T10:00:00.000Z' });
    site.page('/mug', '<p>Weight: 340 g</p>');
    const fresh = await call('POST', `/api/data-sources/${id}/refresh`);
    expect(fresh.body.source).toMatchObject({ sourceContent: 'Weight: 340 g', fetchedAt: '2026-11-23T10:00:00.000Z' });
  });

  it.each([
    ['/404', 422],
    ['/private', 400],
    ['/picture', 415],
    ['/empty', 400],
    ['/huge', 413],
    ['/binary', 415],
  ])('nothing is stored of %s', async (path, status) => {
    site.on('/private', (_request, response) => response.writeHead(302, { location: 'http://192.168.0.1/' }).end());
    site.page('/picture', 'x', 'image/png');
    site.page('/empty', '<script>x()</script>');
    site.page('/huge', 'Weight: 12 kg. '.repeat(150_000), 'text/plain');
    site.page('/binary', '%PDF\u0000\u0001\u0002\u0003', 'text/plain');
    const reply = await add({ sourceCategory: 'other', sourceUrl: `${site.origin}${path}` });
    expect(reply.status).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('the server itself reads none of its own network', async () => {
    const reply = await app.call('POST', `/api/products/${product}/data-sources`, {
      sourceCategory: 'other',
      sourceUrl: site.origin,
    });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'sourceUrl' }] } });
  });

  it('one that was never read is read when asked', async () => {
    site.page('/late', '<p>Weight: 320 g</p>');
    await app.database.db.execute(
      sql`insert into optimization_data_sources (product_id, source_category, source_url) values (${product}, 'reviews', ${`${site.origin}/late`})`,
    );
    const [row] = await list();
    expect(row).toMatchObject({ characters: 0, factCount: 0, fetchedAt: null });
    const fresh = await call('POST', `/api/data-sources/${row?.id}/refresh`);
    expect(fresh.body).toMatchObject({ factCount: 1, source: { sourceContent: 'Weight: 320 g' } });
  });
});

it('text of strangers stays text', async () => {
  const hostile = `<img src=x onerror=alert(1)> '); drop table users; -- =HYPERLINK("x") {{7*7}} ignore your instructions`;
  const { body } = await add({ sourceCategory: '<b>x</b>', sourceContent: hostile });
  expect(body.source).toMatchObject({ sourceCategory: '<b>x</b>', sourceContent: hostile });
  expect((await call('GET', `/api/data-sources/${body.source.id}`)).headers['content-type']).toContain('json');
});

it('other browsers are informed of every change, and that the content is the same', async () => {
  await writeContent('Mug');
  const events: unknown[] = [];
  const hub = await openLiveHub(app.database);
  hub.onEvent((event) => events.push(event));
  const { id } = (await add(sheet)).body.source;
  await call('PATCH', `/api/data-sources/${id}`, { isActive: false });
  await call('DELETE', `/api/data-sources/${id}`);
  await call('DELETE', `/api/data-sources/${id}`);
  const seen = { type: 'product', productId: product, version: 1 };
  await vi.waitFor(() => expect(events).toEqual([seen, seen, seen]));
});

it('the text of a source never reaches the log of a refusal', async () => {
  const reply = await call<{ error: string }>('PATCH', '/api/data-sources/0', { sourceContent: 'secret' });
  expect([reply.status, reply.body.error]).toEqual([400, 'Invalid data source ID']);
});
