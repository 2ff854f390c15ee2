import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import {
  changedFields,
  changedValues,
  draftOf,
  overtake,
  type ProductValues,
  sentValues,
  startForm,
} from './product-values.ts';

const product: Product = {
  id: 7,
  sku: 'M-1',
  title: 'Mug',
  description: 'Holds 350 ml.',
  bullets: ['One', 'Two'],
  images: ['https://a.example/1.jpg'],
  imageAlts: [],
  translations: {},
  price: null,
  category: 'Kitchen',
  subcategory: null,
  brand: 'Clayfield',
  retailer: null,
  attributes: [{ name: 'Material', value: 'Stoneware' }],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
  waitingSince: null,
  lens: null,
  listingQuality: null,
  complianceLevel: null,
  hasContent: false,
  pendingParts: [],
};
const newer = (changes: Partial<Product>): Product => ({
  ...product,
  ...changes,
  updatedAt: '2026-11-02T00:00:00.000Z',
  version: 2,
});
const { values: stored, origin } = startForm(product, null);
const typed = (changes: Partial<ProductValues>): ProductValues => ({ ...stored, ...changes });
const at = '2026-11-21T10:00:00.000Z';
const draft = (changes: Partial<ProductValues>) => draftOf(typed(changes), origin, at);

describe('what is sent and kept', () => {
  it('only fields that really changed are sent', () => {
    expect(changedFields(stored, stored)).toEqual([]);
    const same = { title: ' Mug ', bullets: ['One', '', 'Two'], attributes: [...product.attributes] };
    expect(changedFields(typed(same), stored)).toEqual([]);
    expect(changedValues(typed({ title: 'Cup', brand: '', images: [] }), stored)).toEqual({
      title: 'Cup',
      images: [],
      brand: '',
    });
  });

  it('a draft is kept while something differs, and goes on where it was left', () => {
    expect(draftOf(typed({ title: 'Cup' }), origin, null)).toBeNull();
    expect(draft({ title: 'Mug ' })).toBeNull();
    expect(draft({ title: 'Cup' })).toMatchObject({ changedAt: at, seen: product.version });
    expect(startForm(product, draft({ title: 'Cup' }))).toEqual({ values: typed({ title: 'Cup' }), origin });
  });
});

describe('a product that somebody else changed meanwhile', () => {
  it('takes their values where nothing was typed, keeps what was typed, and shows theirs beside it', () => {
    const { values, origin } = overtake(
      typed({ title: 'Cup', price: '9.00' }),
      stored,
      newer({ title: 'Beaker', brand: 'Pellgate' }),
    );
    expect(values).toMatchObject({ title: 'Cup', price: '9.00', brand: 'Pellgate' });
    expect(origin.theirs).toEqual({ title: 'Beaker' });
    expect(origin.seen).toBe(2);
    expect(changedValues(values, origin.base)).toEqual({ title: 'Cup', price: '9.00' });
  });

  it('who typed the same has nothing left to send', () => {
    const { values, origin } = overtake(typed({ title: 'Cup ' }), stored, newer({ title: 'Cup' }));
    expect(origin.theirs).toEqual({});
    expect(changedFields(values, origin.base)).toEqual([]);
  });

  it('their value taken in place of the own leaves nothing to send', () => {
    const { values, origin } = overtake(typed({ title: 'Cup' }), stored, newer({ title: 'Beaker' }));
    expect(changedFields({ ...values, ...origin.theirs }, origin.base)).toEqual([]);
  });

  it('a draft of an older version is brought onto the newest', () => {
    const { values, origin } = startForm(newer({ title: 'Beaker', brand: 'Pellgate' }), draft({ title: 'Cup' }));
    expect(values).toMatchObject({ title: 'Cup', brand: 'Pellgate' });
    expect(origin.theirs).toEqual({ title: 'Beaker' });
  });
});

describe('alt texts', () => {
  const url = (name: string) => `https://a.example/${name}.jpg`;
  const shown: Product = { ...product, images: [url('1'), url('2')], imageAlts: ['Front'] };
  const { values: rows } = startForm(shown, null);

  it('have a row for every image, and one that is empty is no change', () => {
    expect(rows.imageAlts).toEqual(['Front', '']);
    expect(changedFields(rows, startForm({ ...shown, imageAlts: ['Front'] }, null).values)).toEqual([]);
    expect(changedFields({ ...rows, imageAlts: [' Front '] }, rows)).toEqual([]);
    expect(changedValues({ ...rows, imageAlts: ['Front', 'Back'] }, rows)).toEqual({ imageAlts: ['Front', 'Back'] });
  });

  it('are sent without those of rows that have no address', () => {
    const values = { ...rows, images: [url('1'), ' ', url('3')], imageAlts: ['', 'Of none', ' Side '] };
    const body = changedValues(values, rows);
    expect(sentValues(body, values)).toEqual({ images: [url('1'), url('3')], imageAlts: ['', 'Side'] });
    expect(sentValues({ title: 'Cup' }, values)).toEqual({ title: 'Cup' });
  });

  it('stay beside their images when somebody else changed either', () => {
    const typedAlts = { ...rows, imageAlts: ['Front', 'Back'] };
    const theirs = { ...newer({ images: [url('2'), url('1')], imageAlts: ['', 'Front'] }) };
    const { values, origin } = overtake(typedAlts, rows, theirs);
    expect(values).toMatchObject({ images: [url('1'), url('2')], imageAlts: ['Front', 'Back'] });
    expect(origin.theirs).toEqual({ images: theirs.images });
    expect(overtake(typedAlts, rows, newer({ ...shown, imageAlts: ['Other'] })).origin.theirs).toEqual({
      images: shown.images,
    });
    expect(overtake(typedAlts, rows, newer({ ...shown, imageAlts: ['Front', 'Back'] })).origin.theirs).toEqual({});
  });

  it('of a draft from before there were any are those stored, beside their images', () => {
    const kept = draftOf({ ...rows, images: [url('2'), url('1')] }, startForm(shown, null).origin, at);
    const none = (values: ProductValues) => ({ ...values, imageAlts: [] });
    const old = kept && { ...kept, values: none(kept.values), base: none(kept.base) };
    const { values, origin: began } = startForm(shown, old);
    expect(values.imageAlts).toEqual(['', 'Front']);
    expect(changedValues(values, began.base)).toEqual({ images: [url('2'), url('1')], imageAlts: ['', 'Front'] });
  });
});
