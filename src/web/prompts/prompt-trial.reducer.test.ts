import { expect, test } from 'vitest';
import { forEachTextPart } from '#domain/parts/parts.ts';
import type { TrialSample, TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import { doneRows, openRows, reduceTrial, type TrialEvent, type TrialState } from './prompt-trial.reducer.ts';

const product = (id: number) => ({ id, sku: `S-${id}`, title: `Mug ${id}` });
const sample = (least = 0, ids = [1, 2, 3]): TrialSample => ({
  total: 9,
  products: ids.map(product),
  engine: least > 0 ? 'model-1' : 'built-in',
  calls: { least, most: least * 2 },
});
const figures = {
  lengths: { ...forEachTextPart(() => 0), title: 1, bullets: 1, description: 1 },
  quality: 80,
  unsupported: 0,
  contradicted: 0,
  brokenRules: [],
};
const tried = (id: number): TriedProduct => ({
  ...product(id),
  before: figures,
  after: figures,
  changes: [],
  lines: [],
  notes: [],
});
const after = (...events: TrialEvent[]) => events.reduce<TrialState>(reduceTrial, { phase: 'idle' });
const statesOf = (state: TrialState) => (state.phase === 'chosen' ? state.rows.map((row) => row.state) : []);
const runOf = (state: TrialState) => (state.phase === 'chosen' ? state.run : null);

test.each([
  [sample(), 'stopped'],
  [sample(2), 'asked'],
  [sample(2, []), 'done'],
])('once the products are known %j is %s', (chosen, run) => {
  expect(runOf(after({ type: 'asked' }, { type: 'chosen', sample: chosen }))).toBe(run);
});

test('products are done, fail or wait, and a stop lets the one under way go', () => {
  const state = after(
    { type: 'chosen', sample: sample() },
    { type: 'begun' },
    { type: 'trying', productId: 1 },
    { type: 'tried', tried: tried(1) },
    { type: 'trying', productId: 2 },
    { type: 'failed', productId: 2, reason: 'The model is busy.' },
    { type: 'trying', productId: 3 },
  );
  expect(statesOf(state)).toEqual(['done', 'failed', 'trying']);
  expect(runOf(state)).toBe('running');
  const stopped = reduceTrial(state, { type: 'stopped' });
  expect(statesOf(stopped)).toEqual(['done', 'failed', 'waiting']);
  expect(runOf(stopped)).toBe('stopped');
  expect(openRows(stopped).map((row) => row.product.id)).toEqual([2, 3]);
  expect(doneRows(stopped).map(({ id }) => id)).toEqual([1]);
});

test('it is done when nothing waits, even where a product failed', () => {
  const state = after(
    { type: 'chosen', sample: sample(0, [1, 2]) },
    { type: 'begun' },
    { type: 'tried', tried: tried(1) },
    { type: 'failed', productId: 2, reason: 'No.' },
    { type: 'ended' },
  );
  expect(runOf(state)).toBe('done');
});

test('what comes late of a trial that was given up changes nothing', () => {
  expect(after({ type: 'asked' }, { type: 'tried', tried: tried(1) })).toEqual({ phase: 'choosing' });
});
