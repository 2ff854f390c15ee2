// Use case of the report: the sums of its days and of the range before, as of now.
import { composeReport, figuresOf, totalOf } from '#domain/report/compose-report.ts';
import type { Report, ReportQuery } from '#domain/report/report.contract.ts';
import { dayStarts, rangeAround, rangeBefore } from '#domain/report/report-days.ts';
import { dayIn } from '#domain/time-zone.ts';
import { type Db, readAtOnce } from '#server/database/database.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import { listEscapes, planOnly, sumHistory } from './report.store.ts';

/**
 * The report of a range of days. The range before is counted up to the same moment: a week that is half over is compared with the first half
 * of the week before, and its escapes with those that were found as soon.
 */
export async function makeReport(db: Db, { from, until, ...filter }: ReportQuery, now: Date): Promise<Report> {
  return await readAtOnce(db, async (tx) => {
    await planOnly(tx);
    const { timeZone } = await loadSettings(tx);
    const today = dayIn(now, timeZone);
    const range = from !== undefined && until !== undefined ? { from, to: until } : rangeAround(today, 'week');
    const earlier = rangeBefore(range);
    const starts = dayStarts(range, timeZone);
    const earlierStarts = dayStarts(earlier, timeZone);
    const [start = now, earlierStart = now, end = now] = [starts[0], earlierStarts[0], starts.at(-1)];
    const sameMoment = new Date(now.getTime() - (start.getTime() - earlierStart.getTime()));
    const sums = await sumHistory(tx, { ...filter, starts, until: now });
    const before = await sumHistory(tx, { ...filter, starts: earlierStarts, until: sameMoment });
    const isCut = sameMoment < start;
    const whole = isCut ? await sumHistory(tx, { ...filter, starts: earlierStarts, until: now }) : before;
    return composeReport({
      ...{ range, timeZone, today, sums, start: start.toISOString(), end: end.toISOString() },
      before: {
        range: earlier,
        figures: figuresOf(totalOf(before)),
        approved: new Map(whole.days.map(({ day, approved }) => [day, approved])),
      },
      escapes: await listEscapes(tx, sums.escaped),
    });
  });
}
