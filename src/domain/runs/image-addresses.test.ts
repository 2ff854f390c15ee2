import { expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import { imageEntries } from '#domain/review/image-entries.ts';
import { startFromSource } from '#domain/review/review.ts';
import { planAddresses, planAddressesBack } from './image-addresses.ts';

const a = 'http://old.example/a_small.jpg';
const b = 'http://old.example/b_small.jpg';
const product = {
  sku: 'A',
  title: 'Mug',
  description: '',
  bullets: [],
  images: [a, b],
  imageAlts: ['Front', 'Back'],
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
} as unknown as Product;
const started = startFromSource(product);
const entries = imageEntries(sourceImages(product.images, product.imageAlts)).map((image) => ({
  ...image,
  status: 'approved' as const,
}));
const images = { ...started.parts.images, status: 'approved' as const };
const content = { ...started, imagesWithStatus: entries, parts: { ...started.parts, images } };
const read = { product, content, isHandEdited: false };
const plan = (find: string, replace: string, of: Partial<typeof read> = {}) =>
  planAddresses({ ...read, ...of }, { find, replace });

it('changes the address in source and content, with alt text, order and decision of each image', () => {
  const { outcome, reason, source } = plan('http://old.example', 'https://new.example');
  expect({ outcome, reason }).toEqual({ outcome: 'done', reason: null });
  expect(source?.product.images).toEqual(['https://new.example/a_small.jpg', 'https://new.example/b_small.jpg']);
  expect(source?.product.imageAlts).toEqual(['Front', 'Back']);
  expect(source?.noted?.imagesWithStatus).toMatchObject([
    { url: 'https://new.example/a_small.jpg', alt: 'Front', type: 'hero', status: 'approved' },
    { url: 'https://new.example/b_small.jpg', alt: 'Back', status: 'approved' },
  ]);
  expect(source?.noted?.parts.images).toMatchObject({
    status: 'approved',
    value: ['https://new.example/a_small.jpg', 'https://new.example/b_small.jpg'],
  });
  expect(source?.history.map(({ contentType, action }) => [contentType, action])).toEqual([
    ['images', 'source-edited'],
    ['images', 'edited'],
  ]);
});

it('is literal: signs of patterns stand for themselves, and the text found can be deleted', () => {
  expect(plan('a_', '$&').source?.product.images[0]).toBe('http://old.example/$&small.jpg');
  expect(plan('_small', '').source?.product.images).toEqual(['http://old.example/a.jpg', 'http://old.example/b.jpg']);
  expect(plan('A_SMALL', '').outcome).toBe('unchanged');
});

it('leaves what would be no image URL, and says so', () => {
  expect(plan('http://old.example/a', 'a')).toMatchObject({
    outcome: 'refused',
    reason: 'An image URL would not be valid, so it stays.',
    change: null,
  });
  const some = plan('http://old.example/a_small.jpg', 'ftp://x');
  expect(some).toMatchObject({ outcome: 'refused' });
});

it('never makes one address of two', () => {
  const { source, reason } = plan('b_small', 'a_small');
  expect({ source, reason }).toEqual({
    source: undefined,
    reason: 'Two images would have the same URL, so one stays.',
  });
  const both = plan('a_small', 'b_small', {
    product: { ...product, images: [a, 'http://old.example/c.jpg'] } as Product,
  });
  expect(both.source?.product.images).toEqual([b, 'http://old.example/c.jpg']);
});

it('goes back where the addresses still are as it set them', () => {
  const done = plan('_small', '').source;
  if (!done || !('addresses' in done.replaced)) throw new Error('Nothing was replaced');
  const now = { product: { ...product, ...done.product }, content: done.noted, isHandEdited: true };
  const back = planAddressesBack(now, done.replaced);
  expect(back.source).toMatchObject({ product: { images: [a, b] }, isHandEdited: false, noted: content });
  const edited = { ...now, product: { ...now.product, images: ['https://else.example/1.jpg'] } };
  expect(planAddressesBack(edited, done.replaced)).toMatchObject({
    outcome: 'done',
    reason: 'Some images were changed again since then.',
  });
  expect(planAddressesBack({ ...edited, content: null }, done.replaced)).toMatchObject({ outcome: 'refused' });
});
