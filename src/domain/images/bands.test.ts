import { expect, test } from 'vitest';
import { tellingBands, toBands } from './bands.ts';

test.each([
  ['0000000000000000', [0, 65_536, 131_072, 196_608]],
  ['ffff000100000fff', [65_535, 65_537, 131_072, 200_703]],
])('the hash %s in quarters', (hash, bands) => {
  expect(toBands(hash)).toEqual(bands);
});

test('a quarter in which nothing differs says nothing', () => {
  expect(tellingBands(toBands('ffff000100000fff'))).toEqual([65_535, 65_537, 200_703]);
  expect(tellingBands(toBands('0000000000000000'))).toEqual([]);
});
