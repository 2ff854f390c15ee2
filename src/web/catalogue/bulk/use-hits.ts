// The matches of a find and replace as they were listed, and which of them are ticked. Other words start over.
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplacementOptions } from '#domain/runs/actions/find-replace.action.ts';
import { type ListedHits, listHits, type RunSelection } from '#domain/runs/runs.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { allPicked, type HitPicks } from './hit-picks.ts';

export const hitsOnPage = 25;

type Seen = { of: string | null; page: number; picks: HitPicks; asOf: string | null };
const unseen = (of: string | null): Seen => ({ of, page: 1, picks: allPicked, asOf: null });

export type HitList = {
  /** The page on the screen; undefined until it has come for the words as they are now. */
  data: ListedHits | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Whether another page is on its way. */
  isTurning: boolean;
  refetch: () => unknown;
  page: number;
  onPage: (page: number) => void;
  picks: HitPicks;
  onPick: (picks: HitPicks) => void;
  /** When the first page was listed: what changes after it is skipped. */
  asOf: string | null;
};

/** Null options: there is nothing to look for. */
export function useHits(options: ReplacementOptions | null, selection: RunSelection): HitList {
  const now = options && JSON.stringify({ options, selection });
  const settled = useDebounced(now);
  const [held, setSeen] = useState<Seen>(() => unseen(now));
  const seen = held.of === settled ? held : unseen(settled);
  const { page } = seen;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: keys.runHits(settled, page),
    queryFn:
      settled === null
        ? skipToken
        : ({ signal }) => call(listHits, { body: { ...JSON.parse(settled), page, limit: hitsOnPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  // While other words are looked up, the matches of those before are not theirs.
  const isCurrent = now !== null && settled === now && (!isPlaceholderData || seen.asOf !== null);
  if (data && isCurrent && !isPlaceholderData && seen.asOf === null) setSeen({ ...seen, asOf: data.asOf });
  return {
    data: isCurrent ? data : undefined,
    error,
    isFetching,
    isTurning: isPlaceholderData,
    refetch,
    page,
    onPage: (next) => setSeen({ ...seen, page: next }),
    picks: seen.picks,
    onPick: (picks) => setSeen({ ...seen, picks }),
    asOf: seen.asOf,
  };
}
