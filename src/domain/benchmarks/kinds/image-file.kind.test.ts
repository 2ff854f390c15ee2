import { describe, expect, test } from 'vitest';
import { sidesOf } from './image-address.ts';
import { imageFileKind } from './image-file.kind.ts';
import { target } from './test-target.ts';

const site = 'https://shop.example';
const check = (images: readonly string[], rule: Parameters<typeof imageFileKind.check>[1]) =>
  imageFileKind.check(target('images', images), rule);

test.each([
  [['/a.jpg', '/b.webp'], { types: ['jpg'] }, 'Product images are of a type the channel refuses'],
  [['/a.webp'], { types: ['jpg', 'png'] }, 'Need more product images to meet requirements'],
  [['/a.jpg', '/b'], { types: ['jpg'] }, 'Product images are of allowed files'],
  [['http://shop.example/a.jpg'], { isHttps: true }, 'Product images are not served over https'],
  [['/a.jpg'], { isAbsolute: true }, 'Product images are not at whole addresses'],
  [[`${site}/a.jpg`], { isAbsolute: true }, 'Product images are at allowed addresses'],
  [[`${site}/a.jpg?v=2`], { isBare: true }, 'Product images are not at plain addresses'],
  [[`${site}:9000/a.jpg`], { isBare: true }, 'Product images are not at plain addresses'],
  [[`${site}/a`], { isBare: true }, 'Product images are not at plain addresses'],
  [[`${site}:8443/a.jpg`], { isBare: true }, 'Product images are at allowed addresses'],
  [[`${site}/a.jpg?w=499`], { minSide: 500 }, 'Product images are too small'],
  [[`${site}/a.jpg?w=500`], { minSide: 500 }, 'Product images are at allowed addresses'],
  // The other side may be the longest one.
  [[`${site}/a.jpg?w=300`], { minLongest: 500 }, 'Product images are at allowed addresses'],
  [[`${site}/a.jpg?w=300&h=400`], { minLongest: 500 }, 'Product images are too small'],
  [[`${site}/a.jpg?w=9000`], { maxSide: 4000 }, 'Product images are too large'],
] as const)('%j by %j: %s', (images, rule, message) => {
  const { types, ...rest } = rule as { types?: readonly string[] };
  expect(check(images, { ...rest, ...(types ? { types: [...types] } : {}) })?.message).toBe(message);
});

test('no images are the matter of another rule', () => {
  expect(check([], { isHttps: true })).toBeNull();
});

describe('an address tells the size it asks for', () => {
  test.each([
    [`${site}/a.jpg?width=300&height=200`, { width: 300, height: 200 }],
    [`${site}/a.jpg?wid=300#x`, { width: 300 }],
    [`${site}/300x200/a.jpg`, { width: 300, height: 200 }],
    [`${site}/I/81abc._SL300_.jpg`, { longest: 300 }],
    [`${site}/I/81abc._AC_SX450_.jpg`, { width: 450 }],
    [`${site}/I/81abc._SY450_.jpg`, { height: 450 }],
    // Centimetres, or a number of the shop's.
    [`${site}/rug-120x180.jpg`, {}],
    [`${site}/a.jpg?v=300`, {}],
  ])('%s', (address, sides) => {
    expect(sidesOf(address)).toEqual(sides);
  });
});

test('a rule that asks nothing is refused', () => {
  expect(imageFileKind.findIssues?.({}, 'images')).toHaveLength(1);
  for (const rule of [{ isAbsolute: true }, { isBare: true }, { minSide: 1 }, { minLongest: 1 }, { maxSide: 1 }])
    expect(imageFileKind.findIssues?.(rule, 'images')).toEqual([]);
});
