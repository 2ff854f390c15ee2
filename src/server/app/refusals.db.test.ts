// What no request may bring down: every answer here was a fault of ours once. The fuzz beside this file looks for more.
import { expect, it } from 'vitest';
import { problemSchema } from '#domain/problem.ts';
import { exportFormats } from '#domain/transfer/export.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

async function statusOf(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: unknown) {
  const reply = await app.call(method, url, body);
  if (reply.status >= 400) problemSchema.parse(reply.body);
  return reply.status;
}

it.each(['\0', '\ud800'])('a text with %j is refused wherever it stands', async (sign) => {
  const id = await addProduct(app.database.db);
  const product = `/api/products/${id}`;
  expect(await statusOf('PATCH', `${product}/optimized-content`, { title: `Oak${sign}` })).toBe(400);
  expect(await statusOf('PATCH', `${product}/optimized-content`, { bullets: ['Oak', sign] })).toBe(400);
  expect(await statusOf('POST', `${product}/voice-check`, { texts: { title: sign } })).toBe(400);
  expect(await statusOf('POST', '/api/query', { query: `products with ${sign}` })).toBe(400);
  expect(await statusOf('POST', '/api/prompts', { scope: 'global', prompt: sign })).toBe(400);
});

it.each([
  '/api/products?limit=5&search=%00',
  '/api/products?category=%00',
  '/api/products/facets?x=%00',
  '/api/attributes/a%00b',
  '/api/keyword-lists?search=%00',
  '/api/products/%zz',
  '/api/products/%ED%A0%80/claims',
  `/api/products/${'9'.repeat(300)}`,
  '/sample-images/%00',
  '/sample-images/%0A/%5C',
  '/sample-images/%EF%BB%BF/%5C%5C/%00.webp',
  `/sample-images/${'a'.repeat(5_000)}`,
  `/api/docs/static/${'('.repeat(5_000)}`,
])('%s is answered as a refusal', async (url) => {
  const status = await statusOf('GET', url);
  expect([400, 404]).toContain(status);
});

const forged = [
  ...[
    ['abc', 7],
    ['', 7],
    ['99999999999999', 7],
    ['NaN', 1],
    ['58', 2_147_483_648],
    ['58', -1],
    ['\0', 1],
    ['\ud800', 1],
  ],
  ...[
    ['+275760-09-13T00:00:00.000Z', 1],
    ['-271821-04-20T00:00:00.000Z', 1],
    ['0000-01-01T00:00:00Z', 1],
  ],
  ...[
    ['0000-01-01 00:00:00+00', 1],
    ['2026-99-99 00:00:00+00', 1],
    [{}, []],
  ],
] as [unknown, unknown][];
it.each(forged)('a forged cursor of %j starts a list over', async (value, id) => {
  await addProduct(app.database.db);
  const cursor = Buffer.from(JSON.stringify([value, id])).toString('base64url');
  const sorts = ['contentScore', 'listingQuality', 'issues', 'title', 'category', 'status', 'date'];
  for (const url of [
    ...sorts.map((sort) => `/api/products?limit=5&sort=${sort}`),
    ...['/api/content-history?limit=5', '/api/prompts?limit=5', '/api/benchmark-rules?limit=5'],
    ...['/api/attributes?limit=5', '/api/optimized-contents?limit=5'],
  ])
    expect([url, await statusOf('GET', `${url}&cursor=${cursor}`)]).toEqual([url, 200]);
});

it('ids and times beyond their range are refused', async () => {
  const id = await addProduct(app.database.db);
  const beyond = Number.MAX_SAFE_INTEGER;
  const rule = {
    ...{ retailer: 'Amazon', attribute: 'title', label: 'Title', severity: 'advise', points: 1 },
    ...{ benchmarkType: 'required', rule: {} },
  };
  expect(await statusOf('POST', '/api/benchmark-rules', rule)).toBe(201);
  const bodies: ['POST' | 'PATCH', string, unknown][] = [
    ['POST', '/api/optimize', { productId: beyond, contentType: 'title', prompt: 'Shorter' }],
    ['PATCH', `/api/products/${id}/optimized-content`, { title: 'Mug', restoredFrom: beyond }],
    ['POST', '/api/benchmark-rules', { ...rule, from: '0000-01-01' }],
    ['POST', '/api/benchmark-rules', { ...rule, until: '0000-12-31' }],
    ['POST', '/api/runs', { action: 'generate', selection: { ids: [beyond] } }],
    [
      'POST',
      `/api/products/${id}/data-sources`,
      { sourceCategory: 'Notes', sourceContent: 'Oak.', fetchedAt: '0000-01-01T00:00:00.000Z' },
    ],
  ];
  for (const [method, url, body] of bodies) expect([url, await statusOf(method, url, body)]).toEqual([url, 400]);
  expect(await statusOf('GET', '/api/keyword-coverage?category=Kitchen&after=9999999999')).toBe(400);
});

const form = (name: string, value: string, fileName = 'a.csv') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/csv\r\n\r\nsku,title\nA,Mug\r\n--x--\r\n`;
const whole = form('encoding', 'utf-8');

it.each<[string, string, string]>([
  ['has no boundary', 'multipart/form-data', whole],
  ['has an empty boundary', 'multipart/form-data; boundary=', whole],
  ['has the boundary of another', 'multipart/form-data; boundary=y', whole],
  ['is cut in a field', 'multipart/form-data; boundary=x', whole.slice(0, 30)],
  ['is cut in its file', 'multipart/form-data; boundary=x', whole.slice(0, -20)],
  ['is one sign', 'multipart/form-data; boundary=x', '-'],
  ['names a column with a NUL', 'multipart/form-data; boundary=x', form('mapping', '{"a\\u0000":"title"}')],
  ['names a column with half a sign', 'multipart/form-data; boundary=x', form('mapping', '{"\\ud800":"sku"}')],
  ['names a file with a NUL', 'multipart/form-data; boundary=x', form('encoding', 'utf-8', 'a\0b.csv')],
])('a form that %s is refused', async (_what, type, payload) => {
  const id = await addProduct(app.database.db);
  for (const url of ['/api/imports?dryRun=true', '/api/keywords/read-file', `/api/products/${id}/data-sources/file`]) {
    const headers = { host: '127.0.0.1', 'content-type': type };
    const reply = await app.http.inject({ method: 'POST', url, headers, payload });
    expect([url, reply.statusCode]).toEqual([url, reply.statusCode < 500 ? reply.statusCode : 400]);
  }
});

it('facts named after what every object has are exported as any other', async () => {
  const attributes = ['constructor', '__proto__', 'toString'].map((name) => ({ name, value: `${name} it is` }));
  await addProduct(app.database.db, { attributes });
  await addProduct(app.database.db);
  for (const format of exportFormats)
    expect([format, await statusOf('GET', `/api/exports/${format}`)]).toEqual([format, 200]);
});

it('a part that is asked for twice is decided and counted once', async () => {
  const id = await addProduct(app.database.db);
  await app.call('POST', `/api/products/${id}/generate-optimized-content`, {});
  const asked = { action: 'approve', options: { parts: ['bullets', 'bullets'] }, selection: { ids: [id] } };
  const { status, body } = await app.call('POST', '/api/runs/preview', asked);
  expect({ status, body }).toMatchObject({ status: 200, body: { total: 1, taken: 1, left: [] } });
});

it('a parameter of one value that comes twice is refused, and one of the query is none of the body', async () => {
  expect(await statusOf('GET', '/api/products?limit=1&limit=2')).toBe(400);
  expect(await statusOf('GET', '/api/products?limit=1&offset=0&offset=1')).toBe(400);
  expect(await statusOf('POST', '/api/query?query=pending', {})).toBe(400);
  expect(await statusOf('POST', '/api/query', { query: 'How many products are pending?' })).toBe(200);
});
