// The sessions of all members: read page by page, and ended.
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { endMemberSession, listTeamSessions, type TeamSession } from '#domain/session/team.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';

const pageSize = 50;
const minuteMs = 60_000;

/** The last started first; `by` is whose, by ID. */
export function useTeamSessions(by: string | undefined) {
  const filter = by === undefined ? {} : { by };
  return useInfiniteQuery({
    queryKey: keys.teamSessionList(filter),
    queryFn: ({ pageParam, signal }) =>
      callPage(listTeamSessions, {
        query: { limit: String(pageSize), ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // When a session was last used changes with each call of its browser, and no event says so.
    ...{ refetchOnMount: 'always', refetchInterval: minuteMs },
    select: ({ pages }): { sessions: TeamSession[]; total: number } => ({
      sessions: pages.flatMap((page) => page.rows),
      total: pages[0]?.total ?? 0,
    }),
  });
}

type Shown = InfiniteData<{ rows: TeamSession[]; total: number; next: string | null }>;

const without = (shown: Shown, id: number): Shown => ({
  ...shown,
  pages: shown.pages.map((page) => ({
    ...page,
    rows: page.rows.filter((each) => each.id !== id),
    total: page.total - 1,
  })),
});

/** `onEnded` is called when the session has gone from the list, too. */
export function useEndTeamSession(onEnded: () => void) {
  return useMutation({
    mutationFn: ({ id, person }: TeamSession) => call(endMemberSession, { params: { id: person.id, sessionId: id } }),
    onSuccess: (_reply, { id }) => {
      queryClient.setQueriesData<Shown>({ queryKey: keys.teamSessions }, (shown) => shown && without(shown, id));
      onEnded();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.team }),
  });
}
