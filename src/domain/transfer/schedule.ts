// When an import or an export of a profile is made by itself. In UTC, as all daily work of the server.
import * as z from 'zod/mini';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 06:00.'));
export const scheduleSchema = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('day'), at: time }),
  z.strictObject({ every: z.literal('week'), on: z.enum(weekdays), at: time }),
]);
export type Schedule = z.output<typeof scheduleSchema>;

const dayMs = 24 * 60 * 60 * 1_000;

/** The first time of a schedule after a moment. */
export function nextTime(schedule: Schedule, after: Date): Date {
  const [hours = 0, minutes = 0] = schedule.at.split(':').map(Number);
  const day = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate(), hours, minutes);
  const days = Array.from({ length: 8 }, (_, count) => new Date(day + count * dayMs));
  const isOn = (at: Date) =>
    // A week begins on Monday here, on Sunday there.
    schedule.every === 'day' || weekdays[(at.getUTCDay() + 6) % 7] === schedule.on;
  const next = days.find((at) => at > after && isOn(at));
  if (!next) throw new Error('A schedule has no next time');
  return next;
}
