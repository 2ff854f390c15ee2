import { expect, it } from 'vitest';
import type { ImageBasis } from '#domain/images/image-basis.ts';
import { testFile } from '#domain/images/test-file.ts';
import { fitLimit } from './fit-limit.ts';

type Level = readonly [red: number, green: number, blue: number];
const goodsIn = ([red, green, blue]: Level) => testFile({ colors: [{ red, green, blue, share: 1 }] });
const scene = () => testFile({ whiteBorder: 0, groundSpread: 60, goods: null, fill: null });
const basisOf = (files: Record<string, ReturnType<typeof testFile>>): ImageBasis => ({
  facts: Object.fromEntries(Object.entries(files).map(([url, file]) => [url, { file, problem: null }])),
  renditions: {},
});
const navy: Level = [20, 30, 80];
const alsoNavy: Level = [30, 40, 96];
const tan: Level = [210, 180, 140];
const olive: Level = [85, 107, 47];
const shownOf = (images: readonly { url: string; leftOut?: string }[]) =>
  images.flatMap(({ url, leftOut }) => (leftOut === undefined ? [url] : []));
const listed = (...urls: string[]) => urls.map((url) => ({ url }));

it('keeps one image of each color of the goods, then those that come first, in their order', () => {
  const basis = basisOf({
    '/navy.jpg': goodsIn(navy),
    '/navy-back.jpg': goodsIn(alsoNavy),
    '/worn.jpg': scene(),
    '/tan.jpg': goodsIn(tan),
    '/tan-back.jpg': goodsIn(tan),
    '/olive.jpg': goodsIn(olive),
  });
  const { images, reasons } = fitLimit(listed(...Object.keys(basis.facts)), 4, basis);
  expect(shownOf(images)).toEqual(['/navy.jpg', '/navy-back.jpg', '/tan.jpg', '/olive.jpg']);
  expect(images.find(({ url }) => url === '/worn.jpg')).toEqual({ url: '/worn.jpg', leftOut: 'The channel allows 4.' });
  expect(reasons.map(({ text }) => text)).toEqual([
    'Left out 2 images: the channel allows 4. One image of each color stays.',
  ]);
});

it('leaves out the last ones where no color is lost, and nothing where all fit', () => {
  const basis = basisOf({ '/a.jpg': goodsIn(navy), '/b.jpg': scene(), '/c.jpg': goodsIn(alsoNavy) });
  const { images, reasons } = fitLimit(listed('/a.jpg', '/b.jpg', '/c.jpg'), 2, basis);
  expect(shownOf(images)).toEqual(['/a.jpg', '/b.jpg']);
  expect(reasons.map(({ text }) => text)).toEqual(['Left out the last 1 image: the channel allows 2.']);
  for (const max of [3, null])
    expect(fitLimit(listed('/a.jpg', '/b.jpg', '/c.jpg'), max, basis)).toEqual({
      images: listed('/a.jpg', '/b.jpg', '/c.jpg'),
      reasons: [],
    });
});

it('keeps the hero and as many as fit where there are more colors than places', () => {
  const basis = basisOf({ '/worn.jpg': scene(), '/navy.jpg': goodsIn(navy), '/tan.jpg': goodsIn(tan) });
  expect(shownOf(fitLimit(listed('/worn.jpg', '/navy.jpg', '/tan.jpg'), 2, basis).images)).toEqual([
    '/worn.jpg',
    '/navy.jpg',
  ]);
});
