// How a figure changed against the range before, in few words, and whether that is good.
import type { ReportFigures } from '#domain/report/report.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

export type Change = { text: string; direction: 'up' | 'down' | null; tone: 'good' | 'bad' | 'plain' };

/** From so many on, a change is given in percent, up to this many. */
const leastForPercent = 10;
const mostPercent = 999;

/** `12% more`, or `2 fewer` where there were few; null where nothing changed. `rise`: what a rise is. */
export function compareCount(now: number, before: number, rise: Change['tone']): Change | null {
  const difference = now - before;
  if (difference === 0) return null;
  const size = Math.abs(difference);
  const percent = before < leastForPercent ? 0 : Math.round((size / before) * 100);
  const amount = percent > 0 && percent <= mostPercent ? `${percent}%` : formatNumber(size);
  const isRise = difference > 0;
  return {
    text: `${amount} ${isRise ? 'more' : 'fewer'}`,
    direction: isRise ? 'up' : 'down',
    tone: isRise ? rise : rise === 'bad' ? 'good' : 'plain',
  };
}

/** `0.4 less`; null where one of both was not measured. */
export function compareMinutes(now: number | null, before: number | null): Change | null {
  if (now === null || before === null || now === before) return null;
  const isLess = now < before;
  return {
    text: `${Math.abs(now - before).toFixed(1)} ${isLess ? 'less' : 'more'}`,
    direction: isLess ? 'down' : 'up',
    tone: isLess ? 'good' : 'plain',
  };
}

/** `+18`: from before to after, which are of the same days. */
export function compareQuality(quality: ReportFigures['quality']): Change | null {
  if (!quality || quality.after === quality.before) return null;
  const difference = quality.after - quality.before;
  return {
    text: difference > 0 ? `+${difference}` : `−${-difference}`,
    direction: null,
    tone: difference > 0 ? 'good' : 'bad',
  };
}
