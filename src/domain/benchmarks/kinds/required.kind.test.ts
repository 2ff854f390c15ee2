import { expect, test } from 'vitest';
import { factOf } from './fact-of.ts';
import { requiredKind } from './required.kind.ts';
import { plainProduct, target } from './test-target.ts';

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
] as const)('the title %j of %j mentions the brand: %s', (title, product, verdict) => {
  expect(requiredKind.check(target('title', [title], product), { fact: 'brand' })?.verdict).toBe(verdict);
});

test('the fix names the value', () => {
  expect(requiredKind.check(target('title', ['A mug']), { fact: 'brand' })).toMatchObject({
    message: 'Title does not mention the brand',
    fix: 'Mention the brand: Clayfield.',
  });
});

test('bullet points name a fact together: one of them is enough', () => {
  const rule = { fact: 'color' };
  expect(requiredKind.check(target('bullets', ['Mug', 'Moss green']), rule)?.message).toBe(
    'Bullet points mention the color',
  );
  expect(requiredKind.check(target('bullets', ['Mug', 'Red']), rule)).toMatchObject({
    verdict: 'failed',
    message: 'Bullet points do not mention the color',
    fix: 'Mention the color: Moss Green.',
  });
  expect(requiredKind.check(target('title', ['Moss green mug']), rule)?.message).toBe('Title mentions the color');
  expect(requiredKind.check(target('title', []), rule)).toBeNull();
});

test('what is missing and what is there is shown as a whole', () => {
  const checked = { measured: null, limit: null, found: [] };
  expect(requiredKind.check(target('facts', []), { fact: 'Age Group' })).toEqual({
    verdict: 'failed',
    share: 1,
    message: 'Age Group is missing',
    fix: "Add the Age Group to the product's facts.",
    ...checked,
  });
  expect(requiredKind.check(target('bullets', ['A mug']), {})).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Bullet points are present',
    fix: null,
    ...checked,
  });
  expect(requiredKind.check(target('description', ['A mug']), {})?.message).toBe('Description is present');
});

test.each([
  ['brand', 'Clayfield'],
  ['category', 'Kitchen'],
  ['subcategory', 'Mugs'],
  ['price', '12.00 USD'],
  ['COLOR', 'Moss Green'],
  ['Brand', ''],
  ['Size', ''],
])('the fact %s of the plain product is %j', (fact, value) => {
  expect(factOf(plainProduct, fact)).toBe(value);
});

test('a fact of spaces is none, and spaces around it are none of it', () => {
  const product = { ...plainProduct, brand: null, price: ' 5 USD ', attributes: [{ name: 'Size', value: ' M ' }] };
  expect([factOf(product, 'brand'), factOf(product, 'price'), factOf(product, 'size')]).toEqual(['', '5 USD', 'M']);
});

test('a sign of trade is dropped from a brand alone', () => {
  const product = { category: 'Mugs™' };
  expect(requiredKind.check(target('title', ['Mugs'], product), { fact: 'category' })?.verdict).toBe('failed');
  expect(requiredKind.check(target('title', ['Mugs™'], product), { fact: 'category' })?.verdict).toBe('passed');
});
