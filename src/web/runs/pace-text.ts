// How fast a run goes and when it ends.
import type { Run } from '#domain/runs/runs.contract.ts';
import { formatNumber, formatTime } from '#web/kit/format.ts';
import { formatTimeLeft } from '#web/shared/runs/time-left.ts';

/** `44 per minute`; one that takes more than a minute for a product still goes. */
export function describePace({ perMinute }: NonNullable<Run['pace']>): string {
  return perMinute < 1 ? 'less than 1 per minute' : `${formatNumber(Math.round(perMinute))} per minute`;
}

/** `About 9 minutes left`, and `done at about 2:33 PM`; `now` in milliseconds since 1970. */
export function describeEndTime({ secondsLeft }: NonNullable<Run['pace']>, now: number): { left: string; end: string } {
  const end = new Date(now + secondsLeft * 1000);
  return { left: `About ${formatTimeLeft(secondsLeft)} left`, end: `done at about ${formatTime(end)}` };
}
