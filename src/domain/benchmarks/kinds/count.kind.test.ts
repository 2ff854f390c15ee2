import { expect, test } from 'vitest';
import { type CountRule, countKind } from './count.kind.ts';
import { target } from './test-target.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => `entry ${index}`);
const required: CountRule = { min: 3, max: 5, isIdeal: false };
const ideal: CountRule = { min: 5, max: 6, isIdeal: true };

test.each([
  ['bullets', 3, required, 'Bullet points count meets requirements', null],
  ['bullets', 5, required, 'Bullet points count meets requirements', null],
  ['bullets', 2, required, 'Need more bullet points to meet requirements', 'Add 1 more bullet point.'],
  ['bullets', 6, required, 'Need fewer bullet points to meet requirements', 'Remove 1 bullet point.'],
  ['images', 1, required, 'Need more product images to meet requirements', 'Add at least 2 more product images.'],
  ['images', 3, required, 'Product images count meets requirements', null],
  ['images', 8, required, 'Need fewer product images to meet requirements', 'Remove 3 images.'],
  ['images', 5, ideal, 'Product images count is within ideal range', null],
  ['images', 4, ideal, 'Product images count is slightly below ideal', 'Add 1 more product image.'],
  ['images', 3, ideal, 'Product images count is below ideal', 'Add at least 2 more product images.'],
  ['images', 2, ideal, 'Product images count is well below ideal', 'Add at least 3 more product images.'],
  ['bullets', 7, ideal, 'Bullet points count is slightly above ideal', 'Remove 1 bullet point.'],
  ['bullets', 9, ideal, 'Bullet points count is above ideal', 'Remove 3 bullet points.'],
  ['bullets', 13, ideal, 'Bullet points count is well above ideal', 'Remove 7 bullet points.'],
] as const)('%s: %i', (attribute, count, rule, message, fix) => {
  const finding = countKind.check(target(attribute, list(count)), rule);
  expect(finding).toMatchObject({ message, fix, measured: { value: count, unit: attribute } });
  expect(finding?.share === 0).toBe(fix === null);
});

test('an empty list is not counted', () => {
  expect(countKind.check(target('images', []), required)).toBeNull();
});

test('a broken count is shown with its limits, and so is a kept one', () => {
  expect(countKind.check(target('bullets', list(7)), ideal)).toEqual({
    verdict: 'slightly-above',
    share: 0.25,
    message: 'Bullet points count is slightly above ideal',
    fix: 'Remove 1 bullet point.',
    measured: { value: 7, unit: 'bullets' },
    limit: { min: 5, max: 6 },
    found: [],
  });
  expect(countKind.check(target('images', list(9)), { max: 9, isIdeal: false })).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Product images count meets requirements',
    fix: null,
    measured: { value: 9, unit: 'images' },
    limit: { min: undefined, max: 9 },
    found: [],
  });
  expect(countKind.check(target('images', list(11)), { max: 9, isIdeal: false })?.fix).toBe('Remove 2 images.');
  expect(countKind.check(target('images', list(1)), { min: 2, isIdeal: false })?.fix).toBe('Add 1 more product image.');
});
