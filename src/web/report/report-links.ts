// Where figures of a report lead: the history, with the same days and filters.
import type { Counted } from '#domain/history/history-names.ts';
import type { Report } from '#domain/report/report.contract.ts';
import { addDays } from '#domain/report/report-days.ts';
import { startOfDayIn } from '#domain/time-zone.ts';
import { startOfDay } from '#web/shared/lists/start-of-day.ts';
import type { ReportSearch } from './report.search.ts';

type Narrowed = {
  counted?: Counted | undefined;
  by?: string | undefined;
  retailer?: string;
  brand?: string;
};

/** The search of the history for what a figure counts. Days are named as such where they begin here when they begin in the workspace. */
export function historySearch(report: Report, search: ReportSearch, narrowed: Narrowed = {}) {
  const { range, timeZone } = report;
  const { from: first, to: last } = range;
  const start = startOfDayIn(first, timeZone).toISOString();
  const end = startOfDayIn(addDays(last, 1), timeZone).toISOString();
  const isHere = startOfDay(first) === start && startOfDay(last, 1) === end;
  const { by, retailer, brand } = search;
  return {
    ...{ by, retailer, brand, ...narrowed },
    ...(isHere ? { since: first, until: last } : { start, end }),
  };
}
