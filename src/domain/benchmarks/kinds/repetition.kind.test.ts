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
  ["kid's kid kid's kid kid's", 3, ["kid's"]],
  ['w1 w1 w1', 0, []],
  ['mp3 mp3 mp3', 3, ['mp3']],
  ['a-z a-z a-z', 0, []],
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

test.each([
  ['title', 'Title', 'repeats'],
  ['bullets', 'Bullet points', 'repeat'],
] as const)('%s are shown what they repeat, at most five words', (attribute, noun, repeat) => {
  const words = ['oak', 'ash', 'elm', 'fir', 'yew', 'box'].map((tree) => `${tree} ${tree}`);
  expect(repetitionKind.check(target(attribute, words), { max: 1 })).toEqual({
    verdict: 'failed',
    share: 1,
    message: `${noun} ${repeat} the same word too often`,
    fix: 'Use "oak", "ash", "elm", "fir", and "yew" at most once.',
    measured: { value: 2, unit: 'times' },
    limit: { max: 1 },
    found: ['oak', 'ash', 'elm', 'fir', 'yew'],
  });
});

test('a text that keeps the limit passes with what was counted, and without any nothing is checked', () => {
  expect(repetitionKind.check(target('bullets', ['A mug', 'The mug']), { max: 2 })).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Bullet points are free of repeated words',
    fix: null,
    measured: { value: 2, unit: 'times' },
    limit: { max: 2 },
    found: [],
  });
  expect(repetitionKind.check(target('title', []), { max: 2 })).toBeNull();
});
