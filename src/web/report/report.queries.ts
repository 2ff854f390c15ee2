// Reads of the report; what is decided elsewhere comes live, as it does in the history.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listHistoryPeople } from '#domain/history/history.contract.ts';
import { exportReport, getReport, type Report } from '#domain/report/report.contract.ts';
import { call } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { keys } from '#web/client/query-keys.ts';
import type { ReportSearch } from './report.search.ts';

/** The filter as the call takes it: one day alone is no range. */
function queryOf({ since, until, by, retailer, brand }: ReportSearch) {
  return {
    ...(since === undefined || until === undefined ? {} : { from: since, until }),
    ...(by === undefined ? {} : { by }),
    ...(retailer === undefined ? {} : { retailer }),
    ...(brand === undefined ? {} : { brand }),
  };
}

export function useReport(search: ReportSearch) {
  const query = queryOf(search);
  return useQuery({
    queryKey: keys.report(query),
    queryFn: ({ signal }) => call(getReport, { query, signal }),
    // The figures shown stay until those of the next days are there.
    placeholderData: keepPreviousData,
  });
}

export function useReportPeople() {
  return useQuery({
    queryKey: keys.historyPeople,
    queryFn: ({ signal }) => call(listHistoryPeople, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Where the report that is shown is a CSV file. */
export const reportCsvUrl = ({ range }: Pick<Report, 'range'>, search: ReportSearch): string =>
  buildUrl(exportReport.path, { query: queryOf({ ...search, since: range.from, until: range.to }) });
