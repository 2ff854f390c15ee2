import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { changedFields, changedValues, changeForm, draftOf, errorsOf, startForm } from './product-form.reducer.ts';

const product: Product = {
  id: 7,
  sku: 'M-1',
  title: 'Mug',
  description: 'Holds 350 ml.',
  bullets: ['One', 'Two'],
  images: ['https://a.example/1.jpg'],
  price: null,
  category: 'Kitchen',
  subcategory: null,
  brand: 'Clayfield',
  retailer: null,
  attributes: [{ name: 'Material', value: 'Stoneware' }],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
  listingQuality: null,
  complianceLevel: null,
  hasContent: false,
  pendingParts: [],
};
const newer = (changes: Partial<Product>): Product => ({
  ...product,
  ...changes,
  updatedAt: '2026-11-02T00:00:00.000Z',
});
const at = '2026-11-21T10:00:00.000Z';
const typed = (values: Parameters<typeof changedValues>[0]['values'] extends infer V ? Partial<V> : never) =>
  changeForm(startForm(product, null), { type: 'typed', values, at });

describe('what is sent and kept', () => {
  it('only fields that really changed are sent', () => {
    expect(changedFields(startForm(product, null))).toEqual([]);
    expect(
      changedFields(typed({ title: ' Mug ', bullets: ['One', '', 'Two'], attributes: product.attributes })),
    ).toEqual([]);
    expect(changedValues(typed({ title: 'Cup', brand: '', images: [] }))).toEqual({
      title: 'Cup',
      images: [],
      brand: '',
    });
  });

  it('a draft is kept while something differs, and goes on where it was left', () => {
    expect(draftOf(startForm(product, null))).toBeNull();
    expect(draftOf(typed({ title: 'Mug ' }))).toBeNull();
    const draft = draftOf(typed({ title: 'Cup' }));
    expect(draft).toMatchObject({ changedAt: at, seen: product.updatedAt });
    expect(startForm(product, draft).values.title).toBe('Cup');
    expect(changeForm(startForm(product, draft), { type: 'discarded' }).values).toEqual(
      startForm(product, null).values,
    );
  });
});

describe('a product that somebody else changed meanwhile', () => {
  it('takes their values where nothing was typed, keeps what was typed, and shows theirs beside it', () => {
    const state = changeForm(typed({ title: 'Cup', price: '9.00' }), {
      type: 'overtaken',
      product: newer({ title: 'Beaker', brand: 'Pellgate' }),
    });
    expect(state.values).toMatchObject({ title: 'Cup', price: '9.00', brand: 'Pellgate' });
    expect(state.theirs).toEqual({ title: 'Beaker' });
    expect(state.seen).toBe('2026-11-02T00:00:00.000Z');
    expect(changedValues(state)).toEqual({ title: 'Cup', price: '9.00' });
  });

  it('who typed the same has nothing left to send', () => {
    const state = changeForm(typed({ title: 'Cup ' }), { type: 'overtaken', product: newer({ title: 'Cup' }) });
    expect(state.theirs).toEqual({});
    expect(changedFields(state)).toEqual([]);
  });

  it('their value can be taken in place of the own', () => {
    const overtaken = changeForm(typed({ title: 'Cup' }), { type: 'overtaken', product: newer({ title: 'Beaker' }) });
    const state = changeForm(overtaken, { type: 'tookTheirs', field: 'title', at });
    expect(state.values.title).toBe('Beaker');
    expect(state.theirs).toEqual({});
    expect(changedFields(state)).toEqual([]);
  });

  it('a draft of an older version is brought onto the newest', () => {
    const state = startForm(newer({ title: 'Beaker', brand: 'Pellgate' }), draftOf(typed({ title: 'Cup' })));
    expect(state.values).toMatchObject({ title: 'Cup', brand: 'Pellgate' });
    expect(state.theirs).toEqual({ title: 'Beaker' });
  });
});

it('an error goes when its field is typed in, others stay', () => {
  const refused = changeForm(startForm(null, null), {
    type: 'refused',
    errors: errorsOf([
      { path: 'sku', message: 'SKU is required.' },
      { path: ['images', 2], message: 'First.' },
      { path: 'images.2', message: 'Second.' },
    ]),
  });
  expect(refused.errors).toEqual({ sku: 'SKU is required.', 'images.2': 'First.' });
  expect(changeForm(refused, { type: 'typed', values: { images: [] }, at }).errors).toEqual({
    sku: 'SKU is required.',
  });
});
