import fc from 'fast-check';
import { expect, test } from 'vitest';
import { altsByAddress, dropLast, moveAlts, sourceImages } from './image-detail.ts';

test.each<[string, string[], string[]]>([
  ['none', [], []],
  ['only empty ones', ['', ''], []],
  ['empty ones at the end', ['a', '', 'b', '', ''], ['a', '', 'b']],
  ['nothing empty', ['a', 'b'], ['a', 'b']],
])('of alt texts with %s the last empty ones go', (_what, alts, kept) => {
  expect(dropLast(alts)).toEqual(kept);
});

const from = { images: ['a.jpg', 'b.jpg', 'c.jpg'], imageAlts: ['A', '', 'C'] };

test.each<[string, string[], string[]]>([
  ['in a new order', ['c.jpg', 'a.jpg', 'b.jpg'], ['C', 'A']],
  ['without one', ['b.jpg', 'c.jpg'], ['', 'C']],
  ['with one more in front', ['d.jpg', 'a.jpg', 'b.jpg', 'c.jpg'], ['', 'A', '', 'C']],
  ['with one replaced', ['a.jpg', 'b.jpg', 'd.jpg'], ['A']],
  ['that are all gone', [], []],
])('alt texts go with images %s', (_what, to, alts) => {
  expect(moveAlts(from, to)).toEqual(alts);
});

const urls = fc.uniqueArray(
  fc.integer({ min: 0, max: 30 }).map((n) => `https://a.example/${n}.jpg`),
  { maxLength: 12 },
);
const text = fc.constantFrom('', 'Front', 'Back, open', 'Side');

test('after any reordering, removing and adding, an address keeps its alt text and no other gets one', () => {
  fc.assert(
    fc.property(urls, fc.array(text, { maxLength: 12 }), urls, (images, alts, to) => {
      const given = { images, imageAlts: dropLast(alts.slice(0, images.length)) };
      const moved = { images: to, imageAlts: moveAlts(given, to) };
      const [before, after] = [altsByAddress(given), altsByAddress(moved)];
      for (const url of to) expect(after.get(url)).toBe(images.includes(url) ? before.get(url) : undefined);
      expect(moved.imageAlts.at(-1)).not.toBe('');
      expect(moved.imageAlts.length).toBeLessThanOrEqual(to.length);
    }),
  );
});

test('the images of a source have its alt texts, and none where there is none', () => {
  expect(sourceImages(from.images, from.imageAlts)).toEqual([
    { url: 'a.jpg', alt: 'A' },
    { url: 'b.jpg' },
    { url: 'c.jpg', alt: 'C' },
  ]);
});
