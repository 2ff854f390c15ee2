// Short texts as they come in: one line, single spaces.
import * as z from 'zod/mini';
import { groupDigits } from './group-digits.ts';

/** One line with single spaces and at most so many characters. `empty` says what is wrong with an empty one; without it, one may be empty. */
export const lineText = (most: number, empty?: string, tooLong = `At most ${groupDigits(most)} characters.`) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
    ...(empty === undefined ? [] : [z.minLength(1, empty)]),
    z.maxLength(most, tooLong),
  );
