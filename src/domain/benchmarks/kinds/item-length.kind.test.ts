import { expect, test } from 'vitest';
import { type ItemLengthRule, itemLengthKind } from './item-length.kind.ts';
import { target } from './test-target.ts';

const bullets = (...lengths: number[]) =>
  target(
    'bullets',
    lengths.map((length) => 'x'.repeat(length)),
  );
const required: ItemLengthRule = { unit: 'characters', min: 10, max: 255, isIdeal: false };
const ideal: ItemLengthRule = { unit: 'characters', min: 40, max: 200, isIdeal: true };

test.each([
  [[10, 255], required, 'Each of the bullet points has an allowed length', 0, []],
  [[9, 10], required, 'Some bullet points are too short to meet requirements', 1, ['No. 1: 9 characters']],
  [
    [256, 300],
    required,
    'All bullet points are too long to meet requirements',
    1,
    ['No. 1: 256 characters', 'No. 2: 300 characters'],
  ],
  [[40, 200], ideal, 'Each of the bullet points has an ideal length', 0, []],
  [[39, 40, 40, 40], ideal, 'Some bullet points are shorter than ideal', 0.0625, ['No. 1: 39 characters']],
  [[1, 1], ideal, 'All bullet points are shorter than ideal', 1, ['No. 1: 1 character', 'No. 2: 1 character']],
  [[201, 100], ideal, 'Some bullet points are longer than ideal', 0.125, ['No. 1: 201 characters']],
] as const)('bullet points of %j characters', (lengths, rule, message, share, found) => {
  expect(itemLengthKind.check(bullets(...lengths), rule)).toMatchObject({ message, share, found });
});

test.each([
  [required, 'Make each of them 10 to 255 characters long.'],
  [{ unit: 'words', min: 2, isIdeal: false }, 'Make each of them at least 2 words long.'],
  [{ unit: 'bytes', max: 5, isIdeal: false }, 'Make each of them at most 5 bytes long.'],
] as const)('the fix names the bounds', (rule, fix) => {
  expect(itemLengthKind.check(target('bullets', ['too.short'.replace('.', '')]), rule)?.fix).toBe(fix);
});

test('counts code points', () => {
  expect(itemLengthKind.check(target('bullets', ['🫖'.repeat(255)]), required)?.verdict).toBe('passed');
});

test('the worst of them is measured, whichever comes first, and five are named', () => {
  expect(itemLengthKind.check(bullets(5, 30, 300, 4, 3, 2, 1), ideal)).toMatchObject({
    verdict: 'below',
    measured: { value: 5, unit: 'characters' },
    limit: { min: 40, max: 200 },
    found: [
      'No. 1: 5 characters',
      'No. 2: 30 characters',
      'No. 3: 300 characters',
      'No. 4: 4 characters',
      'No. 5: 3 characters',
    ],
  });
  expect(itemLengthKind.check(bullets(39, 100, 1), ideal)).toMatchObject({ verdict: 'below', measured: { value: 1 } });
});

test('all of a good length pass with the limit alone; none are not checked', () => {
  expect(itemLengthKind.check(bullets(10, 20), required)).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Each of the bullet points has an allowed length',
    fix: null,
    measured: null,
    limit: { min: 10, max: 255 },
    found: [],
  });
  expect(itemLengthKind.check(bullets(), required)).toBeNull();
});
