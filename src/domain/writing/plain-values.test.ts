import { expect, test } from 'vitest';
import { calmFact, calmValue } from './plain-values.ts';

test.each([
  ['Yellow Gold', 'yellow gold'],
  ['Made in U.S.A.', 'Made in U.S.A.'],
  ['CoolTech, PU Leather', 'CoolTech, PU leather'],
])('%j in running text is %j', (value, calm) => {
  expect(calmValue(value)).toBe(calm);
});

test('the contents of a box are no name', () => {
  expect(calmFact({ name: 'In the box', value: 'One Pair Of Mittens', subject: 'box' })).toBe('one pair of mittens');
});
