// A run as a test needs it: started by a call, waited for, and what came of its products.
import { expect } from 'vitest';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import type { TestApp } from './start-test-app.ts';

/** Starts a run, waits until it is done and answers the first hundred of its products. */
export async function runToEnd(app: TestApp, asked: object): Promise<{ run: Run; items: RunItem[] }> {
  const started = await app.call('POST', '/api/runs', asked);
  expect(started.status, started.text).toBe(202);
  const url = `/api/runs/${(started.body as Run).id}`;
  const read = async () => (await app.call('GET', url)).body as Run;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  const items = (await app.call('GET', `${url}/items?limit=100`)).body as RunItem[];
  return { run: await read(), items };
}
