// The server as `npm start` and the image run it: in one piece, with its threads, the files it reads and the places of its faults.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { buildServer } from '../scripts/build-server.ts';
import { type RunningServer, startServer } from './running-server.ts';

const root = join(import.meta.dirname, '..');
mkdirSync(join(root, 'dist'), { recursive: true });
// Beside the usual one: the bundle finds the other files of the project from where it lies.
const folder = mkdtempSync(join(root, 'dist/server-test-'));
const patience = { timeout: 60_000, interval: 100 };
let server: RunningServer;

beforeAll(async () => {
  await buildServer(folder);
  const settings = { DATA_DIR: join(folder, 'data'), CATALOGUE: 'sample' };
  server = await startServer(settings, relative(root, join(folder, 'main.js')));
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(server.url + path, init);
  expect(reply.status, `${path}: ${server.log()}`).toBeLessThan(300);
  return reply;
}
async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await call(path, init)).json()) as T;
}

it('serves the sample with its pictures, and the page of the API', async () => {
  const [product] = (await (await call('/api/products?limit=1')).json()) as { images: string[] }[];
  expect((await call(product?.images[0] ?? '')).headers.get('content-type')).toMatch(/^image\//);
  expect(await (await call('/api/docs')).text()).toContain('Copydesk API');
});

it('answers every call that only reads', async () => {
  // Names of modules come in another order here than where tests import them one by one.
  const { paths } = (await (await call('/api/openapi.json')).json()) as { paths: Record<string, { get?: object }> };
  const reads = Object.keys(paths).filter((path) => paths[path]?.get && path !== '/api/events');
  expect(reads.length).toBeGreaterThan(80);
  const faults: string[] = [];
  for (const path of reads) {
    const reply = await fetch(server.url + path.replace(/\{\w+\}/g, '1'));
    await reply.arrayBuffer();
    if (reply.status >= 500) faults.push(`${path}: ${reply.status}`);
  }
  expect(faults, server.log()).toEqual([]);
}, 120_000);

it('reads a workbook and checks its products in threads', async () => {
  const workbook = await (await call('/api/exports/xlsx')).blob();
  const form = new FormData();
  form.set('file', workbook, 'catalogue.xlsx');
  const { id } = (await (await call('/api/imports?mode=rows', { method: 'POST', body: form })).json()) as Import;
  const imported = async () => (await (await call(`/api/imports/${id}`)).json()) as Import;
  await expect.poll(imported, patience).toMatchObject({ state: 'done', counts: { read: 99, refused: 0 } });
});

it('checks long texts and writes drafts in threads', async () => {
  const text = { contentType: 'description', content: 'Made of pure silk, guaranteed for life. '.repeat(1_000) };
  const { claims } = await post<{ claims: unknown[] }>('/api/products/1/claims', text);
  expect(claims.length).toBeGreaterThan(0);
  const run = await post<Run>('/api/runs', { action: 'generate', selection: { filter: {} } });
  const ended = async () => (await (await call(`/api/runs/${run.id}`)).json()) as Run;
  await expect.poll(ended, patience).toMatchObject({ state: 'done', counts: { total: 99, failed: 0 } });
});

it('knows which source a line came from', () => {
  const file = join(folder, 'main.js');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('Copydesk is ready at'));
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const found = map.findEntry(line, lines[line]?.search(/\S/) ?? 0);
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/src\/server\/app\/main\.ts$/) });
});
