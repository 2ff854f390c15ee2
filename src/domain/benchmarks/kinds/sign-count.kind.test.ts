import { expect, test } from 'vitest';
import { signCountKind } from './sign-count.kind.ts';
import { target } from './test-target.ts';

const check = (text: string, max: number) => signCountKind.check(target('title', [text]), { signs: '%:&+!?', max });

test('a text within the limit passes with what was counted', () => {
  expect(check('50% wool: soft & warm', 1)).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Title does not overuse symbols',
    fix: null,
    measured: { value: 1, unit: 'times' },
    limit: { max: 1 },
    found: [],
  });
});

test.each([
  ['a & b', 0, 1, ['&'], 'Use "&" not at all.'],
  ['50% wool, 50% silk', 1, 2, ['%'], 'Use "%" at most once.'],
  ['a & b & c & d: e: f: g', 2, 3, ['&', ':'], 'Use "&" and ":" at most 2 times.'],
  ['%%::&&++!!??', 1, 2, ['%', ':', '&', '+', '!'], 'Use "%", ":", "&", "+", and "!" at most once.'],
])('%j where each may stand %i times has %i, of %j', (text, max, times, found, fix) => {
  expect(check(text, max)).toEqual({
    verdict: 'failed',
    share: 1,
    message: 'Title repeats symbols too often',
    fix,
    measured: { value: times, unit: 'times' },
    limit: { max },
    found,
  });
});

test('what is within the limit beside what is not, is not shown', () => {
  expect(check('a & b: 50%, 20%', 1)?.found).toEqual(['%']);
});

test('each bullet point is counted by itself, and without any nothing is asked', () => {
  const rule = { signs: '%', max: 1 };
  expect(signCountKind.check(target('bullets', ['50% wool', '50% silk']), rule)?.share).toBe(0);
  expect(signCountKind.check(target('bullets', ['50% wool, 50% silk']), rule)?.message).toBe(
    'Bullet points repeat symbols too often',
  );
  expect(signCountKind.check(target('bullets', []), rule)).toBeNull();
});
