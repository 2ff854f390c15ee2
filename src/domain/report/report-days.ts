// The days of a report: counting them, and the days, weeks and months people look at.
import { startOfDayIn } from '#domain/time-zone.ts';

/** Days such as `2026-11-16`, both included. */
export type DayRange = { from: string; to: string };

/** Most days one report covers. */
export const mostReportDays = 366;

const dayMs = 24 * 60 * 60 * 1_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => toDay(midnight(day) + days * dayMs);

export const countDays = ({ from, to }: DayRange): number => Math.round((midnight(to) - midnight(from)) / dayMs) + 1;

export const listDays = (range: DayRange): string[] =>
  Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));

/** When each day of a range begins, and when the last one ends. */
export const dayStarts = ({ from, to }: DayRange, timeZone: string): Date[] =>
  listDays({ from, to: addDays(to, 1) }).map((day) => startOfDayIn(day, timeZone));

export const reportSpans = ['day', 'week', 'month'] as const;
export type ReportSpan = (typeof reportSpans)[number];

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: string): string => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);

/** The day, the week from Monday to Sunday, or the month that a day is in. */
export function rangeAround(day: string, span: ReportSpan): DayRange {
  if (span === 'day') return { from: day, to: day };
  if (span === 'month') return { from: firstOfMonth(day), to: lastOfMonth(day) };
  const from = addDays(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7));
  return { from, to: addDays(from, 6) };
}

/** Which of the three a range is; null for any other. */
export const spanOf = (range: DayRange): ReportSpan | null =>
  reportSpans.find(
    (span) => rangeAround(range.from, span).from === range.from && rangeAround(range.from, span).to === range.to,
  ) ?? null;

/** The range right before: the month before a whole month, and otherwise as many days. */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  if (spanOf(range) === 'month') return rangeAround(to, 'month');
  return { from: addDays(to, 1 - countDays(range)), to };
}

/** The range right after, of the same kind. */
export function rangeAfter(range: DayRange): DayRange {
  const from = addDays(range.to, 1);
  if (spanOf(range) === 'month') return rangeAround(from, 'month');
  return { from, to: addDays(from, countDays(range) - 1) };
}
