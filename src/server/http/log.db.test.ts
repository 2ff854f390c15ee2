// What the log holds when things go wrong: enough to find the fault, nothing of what people wrote or the catalogue says.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app/build-app.ts';
import { prepareDataDir } from '#server/app/first-start.ts';
import type { Database } from '#server/database/database.ts';
import { openTestDatabase } from '#testing/database.ts';
import { addProduct } from '#testing/factories.ts';

const secret = 'Unreleased-Copper-Kettle';
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-log-'));
const lines: string[] = [];
let database: Database;
let http: FastifyInstance;
let id: number;

beforeAll(async () => {
  database = await openTestDatabase();
  const user = await prepareDataDir(database.db, 'empty', new Date());
  const logTo = { write: (line: string) => lines.push(line) };
  http = await buildApp({ database, user, dataDir, host: '127.0.0.1', logLevel: 'trace', logTo });
  await http.ready();
  id = await addProduct(database.db, { sku: secret, title: secret, description: `${secret} holds two litres.` });
});
afterAll(async () => {
  await http?.close();
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Call = ['GET' | 'POST' | 'PATCH', string, unknown?];

async function call([method, url, body]: Call): Promise<number> {
  const headers = { host: '127.0.0.1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) };
  return (await http.inject({ method, url, headers, ...payload })).statusCode;
}

/** Files that speak of it, as a form sends them. */
async function upload(): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([`sku,title,description,price\n${secret}-2,${secret},"${secret}",9.50\n`]), 'file.csv');
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
  await http.inject({
    method: 'POST',
    url: '/api/imports?mode=rows',
    headers: { host: '127.0.0.1', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const allCalls = (): Call[] => [
  ['PATCH', `/api/products/${id}/optimized-content`, { title: secret }],
  ['PATCH', `/api/products/${id}/optimized-content`, `{"title": "${secret}`],
  ['PATCH', `/api/products/${id}/optimized-content`, { [secret]: secret }],
  ['PATCH', `/api/products/${id}`, { description: secret }],
  ['POST', '/api/products', { sku: secret, title: secret }],
  ['POST', `/api/products/${id}/generate-optimized-content`],
  ['POST', `/api/products/${id}/chat`, { messages: [{ role: 'user', content: secret }] }],
  ['POST', '/api/query', { query: `which products contain ${secret}` }],
  ['POST', '/api/prompts', { name: secret, prompt: secret, scope: 'global' }],
  ['GET', `/api/products?search=${secret}&limit=5`],
  ['POST', '/api/runs', { action: 'generate', selection: { filter: { search: secret } } }],
];

it('no fault of the database writes what was written, found or asked into the log', async () => {
  for (const each of allCalls()) await call(each);
  await upload();
  const tables = [
    'content_history',
    'optimized_contents',
    'product_search',
    'products',
    'imports',
    'optimization_prompts',
  ];
  const statuses: number[] = [];
  for (const table of tables) {
    await database.db.execute(sql.raw(`alter table ${table} rename to hidden`));
    for (const each of allCalls()) statuses.push(await call(each));
    await upload();
    await database.db.execute(sql.raw(`alter table hidden rename to ${table}`));
  }
  // A value the database cannot read is in its own message; one that is taken, in its detail.
  const refused = [
    sql`select ${secret}::int`,
    sql`insert into products (sku, title) select sku, title from products where sku = ${secret}`,
    sql`select ${`{${secret}`}::jsonb`,
  ];
  for (const statement of refused) {
    await database.db.execute(statement).catch((err: unknown) => http.log.error({ err }, 'A fault'));
  }
  await expect.poll(() => lines.join('')).toContain('Import failed');

  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(10);
  const log = lines.join('');
  // The fault can be found: its kind, its code, the statement without its values, and where it came from.
  expect(log).toContain('DrizzleQueryError');
  expect(log).toMatch(/"code":"42P01"/);
  expect(log).toContain('content_history');
  expect(log).toMatch(/at .*review\.(store|commands)\.ts/);
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

it('a call for a model that is not connected is a sentence without a stack', async () => {
  expect(await call(['POST', `/api/products/${id}/judgements`])).toBe(503);
  // The line is written once the reply is out.
  const said = () => lines.filter((line) => line.includes('No model for checking is selected'));
  await expect.poll(() => said().length).toBe(1);
  // Runs and imports that the test before left under way say theirs without the id of this call.
  const { reqId } = JSON.parse(said()[0] ?? '') as { reqId: string };
  const own = lines.filter((line) => line.includes(`"reqId":"${reqId}"`));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((line) => /"stack"|"level":50/.test(line))).toEqual([]);
});
