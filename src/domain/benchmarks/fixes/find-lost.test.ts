import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { type Part, pickParts } from '#domain/parts/parts.ts';
import { isAllHeld, openFindLost } from './find-lost.ts';

function lost(part: Part, before: string, after: string, given: Partial<SourceProduct> = {}, removed?: string[]) {
  const source = product({ [part]: part === 'bullets' ? [before] : before, ...given });
  return openFindLost(part, source, pickParts(source))([before], [after], removed);
}

describe('in a title', () => {
  test.each([
    ['a figure', 'Arc Lamp 300', 'Arc Lamp', ['300']],
    ['a unit', 'Arc Lamp 40 cm', 'Arc Lamp 40', ['40 cm']],
    ['a sign of a unit', 'Arc Lamp 15"', 'Arc Lamp 15', ['15"']],
    ['a price', 'Arc Card $10', 'Arc Card 10', ['$ 10']],
    ['what a figure counts', 'Arc Set, 2 lids, 2 pans', 'Arc Set, 2 pans', ['2 lids']],
    ['a color', 'Arc Lamp, Black', 'Arc Lamp', ['black']],
    ['a material', 'Arc Lamp, oak', 'Arc Lamp', ['oak']],
    ['a name', 'Arc Lamp Zephyr', 'Arc Lamp', ['zephyr']],
    ['for whom', 'Arc lamp for kids', 'Arc lamp', ['kids']],
    ['a thing', 'Arc lamp with cable', 'Arc lamp', ['cable']],
  ])('%s is missed', (_title, before, after, keys) => {
    expect(lost('title', before, after)).toEqual(expect.arrayContaining(keys));
  });

  test.each([
    ['in another order', 'Lamp by Orvik, 40 cm', 'Orvik Lamp, 40 cm'],
    ['in other capitals', 'ARC LAMP 16GB', 'Arc Lamp 16gb'],
    ['without marks of trade', 'Arc™ Lamp®', 'Arc Lamp'],
    ['with another sign for times', 'Rug 5*8 ft', 'Rug 5x8 ft'],
    ['without grouped digits', 'Lamp 1,000 lm', 'Lamp 1000 lm'],
    ['without markup', '<b>Arc</b> Lamp &amp; Cable', 'Arc Lamp & Cable'],
    ['without words of praise and use', 'Arc Lamp Perfect Gift', 'Arc Lamp'],
    ['beside hyphens', 'Arc Copper-Tone Lamp, 4-Way', 'Orvik Arc Copper-Tone Lamp, 4-Way'],
  ])('nothing is missed %s', (_title, before, after) => {
    expect(lost('title', before, after)).toEqual([]);
  });

  test('a word the listing writes small is no name', () => {
    expect(lost('title', 'Arc Lamp Tilting', 'Arc Lamp')).toEqual(['tilting']);
    expect(lost('title', 'Arc Lamp Tilting', 'Arc Lamp', { description: 'It has a tilting head.' })).toEqual([]);
  });

  test('a lost brand is found, however the rest is worded', () => {
    expect(lost('title', 'Lamp of perfect gift', 'Lamp', { brand: 'Perfect Gift' })).toEqual(['perfect gift']);
  });

  test('what a rule forbids may be gone', () => {
    expect(lost('title', 'Orvik Lamp by Orvik', 'Orvik Lamp', { brand: 'Orvik' })).toEqual([]);
    expect(lost('title', 'Arc Lamp call 555 0100', 'Arc Lamp', {}, ['555 0100'])).toEqual([]);
    expect(lost('title', 'Arc Lamp 5550', 'Arc Lamp', {}, ['555'])).toEqual(['5550']);
  });
});

test.each([
  ['the capital that opens a sentence makes no name', 'It folds. Shop it.', 'It folds.', []],
  ['a capital within one does', 'It folds. Made for Zephyr tables.', 'It folds.', ['zephyr']],
  ['capitals throughout do', 'It folds. ZEPHYR inside.', 'It folds.', ['zephyr']],
  ['things may go', 'It folds with a cable.', 'It folds.', []],
])('in a description %s', (_title, before, after, keys) => {
  expect(lost('description', before, after)).toEqual(keys);
});

test.each([
  ['Black', true],
  ['Stainless Steel', true],
  ['40 cm', true],
  ['Black Lamp', false],
  ['', false],
])('%j is nothing but such a value: %s', (phrase, isAll) => {
  expect(isAllHeld(phrase)).toBe(isAll);
});

test('the approval of a body is missed in a text', () => {
  expect(lost('description', 'A lamp of oak. It is fda approved.', 'A lamp of oak.')).not.toEqual([]);
});
