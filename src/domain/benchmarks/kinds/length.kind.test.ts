import { expect, test } from 'vitest';
import { type LengthRule, lengthKind } from './length.kind.ts';
import { target } from './test-target.ts';

const ideal: LengthRule = { unit: 'characters', min: 40, max: 72, isIdeal: true };
const hard: LengthRule = { unit: 'characters', max: 75, isIdeal: false };

test.each([
  ['title', 40, ideal, 'Title length is within ideal range', null],
  ['title', 72, ideal, 'Title length is within ideal range', null],
  ['title', 39, ideal, 'Title is slightly shorter than ideal length', 'Add at least 1 character.'],
  ['title', 31, ideal, 'Title is shorter than ideal length', 'Add at least 9 characters.'],
  ['title', 20, ideal, 'Title is shorter than ideal length', 'Add at least 20 characters.'],
  ['title', 19, ideal, 'Title is much shorter than ideal length', 'Add at least 21 characters.'],
  ['title', 73, ideal, 'Title is slightly longer than ideal length', 'Shorten by at least 1 character.'],
  ['title', 91, ideal, 'Title is longer than ideal length', 'Shorten by at least 19 characters.'],
  ['title', 145, ideal, 'Title is much longer than ideal length', 'Shorten by at least 73 characters.'],
  ['description', 36, ideal, 'Description is slightly shorter than ideal length', 'Add at least 4 characters.'],
  ['title', 75, hard, 'Title length meets requirements', null],
  ['title', 76, hard, 'Title is too long to meet requirements', 'Shorten by at least 1 character.'],
] as const)('a %s of %i characters', (attribute, length, rule, message, fix) => {
  const finding = lengthKind.check(target(attribute, ['x'.repeat(length)]), rule);
  expect(finding).toMatchObject({ message, fix, measured: { value: length, unit: 'characters' } });
  expect(finding?.share === 0).toBe(fix === null);
});

test.each([
  ['characters', '🫖'.repeat(75), 75],
  ['bytes', '🫖'.repeat(18), 72],
  ['words', 'one two  three\nfour', 4],
] as const)('counts %s, not UTF-16 units', (unit, text, value) => {
  expect(lengthKind.check(target('title', [text]), { unit, max: 75, isIdeal: false })).toMatchObject({
    verdict: 'passed',
    measured: { value, unit },
  });
});

test('a list is measured as the sum of its entries', () => {
  const finding = lengthKind.check(target('bullets', ['x'.repeat(500), 'y'.repeat(500)]), {
    unit: 'characters',
    max: 999,
    isIdeal: false,
  });
  expect(finding).toMatchObject({
    message: 'Bullet points together are too long to meet requirements',
    verdict: 'above',
  });
});

test('a text under its least words is too short', () => {
  expect(
    lengthKind.check(target('description', ['a few words']), { unit: 'words', min: 150, isIdeal: false }),
  ).toMatchObject({
    message: 'Description is too short to meet requirements',
    fix: 'Add at least 147 words.',
  });
});

test('an empty text is not measured', () => {
  expect(lengthKind.check(target('title', []), ideal)).toBeNull();
});

test.each([
  ['bullets', 30, ideal, 'Bullet points together are shorter than ideal length'],
  ['bullets', 36, ideal, 'Bullet points together are slightly shorter than ideal length'],
  ['bullets', 80, ideal, 'Bullet points together are slightly longer than ideal length'],
  ['bullets', 50, ideal, 'Bullet points length is within ideal range'],
  ['bullets', 75, hard, 'Bullet points length meets requirements'],
] as const)('%s of %i characters together', (attribute, length, rule, message) => {
  expect(lengthKind.check(target(attribute, ['x', 'x'.repeat(length - 1)]), rule)?.message).toBe(message);
});

test('a broken length is shown with its limits, and so is a kept one', () => {
  expect(lengthKind.check(target('title', ['x'.repeat(39)]), ideal)).toEqual({
    verdict: 'slightly-below',
    share: 0.25,
    message: 'Title is slightly shorter than ideal length',
    fix: 'Add at least 1 character.',
    measured: { value: 39, unit: 'characters' },
    limit: { min: 40, max: 72 },
    found: [],
  });
  expect(lengthKind.check(target('title', ['x']), hard)).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Title length meets requirements',
    fix: null,
    measured: { value: 1, unit: 'characters' },
    limit: { min: undefined, max: 75 },
    found: [],
  });
});
