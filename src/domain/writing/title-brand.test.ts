import { expect, test } from 'vitest';
import { isSaidBy, separateBrand } from './title-brand.ts';

test.each([
  ['A.B. Cole Gift Card', 'A.B.Cole', 'Gift Card'],
  ['Tide Mill Gift Card', 'TideMill', 'Gift Card'],
  ["Tide's End Gift Card", 'Tides End', 'Gift Card'],
  ['Tide Mill', 'TideMill', 'Tide Mill'],
  ['Tidewater Gift Card', 'Tide', 'Tidewater Gift Card'],
])('of %j the brand %j leaves %j', (name, brand, left) => {
  expect(separateBrand(name, brand, true).name).toBe(left);
});

test.each([
  ['Orvik/Lumo', 'Orvik-Lumo Dinner Cards', true],
  ['O ORVIK', 'Orvik Card', true],
  ['Orvik', 'Oak Lamp', false],
  ['J Lumo', 'Oak Lamp', false],
])('the brand %j is said by %j: %s', (brand, name, isSaid) => {
  expect(isSaidBy(brand, name)).toBe(isSaid);
});

test('a maker whose name is written in one word is not named twice', () => {
  expect(separateBrand('Card Maze by LumoWorks (Pink)', 'Lumo Works', true).name).toBe('Card Maze (Pink)');
});
