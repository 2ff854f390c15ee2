// Products of a run whose engine fails, refuses or asks you to wait: each comes out by itself, and what has to wait fails nobody.

import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

import { performItems } from './perform-items.ts';
import { listItems } from './run-item-list.store.ts';
import * as itemStore from './run-items.store.ts';
import * as store from './runs.store.ts';

const app = startTestApp();

/** Writes as the built-in writer does, but for the product of one title. */
function writerThatThrows(title: string, error: Error): Engine {
  return {
    name: 'double',
    write: async (request, repair) => {
      if (request.product.title === title) throw error;
      return await builtInEngine.write(request, repair);
    },
  };
}

/** A run over two products, of which the first is a kite; nobody works on it. */
async function addRun() {
  const { db } = app.database;
  const ids = [await addProduct(db, { title: 'Kite' }), await addProduct(db, { title: 'Mug', sku: 'MUG-2' })];
  const id = await store.insertRun(db, {
    action: { action: 'generate', options: { parts: ['title'], take: [], keywords: null } },
    selection: { ids },
    total: ids.length,
    until: Math.max(...ids),
    createdBy: app.user.id,
    createdAt: app.clock.now,
  });
  await itemStore.listMembers(db, id, sql`select id from products`, 100);
  await store.updateRun(db, id, { state: 'running', isListed: true });
  const run = await store.readRun(db, id);
  if (!run) throw new Error('The run is gone');
  return { run, ids };
}

type PerformOptions = { writer: () => Promise<Engine>; faults?: number[]; signal?: AbortSignal };
async function performBy({ writer, faults = [], signal = new AbortController().signal }: PerformOptions) {
  const { run, ids } = await addRun();
  const who = { actor: { id: app.user.id, fullName: app.user.fullName }, role: 'owner' as const, scope: null };
  const context = { db: app.database.db, now: () => app.clock.now, ...who };
  const onFault = (_error: unknown, productId: number) => faults.push(productId);
  const work = performItems(context, run, ids, { writer, onFault, signal, gate: pLimit(1) });
  const outcomes = async () =>
    (await listItems(app.database.db, { runId: run.id, importId: null }, { limit: 10 })).items.map(
      ({ outcome }) => outcome,
    );
  return { work, outcomes, ids };
}
const perform = (engine: Engine, faults: number[] = []) => performBy({ writer: async () => engine, faults });

it('a fault fails its product and no other, and is told', async () => {
  const faults: number[] = [];
  const { work, outcomes, ids } = await perform(writerThatThrows('Kite', new Error('broken')), faults);
  await work;
  expect(await outcomes()).toEqual(['failed', 'done']);
  expect(faults).toEqual([ids[0]]);
});

it('a refusal refuses its product and no other', async () => {
  const { work, outcomes } = await perform(
    writerThatThrows('Kite', new Problem('NOTHING_CHANGED', 'It has no facts.')),
  );
  await work;
  expect(await outcomes()).toEqual(['refused', 'done']);
});

it('who asks to come back later fails nothing: its product waits, what was written by then is stored', async () => {
  const wait = new Problem('RATE_LIMITED', 'The language model asks you to wait 5 minutes.', {
    retryAfterSeconds: 300,
  });
  const { work, outcomes } = await perform(writerThatThrows('Kite', wait));
  await expect(work).rejects.toBe(wait);
  expect(await outcomes()).toEqual([null, 'done']);
});

it('a fault of a step for all of them fails each by itself, and ends no run in circles', async () => {
  const faults: number[] = [];
  const writer = () => Promise.reject(new Error('broken'));
  const { work, outcomes, ids } = await performBy({ writer, faults });
  await work;
  expect(await outcomes()).toEqual(['failed', 'failed']);
  expect(faults).toEqual(ids);
});

it('what a stop cuts off is not failed: it waits for the next worker, and nothing of it is stored', async () => {
  const stopping = new AbortController();
  const engine: Engine = {
    name: 'double',
    write: async (request, repair) => {
      if (request.product.title !== 'Kite') return await builtInEngine.write(request, repair);
      stopping.abort();
      throw new Error('The call was cut off');
    },
  };
  const { work, outcomes } = await performBy({ writer: async () => engine, signal: stopping.signal });
  await work;
  expect((await outcomes())[0]).toBeNull();
});
