import { expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { product as sourceProduct } from '#domain/catalogue/test-product.ts';
import { startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import { planField, planFieldBack } from './set-field.ts';

const noted = { at: '2026-11-21T10:00:00.000Z', guard: {} };
const product = sourceProduct({ brand: 'Clayfield', category: null }) as Product;
const content = withPart(startFromSource(product), 'title', { status: 'approved' });
const read = { product, content, isHandEdited: false };

it('a fact is set with its history, noted on what was approved, and stored for its undo', () => {
  const plan = planField(read, { field: 'brand', value: 'Oakfield' }, noted);
  expect(plan).toMatchObject({ outcome: 'done', parts: [], change: null });
  expect(plan.source).toMatchObject({
    product: { brand: 'Oakfield' },
    isHandEdited: true,
    history: [{ contentType: 'brand', action: 'source-edited', previousContent: 'Clayfield', newContent: 'Oakfield' }],
    replaced: { field: 'brand', before: 'Clayfield', after: 'Oakfield', wasHandEdited: false },
  });
  expect(plan.source?.noted?.parts.title.record.sourceChanges).toMatchObject([{ field: 'brand', before: 'Clayfield' }]);
});

it('a fact sends approved parts back where the workspace has it so, and history says why', () => {
  const { source } = planField(read, { field: 'brand', value: 'Oakfield' }, { ...noted, guard: { sendsBack: true } });
  expect(source?.noted?.parts.title).toMatchObject({
    status: 'pending',
    record: { decidedBy: null, sourceChanges: [{ field: 'brand', before: 'Clayfield', after: 'Oakfield' }] },
  });
  expect(source?.history.map(({ contentType, action }) => [contentType, action])).toEqual([
    ['brand', 'source-edited'],
    ['title', 'rolled-back'],
  ]);
});

it('a price is noted nowhere, and content without an approved part stays as it is', () => {
  expect(planField(read, { field: 'price', value: '9 USD' }, noted).source?.noted).toBeNull();
  const pending = { ...read, content: startFromSource(product) };
  expect(planField(pending, { field: 'brand', value: 'Oakfield' }, noted).source?.noted).toBeNull();
  expect(planField({ ...read, content: null }, { field: 'brand', value: null }, noted).source?.noted).toBeNull();
});

it('a field that already has the value is not changed', () => {
  expect(planField(read, { field: 'brand', value: 'Clayfield' }, noted)).toMatchObject({
    outcome: 'unchanged',
    reason: 'Brand already has this value.',
  });
  expect(planField(read, { field: 'category', value: null }, noted).outcome).toBe('unchanged');
});

it('is restored where nobody changed it since, and whether a person had edited it', () => {
  const replaced = { field: 'brand', before: 'Clayfield', after: 'Oakfield', wasHandEdited: false } as const;
  const set = { ...product, brand: 'Oakfield' };
  const plan = planFieldBack({ ...read, product: set, isHandEdited: true }, replaced, noted);
  expect(plan.source).toMatchObject({
    product: { brand: 'Clayfield' },
    isHandEdited: false,
    replaced: { before: 'Oakfield', after: 'Clayfield', wasHandEdited: true },
  });
  expect(planFieldBack(read, { ...replaced, after: 'Elm' }, noted)).toMatchObject({
    outcome: 'refused',
    reason: 'Brand was changed again since then.',
  });
});
