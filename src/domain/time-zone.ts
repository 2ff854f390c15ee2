// Time zones: which days and moments clocks somewhere show. A day begins at midnight, which some days do not have.

const dayMs = 24 * 60 * 60 * 1_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether it is the IANA name of a time zone, such as `Europe/Prague`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a time zone show, as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
      ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
    });
  clocks.set(timeZone, clock);
  const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day it is in a time zone. */
export const dayIn = (at: Date, timeZone: string): string => toDay(wallClock(at.getTime(), timeZone));

/** When a day begins in a time zone: at midnight, or right after the clocks were put forward over it. */
export function startOfDayIn(day: string, timeZone: string): Date {
  const wanted = midnight(day);
  // The offset may change during the day: one of those around it is right.
  const starts = [-dayMs, dayMs].map((aside) => wanted - (wallClock(wanted + aside, timeZone) - (wanted + aside)));
  const begins = (at: number) => dayIn(new Date(at), timeZone) === day && dayIn(new Date(at - 1_000), timeZone) < day;
  return new Date(starts.toSorted((a, b) => a - b).find(begins) ?? wanted);
}
