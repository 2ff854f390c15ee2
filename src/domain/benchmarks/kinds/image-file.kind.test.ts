import { describe, expect, test } from 'vitest';
import type { ImageFile } from '#domain/images/image-file.ts';
import type { ListedImage, ListedImages } from '#domain/images/listed-image.ts';
import { testFile } from '#domain/images/test-file.ts';
import { isAbsolute, isBare, sidesOf, typeOf } from './image-address.ts';
import { imageFileKind } from './image-file.kind.ts';
import { target } from './test-target.ts';

const site = 'https://shop.example';
type Rule = Parameters<typeof imageFileKind.check>[1];
const check = (images: readonly string[], rule: Rule, pictures?: ListedImages) =>
  imageFileKind.check(target('images', images, pictures ? { pictures } : {}), rule);
const allowed = 'Product images meet the requirements for their files';

/** Without a file only the address counts: null is what neither says. */
test.each<[string[], Rule, string | null]>([
  [['/a.jpg', '/b.webp'], { types: ['jpg'] }, 'Image 2 is a webp file; the channel asks for files of type jpg'],
  [['/a.webp'], { types: ['jpg', 'png'] }, 'Need more product images to meet requirements'],
  [['/a.jpg'], { types: ['jpg'] }, 'Product images are of allowed file types'],
  [['/a.jpg', '/b'], { types: ['jpg'] }, null],
  [
    ['http://shop.example/a.jpg'],
    { isHttps: true },
    'Hero is not served over https; the channel asks for URLs that start with https',
  ],
  [['/a.jpg'], { isAbsolute: true }, 'Hero has no full URL; the channel asks for full URLs'],
  [[`${site}/a.jpg`], { isAbsolute: true }, allowed],
  [
    [`${site}/a.jpg?v=2`],
    { isBare: true },
    'Hero has a URL that does not end with the file name; the channel asks for URLs that end with the file name',
  ],
  [[`${site}/a.jpg`], { isBare: true }, allowed],
  [
    [`${site}/a.jpg?w=499`],
    { minSide: 500 },
    'Hero is 499 pixels wide by its URL; the channel asks for at least 500 pixels on each side',
  ],
  [
    [`${site}/a.jpg?h=9`],
    { minSide: 500 },
    'Hero is 9 pixels high by its URL; the channel asks for at least 500 pixels on each side',
  ],
  // The other side may be smaller.
  [[`${site}/a.jpg?w=500`], { minSide: 500 }, null],
  [[`${site}/a.jpg?w=500&h=500`], { minSide: 500 }, allowed],
  // The other side may be the longest one.
  [[`${site}/a.jpg?w=300`], { minLongest: 500 }, null],
  [[`${site}/a.jpg?w=500`], { minLongest: 500 }, allowed],
  [
    [`${site}/a.jpg?w=300&h=400`],
    { minLongest: 1_500, reason: 'to zoom' },
    'Hero is 300 × 400 by its URL; the channel asks for at least 1,500 pixels on the longest side to zoom',
  ],
  [
    [`${site}/I/a._SL499_.jpg`],
    { minLongest: 500 },
    'Hero is 499 pixels on its longest side by its URL; the channel asks for at least 500 pixels on the longest side',
  ],
  [[`${site}/I/a._SL500_.jpg`], { minLongest: 500, maxSide: 500 }, allowed],
  [
    [`${site}/a.jpg?w=9000`],
    { maxSide: 4_000 },
    'Hero is 9,000 pixels wide by its URL; the channel asks for no side above 4,000 pixels',
  ],
  [[`${site}/a.jpg?w=900`], { maxSide: 4_000 }, null],
  [[`${site}/a.jpg`], { minSide: 500, minLongest: 500, maxSide: 10 }, null],
  [[`${site}/a.jpg`], { isNamedByType: true }, null],
  [[`${site}/a`], { isNamedByType: true }, allowed],
  [[`${site}/a.jpg`], { isStill: true }, null],
  [[`${site}/a.jpg?w=900&h=400`], { isSquare: true }, null],
  [[`${site}/a.jpg?w=400`], { minSide: 500, isMeasuredOnly: true }, null],
  [[`${site}/a?from=http://b.example`], { isHttps: true }, allowed],
  [[`${site}/a.jpg`], {}, null],
])('%j by %j: %s', (images, rule, message) => {
  expect(check(images, rule)?.message ?? null).toBe(message);
});

describe('of a file that is known, the file decides', () => {
  const pictures = (file: ImageFile) => ({ '/a.jpg': { file, problem: null, alt: null } });
  test.each<[string, ImageFile, Rule, string | null]>([
    ['size', testFile({ width: 640, height: 480 }), { minLongest: 500 }, null],
    [
      'size below',
      testFile({ width: 640, height: 480 }),
      { minLongest: 1_000, reason: 'to zoom' },
      'Hero is 640 × 480; Amazon requires at least 1,000 pixels on the longest side to zoom',
    ],
    [
      'one short side',
      testFile({ width: 640, height: 480 }),
      { minSide: 500 },
      'Hero is 640 × 480; Amazon requires at least 500 pixels on each side',
    ],
    [
      'size above',
      testFile({ width: 12_000, height: 480 }),
      { maxSide: 10_000 },
      'Hero is 12,000 × 480; Amazon requires no side above 10,000 pixels',
    ],
    ['the format', testFile({ format: 'jpeg' }), { types: ['jpg'] }, null],
    [
      'another format than its name',
      testFile({ format: 'webp' }),
      { types: ['jpg'] },
      'Need more product images to meet requirements',
    ],
    [
      'a wrong name',
      testFile({ format: 'webp' }),
      { isNamedByType: true },
      'Hero is a webp file, but its name ends in .jpg; Amazon requires file names that end in the type of the file',
    ],
    ['a right name', testFile({ format: 'jpeg' }), { isNamedByType: true }, null],
    [
      'megapixels',
      testFile({ width: 5_000, height: 5_001 }),
      { maxMegapixels: 25 },
      'Hero has 25.1 megapixels; Amazon requires at most 25 megapixels',
    ],
    ['as many megapixels', testFile({ width: 5_000, height: 5_000 }), { maxMegapixels: 25 }, null],
    [
      'no square',
      testFile({ width: 1_000, height: 900 }),
      { isSquare: true },
      'Hero is 1,000 × 900; Amazon requires square images',
    ],
    ['nearly a square', testFile({ width: 1_000, height: 999 }), { isSquare: true }, null],
    [
      'bytes',
      testFile({}, { bytes: 10 * 1_048_576 + 1 }),
      { maxMegabytes: 10 },
      'Hero is 10.1 MB; Amazon requires at most 10 MB',
    ],
    ['as many bytes', testFile({}, { bytes: 10 * 1_048_576 }), { maxMegabytes: 10 }, null],
    [
      'CMYK',
      testFile({ colorSpace: 'cmyk' }),
      { isPlainColor: true },
      'Hero has CMYK colors; Amazon requires sRGB colors with 8 bits per color',
    ],
    [
      'other colors',
      testFile({ colorSpace: 'other' }),
      { isPlainColor: true },
      'Hero is not in sRGB; Amazon requires sRGB colors with 8 bits per color',
    ],
    [
      '16 bits',
      testFile({ depth: '16' }),
      { isPlainColor: true },
      'Hero does not have 8 bits per color but 16; Amazon requires sRGB colors with 8 bits per color',
    ],
    [
      'another depth',
      testFile({ depth: 'other' }),
      { isPlainColor: true },
      'Hero does not have 8 bits per color; Amazon requires sRGB colors with 8 bits per color',
    ],
    ['gray', testFile({ colorSpace: 'gray' }), { isPlainColor: true }, null],
    [
      'frames',
      testFile({ format: 'gif', frames: 24 }),
      { isStill: true, reason: 'and keeps the first' },
      'Hero moves: it has 24 frames; Amazon requires still images and keeps the first',
    ],
    ['one frame', testFile({ frames: 1 }), { isStill: true }, null],
    [
      'transparency',
      testFile({ isTransparent: true }),
      { isOpaque: true },
      'Hero is transparent in places; Amazon requires images without transparency',
    ],
    ['no transparency', testFile(), { isOpaque: true }, null],
  ])('%s', (_what, file, rule, message) => {
    const of = target('images', ['/a.jpg'], { pictures: pictures(file) });
    const finding = imageFileKind.check(of, rule, 'Amazon requires');
    expect(finding?.share).toBe(message === null ? 0 : 1);
    if (message !== null) expect(finding?.message).toBe(message);
    expect(imageFileKind.findUnchecked?.(of, rule)).toEqual([]);
  });

  test('for any size the address asks for', () => {
    const address = `${site}/a.jpg?w=400`;
    const file = testFile({ width: 2_000, height: 2_000 });
    expect(check([address], { minSide: 500 }, { [address]: { file, problem: null, alt: null } })?.share).toBe(0);
  });

  test('and the only one where nothing else counts', () => {
    const rule = { minSide: 500, isMeasuredOnly: true };
    expect(check(['/a.jpg'], rule, pictures(testFile({ width: 400 })))?.share).toBe(1);
    expect(check(['/a.jpg'], rule, pictures(testFile()))?.share).toBe(0);
  });

  test('a rule on the hero is silent on the others', () => {
    const small = { file: testFile({ width: 20, height: 20 }), problem: null, alt: null };
    const large = { file: testFile(), problem: null, alt: null };
    const hero = (first: ListedImage, second: ListedImage) =>
      check(['/a', '/b'], { minSide: 500, isHeroOnly: true }, { '/a': first, '/b': second })?.message;
    expect(hero(large, small)).toBe('Hero meets the requirements for its file');
    expect(hero(small, large)).toBe('Hero is 20 × 20; the channel asks for at least 500 pixels on each side');
  });

  test('several are counted, and named by their number and file', () => {
    const small = { file: testFile({ width: 20, height: 20 }), problem: null, alt: null };
    const images = ['/a.jpg', '/x/b.jpg?v=1', '/c.jpg'];
    const pictures = { '/a.jpg': { ...small, file: testFile() }, '/x/b.jpg?v=1': small, '/c.jpg': small };
    expect(check(images, { minSide: 500 }, pictures)).toMatchObject({
      message: 'Image 2 is 20 × 20; the channel asks for at least 500 pixels on each side (2 images affected)',
      found: ['Image 2: b.jpg', 'Image 3: c.jpg'],
      images: ['/x/b.jpg?v=1', '/c.jpg'],
    });
  });
});

describe('an image of which nothing is known is not checked', () => {
  const good = { file: testFile(), problem: null, alt: null };
  const rule = { minSide: 500 };
  const of = (pictures: ListedImages) => target('images', ['/a.jpg', '/b.jpg'], { pictures });
  test.each<[string, ListedImages, string[]]>([
    ['never fetched', { '/a.jpg': good }, ['/b.jpg']],
    ['not reached', { '/a.jpg': good, '/b.jpg': { file: null, problem: 'unreachable', alt: null } }, ['/b.jpg']],
    ['no picture', { '/a.jpg': good, '/b.jpg': { file: null, problem: 'not-a-picture', alt: null } }, ['/b.jpg']],
    ['none of them', {}, ['/a.jpg', '/b.jpg']],
  ])('%s', (_why, pictures, unchecked) => {
    expect(imageFileKind.check(of(pictures), rule)).toBeNull();
    expect(imageFileKind.findUnchecked?.(of(pictures), rule)).toEqual(unchecked);
  });

  test('yet the others break the rule', () => {
    const small = { file: testFile({ width: 20, height: 20 }), problem: null, alt: null };
    expect(imageFileKind.check(of({ '/a.jpg': small }), rule)?.share).toBe(1);
  });

  test('the address of what is no picture says no type', () => {
    const pictures = { '/a.jpg': { file: null, problem: 'not-a-picture', alt: null } } as const;
    expect(check(['/a.jpg'], { types: ['png'] }, pictures)).toBeNull();
    const unread = { '/a.heic': { file: null, problem: 'not-readable', alt: null } } as const;
    expect(check(['/a.heic'], { types: ['png'] }, unread)?.share).toBe(1);
  });

  test('an address named like what every object has is an address', () => {
    expect(check(['constructor'], rule, {})).toBeNull();
  });
});

test('no images are the matter of another rule', () => {
  expect(check([], { isHttps: true })).toBeNull();
});

describe('an address says the size it asks for', () => {
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
  expect(imageFileKind.findIssues?.({ isHeroOnly: true, reason: 'to zoom', types: [] }, 'images')).toHaveLength(1);
  const asked = [{ isAbsolute: true }, { isBare: true }, { minSide: 1 }, { minLongest: 1 }, { maxSide: 1 }];
  for (const rule of [...asked, { maxMegapixels: 1 }, { maxMegabytes: 1 }, { isSquare: true }, { isOpaque: true }])
    expect(imageFileKind.findIssues?.(rule, 'images')).toEqual([]);
});

const failed = { verdict: 'failed', share: 1, measured: null, limit: null };
test.each([
  [
    ['/a.webp', '/b.WEBP', '/c.gif'],
    { types: ['jpg', 'jpeg', 'png', 'bmp'] },
    {
      message: 'Need more product images to meet requirements',
      fix: 'Add at least one as jpg, jpeg, png. The channel does not accept webp, gif.',
      found: ['Hero: a.webp', 'Image 2: b.WEBP', 'Image 3: c.gif'],
      images: ['/a.webp', '/b.WEBP', '/c.gif'],
    },
  ],
  [
    ['/a.webp', '/b.gif', '/c.png', '/d'],
    { types: ['jpg', 'jpeg', 'png', 'bmp'] },
    {
      message: 'Hero is a webp file; the channel asks for files of type jpg, jpeg, png, bmp (2 images affected)',
      fix: 'Use jpg, jpeg, png.',
      found: ['Hero: a.webp', 'Image 2: b.gif'],
      images: ['/a.webp', '/b.gif'],
      share: 0.5,
      word: 'webp',
    },
  ],
  [
    [`${site}/a.jpg`, `${site}/b`],
    { isBare: true },
    {
      message:
        'Image 2 has a URL that does not end with the file name; the channel asks for URLs that end with the file name',
      fix: 'Use URLs that end with the file name, such as mug.jpg, with nothing after it (?v=2) and no port number (:8080).',
      found: ['Image 2: b'],
      images: [`${site}/b`],
    },
  ],
])('%j by %j is shown', (images, rule, finding) => {
  expect(check(images, rule)).toEqual({ ...failed, ...finding });
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
