// A start never gives up: killed in the middle of an import and runs, under load, the server is back each time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { makeDataDir } from '#testing/data-dir.ts';
import { createPostgresDatabase } from '#testing/database.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
/** KILLS=<number> kills more often. */
const kills = Number(process.env.KILLS ?? 3);
const rowsPerFile = isPostgres ? 8_000 : 3_000;
const readers = 4;
const pause = { timeout: 120_000, interval: 50 };

let dataDir: string;
let env: Record<string, string>;
let server: RunningServer | null = null;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'copydesk-start-kill-'));
  env = { DATA_DIR: dataDir };
  if (isPostgres) env.DATABASE_URL = await createPostgresDatabase();
  else await makeDataDir(dataDir);
});
afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Null while the server is gone or says 503. */
async function ask<T>(path: string, init: RequestInit = {}): Promise<T | null> {
  const reply = await fetch(`${server?.url}${path}`, init).catch(() => null);
  if (!reply?.ok) return null;
  return (await reply.json().catch(() => null)) as T | null;
}

const post = <T>(path: string, body: unknown) =>
  ask<T>(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

async function startImport(round: number): Promise<number | null> {
  const lines = ['sku,title,description,price,category'];
  for (let i = 0; i < rowsPerFile; i++)
    lines.push(`F${round}-${i},Kettle ${i} of file ${round},"A kettle of steel that holds ${i} ml.",9.50,Kitchen`);
  const form = new FormData();
  form.set('file', new Blob([lines.join('\n')]), `file-${round}.csv`);
  return (await ask<{ id: number }>('/api/imports?mode=rows', { method: 'POST', body: form }))?.id ?? null;
}

const startRun = () => post<Run>('/api/runs', { action: 'generate', options: {}, selection: { filter: {} } });
const isOpen = ({ state }: { state: string }) => ['waiting', 'running'].includes(state);

it(`comes back from ${kills} kills with an import and runs open, under load`, {
  timeout: 120_000 + kills * 60_000,
}, async () => {
  server = await startServer(env);
  let isOver = false;
  const reading = Array.from({ length: readers }, async (_, reader) => {
    while (!isOver) if ((await ask(`/api/products?limit=50&page=${reader + 1}`)) === null) await sleep(20);
  });
  const readyMs: number[] = [];
  const imports: number[] = [];
  const runs: number[] = [];
  let openAtKill = 0;
  const moments = fc.sample(fc.integer({ min: 50, max: 1_500 }), { numRuns: kills, seed: 7 });
  for (const [round, ms] of moments.entries()) {
    const latest = imports.at(-1);
    const found = latest === undefined ? null : await ask<Import>(`/api/imports/${latest}`);
    if (found?.state !== 'running') {
      const id = await startImport(round);
      if (id !== null) imports.push(id);
      await vi.waitUntil(async () => ((await ask<Import>(`/api/imports/${id}`))?.counts.new ?? 0) > 0, pause);
    }
    const open = (await ask<Run[]>('/api/runs'))?.filter((run) => run.action.action !== 'import' && isOpen(run)) ?? [];
    for (let more = open.length; more < 2; more++) {
      const run = await startRun();
      if (run) runs.push(run.id);
    }
    await sleep(ms);
    const atKill = await ask<Run[]>('/api/runs');
    if (atKill?.some((run) => run.action.action === 'import' && isOpen(run))) openAtKill += 1;
    await server.kill();
    const began = performance.now();
    server = await startServer(env);
    readyMs.push(performance.now() - began);
    expect((await fetch(`${server.url}/api/ready`)).status, server.log()).toBe(200);
    expect(server.log()).not.toMatch(/^\s+at /m);
  }
  for (const id of imports)
    await vi.waitUntil(async () => (await ask<Import>(`/api/imports/${id}`))?.state === 'done', pause);
  for (const id of runs) {
    await post(`/api/runs/${id}/cancel`, {});
    await vi.waitUntil(async () => !isOpen((await ask<Run>(`/api/runs/${id}`)) ?? { state: 'running' }), pause);
  }
  isOver = true;
  await Promise.all(reading);
  readyMs.sort((a, b) => a - b);
  const seconds = (ms = 0) => (ms / 1_000).toFixed(2);
  console.log(
    `${kills} kills, ${openAtKill} with an import open: back ${readyMs.length} times, ready after ${seconds(readyMs[readyMs.length >> 1])} s (median), ${seconds(readyMs.at(-1))} s (slowest).`,
  );
  expect(readyMs).toHaveLength(kills);
  expect(openAtKill).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
  server = null;
});
