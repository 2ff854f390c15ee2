// How the dashboard's captions are worded from counts.

import { groupDigits } from '#domain/text/group-digits.ts';

/** Of fewer than ten, one product more or less is ten percent and more: a share would make much of little. */
const leastBase = 10;

/** Above this a share says less than the number. */
const mostPercent = 999;

/** `+18% from last week`, in whole percent of `before`; the number itself, `+6 from last month`, where a share says nothing. */
export function growthCaption(now: number, before: number, period: 'week' | 'month'): string {
  const growth = now - before;
  const sign = growth >= 0 ? '+' : '−';
  const percent = Math.round((growth / before) * 100);
  const isShare = before >= leastBase && percent <= mostPercent;
  return `${sign}${isShare ? `${Math.abs(percent)}%` : groupDigits(Math.abs(growth))} from last ${period}`;
}

/** How much of what is approved was pushed, in whole percent: rounded down, so that 100% is all of it. */
export function pushedCaption(pushed: number, approved: number): string {
  return `${approved === 0 ? 0 : Math.floor((pushed * 100) / approved)}% pushed to live site`;
}

/** 55% of the approved count, rounded down (specification, section 2): the planned first push while no channel is connected. */
export function plannedPush(approved: number): number {
  return Math.floor((approved * 55) / 100);
}
