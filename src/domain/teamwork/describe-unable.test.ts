import { expect, test } from 'vitest';
import { describeUnable } from './describe-unable.ts';

const scope = { brand: ['Barkenby'], category: [], retailer: ['Amazon'] };
const may = 'may only change products of brand Barkenby, retailer Amazon.';

test.each([
  [1, 1, `Tomas Berg ${may} This product is outside this limit: they can see it and comment, but not change it.`],
  [
    12,
    1,
    `Tomas Berg ${may} 1 of these 12 products is outside this limit: they can see it and comment, but not change it.`,
  ],
  [
    1_200,
    1_100,
    `Tomas Berg ${may} 1,100 of these 1,200 products are outside this limit: they can see them and comment, but not change them.`,
  ],
  [
    12,
    12,
    `Tomas Berg ${may} All 12 products are outside this limit: they can see them and comment, but not change them.`,
  ],
])('of %d products, %d that somebody cannot change are said with their limit', (total, cannotChange, text) => {
  expect(describeUnable('Tomas Berg', { total, cannotChange, scope })).toBe(text);
});

test('nothing is said where all can be changed, and who reads it is addressed', () => {
  expect(describeUnable('Tomas Berg', { total: 3, cannotChange: 0, scope })).toBeNull();
  expect(describeUnable(null, { total: 1, cannotChange: 1, scope })).toBe(
    `You ${may} This product is outside this limit: you can see it and comment, but not change it.`,
  );
});
