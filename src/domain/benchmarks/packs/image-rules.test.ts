// What the packs ask of images: what each rule asks, how severe it is and who says so.
import { expect, test } from 'vitest';
import { testFile } from '#domain/images/test-file.ts';
import { noAims } from '../aims.ts';
import { describeRule } from '../describe-rule.ts';
import { evaluate } from '../evaluate.ts';
import { plainProduct } from '../kinds/test-target.ts';
import { imageRules } from './image-rules.data.ts';

const asked = (retailer: string) =>
  imageRules
    .filter((rule) => rule.retailer === retailer)
    .map((rule) => [
      rule.id.replace(`${retailer}.images.`, ''),
      rule.severity,
      rule.points,
      rule.standing,
      describeRule(rule),
    ]);

test.each([
  [
    'general',
    [
      ['loading', 'warn', 4, 'own', 'every image can be loaded'],
      ['duplicates', 'warn', 2, 'own', 'no picture twice'],
      ['sharpness', 'advise', 1, 'own', 'sharpness at least 10'],
      ['colors', 'advise', 1, 'own', 'sRGB colors with 8 bits per color'],
      ['alt-text', 'advise', 1, 'own', 'alt text for each image'],
      ['alt-words', 'advise', 1, 'own', 'alt text that describes the image'],
    ],
  ],
  [
    'amazon',
    [
      ['present', 'block', 17, 'official', 'not missing'],
      ['file-types', 'block', 9, 'official', 'files of type jpg, jpeg, png, tif, tiff, gif'],
      ['size', 'block', 4, 'official', 'at least 500 pixels on the longest side, no side above 10,000 pixels'],
      ['ideal-size', 'advise', 1, 'official', 'at least 1,000 pixels on the longest side to zoom'],
      ['still', 'block', 2, 'official', 'still images'],
      ['ground', 'warn', 3, 'official', 'for the hero, white at the border at least 95% (RGB 255, 255, 255)'],
      ['fill', 'warn', 2, 'official', 'for the hero, share of the image the product fills at least 85%'],
      ['file-size', 'warn', 2, 'third-party', 'at most 10 MB'],
      ['square', 'advise', 1, 'third-party', 'square images'],
      ['letters', 'advise', 1, 'third-party', 'for the hero, likelihood of letters or a watermark at most 30%'],
    ],
  ],
  [
    'walmart',
    [
      ['present', 'block', 17, 'official', 'not missing'],
      ['file-types', 'block', 9, 'official', 'files of type jpg, jpeg, png, bmp'],
      ['addresses', 'warn', 2, 'official', 'URLs that end with the file name'],
      ['size', 'warn', 2, 'official', 'at least 1,500 pixels on each side to zoom'],
      ['ideal-size', 'advise', 1, 'official', 'at least 2,200 pixels on each side'],
      ['square', 'advise', 1, 'official', 'square images'],
      ['ground', 'warn', 3, 'official', 'for the hero, white at the border at least 95% (RGB 255, 255, 255)'],
      ['file-size', 'warn', 2, 'official', 'at most 5 MB'],
      ['colors', 'warn', 1, 'official', 'sRGB colors with 8 bits per color'],
    ],
  ],
  [
    'ebay',
    [
      ['present', 'block', 17, 'official', 'not missing'],
      ['https', 'block', 4, 'official', 'URLs that start with https'],
      ['file-types', 'block', 9, 'official', 'files of type jpg, jpeg, gif, png, bmp, tif, tiff, avif, heic, webp'],
      ['size', 'warn', 2, 'official', 'at least 500 pixels on the longest side'],
      ['ideal-size', 'advise', 1, 'official', 'at least 1,000 pixels on the longest side'],
      ['still', 'warn', 2, 'official', 'still images and keeps the first frame alone'],
    ],
  ],
  [
    'google_merchant',
    [
      ['file-types', 'block', 9, 'official', 'files of type jpg, jpeg, webp, png, gif, bmp, tif, tiff'],
      ['size.2027-01-30', 'warn', 2, 'official', 'at least 500 pixels on each side from 2027-01-31'],
      ['size.2027-01-31', 'block', 4, 'official', 'at least 500 pixels on each side'],
      ['least-size.2027-01-30', 'block', 4, 'official', 'at least 100 pixels on each side'],
      ['least-size.apparel.2027-01-30', 'block', 4, 'official', 'at least 250 pixels on each side of apparel'],
      ['ideal-size', 'advise', 1, 'official', 'at least 1,500 pixels on each side'],
      ['file-size', 'block', 2, 'official', 'at most 64 megapixels, at most 16 MB'],
      ['named-by-type', 'warn', 1, 'official', 'file names that end in the type of the file'],
      ['ground', 'advise', 1, 'third-party', 'for the hero, white at the border at least 95% (RGB 255, 255, 255)'],
      ['fill', 'advise', 1, 'third-party', 'for the hero, share of the image the product fills at least 75%'],
    ],
  ],
  [
    'shopify',
    [
      ['size', 'warn', 3, 'official', 'no side above 5,000 pixels, at most 25 megapixels'],
      ['file-size', 'warn', 2, 'official', 'at most 20 MB'],
      ['alt-length', 'block', 2, 'official', 'alt text of at most 512 characters'],
    ],
  ],
  [
    'etsy',
    [
      ['file-types', 'block', 9, 'official', 'files of type jpg, jpeg, png, gif, heic, svg'],
      ['size', 'warn', 2, 'official', 'at least 2,000 pixels on each side'],
      ['still', 'block', 2, 'official', 'still images'],
      ['file-size', 'advise', 2, 'official', 'at most 1 MB because larger photos may fail to upload'],
      ['alt-length', 'block', 2, 'official', 'alt text of at most 500 characters'],
    ],
  ],
  [
    'meta',
    [
      ['file-types', 'block', 9, 'official', 'files of type jpg, jpeg, png'],
      ['size', 'warn', 2, 'official', 'at least 500 pixels on each side'],
      ['file-size', 'warn', 2, 'official', 'at most 8 MB'],
      ['square', 'advise', 1, 'third-party', 'square images'],
    ],
  ],
  [
    'tiktok_shop',
    [
      ['present', 'block', 17, 'official', 'not missing'],
      ['size', 'block', 4, 'official', 'at least 300 pixels on each side, no side above 4,000 pixels'],
      ['ideal-size', 'advise', 1, 'third-party', 'at least 600 pixels on each side'],
      ['square', 'advise', 1, 'third-party', 'square images'],
      ['ground', 'warn', 3, 'third-party', 'for the hero, white at the border at least 95% (RGB 255, 255, 255)'],
      ['fill', 'warn', 2, 'third-party', 'for the hero, share of the image the product fills at least 80%'],
    ],
  ],
  [
    'openai',
    [
      ['present', 'block', 17, 'official', 'not missing'],
      ['file-types', 'block', 9, 'official', 'files of type jpg, jpeg, png'],
      ['addresses', 'block', 4, 'official', 'full URLs'],
    ],
  ],
])('of images %s asks this', (retailer, expected) => {
  expect(asked(retailer)).toEqual(expected);
});

test('each says where and when it was read, and only what a channel states blocks', () => {
  for (const { id, source, asOf, standing, severity } of imageRules) {
    expect([id, source]).not.toContain('');
    if (standing === 'official') expect([id, asOf]).toEqual([id, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    if (severity === 'block') expect([id, standing]).toEqual([id, 'official']);
  }
});

const check = (retailer: string, given: Parameters<typeof testFile>[0], day = '2026-11-27', category = 'Kitchen') => {
  const pictures = { '/a.jpg': { file: testFile(given), problem: null, alt: 'A mug' } };
  const product = { ...plainProduct, retailer, category, pictures };
  const { results } = evaluate({ images: ['/a.jpg'] }, product, imageRules, new Date(day), noAims);
  return results.filter(({ hasPassed }) => !hasPassed).map(({ message }) => message);
};

test.each([
  [
    'Amazon',
    { width: 640, height: 480 },
    [
      'Hero is 640 × 480; Amazon recommends at least 1,000 pixels on the longest side to zoom',
      'Hero is 640 × 480; Amazon is said to ask for square images',
    ],
  ],
  ['Amazon', { format: 'gif', frames: 2 }, ['Hero moves: it has 2 frames; Amazon requires still images']],
  [
    'eBay',
    { format: 'gif', frames: 2 },
    ['Hero moves: it has 2 frames; eBay asks for still images and keeps the first frame alone'],
  ],
  [
    'Google',
    { width: 400, height: 1_600 },
    [
      'Hero is 400 × 1,600; Google Merchant Center asks for at least 500 pixels on each side from 2027-01-31',
      'Hero is 400 × 1,600; Google Merchant Center recommends at least 1,500 pixels on each side',
    ],
  ],
  [
    'Corner shop',
    { sharpness: 2 },
    ['The sharpness of the hero is 2: it looks out of focus; Copydesk recommends at least 10'],
  ],
] as const)('on %s a hero of %j is shown with its figures', (retailer, given, messages) => {
  expect(check(retailer, given)).toEqual(messages);
});

test('Google asks for more of apparel, and of all from the last day of January 2027', () => {
  const small = { width: 200, height: 200 };
  const hard = (day: string, category: string) =>
    check('Google', small, day, category).filter((message) => message.includes('requires'));
  expect(hard('2027-01-30', 'Kitchen')).toEqual([]);
  expect(hard('2027-01-30', 'Apparel & Accessories')).toEqual([
    'Hero is 200 × 200; Google Merchant Center requires at least 250 pixels on each side of apparel',
  ]);
  expect(hard('2027-01-31', 'Kitchen')).toEqual([
    'Hero is 200 × 200; Google Merchant Center requires at least 500 pixels on each side',
  ]);
});
