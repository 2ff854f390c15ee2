// The measure itself: it must let sound code through on a busy machine, and catch what runs away.
import { describe, expect, test } from 'vitest';
import { expectSteadyGrowth } from './growth.ts';

const letters = (size: number) => 'a'.repeat(size);

describe('growth of work', () => {
  test.each<[string, number, (text: string) => unknown]>([
    ['reading each character', 200_000, (text) => text.replace(/a/g, 'b')],
    ['sorting', 60_000, (text) => [...text].map((_, index) => (index * 7_919) % 65_537).sort((a, b) => a - b)],
    ['reading only the start', 200_000, (text) => text.slice(0, 100).toUpperCase()],
  ])('%s is steady', (_what, size, work) => {
    expect(() => expectSteadyGrowth(letters, size, work)).not.toThrow();
  });

  test.each<[string, number, (text: string) => unknown]>([
    ['an expression that starts anew at each character', 20_000, (text) => /a*b/.test(text)],
    [
      'a list searched for each of its entries',
      20_000,
      (text) => [...text].map((_, at) => at).filter((at, _, all) => all.indexOf(at) === at),
    ],
  ])('%s is not', (_what, size, work) => {
    expect(() => expectSteadyGrowth(letters, size, work)).toThrow(/times the work/);
  });

  test('an expression that tries all ways is ended', () => {
    expect(() => expectSteadyGrowth(letters, 2_000, (text) => /(a+)+$/.test(`${text}!`), 500)).toThrow(/timed out/);
  });
});
