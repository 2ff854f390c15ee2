// The official conformance suite of the protocol, against a server that listens. It sends no token, so nobody signs in here.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const run = promisify(execFile);
const suite = join(import.meta.dirname, '../../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
const notApplying = join(import.meta.dirname, 'conformance.yaml');
const results = mkdtempSync(join(tmpdir(), 'copydesk-conformance-'));
afterAll(() => rmSync(results, { recursive: true, force: true }));

const app = startTestApp();
let url: URL;
beforeAll(async () => {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  url = new URL(`http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/mcp`);
});

it('passes what applies, and nothing else fails than what does not', async () => {
  const args = [
    suite,
    'server',
    '--url',
    url.href,
    '--suite',
    'all',
    '--expected-failures',
    notApplying,
    '-o',
    results,
  ];
  // Ends with another code than 0 where the scenarios that fail are others than those it was given.
  const { stdout, code } = await run(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 }).then(
    (ended) => ({ ...ended, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  expect(code, stdout.slice(-3_000)).toBe(0);
  const passed = [...stripVTControlCharacters(stdout).matchAll(/^✓ ([\w-]+): ([1-9]\d*) passed, 0 failed$/gm)];
  expect(passed.map(([, scenario]) => scenario)).toEqual([
    'server-initialize',
    'ping',
    'tools-list',
    'dns-rebinding-protection',
  ]);
}, 120_000);

it('is open to the local user of this machine, who proposes without a token', async () => {
  const id = await addProduct(app.database.db);
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(url));
  const proposed = await client.callTool({ name: 'propose_texts', arguments: { id, title: 'Mug of stoneware' } });
  await client.close();
  expect(proposed.structuredContent).toMatchObject({ data: { waiting: ['title'] } });
  expect((await app.call('GET', `/api/products/${id}/content-history`)).body).toMatchObject([
    { changedBy: { fullName: 'Tess Tester' }, details: { proposal: { token: null } } },
  ]);
});

it('takes several calls in one message, as programs of 2025 may send them', async () => {
  const call = (at: number) => ({
    ...{ jsonrpc: '2.0', id: at, method: 'tools/call' },
    params: { name: 'get_facets', arguments: {} },
  });
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(Array.from({ length: 12 }, (_, at) => call(at))),
  });
  const answers = [...(await reply.text()).matchAll(/^data: (.+)$/gm)].map(([, line = '']) => JSON.parse(line));
  expect(answers.map(({ id, result }) => [id, result.structuredContent.data.brands]).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, at) => [at, []]).toSorted(),
  );
});
