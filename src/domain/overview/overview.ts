// How the dashboard's captions are worded from counts.

import { groupDigits } from '#domain/text/group-digits.ts';

/** Growth of `now` over `before` in whole percent with its sign; null when there was nothing to grow from. */
function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Above this a share says less than the number. */
const mostPercent = 999;

/** `+18% from last week`; `13 new from last week` or `+8,462 from last week` where a share would say nothing. */
export function growthCaption(now: number, before: number, period: 'week' | 'month'): string {
  const percent = growthPercent(now, before);
  if (percent === null) return `${groupDigits(now)} new from last ${period}`;
  if (percent > mostPercent) return `+${groupDigits(now - before)} from last ${period}`;
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent)}% from last ${period}`;
}

/** How much of what is approved was pushed, in whole percent: rounded down, so that 100% is all of it. */
export function pushedCaption(pushed: number, approved: number): string {
  return `${approved === 0 ? 0 : Math.floor((pushed * 100) / approved)}% pushed to live site`;
}

/** 55% of the approved count, rounded down (specification, section 2): the planned first push while no channel is connected. */
export function plannedPush(approved: number): number {
  return Math.floor((approved * 55) / 100);
}
