import { expect, test } from 'vitest';
import { sortKeys } from '#domain/catalogue/catalogue.contract.ts';
import { sortChoices } from './sort.ts';

test('every sort key can be chosen in both directions', () => {
  const offered = sortChoices.map(({ sort, order }) => `${sort} ${order}`).sort();
  expect(offered).toEqual(sortKeys.flatMap((key) => [`${key} asc`, `${key} desc`]).sort());
});
