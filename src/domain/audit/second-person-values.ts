// What an entry of the audit log notes of an approval that needs two people.
import type { Person } from '#domain/session/person.ts';
import type { AuditValues } from './audit-values.ts';

/** The part and both people, as they were before the approval and after it; without a second person it waits for one. */
export function namePair(
  part: string,
  first: Pick<Person, 'fullName'>,
  second: Pick<Person, 'fullName'> | null,
): { before: AuditValues; after: AuditValues } {
  const noted = (one: typeof second, other: typeof second) => ({
    Part: part,
    'First approver': one?.fullName ?? null,
    'Second approver': other?.fullName ?? null,
  });
  return { before: noted(second && first, null), after: noted(first, second) };
}
