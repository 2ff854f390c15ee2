// Refuses texts that no database row can hold, before anybody works on them.
import { Problem } from '#domain/problem.ts';
import { findUnstorable } from '#domain/stored.ts';

const message = 'A text contains a character that cannot be stored, such as NUL. Remove it.';

/** Throws INVALID_INPUT about a text in the value that cannot be stored. */
export function requireStorable(value: unknown): void {
  const path = findUnstorable(value);
  if (path !== null) throw new Problem('INVALID_INPUT', message, path === '' ? {} : { issues: [{ path, message }] });
}
