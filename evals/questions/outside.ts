// The sets of questions by people who had not seen the reader.
import { firstOutside, firstOutsideRefusals } from './outside-first.ts';
import { fourthOutside, fourthOutsideRefusals } from './outside-fourth.ts';
import { secondOutside, secondOutsideRefusals } from './outside-second.ts';
import { thirdOutside, thirdOutsideRefusals } from './outside-third.ts';
import type { QuestionCase } from './question-case.ts';

/** `refused`: what they asked that has no answer among them. */
export type OutsideSet = { name: string; cases: readonly QuestionCase[]; refused: readonly string[] };

export const outside: readonly OutsideSet[] = [
  { name: 'outside, first set', cases: firstOutside, refused: firstOutsideRefusals },
  { name: 'outside, second set', cases: secondOutside, refused: secondOutsideRefusals },
  { name: 'outside, third set', cases: thirdOutside, refused: thirdOutsideRefusals },
  { name: 'outside, fourth set', cases: fourthOutside, refused: fourthOutsideRefusals },
];
