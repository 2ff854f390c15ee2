import { describe, expect, test } from 'vitest';
import { nounOfCategory, saysGoods } from './noun.ts';

describe('a category', () => {
  test.each([
    ['Home > Lighting > Desk Lamps', 'Desk Lamp'],
    ['Kitchen Knives', 'Kitchen Knife'],
    ['Audio/Headphones', 'Headphones'],
    ['Dresses', 'Dress'],
    ['Lamps & Lighting', null],
    ['New Arrivals', null],
    ['Accessories for Phones', null],
    ['A very long name of a category of many lamps', null],
    ['', null],
  ])('%j names %s', (category, noun) => {
    expect(nounOfCategory(category)).toBe(noun);
  });

  test.each([
    ['Zephyr 300', false],
    ['Zephyr 300 Kettle', true],
    ['Zephyr Black', false],
    ['Two soft towels', true],
  ])('%j says what it is: %s', (title, isSaid) => {
    expect(saysGoods(title)).toBe(isSaid);
  });
});
