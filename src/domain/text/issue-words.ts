// Plain words for values that are refused where a contract says none of its own: the library's are for programmers.
import type * as z from 'zod/mini';
import { groupDigits } from './group-digits.ts';

const unitsOf: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function amount(bound: number | bigint, origin: string): string {
  const [one, many] = unitsOf[origin] ?? [];
  const unit = Number(bound) === 1 ? one : many;
  return unit ? `${groupDigits(Number(bound))} ${unit}` : groupDigits(Number(bound));
}

/** Undefined where the library's words will do. */
export function wordIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_union':
      return 'This is not one of the allowed values.';
    case 'too_big':
      return `At most ${amount(issue.maximum, issue.origin)}.`;
    case 'too_small':
      return `At least ${amount(issue.minimum, issue.origin)}.`;
    default:
      return undefined;
  }
}
