import { expect, test } from 'vitest';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/app/context.ts';
import { attemptItem, type BulkOutcome } from './bulk-step.ts';

const at = new Date('2026-11-21T10:00:00.000Z');
const context = { now: () => at } as Context;
const mug = { id: 7, title: 'Mug' };

async function attempt(run: () => Promise<BulkOutcome>) {
  const faults: unknown[] = [];
  const item = await attemptItem(context, mug, { run, onFault: (error, id) => faults.push([error, id]) });
  return { item, faults };
}

test('what was done carries its time', async () => {
  const { item, faults } = await attempt(async () => ({ outcome: 'done', parts: ['title'] }));
  expect(item).toEqual({ productId: 7, title: 'Mug', outcome: 'done', parts: ['title'], at: at.toISOString() });
  expect(faults).toEqual([]);
});

test('a refusal ends the product with its own words', async () => {
  const { item, faults } = await attempt(() => Promise.reject(new Problem('NOT_FOUND', 'Product not found')));
  expect(item).toMatchObject({ outcome: 'refused', parts: [], reason: 'Product not found' });
  expect(faults).toEqual([]);
});

test('a refusal that says when to come back is no word on the product', async () => {
  const wait = new Problem('RATE_LIMITED', 'Wait.', { retryAfterSeconds: 60 });
  await expect(attempt(() => Promise.reject(wait))).rejects.toBe(wait);
});

test('a fault ends the product as failed, is reported, and tells the user nothing of its inside', async () => {
  const fault = new Error('relation "secrets" does not exist');
  const { item, faults } = await attempt(() => Promise.reject(fault));
  expect(item).toMatchObject({ outcome: 'failed', parts: [] });
  expect(item.reason).not.toContain('secrets');
  expect(faults).toEqual([[fault, 7]]);
});
