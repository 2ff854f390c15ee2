import { expect, test } from 'vitest';
import { repetitionKind } from './repetition.kind.ts';
import { target } from './test-target.ts';

test.each([
  ['mug mug', 2, []],
  ['mug Mug MUG', 3, ['mug']],
  ['mug, mug. "mug"', 3, ['mug']],
  ['for the mug and for the cup and for the pot', 1, []],
  ['mugs mug mugs mug', 2, []],
  ['2 2 2 2', 0, []],
  ['x X x X', 0, []],
  ['non-slip slip non-slip slip', 2, []],
  ['Öl öl ÖL', 3, ['öl']],
  ['tea tea tea pot pot pot', 3, ['tea', 'pot']],
])('%j says its commonest word %i times', (title, value, found) => {
  expect(repetitionKind.check(target('title', [title]), { max: 2 })).toMatchObject({
    measured: { value, unit: 'times' },
    found,
    share: found.length > 0 ? 1 : 0,
  });
});

test('the fix names the words', () => {
  expect(repetitionKind.check(target('title', ['mug mug mug']), { max: 2 })?.fix).toBe('Use "mug" at most 2 times.');
  expect(repetitionKind.check(target('title', ['mug mug']), { max: 1 })?.fix).toBe('Use "mug" at most once.');
});
