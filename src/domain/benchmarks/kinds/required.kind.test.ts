import { expect, test } from 'vitest';
import { requiredKind } from './required.kind.ts';
import { target } from './test-target.ts';

test.each([
  ['title', ['A mug'], 'Title is present', null],
  ['title', [], 'Title is missing', 'Write a title.'],
  ['description', [], 'Description is missing', 'Write a description.'],
  ['bullets', [], 'Need more bullet points to meet requirements', 'Add bullet points: there are none.'],
  ['images', [], 'Need more product images to meet requirements', 'Add product images: there are none.'],
  ['images', ['/1.jpg'], 'Product images are present', null],
] as const)('a part must be there: %s %j', (attribute, items, message, fix) => {
  expect(requiredKind.check(target(attribute, items), {})).toMatchObject({ message, fix });
});

test.each([
  ['brand', {}, 'Brand is given'],
  ['brand', { brand: null }, 'Brand is missing'],
  ['price', { price: '  ' }, 'Price is missing'],
  ['category', {}, 'Category is given'],
  ['color', {}, 'Color is given'],
  ['Size', {}, 'Size is missing'],
] as const)('the product must have the fact %s: %j', (fact, product, message) => {
  expect(requiredKind.check(target('facts', [], product), { fact })?.message).toBe(message);
});

test.each([
  ['clayfield mug', {}, 'passed'],
  ['Clayfield mug', { brand: 'Clayfield™' }, 'passed'],
  ['Clayfield® mug', {}, 'passed'],
  ['Clayfields mug', {}, 'failed'],
  ['A mug', {}, 'failed'],
  ['A mug', { brand: null }, undefined],
] as const)('the title %j of %j tells the brand: %s', (title, product, verdict) => {
  expect(requiredKind.check(target('title', [title], product), { fact: 'brand' })?.verdict).toBe(verdict);
});

test('the fix names the value', () => {
  expect(requiredKind.check(target('title', ['A mug']), { fact: 'brand' })).toMatchObject({
    message: 'Title does not name the brand',
    fix: 'Name the brand, Clayfield.',
  });
});

test('bullet points name a fact together: one of them is enough', () => {
  const rule = { fact: 'color' };
  expect(requiredKind.check(target('bullets', ['Mug', 'Moss green']), rule)?.message).toBe(
    'Bullet points name the color',
  );
  expect(requiredKind.check(target('bullets', ['Mug', 'Red']), rule)).toMatchObject({
    verdict: 'failed',
    message: 'Bullet points do not name the color',
    fix: 'Name the color, Moss Green.',
  });
  expect(requiredKind.check(target('title', ['Moss green mug']), rule)?.message).toBe('Title names the color');
  expect(requiredKind.check(target('title', []), rule)).toBeNull();
});
