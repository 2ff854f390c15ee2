// When something is done by itself, in a form and in words.
import type { Schedule, weekdays } from '#domain/transfer/schedule.ts';

export type TimesForm = { every: 'never' | Schedule['every']; on: (typeof weekdays)[number]; at: string };

export const toTimesForm = (times: Schedule | null): TimesForm => ({
  every: times?.every ?? 'never',
  on: times?.every === 'week' ? times.on : 'monday',
  at: times?.at ?? '06:00',
});

/** Null for never. */
export const toTimes = ({ every, on, at }: TimesForm): Schedule | null =>
  every === 'never' ? null : every === 'day' ? { every, at } : { every, on, at };

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `Every day at 06:00 UTC`, `Every Monday at 06:00 UTC` */
export const describeTimes = (times: Schedule): string =>
  `Every ${times.every === 'day' ? 'day' : capital(times.on)} at ${times.at} UTC`;
