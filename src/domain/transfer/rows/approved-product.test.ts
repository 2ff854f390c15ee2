import { describe, expect, it } from 'vitest';
import type { Status } from '#domain/parts/parts.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import type { Origin } from '#domain/review/content.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { byStatusField } from '#domain/review/flat-statuses.ts';
import { testContent, testRecord } from '#domain/review/test-content.ts';
import type { ExportItem } from '../record.ts';
import { takeApproved } from './approved-product.ts';

const source = {
  id: 7,
  sku: 'MUG-1',
  title: 'Mug',
  description: 'A mug.',
  bullets: ['Holds coffee'],
  images: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
  imageAlts: [],
  price: '9.90 EUR',
  category: 'Kitchen',
  subcategory: null,
  brand: 'Acme',
  retailer: null,
  attributes: [{ name: 'Material', value: 'Stoneware' }],
};

function itemWith(status: Status, origin: Origin, changes: Partial<FlatContent> = {}): ExportItem {
  const images = ['https://shop.example/b.jpg', 'https://shop.example/a.jpg'];
  return {
    product: source,
    source: null,
    content: testContent({
      productId: 7,
      title: 'Stoneware mug',
      description: 'A stoneware mug.',
      bullets: ['Holds 300 ml'],
      images,
      ...byStatusField(() => status),
      imagesWithStatus: images.map((url, order) => ({ url, type: order === 0 ? 'hero' : 'secondary', order, status })),
      parts: forEachPart(() => testRecord({ origin })),
      ...changes,
    }),
  };
}

describe('takeApproved', () => {
  it('puts every approved part in place of the source', () => {
    const { product, replaced } = takeApproved(itemWith('approved', 'built-in'));
    expect(product).toMatchObject({
      sku: 'MUG-1',
      title: 'Stoneware mug',
      description: 'A stoneware mug.',
      bullets: ['Holds 300 ml'],
      images: ['https://shop.example/b.jpg', 'https://shop.example/a.jpg'],
      price: '9.90 EUR',
    });
    expect(replaced).toMatchObject({ title: true, bullets: true, description: true, images: true });
    expect(product).not.toHaveProperty('id');
  });

  it.each<Status>(['pending', 'rejected'])('keeps the source text of %s parts', (status) => {
    const { product, replaced } = takeApproved(itemWith(status, 'built-in'));
    const { id: _id, ...expected } = source;
    expect(product).toEqual(expected);
    expect(replaced).toEqual(forEachPart(() => false));
  });

  it('decides part by part', () => {
    const { product } = takeApproved(itemWith('pending', 'built-in', { titleStatus: 'approved' }));
    expect(product).toMatchObject({ title: 'Stoneware mug', description: 'A mug.', bullets: ['Holds coffee'] });
  });

  it.each<[Origin, boolean]>([
    ['model', true],
    ['built-in', false],
    ['restored', false],
    ['fixed', false],
    ['person', false],
    ['source', false],
  ])('says of approved text of origin %s that a language model wrote it: %s', (origin, isByModel) => {
    expect(takeApproved(itemWith('approved', origin)).isByModel.title).toBe(isByModel);
  });

  it('does not call the source text written by AI when the writer gave it back unchanged', () => {
    const taken = takeApproved(itemWith('approved', 'built-in', { title: 'Mug' }));
    expect(taken.isByModel.title).toBe(false);
    expect(taken.replaced.title).toBe(false);
  });

  it('keeps the source where a blank title or an empty list of bullets was approved', () => {
    const { product } = takeApproved(itemWith('approved', 'person', { title: '  ', bullets: [] }));
    expect(product).toMatchObject({ title: 'Mug', bullets: source.bullets });
  });

  it('leaves out control characters no file can carry', () => {
    expect(takeApproved(itemWith('approved', 'person', { title: 'Mug\u0000\u0007 blue' })).product.title).toBe(
      'Mug blue',
    );
  });

  it('takes a product without content as its source has it', () => {
    expect(takeApproved({ product: source, content: null, source: null }).product.title).toBe('Mug');
  });
});
