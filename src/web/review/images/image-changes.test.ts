import { describe, expect, it, test } from 'vitest';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { testFile } from '#domain/images/test-file.ts';
import { imageView, rendition, urlOf } from '#testing/components/image-records.ts';
import { findChanges, findPlaces } from './image-changes.ts';

const source = ['front', 'side', 'back'].map(urlOf);
const [front, side, back] = ['front', 'side', 'back'].map((name) => ({ url: urlOf(name) })) as [
  ImageDetail,
  ImageDetail,
  ImageDetail,
];
const find = (details: ImageDetail[], known = {}, alts: string[] = []) =>
  findChanges({ source, alts, details, known: { images: [], renditions: {}, ...known } });
const titles = (details: ImageDetail[]) => find(details).map(({ title }) => title);

test.each<[string, ImageDetail[], string[]]>([
  ['the same images', [front, side, back], []],
  ['another hero', [side, front, back], ['Picture 2 becomes the hero']],
  ['another order behind the hero', [front, back, side], ['Different order']],
  ['an image that is left out', [front, side, { ...back, leftOut: 'Broken.' }], ['Picture 3 left out']],
  ['an image that was added', [front, side, back, { url: urlOf('top') }], ['A picture was added']],
  ['one alt text', [{ ...front, alt: 'A mug' }, side, back], ['1 alt text']],
  ['two alt texts', [{ ...front, alt: 'A mug' }, { ...side, alt: 'Its side' }, back], ['2 alt texts']],
])('of %s the changes are %j', (_name, details, expected) => {
  expect(titles(details)).toEqual(expected);
});

describe('of alt texts of the source', () => {
  const alts = ['A mug', '', 'Its back'];
  const kept = [{ ...front, alt: 'A mug' }, side, { ...back, alt: 'Its back' }];
  const change = (details: ImageDetail[]) => find(details, {}, alts).map(({ title, text }) => [title, text]);

  it('those that stay are no change, in another order either', () => {
    expect(change(kept)).toEqual([]);
    expect(find(kept.toReversed(), {}, alts).map(({ kind }) => kind)).not.toContain('alt');
  });

  it('one that reads otherwise, one that is new and one that is gone are', () => {
    expect(change([{ ...front, alt: 'A mug on white' }, ...kept.slice(1)])).toEqual([
      ['1 alt text', '“A mug on white”'],
    ]);
    expect(change([front, { ...side, alt: 'Its side' }, ...kept.slice(2)])).toEqual([['2 alt texts', '“Its side”']]);
    expect(change([front, ...kept.slice(1)])).toEqual([['1 alt text', 'The alt text of the source was removed.']]);
  });
});

describe('a rendition', () => {
  it('is shown with the sizes and measures of both files', () => {
    const made = rendition();
    const [change] = find([{ ...front, rendition: made }, side, back], {
      images: [imageView('front', {}, testFile({ width: 640, height: 480, whiteBorder: 0.5 }))],
      renditions: { [made.hash]: { served: '/r', file: testFile({ whiteBorder: 1, fill: 0.85 }) } },
    });
    expect(change?.title.replaceAll('\u00a0', ' ')).toBe('Picture 1: rendition, 640 × 480 to 1,000 × 1,000');
    expect(change?.text.replaceAll('\u00a0', ' ')).toBe('Background 100 % white (was 50 %), fill 85 %.');
  });
});

it('says of a rendition only what is otherwise', () => {
  const made = rendition();
  const known = (whiteBorder: number) => ({
    images: [imageView('front', {}, testFile({ whiteBorder: 0 }))],
    renditions: { [made.hash]: { served: '/r', file: testFile({ whiteBorder, fill: null }) } },
  });
  const said = (whiteBorder: number) => find([{ ...front, rendition: made }, side, back], known(whiteBorder))[0]?.text;
  expect(said(0)).toBe('Made for the channel of this product.');
  expect(said(1)?.replaceAll('\u00a0', ' ')).toBe('Background 100 % white (was 0 %).');
});

it('says of a hero nobody measured that its name chose it', () => {
  expect(find([side, front, back])[0]?.text).toBe('Chosen by its file name: the pictures were not measured yet.');
});

it('finds the place of each image of the source, once', () => {
  const places = findPlaces([...source, urlOf('front')], [back, front, { ...side, leftOut: 'Broken.' }]);
  expect(places.map(({ from, to, words }) => [from, to, words])).toEqual([
    [1, 2, 'Was hero'],
    [2, null, 'Left out'],
    [3, 1, 'New hero'],
  ]);
});
