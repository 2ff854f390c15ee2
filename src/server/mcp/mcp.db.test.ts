// The Model Context Protocol, by its official client, against a server that listens and with tokens that were made: what programs see, propose
// and are refused.
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { ApiToken, TokenRole } from '#domain/session/api-tokens.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { mostAnswerBytes } from './call-tool.ts';

const lines: string[] = [];
const app = startTestApp({ ...signsPeopleIn, logLevel: 'info', logTo: { write: (line) => lines.push(line) } });

let url: URL;
let adam: TestPerson;
let oak: number;
const open: Client[] = [];

beforeAll(async () => {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  url = new URL(`http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/mcp`);
});

beforeEach(async () => {
  await app.database.db.execute(sql`delete from api_tokens`);
  await clearPeople(app);
  adam = await addPerson(app, 'Adam', 'admin');
  oak = await addProduct(app.database.db, {
    sku: 'OAK-1',
    title: 'Oak bench',
    category: 'Benches',
    brand: 'Northwood',
  });
  lines.length = 0;
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

type Made = ApiToken & { token: string };
async function makeToken(role: TokenRole): Promise<Made> {
  const made = await adam.call('POST', '/api/tokens', { name: 'Copy agent', role, days: 30 });
  expect(made.status).toBe(201);
  return made.body as Made;
}

/** The revisions of the protocol: the present one, and that of programs from before. */
type Era = 'modern' | 'legacy';

async function connect(token: string, era: Era = 'modern'): Promise<Client> {
  const mode = era === 'legacy' ? era : { pin: '2026-07-28' };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  open.push(client);
  return client;
}

type Result = { data: unknown; version?: number; total?: number; nextCursor?: string | null };

/** What a tool answered, held by the client against the shape it stated. */
async function use<R extends Result>(client: Client, name: string, given: Record<string, unknown> = {}): Promise<R> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
  expect({ isError: isError ?? false, content }).toMatchObject({ isError: false });
  expect(JSON.parse((content[0] as { text: string }).text)).toEqual(structuredContent);
  return structuredContent as R;
}

/** The one sentence a tool refused with. */
async function refusalOf(client: Client, name: string, given: Record<string, unknown> = {}): Promise<string> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
  expect({ isError, structuredContent, items: content.length }).toEqual({
    ...{ isError: true, structuredContent: undefined, items: 1 },
  });
  return (content[0] as { text: string }).text;
}

const contentOf = async () =>
  (await adam.call('GET', `/api/products/${oak}/optimized-content`)).body as Record<string, unknown> | null;

describe.each<Era>(['modern', 'legacy'])('a program of the %s protocol', (era) => {
  it('lists and proposes, and what it proposed waits with its token', async () => {
    const client = await connect((await makeToken('writer')).token, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['list_products', 'get_content', 'propose_texts']),
    );
    const list = await use<{ data: { id: number; sku: string }[]; total: number }>(client, 'list_products', {
      ...{ category: ['Benches'], fields: ['id', 'sku'] },
    });
    expect(list).toEqual({ data: [{ id: oak, sku: 'OAK-1' }], total: 1, nextCursor: null });
    expect((await use(client, 'get_product', { id: oak })).data).toMatchObject({ title: 'Oak bench' });
    expect(await use(client, 'get_content', { id: oak })).toEqual({ data: null, version: 0 });
    const title = 'Northwood oak bench for two';
    expect(await use(client, 'propose_texts', { id: oak, title, version: 0 })).toEqual({
      data: { productId: oak, version: 1, waiting: ['title'] },
      version: 1,
    });
    expect(await contentOf()).toMatchObject({
      ...{ title, titleStatus: 'pending' },
      parts: { title: { origin: 'proposed', proposal: { token: 'Copy agent' }, writtenBy: { fullName: 'Adam' } } },
    });
    const waiting = await adam.call('GET', '/api/products?partStatus=title-pending&decided=open');
    expect(waiting.body).toMatchObject([{ id: oak, pendingParts: expect.arrayContaining(['title']) }]);
    const history = (await adam.call('GET', `/api/products/${oak}/content-history`)).body as HistoryEntry[];
    expect(history).toMatchObject([
      {
        action: 'edited',
        newContent: title,
        changedBy: { fullName: 'Adam' },
        details: { proposal: { token: 'Copy agent' } },
      },
    ]);
  });

  it('with the token of a viewer reads, and is refused to propose', async () => {
    const client = await connect((await makeToken('viewer')).token, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('list_products');
    expect(tools.map(({ name }) => name)).not.toContain('propose_texts');
    expect(await refusalOf(client, 'propose_texts', { id: oak, title: 'Bench' })).toBe(
      'As a viewer you cannot change products and content. Ask a writer.',
    );
    expect(await contentOf()).toBeNull();
  });

  it('is refused once its token was revoked', async () => {
    const { id, token } = await makeToken('writer');
    const client = await connect(token, era);
    await use(client, 'list_products');
    expect((await adam.call('DELETE', `/api/tokens/${id}`)).status).toBe(204);
    await expect(client.callTool({ name: 'list_products', arguments: {} })).rejects.toMatchObject({ status: 401 });
    await expect(connect(token, era)).rejects.toThrow();
  });
});

describe('the tools', () => {
  it('only read or propose, have the words of their calls, and answer what they say they do', async () => {
    const client = await connect((await makeToken('approver')).token);
    await adam.call('POST', `/api/products/${oak}/generate-optimized-content`);
    const { tools } = await client.listTools();
    for (const { name, title, description, annotations } of tools)
      expect({ name, title, description, annotations }).toEqual({
        ...{ name, title: expect.stringMatching(/^[A-Z]/), description: expect.stringMatching(/\.$/) },
        annotations: {
          ...{ readOnlyHint: !name.startsWith('propose_'), destructiveHint: false, idempotentHint: true },
          openWorldHint: false,
        },
      });
    const run = await adam.call('POST', '/api/runs', { action: 'approve', selection: { ids: [oak] } });
    const runId = (run.body as { id: number }).id;
    const given: Record<string, Record<string, unknown>> = {
      check_product_claims: { id: oak, body: { contentType: 'title', content: 'Steel bench' } },
      preview_benchmark: { id: oak, title: 'Steel bench' },
      list_comments: { id: oak, part: 'title' },
      get_run: { id: runId },
      list_run_items: { id: runId },
    };
    const withProduct = new Set(
      tools.filter(({ inputSchema }) => inputSchema.required?.includes('id')).map(({ name }) => name),
    );
    for (const { name } of tools)
      if (name !== 'propose_texts') {
        const { data } = await use(client, name, given[name] ?? (withProduct.has(name) ? { id: oak } : {}));
        expect(data, name).toBeTruthy();
      }
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'propose_texts',
    ]);
  });

  it('take lists, numbers and marks of pages', async () => {
    const client = await connect((await makeToken('viewer')).token);
    for (let at = 0; at < 4; at += 1) await addProduct(app.database.db, { sku: `B-${at}`, category: `Kind ${at % 2}` });
    const given = { category: ['Kind 0', 'Kind 1'], sort: 'date', order: 'asc', limit: 3, fields: ['sku'] };
    const first = await use(client, 'list_products', given);
    expect(first).toMatchObject({ total: 4, nextCursor: expect.any(String) });
    const rest = await use(client, 'list_products', { ...given, cursor: first.nextCursor });
    expect(rest.nextCursor).toBeNull();
    const skus = [first, rest].flatMap(({ data }) => (data as { sku: string }[]).map(({ sku }) => sku));
    expect(skus.toSorted()).toEqual(['B-0', 'B-1', 'B-2', 'B-3']);
    expect((await use(client, 'list_products', { qualityMin: 0, among: String(oak) })).total).toBe(1);
  });

  it('refuse in one sentence what they cannot take', async () => {
    const client = await connect((await makeToken('writer')).token);
    expect(await refusalOf(client, 'list_products', { shape: 'x' })).toBe('There is no argument "shape".');
    expect(await refusalOf(client, 'list_products', { limit: 51 })).toBe('limit: At most 50.');
    expect(await refusalOf(client, 'list_products', { limit: 'many' })).toBe('limit: A whole number, 1 or more.');
    expect(await refusalOf(client, 'list_products', { fields: ['description'] })).toBe(
      'fields: There is no field "description".',
    );
    expect(await refusalOf(client, 'get_product', {})).toBe('The argument id is missing.');
    expect(await refusalOf(client, 'get_product', { id: 999_999 })).toBe('Product not found');
    expect(await refusalOf(client, 'get_product', { id: '../settings' })).toBe('Invalid product ID');
    expect(await refusalOf(client, 'propose_texts', { id: oak })).toBe('Propose a title, bullets or a description.');
    expect(await refusalOf(client, 'propose_texts', { id: oak, titleStatus: 'approved' })).toBe(
      'There is no argument "titleStatus".',
    );
    await expect(client.callTool({ name: 'approve', arguments: {} })).rejects.toThrow('There is no such tool.');
  });

  it('answer no more than a program can work with', async () => {
    const client = await connect((await makeToken('viewer')).token);
    const big = await addProduct(app.database.db, { description: 'x'.repeat(mostAnswerBytes) });
    expect(await refusalOf(client, 'get_product', { id: big })).toMatch(
      /^The answer is too long: 20\d kB of at most 200 kB\. Ask for fewer fields with fields\.$/,
    );
    expect((await use(client, 'get_product', { id: big, fields: ['id'] })).data).toEqual({ id: big });
  });
});

describe('a proposal', () => {
  const path = () => `/api/products/${oak}/optimized-content`;

  it('replaces nothing that is approved, and takes no rejection back', async () => {
    const client = await connect((await makeToken('approver')).token);
    await adam.call('PATCH', path(), { title: 'Oak bench for two' });
    await adam.call('PATCH', path(), { titleStatus: 'approved' });
    expect(await refusalOf(client, 'propose_texts', { id: oak, title: 'Bench', description: 'Of oak.' })).toBe(
      'The title is approved. A proposal never replaces approved text. An approver can roll it back first.',
    );
    expect(await contentOf()).toMatchObject({ title: 'Oak bench for two', titleStatus: 'approved', version: 2 });
    await adam.call('PATCH', path(), { description: 'Of oak.', descriptionStatus: 'rejected' });
    expect(await refusalOf(client, 'propose_texts', { id: oak, description: 'Of oak.' })).toBe(
      'The proposed description is there already. Nothing was changed.',
    );
    await use(client, 'propose_texts', { id: oak, description: 'Of solid oak.' });
    expect(await contentOf()).toMatchObject({ description: 'Of solid oak.', descriptionStatus: 'pending' });
  });

  it('is refused where somebody changed the content since it was read', async () => {
    const client = await connect((await makeToken('writer')).token);
    await adam.call('PATCH', path(), { title: 'Oak bench for two' });
    expect(await refusalOf(client, 'propose_texts', { id: oak, title: 'Bench', version: 0 })).toContain(
      'Someone else changed this content in the meantime.',
    );
    expect(await contentOf()).toMatchObject({ title: 'Oak bench for two' });
  });

  it('counts as written by a model in what shops are told, also after a person brought it back', async () => {
    const client = await connect((await makeToken('writer')).token);
    await use(client, 'propose_texts', { id: oak, title: 'Northwood oak bench' });
    await adam.call('PATCH', path(), { title: 'Bench' });
    await adam.call('PATCH', path(), { title: 'Northwood oak bench', titleStatus: 'pending' });
    expect(await contentOf()).toMatchObject({
      parts: { title: { origin: 'restored', proposal: { token: 'Copy agent' } } },
    });
  });
});

describe('the address', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const accept = 'application/json, text/event-stream';

  it('opens for a token alone, and says so', async () => {
    const { token } = await makeToken('viewer');
    const ask = (headers: Record<string, string>) => app.call('POST', '/mcp', ping, { accept, ...headers });
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
    for (const headers of [{}, adam.headers, { ...adam.headers, authorization: 'Bearer of-a-proxy' }]) {
      const { status, headers: given, body } = await ask(headers);
      expect({ status, body, challenge: String(given['www-authenticate']) }).toEqual({
        ...{ status: 401, challenge: 'Bearer realm="Copydesk"' },
        body: { code: 'NOT_SIGNED_IN', error: 'Send a token of API Integration, as Authorization: Bearer.' },
      });
    }
    const wrong = await ask({ authorization: `Bearer copydesk_${'x'.repeat(43)}` });
    expect({ status: wrong.status, challenge: wrong.headers['www-authenticate'] }).toEqual({
      ...{ status: 401, challenge: 'Bearer realm="Copydesk", error="invalid_token"' },
    });
    expect((await app.call('GET', '/mcp')).status).toBe(401);
    expect((await app.call('GET', '/mcp', undefined, { authorization: `Bearer ${token}` })).status).toBe(405);
  });

  it('is not for pages of other sites, nor for other hosts', async () => {
    const { token } = await makeToken('viewer');
    const ask = (headers: Record<string, string>) =>
      app.call('POST', '/mcp', ping, { accept, authorization: `Bearer ${token}`, ...headers });
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ host: 'evil.example' })).status).toBe(403);
  });

  it('answers what is no message in the words of the protocol', async () => {
    const { token } = await makeToken('viewer');
    const send = (payload: string, type = 'application/json') =>
      app.http.inject({
        ...{ method: 'POST', url: '/mcp', payload },
        headers: { host: '127.0.0.1', authorization: `Bearer ${token}`, accept, 'content-type': type },
      });
    const broken = await send('{"jsonrpc"');
    expect([broken.statusCode, broken.json()]).toMatchObject([400, { error: { code: -32_700 } }]);
    expect((await send('<a/>', 'text/xml')).statusCode).toBe(415);
    expect((await send(JSON.stringify({ ...ping, params: { x: 'x'.repeat(3_000_000) } }))).statusCode).toBe(413);
  });

  it('is logged by tool and person, without what was said', async () => {
    const client = await connect((await makeToken('writer')).token);
    await use(client, 'propose_texts', { id: oak, title: 'Secret words of a launch' });
    await refusalOf(client, 'list_products', { search: 'Secret words', shape: 1 });
    const calls = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'MCP call');
    expect(calls).toMatchObject([
      { tool: 'propose_texts', isRefused: false, userId: adam.id },
      { tool: 'list_products', isRefused: true, userId: adam.id },
    ]);
    expect(lines.join('\n')).not.toContain('Secret words');
    expect(lines.join('\n')).not.toContain('copydesk_');
  });
});
