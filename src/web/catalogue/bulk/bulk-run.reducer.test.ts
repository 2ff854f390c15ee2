import { describe, expect, it } from 'vitest';
import type { BulkItem } from '#domain/catalogue/bulk.contract.ts';
import { isUnfinished } from './bulk-run.phase.ts';
import { type BulkTask, processed, reduceRun, startState } from './bulk-run.reducer.ts';

const runAt = '2026-11-21T10:00:00.000Z';
const stepAt = '2026-11-21T10:00:05.000Z';
const task: BulkTask = {
  kind: 'approve',
  selection: { kind: 'filter', filter: {}, except: [] },
  run: { at: runAt, until: 9 },
};
const item = (productId: number, outcome: BulkItem['outcome'] = 'done'): BulkItem => ({
  productId,
  title: `Mug ${productId}`,
  outcome,
  parts: outcome === 'done' ? ['title', 'images'] : [],
  ...(outcome === 'done' ? { at: stepAt } : { reason: 'Why not' }),
});
const start = startState(task, 4, 0);
const first = reduceRun(start, {
  type: 'stepped',
  reply: { items: [item(1), item(2, 'refused')], next: 2 },
  at: 1_000,
  now: 0,
});

describe('a bulk run', () => {
  it('counts outcomes and parts, keeps problems for the list and approvals for the undo', () => {
    expect(first).toMatchObject({ phase: 'running', after: 2, parts: 2, counts: { done: 1, refused: 1 } });
    expect(first.problems.map((problem) => problem.productId)).toEqual([2]);
    expect(first.approved).toEqual([{ productId: 1, parts: ['title', 'images'], at: stepAt }]);
    expect(processed(first)).toBe(2);
  });

  it('lists what was approved only in part, and counts the parts that wait for an attestation', () => {
    const items = [
      { ...item(3), unattested: ['bullets' as const] },
      { ...item(4, 'refused'), unattested: ['title' as const] },
    ];
    const next = reduceRun(first, { type: 'stepped', reply: { items, next: 4 }, at: 2_000, now: 0 });
    expect(next.unattested).toEqual({ parts: 2, partlyDone: 1 });
    expect(next.problems.map(({ productId }) => productId)).toEqual([2, 3, 4]);
    expect(next.approved.map(({ productId }) => productId)).toEqual([1, 3]);
  });

  it('stops at a step that fails, and Retry sends the same step again as one sent before', () => {
    const stopped = reduceRun(first, { type: 'failed', error: 'No network.' });
    expect(stopped).toMatchObject({ phase: 'stopped', error: 'No network.', after: 2, isRetry: true, lastAt: stepAt });
    const again = reduceRun(stopped, { type: 'resume', at: 60_000 });
    expect(again).toMatchObject({ phase: 'running', error: null, after: 2, isRetry: true });
    const next = reduceRun(again, { type: 'stepped', reply: { items: [item(3)], next: 3 }, at: 61_000, now: 0 });
    expect(next).toMatchObject({ isRetry: false, after: 3 });
  });

  it('keeps what a step under way brought when it was paused or cancelled meanwhile', () => {
    for (const [type, phase] of [
      ['pause', 'paused'],
      ['cancel', 'cancelled'],
    ] as const) {
      const held = reduceRun(first, { type });
      const stepped = reduceRun(held, { type: 'stepped', reply: { items: [item(3)], next: 3 }, at: 2_000, now: 0 });
      expect(stepped).toMatchObject({ phase, counts: { done: 2 } });
      expect(stepped.approved).toHaveLength(2);
    }
  });

  it('waits where the server is asked to, and goes on with the product it stood at', () => {
    const wait = { seconds: 90, reason: 'The language model asks to wait 90 seconds.' };
    const reply = { items: [item(3)], next: 3, wait };
    const waiting = reduceRun(first, { type: 'stepped', reply, at: 2_000, now: 1_000_000 });
    expect(waiting).toMatchObject({
      phase: 'waiting',
      after: 3,
      counts: { done: 2 },
      wait: { reason: wait.reason, until: 1_090_000 },
    });
    expect(isUnfinished(waiting)).toBe(true);
    expect(reduceRun(waiting, { type: 'resume', at: 3_000 })).toMatchObject({ phase: 'running', wait: null, after: 3 });
    expect(reduceRun(waiting, { type: 'pause' })).toMatchObject({ phase: 'paused', wait: null });
    expect(reduceRun(waiting, { type: 'cancel' })).toMatchObject({ phase: 'cancelled', wait: null });
    const paused = reduceRun(first, { type: 'pause' });
    expect(reduceRun(paused, { type: 'stepped', reply, at: 2_000, now: 0 })).toMatchObject({
      phase: 'paused',
      wait: null,
    });
  });

  it('is done with the last step, and then nothing moves it', () => {
    const done = reduceRun(first, { type: 'stepped', reply: { items: [item(3)], next: null }, at: 2_000, now: 0 });
    expect(done.phase).toBe('done');
    expect(isUnfinished(done)).toBe(false);
    for (const event of [{ type: 'pause' }, { type: 'cancel' }, { type: 'resume', at: 3_000 }] as const) {
      expect(reduceRun(done, event)).toBe(done);
    }
  });

  it('a fault after Cancel leaves it cancelled', () => {
    const cancelled = reduceRun(first, { type: 'cancel' });
    expect(reduceRun(cancelled, { type: 'failed', error: 'x' })).toBe(cancelled);
  });
});
