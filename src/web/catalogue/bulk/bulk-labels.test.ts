import { expect, test } from 'vitest';
import { endWords } from './bulk-labels.ts';
import { type BulkRunState, type BulkTask, startState } from './bulk-run.reducer.ts';

const undo: BulkTask = { kind: 'undo', items: [] };
const approve: BulkTask = {
  kind: 'approve',
  selection: { kind: 'ids', ids: [] },
  run: { at: '2026-11-21T10:00:00.000Z', until: 1 },
};
const generate: BulkTask = { ...approve, kind: 'generate', targetKeywords: [] };

test.each<[Partial<BulkRunState>, string, string]>([
  [
    { phase: 'done', parts: 300, counts: { done: 75, unchanged: 0, refused: 0, failed: 0 } },
    'Approve finished',
    'Approved 300 parts of 75 products.',
  ],
  [
    { phase: 'done', parts: 1, counts: { done: 1, unchanged: 2, refused: 3, failed: 4 } },
    'Approve finished',
    'Approved 1 part of 1 product, 2 unchanged, 3 refused, 4 failed.',
  ],
  [
    {
      phase: 'done',
      parts: 5,
      counts: { done: 2, unchanged: 0, refused: 1, failed: 0 },
      unattested: { parts: 3, partlyDone: 1 },
    },
    'Approve finished',
    'Approved 5 parts of 2 products, 1 refused, 3 parts need attestation.',
  ],
  [
    {
      phase: 'done',
      counts: { done: 0, unchanged: 0, refused: 1, failed: 0 },
      unattested: { parts: 1, partlyDone: 0 },
    },
    'Approve finished',
    'Nothing was approved, 1 refused, 1 part needs attestation.',
  ],
  [
    {
      phase: 'done',
      task: generate,
      parts: 4,
      isByModel: true,
      counts: { done: 1, unchanged: 0, refused: 0, failed: 0 },
    },
    'Content optimized with AI',
    'Optimized 4 parts of 1 product.',
  ],
  [
    { phase: 'done', task: generate, parts: 4, counts: { done: 1, unchanged: 0, refused: 0, failed: 0 } },
    'Content generated',
    'Optimized 4 parts of 1 product.',
  ],
  [
    { phase: 'cancelled', parts: 4, counts: { done: 1, unchanged: 0, refused: 0, failed: 0 } },
    'Approve cancelled',
    'Approved 4 parts of 1 product, 99 not done.',
  ],
  [
    { phase: 'done', task: undo, counts: { done: 0, unchanged: 5, refused: 0, failed: 0 } },
    'Undo of Approve finished',
    'Nothing was rolled back, 5 unchanged.',
  ],
])('%j is told as %s: %s', (run, title, description) => {
  expect(endWords({ ...startState(approve, 100, 0), ...run })).toEqual({ title, description });
});
