// Values of a rule as people give them: what is out of bounds is refused in words.
import * as z from 'zod/mini';
import { groupDigits } from '#domain/text/group-digits.ts';

export const most = { characters: 1_000_000, entries: 1_000, points: 33, phrases: 200, phrase: 100 };

export const givenText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `At most ${groupDigits(max)} characters.`));

/** A whole number from `least` to `greatest`, refused in words. */
export const givenNumber = (least: number, greatest: number) =>
  z
    .int('Enter a whole number.')
    .check(z.minimum(least, `At least ${least}.`), z.maximum(greatest, `At most ${groupDigits(greatest)}.`));
