// Reads of the audit log; a new entry is announced live.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type AuditEntry,
  exportAuditEntries,
  listAuditEntries,
  listAuditPeople,
} from '#domain/audit/audit.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { keys } from '#web/client/query-keys.ts';
import { startOfDay } from '#web/shared/lists/start-of-day.ts';
import type { AuditSearch } from './audit.search.ts';

const pageSize = 50;

const filterOf = ({ search, by, kind, since, until }: AuditSearch) => ({
  ...(search === undefined ? {} : { search }),
  ...(by === undefined ? {} : { by }),
  ...(kind === undefined ? {} : { kind }),
  ...(since === undefined ? {} : { from: startOfDay(since) }),
  ...(until === undefined ? {} : { until: startOfDay(until, 1) }),
});

/** Newest first, page by page. */
export function useAuditEntries(search: AuditSearch) {
  const filter = filterOf(search);
  return useInfiniteQuery({
    queryKey: keys.auditList(filter),
    queryFn: ({ pageParam, signal }) =>
      callPage(listAuditEntries, {
        query: { limit: String(pageSize), ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // What is shown stays until the entries of another filter are there.
    placeholderData: keepPreviousData,
    select: ({ pages }): { entries: AuditEntry[]; total: number } => ({
      entries: pages.flatMap((page) => page.rows),
      total: pages[0]?.total ?? 0,
    }),
  });
}

export function useAuditPeople() {
  return useQuery({ queryKey: keys.auditPeople, queryFn: ({ signal }) => call(listAuditPeople, { signal }) });
}

/** Where the entries of a filter are a CSV file. */
export const auditCsvUrl = (search: AuditSearch): string =>
  buildUrl(exportAuditEntries.path, { query: filterOf(search) });
