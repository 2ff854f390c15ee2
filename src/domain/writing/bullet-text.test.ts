import { expect, test } from 'vitest';
import { joinPoints, tidyBullet } from './bullet-text.ts';
import { isCareCall } from './care.ts';

test.each([
  [
    ['Machine wash.', 'Two pockets', 'Line dry.'],
    ['Machine wash; line dry', 'Two pockets'],
  ],
  [
    ['Machine wash.', 'Two pockets'],
    ['Machine wash.', 'Two pockets'],
  ],
])('%j has its care in one line: %j', (items, told) => {
  expect(joinPoints(items, isCareCall)).toEqual(told);
});

test.each([
  ['It also features a wide lid.', 'features a wide lid'],
  ['Gives shade / Keeps rain out', 'Gives shade; keeps rain out'],
  ['It is 42 cm tall and weighs 1.2 kg', 'Measures 42 cm tall and weighs 1.2 kg'],
])('%j stands by itself as %j', (text, told) => {
  expect(tidyBullet(text, 'amazon')).toBe(told);
});
