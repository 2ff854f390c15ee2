import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { canFix } from '../can-fix.ts';
import { fixedTo, ruleOf } from './test-fix.ts';

const limit = (max: number, isIdeal = false) =>
  ruleOf('title', { benchmarkType: 'length', rule: { unit: 'characters', max, isIdeal } });

test.each<[string, number, Partial<SourceProduct>, string]>([
  ['marks of trade go first', 30, { title: 'Orvik Case for Apple® iPhone® 6' }, 'Orvik Case for Apple iPhone 6'],
  [
    'dashes become commas, and none stands behind the brand',
    38,
    { title: 'Orvik - Arc Desk Lamp - 40 cm - Deep Black', brand: 'Orvik' },
    'Orvik Arc Desk Lamp, 40 cm, Deep Black',
  ],
  ['a brand said twice is said once', 16, { title: 'Orvik Orvik Desk Lamp', brand: 'Orvik' }, 'Orvik Desk Lamp'],
  ['a phrase of praise goes', 30, { title: 'Arc Desk Lamp, Great Quality Design, 40 cm' }, 'Arc Desk Lamp, 40 cm'],
  [
    'what the title says again goes',
    40,
    { title: 'Arc Brass Desk Lamp, Brass Desk Lamp, 40 cm, Black' },
    'Arc Brass Desk Lamp, 40 cm, Black',
  ],
  [
    'what the description says goes',
    36,
    { title: 'Arc Desk Lamp, Tilting Dimming Head, 40 cm', description: 'It has a tilting and dimming head.' },
    'Arc Desk Lamp, 40 cm',
  ],
  ['what fits again comes back', 31, { title: 'Arc Desk Lamp, Great Gift, Best Design' }, 'Arc Desk Lamp, Great Gift'],
])('%s', (_title, max, given, fixed) => {
  expect(fixedTo(limit(max), given)).toBe(fixed);
});

test.each<[string, Partial<SourceProduct>]>([
  ['a size', { title: 'Arc Desk Lamp, 40 cm long', description: 'It is 40 cm long.' }],
  ['a range', { title: 'Arc Desk Lamp for 17" - 37"' }],
  ['a color that is one of another thing elsewhere', { title: 'Arc Black Shade Lamp Set, Black' }],
  ['a count', { title: 'Arc Desk Lamp, Set of 2', description: 'A set of 2.' }],
  ['a name', { title: 'Arc Desk Lamp, Zephyr Line', description: 'Of the Zephyr line.' }],
  ['for whom it is', { title: 'Arc Desk Lamp, Kids', description: 'For kids.' }],
  ['a noun', { title: 'Arc Desk Lamp, Cable', description: 'With a cable.' }],
  ['a feature of one word', { title: 'Arc Desk Lamp, Smart', description: 'It is smart.' }],
  ['what is said nowhere else', { title: 'Arc Desk Lamp, tilting dimming' }],
  ['the middle of a phrase', { title: 'Arc Tilting Dimming Desk Lamp' }],
])('%s is not cut away', (_title, given) => {
  expect(fixedTo(limit((given.title ?? '').length - 1), given)).toBe('loses-fact');
});

test('an ideal is no reason to leave out what another text says', () => {
  const given = {
    title: 'Arc Desk Lamp, Tilting Dimming Head, 40 cm',
    description: 'It has a tilting and dimming head.',
  };
  expect(fixedTo(limit(36, true), given)).toBe('loses-fact');
  expect(fixedTo(limit(36), given)).toBe('Arc Desk Lamp, 40 cm');
});

const least = ruleOf('title', {
  benchmarkType: 'length',
  rule: { unit: 'characters', min: 40, max: 80, isIdeal: true },
});
const attributes = [
  { name: 'Material', value: 'Oak' },
  { name: 'Color', value: 'moss green' },
  { name: 'Size', value: 'M' },
];

test('a short title gets the facts that belong in one, until it is long enough or has all of them', () => {
  expect(fixedTo(least, { title: 'Arc Stool', attributes })).toBe('Arc Stool, Moss Green, Size M');
  const more = { title: 'Arc Stool with a long name of its own,', attributes };
  expect(fixedTo(least, more)).toBe('Arc Stool with a long name of its own, Moss green');
});

test.each([
  ['the source has none', []],
  [
    'the texts say otherwise',
    [
      { name: 'Color', value: 'Red' },
      { name: 'Finish', value: 'Matte' },
      { name: 'Style', value: 'Bold' },
    ],
  ],
  [
    'it lists what the thing comes in',
    [
      { name: 'Color', value: 'Red, Blue, Green' },
      { name: 'Finish', value: 'Matte' },
      { name: 'Style', value: 'Bold' },
    ],
  ],
])('nothing is added where %s', (_title, given) => {
  expect(fixedTo(least, { title: 'Arc Stool in Black', attributes: given })).toBe('no-fact');
});

test('other parts have no fix, and the sentence says what this one does', () => {
  expect(
    canFix(ruleOf('description', { benchmarkType: 'length', rule: { unit: 'words', max: 9, isIdeal: false } })),
  ).toBeNull();
  expect(canFix(limit(9))?.does).toContain('Numbers, units, colors, sizes, names and nouns stay.');
  expect(canFix(least)?.does).toContain(
    'Shortens the title: dashes become commas, and whole phrases that say nothing new are removed. Numbers, units, colors, sizes, names and nouns stay. If the title is too short, adds source facts to its end.',
  );
});
