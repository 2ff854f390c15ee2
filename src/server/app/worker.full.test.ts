// Workers as processes: what they refuse, what they wait for, and that a run goes on when one is stopped in the middle of it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createDatabase, startPostgres, type TestServer } from '#testing/postgres-server.ts';
import { startServer, startWorker } from '#testing/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-worker-'));
const dataDir = (name: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
};
let postgres: TestServer;
beforeAll(async () => {
  postgres = await startPostgres(false);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function call<T>(url: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, body ? { method, headers, body: JSON.stringify(body) } : {});
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function fill(url: string, count: number): Promise<void> {
  const database = await openPostgres(url, (error) => console.error(error));
  await database.db.execute(sql`insert into products (sku, title, description)
    select 'K-' || n, 'Stoneware mug ' || n || ', 350 ml', 'A mug of stoneware for tea. It holds 350 ml. Glazed by hand.'
    from generate_series(1, ${count}::int) n`);
  await database.close();
}

it('a worker needs a Postgres, and a server without one does its jobs itself', async () => {
  await expect(startWorker({ DATA_DIR: dataDir('none') })).rejects.toThrow('A worker needs DATABASE_URL');
  await expect(startServer({ DATA_DIR: dataDir('none'), WORKER: 'off' })).rejects.toThrow(
    'WORKER can be off only with DATABASE_URL',
  );
});

it('a worker waits for a server, does what servers leave, and leaves whole what it stops in', {
  timeout: 180_000,
}, async () => {
  const count = 600;
  const url = await createDatabase(postgres.url, 'shared');
  // It is there before there is a database to speak of, and writes nothing into its directory.
  const starting = startWorker({ DATABASE_URL: url, DATA_DIR: dataDir('first') });
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir('server'), WORKER: 'off' });
  onTestFinished(async () => void (await server.stop()));
  const first = await starting;
  expect(await first.stop()).toBe(0);
  await fill(url, count);
  const { id } = await call<Run>(`${server.url}/api/runs`, { action: 'generate', selection: { filter: {} } });
  const look = () => call<Run>(`${server.url}/api/runs/${id}`);
  const second = await startWorker({ DATABASE_URL: url, DATA_DIR: dataDir('second') });
  await expect.poll(async () => (await look()).counts.done, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await second.stop()).toBe(0);
  const left = await look();
  expect(left.state).toBe('running');
  const third = await startWorker({ DATABASE_URL: url, DATA_DIR: dataDir('third') });
  onTestFinished(async () => void (await third.stop()));
  await expect.poll(async () => (await look()).state, { timeout: 120_000 }).toBe('done');
  expect((await look()).counts).toEqual({ total: count, done: count, unchanged: 0, refused: 0, failed: 0 });
});

it('a worker that cannot read the keys of models does not start, and says what it needs', {
  timeout: 60_000,
}, async () => {
  const url = await createDatabase(postgres.url, 'keys');
  const env = { DATABASE_URL: url };
  const server = await startServer({ ...env, DATA_DIR: dataDir('with-key') });
  onTestFinished(async () => void (await server.stop()));
  const { id } = await call<{ id: number }>(`${server.url}/api/model-connections`, {
    name: 'Writer',
    provider: 'openai',
    baseUrl: null,
    model: 'm',
    inputPrice: null,
    outputPrice: null,
    dailyBudget: null,
    concurrency: 4,
    maxOutputTokens: 1_000,
    timeoutSeconds: 60,
    temperature: null,
    seed: null,
    key: 'sk-test-0123456789abcdef',
  });
  await call(`${server.url}/api/model-jobs/write`, { connectionId: id }, 'PATCH');
  await expect(startWorker({ ...env, DATA_DIR: dataDir('without-key') })).rejects.toThrow(
    /cannot read the keys of “Writer”\. Set the same SECRET_KEY as on the servers, or a DATA_DIR/,
  );
  // The directory of a server on the same machine will do, though the server holds it.
  const worker = await startWorker({ ...env, DATA_DIR: dataDir('with-key') });
  expect(await worker.stop()).toBe(0);
});
