import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { testContent, withPart } from '#domain/review/test-content.ts';
import { type Exportable, takeApproved } from './approved-product.ts';
import { noteOriginals, sendRenditions } from './send-renditions.ts';

const url = (name: string) => `https://shop.example/${name}.jpg`;
const rendition: Rendition = {
  ...{ hash: 'a'.repeat(64), channel: 'amazon', width: 1_600, height: 1_600, bytes: 90_000, format: 'jpeg' },
  steps: ['pad', 'encode'],
};
const media = (hash: string) => `https://media.example/${hash}`;

function item(change: Partial<ImageEntry> = {}, status: 'approved' | 'pending' = 'approved'): Exportable {
  const images = [url('a'), url('b')];
  const imagesWithStatus: ImageEntry[] = [
    { url: url('a'), type: 'hero', order: 0, status, rendition, ...change },
    { url: url('b'), type: 'secondary', order: 1, status },
  ];
  const content = withPart(testContent({ imagesWithStatus }), 'images', { status, value: images });
  return { product: product({ title: 'Mug', images, imageAlts: ['Front', 'Back'] }), content, source: null };
}
const sent = (given: Exportable, publicMedia: typeof media | null) => {
  const { images, imageAlts } = takeApproved(sendRenditions(given, publicMedia)).product;
  return { images, imageAlts };
};

describe('an approved rendition', () => {
  test('leaves in place of its image, with the alt text of that', () => {
    expect(sent(item(), media)).toEqual({ images: [media(rendition.hash), url('b')], imageAlts: ['Front', 'Back'] });
    expect(sent(item({ alt: 'A mug' }), media).imageAlts).toEqual(['A mug', 'Back']);
    expect(sent(item({ alt: '' }), media).imageAlts).toEqual(['', 'Back']);
    expect(noteOriginals(item(), media)).toBeNull();
  });

  test('stays without a public media address, and the export says so', () => {
    expect(sent(item(), null)).toEqual({ images: [url('a'), url('b')], imageAlts: ['Front', 'Back'] });
    expect(noteOriginals(item(), null)).toBe(
      'Exported the original image: no public media address is set for 1 rendition.',
    );
  });
});

test('a rendition that is not approved, and one of an image that is left out, stays without a word', () => {
  expect(sent(item({}, 'pending'), media).images).toEqual([url('a'), url('b')]);
  expect(noteOriginals(item({}, 'pending'), null)).toBeNull();
  expect(sent(item({ leftOut: 'Blurred' }), media).images).toEqual([url('b')]);
  expect(noteOriginals(item({ leftOut: 'Blurred' }), null)).toBeNull();
  const without = item();
  expect(sendRenditions({ ...without, content: null }, media).content).toBeNull();
  expect(noteOriginals({ content: null }, null)).toBeNull();
});
