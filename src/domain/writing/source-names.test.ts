import { describe, expect, test } from 'vitest';
import { dropOur, readBrand, shopNamer, titleGiftCard } from './source-names.ts';

test.each([
  ['by Lumo', 'Lumo'],
  ['By Anna Holm', 'By Anna Holm'],
  ['www.lumo.com', 'Lumo'.toLowerCase()],
  ['partners-demo', null],
  ['black-forest', 'black-forest'],
  ['n/a', null],
])('the brand of %j is %j', (given, brand) => {
  expect(readBrand(given)).toBe(brand);
});

test.each([
  ['Mill Bakery - by mail', 'Gift Cards', 'Mill Bakery Gift Card - by mail'],
  ['Mill Bakery Gift Card', 'Gift Cards', 'Mill Bakery Gift Card'],
  ['Mill Bakery eGift Card - Balloons [Inkwell]', 'Gift Cards', 'Mill Bakery eGift Card - Balloons'],
  ['Mill Bakery loyalty card', 'Gift Cards', 'Mill Bakery loyalty card'],
  ['Mill Bakery', 'Bread', 'Mill Bakery'],
])('%j among %s is titled %j', (title, kind, named) => {
  expect(titleGiftCard(title, kind)).toBe(named);
});

describe('a shop whose name is an address', () => {
  const name = shopNamer('Lumo Gift Card', null);
  test.each([
    ['Use it at Lumo.com today.', 'Use it at Lumo today.'],
    ['Use it in a shop or at lumo.com.', 'Use it in a shop or at lumo.com.'],
    ['Visit Lumo.com for more.', 'Visit Lumo.com for more.'],
    ['Lumo.ca cards never expire.', 'Lumo cards never expire.'],
    ['Use it at Other.com.', 'Use it at Other.com.'],
  ])('%j is told as %j', (text, told) => {
    expect(name(text)).toBe(told);
  });
});

test.each([
  ['Our Arlo hoodie is warm.', 'The Arlo hoodie is warm.'],
  ['Each of our hoodies has a pocket.', 'Each of our hoodies has a pocket.'],
  ['Our mill is old.', 'Our mill is old.'],
])('%j of the hoodie is told as %j', (text, told) => {
  expect(dropOur(text, 'Arlo Hoodies, a Hoodie')).toBe(told);
});
