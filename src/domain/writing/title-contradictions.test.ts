import { expect, test } from 'vitest';
import { countsOtherThanTitle, saysOtherThanTitle } from './title-contradictions.ts';

const fact = (name: string, value: string) => ({ name, value, subject: 'other' as const });

test.each([
  ['Green leaf earrings', 'Color', 'Yellow', true],
  ['Green leaf earrings', 'Color', 'Olive', false],
  ['Green leaf earrings', 'Color', 'Green, Red', false],
  ['White & heather gray table', 'Color', 'White', true],
  ['Grey stool', 'Color', 'Gray', false],
  ['Phone case, Red, Black, Light Blue, Clear Orange', 'Color', 'Orange', false],
  ['Phone case, Red, Black', 'Color', 'Orange', true],
  ['Leaf earrings', 'Color', 'Yellow', false],
  ['Stainless steel hoop earrings', 'Material', 'Iron alloy', true],
  ['Stainless steel hoop earrings', 'Material', 'Steel', false],
  ['Leather pouch', 'Material', 'PU leather', false],
  ['Denim skirt', 'Material', 'Cotton', false],
  ['Silk scarf', 'Composition', '100% polyester', true],
  ['Oak stool', 'Material', 'Wood', false],
  ['Wooden puzzle', 'Material', 'Wood', false],
  ['Choker with gold pendant', 'Color', 'Black', false],
  ['Gold-tone bangle', 'Color', 'Silver', true],
  ['Gold-tone bangle', 'Color', 'Gold', false],
  ['Gold-tone bangle', 'Color', 'Black', false],
  ['Case for Samsung Galaxy Z Flip', 'Brand compatibility', 'Apple', true],
  ['Case for iPhone 15', 'Brand compatibility', 'Apple', false],
  ['Clear hard case', 'Brand compatibility', 'Apple', false],
])('%s: %s %s is another: %s', (title, name, value, isOther) => {
  expect(saysOtherThanTitle(fact(name, value), title)).toBe(isOther);
});

test.each([
  ['25 cooking pre-sets cover any meal.', true],
  ['24 preset programs cover any meal.', false],
  ['It keeps tea warm for 25 minutes.', false],
])('of an oven with 24 functions %j says another number: %s', (text, isOther) => {
  expect(countsOtherThanTitle(text, 'Varde Oven with 24 Functions')).toBe(isOther);
});
