// What the server knows of the images of a product, in component tests.
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import type { ImageView } from '#domain/images/images.contract.ts';
import { testFile } from '#domain/images/test-file.ts';
import { picture } from './person-and-picture.ts';

/** Served from a picture that needs no network: what asks for a smaller copy stands behind its `#`. */
export const servedAs = (name: string): string => `${picture(name)}#`;

export const urlOf = (name: string): string => `https://shop.example/${name}.jpg`;

/** A measured image; without a file where there is a problem. */
export function imageView(name: string, given: Partial<ImageView> = {}, file: ImageFile = testFile()): ImageView {
  const isThere = !given.problem;
  return {
    url: urlOf(name),
    served: isThere ? servedAs(name) : null,
    file: isThere ? file : null,
    problem: null,
    checkedAt: '2026-11-26T22:10:00.000Z',
    sharedWith: { products: 0, first: [] },
    ...given,
  };
}

export const rendition = (given: Partial<Rendition> = {}): Rendition => ({
  hash: 'ab'.repeat(32),
  channel: 'amazon',
  width: 1_000,
  height: 1_000,
  bytes: 96_000,
  format: 'jpeg',
  steps: ['white', 'pad', 'encode'],
  ...given,
});
