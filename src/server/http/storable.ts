// Refuses texts that no database row can hold, before anybody works on them.
import { Problem } from '#domain/problem.ts';
import { isStorable } from '#domain/stored.ts';

/** Throws INVALID_INPUT where a text in the value cannot be stored. */
export function requireStorable(value: unknown): void {
  if (!isStorable(value))
    throw new Problem('INVALID_INPUT', 'A text contains a character that cannot be stored, such as NUL. Remove it.');
}
