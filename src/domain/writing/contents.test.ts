import { expect, test } from 'vitest';
import { contradictsTitle } from './contents.ts';

test.each([
  ['Capacity', '0.7 L', 'Varde Flask 1 L', true],
  ['Capacity', '700 ml', 'Varde Flask 0.7 L', false],
  ['Size', '32 inch', 'Varde Hard Shell Case, 20in', true],
  ['Size', '20 inches', 'Varde Hard Shell Case, 50 cm', false],
  ['Size', '8 ft', 'Varde Rug 5 x 8 ft', false],
  ['Size', 'M', 'Varde Hard Shell Case, 20in', false],
  ['Dimensions', '72 x 36 inches', 'Varde Film 24" x 36"', true],
  ['Dimensions', '36 x 24 x 2 inches', 'Varde Film 24" x 36"', false],
  ['Dimensions', '30 x 20 x 4 inches', 'Varde Screen 32"', false],
  ['Cord length', '32"', 'Varde Lamp 8"', false],
])('%s of %j beside %j', (name, value, title, isOther) => {
  expect(contradictsTitle({ name, value, subject: 'size' }, title)).toBe(isOther);
});
