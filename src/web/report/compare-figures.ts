// How a figure changed against the range before, in few words, and whether that is good.
import type { ReportFigures } from '#domain/report/report.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

export type Change = { text: string; direction: 'up' | 'down' | null; tone: 'good' | 'bad' | 'plain' };

/** From so many on, a change is told in percent. */
const leastForPercent = 10;

/** `12%` up or down, or `2 more` where there were few; null where nothing changed. `rise`: what a rise is. */
export function compareCount(now: number, before: number, rise: Change['tone']): Change | null {
  const difference = now - before;
  if (difference === 0) return null;
  const share = before >= leastForPercent ? Math.round((Math.abs(difference) / before) * 100) : 0;
  const fall = rise === 'bad' ? 'good' : 'plain';
  return {
    text:
      share > 0
        ? `${share}% ${difference > 0 ? 'more' : 'fewer'}`
        : `${formatNumber(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}`,
    direction: difference > 0 ? 'up' : 'down',
    tone: difference > 0 ? rise : fall,
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
