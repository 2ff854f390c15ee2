// Whose a product is to review, and until when.
import { may } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';

/** `personId` null: nobody has it. `dueOn`: a day such as `2026-12-01`, of UTC. */
export type Assigned = { personId: number | null; dueOn: string | null };

export const nobody: Assigned = { personId: null, dueOn: null };

/** What a change asks for: absent keys stay as they are. */
export type AssignmentChange = { personId?: number | null | undefined; dueOn?: string | null | undefined };

export const isSameAssigned = (a: Assigned, b: Assigned): boolean => a.personId === b.personId && a.dueOn === b.dueOn;

/** What a change makes of an assignment. What nobody has is not due. */
export function changeAssigned(before: Assigned, { personId, dueOn }: AssignmentChange): Assigned {
  const person = personId === undefined ? before.personId : personId;
  if (person === null) return nobody;
  return { personId: person, dueOn: dueOn === undefined ? before.dueOn : dueOn };
}

/**
 * Whether somebody may make this change: writers take what nobody has, give back what is theirs and choose its date; who may decide assigns
 * to anybody.
 */
export function mayAssign(by: { id: number; role: Role }, before: Assigned, after: Assigned): boolean {
  if (may(by.role, 'decide')) return true;
  const isOwn = ({ personId }: Assigned) => personId === null || personId === by.id;
  return may(by.role, 'write') && isOwn(before) && isOwn(after);
}

/** The day it is, of UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const dayMs = 86_400_000;

/** Whether a day is over everywhere: west of Greenwich it goes on while it is the next one of UTC. */
export const isOver = (day: string, now: Date): boolean => day < dayOf(new Date(now.getTime() - dayMs));
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(toTime(day));

/** A day in words, with its year where that is another one than today's: `Fri, Nov 27`. */
export function describeDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = { month: 'short', day: 'numeric' } as const;
  return format(day, isThisYear ? { weekday: 'short', ...date } : { ...date, year: 'numeric' });
}

/** When something is due, in words, and whether it is time: `Today`, `2 days late`, `Fri, Nov 27`. */
export function describeDue(dueOn: string, today: string): { text: string; isDue: boolean } {
  const days = Math.round((toTime(today) - toTime(dueOn)) / dayMs);
  if (days === 0) return { text: 'Today', isDue: true };
  if (days > 0) return { text: `${days} ${days === 1 ? 'day' : 'days'} late`, isDue: true };
  return { text: describeDay(dueOn, today), isDue: false };
}
