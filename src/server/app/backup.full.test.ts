// The commands of docs/operating.md, as they stand there: what was backed up while people worked comes back whole, keys of models included.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createDatabase, postgresTools, startPostgres } from '#testing/postgres-server.ts';
import { startServer } from '#testing/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const folderFor = (name: string) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};

const documented = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');

function carryOut(name: string, env: Record<string, string>): void {
  const commands = new RegExp(`\`\`\`sh ${name}\\n(.*?)\`\`\``, 's').exec(documented)?.[1];
  if (!commands) throw new Error(`docs/operating.md has no commands for ${name}.`);
  const PATH = `${postgresTools()}:${process.env.PATH}`;
  execFileSync('sh', ['-euc', commands], { env: { ...env, PATH }, stdio: 'pipe' });
}

const headers = { 'content-type': 'application/json' };
async function call(url: string, method = 'GET', body?: unknown): Promise<unknown> {
  const reply = await fetch(url, { method, ...(body ? { headers, body: JSON.stringify(body) } : {}) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return await reply.json();
}

/** Everything of the workspace that a person can look at from afar. */
async function look(url: string): Promise<unknown[]> {
  const [product] = (await call(`${url}/api/products?limit=1`)) as { id: number }[];
  const paths = ['products?limit=100', `products/${product?.id}/content-history`, 'model-connections', 'prompts'];
  return await Promise.all(paths.map((path) => call(`${url}/api/${path}`)));
}

const connection = {
  ...{ name: 'Writer', provider: 'openai', baseUrl: null, model: 'm', inputPrice: null, outputPrice: null },
  ...{ dailyBudget: null, concurrency: 4, maxOutputTokens: 1_000, timeoutSeconds: 60, temperature: null, seed: null },
  key: 'sk-test-0123456789abcdef',
};

it('a Postgres, while its server runs', { timeout: 240_000 }, async () => {
  const postgres = await startPostgres(false);
  onTestFinished(postgres.stop);
  const env = { DATABASE_URL: await createDatabase(postgres.url, 'origin'), DATA_DIR: folderFor('origin') };
  const server = await startServer({ ...env, CATALOGUE: 'sample' });
  onTestFinished(async () => void (await server.stop()));
  await call(`${server.url}/api/model-connections`, 'POST', connection);
  const [product] = (await call(`${server.url}/api/products?limit=1`)) as { id: number }[];
  await call(`${server.url}/api/products/${product?.id}/optimized-content`, 'PATCH', { title: 'Before the backup' });
  const before = await look(server.url);

  const BACKUP = folderFor('backup');
  carryOut('backup', { ...env, BACKUP });
  await call(`${server.url}/api/products/${product?.id}/optimized-content`, 'PATCH', { title: 'After the backup' });

  const NEW_DATABASE_URL = await createDatabase(postgres.url, 'restored');
  const NEW_DATA_DIR = folderFor('restored');
  carryOut('restore', { BACKUP, NEW_DATABASE_URL, NEW_DATA_DIR });
  const restored = await startServer({ DATABASE_URL: NEW_DATABASE_URL, DATA_DIR: NEW_DATA_DIR });
  onTestFinished(async () => void (await restored.stop()));
  const after = await look(restored.url);
  expect(after).toEqual(before);
  expect(after[2]).toMatchObject({ connections: [{ isKeyReadable: true, keyEnd: 'cdef' }] });
  await call(`${restored.url}/api/products`, 'POST', { sku: 'NEW-1', title: 'Added after all' });
});

it('the embedded database, as a directory', { timeout: 240_000 }, async () => {
  const DATA_DIR = folderFor('embedded');
  const server = await startServer({ DATA_DIR });
  await call(`${server.url}/api/model-connections`, 'POST', connection);
  await call(`${server.url}/api/products`, 'POST', { sku: 'NEW-1', title: 'Stoneware mug, 350 ml' });
  const before = await look(server.url);
  await server.stop();
  cpSync(DATA_DIR, join(folder, 'copy'), { recursive: true });
  rmSync(DATA_DIR, { recursive: true });
  const restored = await startServer({ DATA_DIR: join(folder, 'copy') });
  onTestFinished(async () => void (await restored.stop()));
  const after = await look(restored.url);
  expect(after).toEqual(before);
  expect(after[2]).toMatchObject({ connections: [{ isKeyReadable: true }] });
});
