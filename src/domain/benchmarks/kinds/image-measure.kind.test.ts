import { expect, test } from 'vitest';
import type { ImageMeasures } from '#domain/images/image-file.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { testFile } from '#domain/images/test-file.ts';
import { type ImageMeasureRule, imageMeasureKind } from './image-measure.kind.ts';
import { target } from './test-target.ts';

const check = (pictures: ListedImages, rule: ImageMeasureRule) => {
  const of = target('images', ['/a.jpg', '/b.jpg'], { pictures });
  return {
    finding: imageMeasureKind.check(of, rule, 'Amazon asks for'),
    unchecked: imageMeasureKind.findUnchecked?.(of, rule),
  };
};
const shown = (given: Partial<ImageMeasures>) => ({ file: testFile(given), problem: null, alt: null });

test.each<[Partial<ImageMeasures>, ImageMeasureRule, string]>([
  [
    { whiteBorder: 0.9496 },
    { measure: 'white', min: 95, reason: '(RGB 255, 255, 255)' },
    'The border of the hero is 94.9% white; Amazon asks for at least 95% (RGB 255, 255, 255)',
  ],
  [{ fill: 0.62 }, { measure: 'fill', min: 85 }, 'The product fills 62% of the hero; Amazon asks for at least 85%'],
  [
    { fill: 0.951 },
    { measure: 'fill', min: 75, max: 95 },
    'The product fills 95.1% of the hero; Amazon asks for at least 75% and at most 95%',
  ],
  [
    { groundSpread: 24.2 },
    { measure: 'uneven', max: 8 },
    'The background of the hero varies by 24.2 of 255; Amazon asks for at most 8',
  ],
  [
    { sharpness: 3.14 },
    { measure: 'sharpness', min: 5 },
    'The sharpness of the hero is 3.1: it looks out of focus; Amazon asks for at least 5',
  ],
  [
    { letters: 0.8 },
    { measure: 'letters', max: 50 },
    'Letters or a watermark may be on the hero (80% likely); Amazon asks for at most 50%',
  ],
])('%j by %j: %s', (given, rule, message) => {
  const pictures = { '/a.jpg': shown(given), '/b.jpg': shown({}) };
  expect(check(pictures, rule).finding).toMatchObject({ message, share: 0.5, images: ['/a.jpg'] });
  expect(check(pictures, { ...rule, isHeroOnly: true }).finding).toMatchObject({ message, share: 1 });
});

test.each<[Partial<ImageMeasures>, ImageMeasureRule]>([
  [{ whiteBorder: 0.95 }, { measure: 'white', min: 95 }],
  [{ fill: 0.85 }, { measure: 'fill', min: 85, max: 85 }],
  [{ groundSpread: 8 }, { measure: 'uneven', max: 8 }],
  [{ sharpness: 5 }, { measure: 'sharpness', min: 5 }],
  [{ letters: 0.5 }, { measure: 'letters', max: 50 }],
])('%j passes by %j', (given, rule) => {
  const { finding, unchecked } = check({ '/a.jpg': shown(given), '/b.jpg': shown(given) }, rule);
  expect(finding?.share).toBe(0);
  expect(unchecked).toEqual([]);
});

test('a rule on the hero says nothing of the others', () => {
  const rule = { measure: 'white', min: 95, isHeroOnly: true } as const;
  expect(check({ '/a.jpg': shown({}), '/b.jpg': shown({ whiteBorder: 0 }) }, rule).finding?.share).toBe(0);
});

test.each<[string, ListedImages, string[]]>([
  ['never fetched', {}, ['/a.jpg', '/b.jpg']],
  ['no goods on the ground', { '/a.jpg': shown({ fill: null }), '/b.jpg': shown({}) }, ['/a.jpg']],
  ['not loaded', { '/a.jpg': { file: null, problem: 'broken', alt: null }, '/b.jpg': shown({}) }, ['/a.jpg']],
])('an image with %s is not checked', (_why, pictures, images) => {
  expect(check(pictures, { measure: 'fill', min: 85 })).toEqual({ finding: null, unchecked: images });
});

test('a listing without images is another rule’s matter', () => {
  expect(imageMeasureKind.check(target('images', []), { measure: 'white', min: 95 })).toBeNull();
});
