import { expect, test } from 'vitest';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { describeLeftOut } from './left-out.ts';

const reason = { text: 'said before', because: 'facts', ref: null } as const;

test('texts left out are told by their cause, however many there are', () => {
  const leftOut = (size: number) =>
    Array.from({ length: size }, (_, at) => ({ text: `Text ${at}`, reason, isRepeat: true }));
  expect(describeLeftOut(leftOut(2))).toEqual([{ ...reason, text: 'Left out "Text 0" and "Text 1": said before.' }]);
  expectSteadyGrowth(leftOut, 40_000, describeLeftOut);
});
