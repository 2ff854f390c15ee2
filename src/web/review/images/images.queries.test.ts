import { expect, it } from 'vitest';
import type { Rendition } from '#domain/images/image-detail.ts';
import { testFile } from '#domain/images/test-file.ts';
import { type KnownImages, listKnown } from './images.queries.ts';

const url = 'https://shop.example/mug.jpg';
const [original, made] = [testFile({ whiteBorder: 0 }), testFile({ whiteBorder: 1 }, { hash: 'b'.repeat(64) })];
const rendition: Rendition = {
  ...{ hash: made.hash, channel: 'amazon', width: 1_200, height: 1_200, bytes: 90_000, format: 'jpeg' },
  steps: ['white', 'encode'],
};
const known: KnownImages = {
  images: [
    {
      ...{ url, file: original, problem: null, served: '/media/a.jpg', checkedAt: null },
      sharedWith: { products: 0, first: [] },
    },
  ],
  renditions: { [made.hash]: { served: '/media/b.jpg', file: made } },
};

it('rules on the screen check the rendition where one is chosen, else the original', () => {
  const shown = (details: Parameters<typeof listKnown>[1]) => listKnown(known, details)[url]?.file;
  expect(shown([{ url }])?.hash).toBe(original.hash);
  expect(shown([{ url, rendition }])?.hash).toBe(made.hash);
});
