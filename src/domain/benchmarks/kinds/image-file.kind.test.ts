import { describe, expect, test } from 'vitest';
import { isAbsolute, isBare, sidesOf, typeOf } from './image-address.ts';
import { imageFileKind } from './image-file.kind.ts';
import { target } from './test-target.ts';

const site = 'https://shop.example';
const check = (images: readonly string[], rule: Parameters<typeof imageFileKind.check>[1]) =>
  imageFileKind.check(target('images', images), rule);

test.each([
  [['/a.jpg', '/b.webp'], { types: ['jpg'] }, 'Product images have a file type the channel does not accept'],
  [['/a.webp'], { types: ['jpg', 'png'] }, 'Need more product images to meet requirements'],
  [['/a.jpg', '/b'], { types: ['jpg'] }, 'Product images are of allowed file types'],
  [['http://shop.example/a.jpg'], { isHttps: true }, 'Product images are not served over https'],
  [['/a.jpg'], { isAbsolute: true }, 'Product images do not have full URLs'],
  [[`${site}/a.jpg`], { isAbsolute: true }, 'Product images have allowed URLs'],
  [[`${site}/a.jpg?v=2`], { isBare: true }, 'Product images do not have plain URLs'],
  [[`${site}:9000/a.jpg`], { isBare: true }, 'Product images do not have plain URLs'],
  [[`${site}/a`], { isBare: true }, 'Product images do not have plain URLs'],
  [[`${site}:8443/a.jpg`], { isBare: true }, 'Product images have allowed URLs'],
  [[`${site}/a.jpg?w=499`], { minSide: 500 }, 'Product images are too small'],
  [[`${site}/a.jpg?w=500`], { minSide: 500 }, 'Product images have allowed URLs'],
  // The other side may be the longest one.
  [[`${site}/a.jpg?w=300`], { minLongest: 500 }, 'Product images have allowed URLs'],
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
    [`${site}/a.jpg?W=300&HEIGHT=20`, { width: 300, height: 20 }],
    [`${site}/a.jpg?x=1&hei=12345&wid=7`, { width: 7, height: 12_345 }],
    [`${site}/a.jpg?w=123456`, {}],
    [`${site}/a.jpg?w=30px&h=`, {}],
    [`${site}/a.jpg?raw=300&window=3`, {}],
    [`${site}/w=300/a.jpg`, {}],
    [`${site}/300x200/a.jpg?w=150`, { width: 150, height: 200 }],
    [`${site}/3x2/a.jpg`, {}],
    [`${site}/30x20/a.jpg`, { width: 30, height: 20 }],
    [`${site}/123456x20/a.jpg`, {}],
    [`${site}/20x12345/a.jpg`, { width: 20, height: 12_345 }],
    [`${site}/20x123456/a.jpg`, {}],
    [`${site}/300x200`, {}],
    [`${site}/I/a._SX3_.jpg`, {}],
    [`${site}/I/a._SX30_.jpg`, { width: 30 }],
    [`${site}/I/a._UF350_SL30_.jpg?h=9`, { longest: 30, height: 9 }],
    [`${site}/I/a._SX123456_.jpg`, {}],
    [`${site}/I/a_SX300_.jpg`, {}],
    [`${site}/I/a._ac_SX300_.jpg`, {}],
    [`${site}/I/a._SZ300_.jpg`, {}],
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

const failed = { verdict: 'failed', share: 1, measured: null, limit: null, found: [] };
test.each([
  [
    ['/a.webp', '/b.WEBP', '/c.gif'],
    { types: ['jpg', 'jpeg', 'png', 'bmp'] },
    {
      message: 'Need more product images to meet requirements',
      fix: 'Add at least one as jpg, jpeg, png. The channel does not accept webp, gif.',
      found: ['webp', 'gif'],
    },
  ],
  [
    ['/a.webp', '/b.gif', '/c.png', '/d'],
    { types: ['jpg', 'jpeg', 'png', 'bmp'] },
    {
      message: 'Product images have a file type the channel does not accept',
      fix: 'Use jpg, jpeg, png.',
      found: ['webp', 'gif'],
      share: 0.5,
    },
  ],
  [
    ['/a.png', '/a.gif', '/a.webp', '/a.bmp', '/a.tif', '/a.svg', '/a.jpg'],
    { types: ['jpg'] },
    {
      message: 'Product images have a file type the channel does not accept',
      fix: 'Use jpg.',
      found: ['png', 'gif', 'webp', 'bmp', 'tif'],
      share: 6 / 7,
    },
  ],
  [
    [`${site}/a.jpg`, 'HTTP://shop.example/b.jpg'],
    { isHttps: true },
    { message: 'Product images are not served over https', fix: 'Use URLs that start with https.' },
  ],
  [
    [`${site}/a.jpg`, '/b.jpg'],
    { isAbsolute: true },
    {
      message: 'Product images do not have full URLs',
      fix: 'Use full URLs, such as https://www.example.com/mug.jpg.',
    },
  ],
  [
    [`${site}/a.jpg`, `${site}/b`],
    { isBare: true },
    {
      message: 'Product images do not have plain URLs',
      fix: 'Use URLs that end with the file name, such as mug.jpg, with nothing behind it (?v=2) and no port number (:8080).',
    },
  ],
  [
    [`${site}/a.jpg?w=900`, `${site}/b.jpg?w=400`],
    { minSide: 500, minLongest: 600, maxSide: 4_000 },
    {
      message: 'Product images are too small',
      fix: 'Use larger ones: each side at least 500 pixels, the longest side at least 600 pixels, no side above 4000 pixels.',
    },
  ],
  [
    [`${site}/a.jpg?w=900`, `${site}/b.jpg?h=4001`],
    { maxSide: 4_000 },
    { message: 'Product images are too large', fix: 'Use smaller ones: no side above 4000 pixels.' },
  ],
])('%j by %j is told', (images, rule, finding) => {
  expect(check(images, rule)).toEqual({ ...failed, ...finding });
});

test.each([
  [[`${site}/a?from=http://b.example`], { isHttps: true }],
  [['/a.jpg'], { isHttps: true }],
  [['http://shop.example/a', '/b.jpg?x'], {}],
  [[`${site}/a.jpg?w=10&h=9000`], { isHttps: true }],
  [[`${site}/I/a._SL500_.jpg`], { minLongest: 500, maxSide: 500 }],
  [[`${site}/a.jpg?w=500&h=20`], { minLongest: 500 }],
  [[`${site}/a.jpg`], { minSide: 500, minLongest: 500, maxSide: 10 }],
])('%j pass by %j', (images, rule) => {
  expect(check(images, rule)).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Product images have allowed URLs',
    fix: null,
    measured: null,
    limit: null,
    found: [],
  });
});

test.each([
  [[`${site}/I/a._SL499_.jpg`], { minLongest: 500 }, 'small'],
  [[`${site}/a.jpg?w=499&h=20`], { minLongest: 500 }, 'small'],
  [[`${site}/a.jpg?w=900&h=499`], { minSide: 500 }, 'small'],
  [[`${site}/I/a._SL501_.jpg`], { maxSide: 500 }, 'large'],
])('%j by %j are too %s', (images, rule, size) => {
  expect(check(images, rule)?.message).toBe(`Product images are too ${size}`);
});

test.each([
  ['/a.jpg', 'jpg'],
  ['/a.b.JPEG?x=.png', 'jpeg'],
  ['/a.webp#.png', 'webp'],
  ['/a.svg', 'svg'],
  ['/a.heic', 'heic'],
  ['/a.avif', 'avif'],
  ['/a.tif', 'tif'],
  ['/a.tiff', 'tiff'],
  ['/a.bmp', 'bmp'],
  ['/a.gif', 'gif'],
  ['/a.php', null],
  ['/a.1', null],
  ['/a', null],
  ['', null],
])('%j ends in the type %s', (address, type) => {
  expect(typeOf(address)).toBe(type);
});

test.each([
  ['https://a.example/b', true, false],
  ['HTTP://a.example', true, false],
  ['https://a.example/b.jpg', true, true],
  ['http://a.example:80/b.jpg', true, true],
  ['https://a.example:443/b.jpg', true, true],
  ['https://a.example:8080/b.jpg', true, true],
  ['HTTPS://a.example:8443/b.jpg', true, true],
  ['https://a.example:84/b.jpg', true, false],
  ['https://a.example:4430/b.jpg', true, false],
  ['https://a.example/b.jpg?c', true, false],
  ['https://a.example/b.jpg#c', true, false],
  ['https:///b.jpg', false, true],
  ['https:// a/b.jpg', false, true],
  ['ftp://a.example/b.jpg', false, true],
  ['see https://a.example/b.jpg', false, true],
  ['//a.example/b.jpg', false, true],
  ['/b.jpg', false, true],
])('%j is whole: %s, and ends in the file: %s', (address, isWhole, endsInFile) => {
  expect([isAbsolute(address), isBare(address)]).toEqual([isWhole, endsInFile]);
});
