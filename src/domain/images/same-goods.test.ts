import { expect, test } from 'vitest';
import type { ImageMeasures } from './image-file.ts';
import { mayShowSameGoods } from './same-goods.ts';
import { testFile } from './test-file.ts';

const color = (red: number, green: number, blue: number, share: number) => ({ red, green, blue, share });
const [gray, lit, blue, skin, wall] = [
  color(120, 120, 126, 0.8),
  color(150, 148, 150, 0.7),
  color(20, 150, 220, 0.4),
  color(150, 100, 80, 0.2),
  color(210, 190, 170, 0.7),
];
const trousers = { left: 0.3, top: 0, width: 0.3, height: 1 };
const picture = (colors: ImageMeasures['colors'], goods: ImageMeasures['goods'] = trousers) =>
  testFile({ ...(colors ? { colors } : {}), goods }).measures;

test.each<[string, ImageMeasures, ImageMeasures, boolean]>([
  ['the same goods in another light', picture([gray, skin]), picture([lit, skin]), true],
  ['a whole outfit', picture([gray, skin]), picture([gray, skin, blue]), false],
  ['a detail without a color of the goods', picture([gray, blue]), picture([gray]), false],
  ['goods cut out of a scene', picture([wall, gray], null), picture([gray]), true],
  ['other goods than a scene shows', picture([wall, gray], null), picture([blue]), false],
  ['another outline', picture([gray]), picture([gray], { left: 0, top: 0, width: 1, height: 1 }), false],
  ['a picture whose colors nobody measured', picture([gray]), testFile({ colors: undefined as never }).measures, false],
])('%s: %#', (_name, one, other, expected) => {
  expect(mayShowSameGoods(one, other)).toBe(expected);
});
