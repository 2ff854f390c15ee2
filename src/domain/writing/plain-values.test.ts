import { expect, test } from 'vitest';
import { calmValue } from './plain-values.ts';

test.each([
  ['Yellow Gold', 'yellow gold'],
  ['Made in U.S.A.', 'Made in U.S.A.'],
  ['CoolTech, PU Leather', 'CoolTech, PU leather'],
])('%j in running text is %j', (value, calm) => {
  expect(calmValue(value)).toBe(calm);
});
