import { expect, test } from 'vitest';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { Status } from '#domain/parts/parts.ts';
import { composePartCheck } from './compose-part-check.ts';
import { areSameImages, hasNewDifference, imageEntries, keepLooks } from './image-entries.ts';
import { isApprovable, lensOfPart } from './part-check.ts';
import { claimsOfPictures } from './picture-claims.ts';

const seen = { by: 'eyes-1', shows: 'a red mug', colors: ['red'], letters: '' };
const differs = { field: 'attributes.Color', says: 'black', shows: 'red' };
const red = (url: string): ImageDetail => ({ url, look: { ...seen, differs } });
const words = 'Color says black, the picture shows red';

const checkOf = (images: readonly ImageDetail[], status: Status = 'pending') =>
  composePartCheck({
    part: 'images',
    value: images.map(({ url }) => url),
    record: {},
    images: imageEntries(images).map((image) => ({ ...image, status })),
    source: ['/other.jpg'],
    claims: [],
    results: [],
    waived: new Set(),
  });

test('what a picture shows otherwise is an open claim with the words of the product, never a contradiction', () => {
  const [claim] = claimsOfPictures([red('/1.jpg')]);
  expect(claim).toEqual({
    text: words,
    start: 0,
    end: words.length,
    kind: 'feature',
    verdict: 'unsupported',
    evidence: [{ field: 'attributes.Color', start: 0, end: 5, text: 'black' }],
    judgedBy: 'eyes-1',
  });
  expect(claim && isOpenClaim(claim)).toBe(true);
});

test('several pictures that differ alike make one claim; one that fits, or is left out, makes none', () => {
  expect(claimsOfPictures([red('/1.jpg'), red('/2.jpg')])).toHaveLength(1);
  expect(
    claimsOfPictures([{ url: '/3.jpg', look: seen }, { ...red('/4.jpg'), leftOut: 'Twice.' }, { url: '/5.jpg' }]),
  ).toEqual([]);
});

test('it keeps the images from being clean, and from an approval in bulk', () => {
  const check = checkOf([red('/1.jpg'), { url: '/2.jpg' }]);
  expect(check).toMatchObject({ openClaims: 1, openWords: words });
  expect([lensOfPart(check), isApprovable(check, { must: [], should: [], waived: [] })]).toEqual(['open-claim', false]);
  expect(lensOfPart(checkOf([{ url: '/1.jpg', look: seen }]))).toBe('clean');
});

test('an image that was decided for itself is answered for', () => {
  expect(checkOf([red('/1.jpg')], 'approved').openClaims).toBe(0);
});

test('what was seen changes no image, and goes with its address to any new list', () => {
  const before = imageEntries([red('/1.jpg'), { url: '/2.jpg', look: seen }]);
  expect(areSameImages([red('/1.jpg')], [{ url: '/1.jpg' }])).toBe(true);
  expect(keepLooks([{ url: '/2.jpg', alt: 'A mug' }, { url: '/1.jpg' }, { url: '/3.jpg' }], before)).toEqual([
    { url: '/2.jpg', alt: 'A mug', look: seen },
    red('/1.jpg'),
    { url: '/3.jpg' },
  ]);
  // Where a model looked again, what it says now counts.
  expect(keepLooks([{ url: '/1.jpg', look: seen }], before)).toEqual([{ url: '/1.jpg', look: seen }]);
});

test('a difference is new where none was known of the image', () => {
  const before = imageEntries([red('/1.jpg'), { url: '/2.jpg', look: seen }]);
  expect(hasNewDifference([red('/1.jpg')], before)).toBe(false);
  expect(hasNewDifference([red('/2.jpg')], before)).toBe(true);
  expect(hasNewDifference([{ ...red('/2.jpg'), leftOut: 'Twice.' }], before)).toBe(false);
});
