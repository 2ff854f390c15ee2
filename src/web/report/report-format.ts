// How a report writes days and ranges. Days are named as such: they are the same wherever one is.
import { type DayRange, type ReportSpan, spanOf } from '#domain/report/report-days.ts';

export const spanNames: Readonly<Record<ReportSpan, string>> = { day: 'day', week: 'week', month: 'month' };

const format = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (): Intl.DateTimeFormat => {
    made ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
    return made;
  };
};
const whole = format({ month: 'short', day: 'numeric', year: 'numeric' });
const month = format({ month: 'long', year: 'numeric' });
const short = format({ weekday: 'short', day: 'numeric' });
const dated = format({ month: 'short', day: 'numeric' });
const long = format({ weekday: 'long', month: 'short', day: 'numeric' });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Nov 16 – 22, 2026`, `Nov 16, 2026`, `November 2026`. */
export function formatRange(range: DayRange): string {
  if (spanOf(range) === 'month') return month().format(dateOf(range.from));
  if (range.from === range.to) return whole().format(dateOf(range.from));
  return whole().formatRange(dateOf(range.from), dateOf(range.to)).replaceAll('\u2009', ' ');
}

/** Below a bar: `Mon 16` in a week, `Nov 16` in what is longer. */
export function formatTick(day: string, days: number): string {
  if (days > 7) return dated().format(dateOf(day));
  const parts = Object.fromEntries(
    short()
      .formatToParts(dateOf(day))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday} ${parts.day}`;
}

/** `Friday, Nov 20` */
export const formatLongDay = (day: string): string => long().format(dateOf(day));

/** `the week before`, `the 12 days before` */
export function nameBefore(range: DayRange, days: number): string {
  const span = spanOf(range);
  return span ? `${spanNames[span]} before` : `${days} days before`;
}

/** `in this week`, `in these days` */
export function nameWithin(range: DayRange): string {
  const span = spanOf(range);
  if (span === 'day') return 'on this day';
  return span ? `in this ${spanNames[span]}` : 'in these days';
}
