import { expect, it } from 'vitest';
import { imageProblems } from '#domain/images/image-file.ts';
import { testFile } from '#domain/images/test-file.ts';
import { imageView, rendition, urlOf } from '#testing/components/image-records.ts';
import { copyOf, originalOf, pictureOf } from './picture.ts';

const made = rendition();
const known = {
  images: [
    imageView('front', { served: '/media/front' }),
    imageView('side', { problem: 'slow' }),
    imageView('back', { served: null, file: null, checkedAt: null }),
  ],
  renditions: { [made.hash]: { served: '/media/made?s=1', file: testFile() } },
};

it('shows a copy of the served file, and of a chosen rendition its own', () => {
  expect(originalOf(known, urlOf('front'), 480).src).toBe('/media/front?w=480');
  expect(pictureOf(known, { url: urlOf('front'), rendition: made }, 480).src).toBe('/media/made?s=1&w=480');
  expect(pictureOf(known, { url: urlOf('front'), rendition: rendition({ hash: 'f'.repeat(64) }) }, 160).src).toBe(
    '/media/front?w=160',
  );
});

it('says why a picture cannot be shown, and whether another try may help', () => {
  const { label, text } = imageProblems.slow;
  expect(originalOf(known, urlOf('side'), 160)).toMatchObject({ src: null, cause: { label, text, canRetry: true } });
});

it('shows the address itself where nothing was measured, but not over http', () => {
  expect(originalOf(known, urlOf('back'), 160)).toMatchObject({ src: urlOf('back'), cause: null });
  expect(originalOf(undefined, '/mug.jpg', 160).src).toBe('/mug.jpg');
  expect(originalOf(undefined, 'http://shop.example/mug.jpg', 160)).toMatchObject({
    src: null,
    cause: { canRetry: true },
  });
});

it('asks for a copy beside what the address asks for already', () => {
  expect(copyOf('/media/a?s=1', 1_200)).toBe('/media/a?s=1&w=1200');
});
