// Server state of notifications: the list with how many are unread, reading them, and which kinds one wants.
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import * as contracts from '#domain/notifications/notifications.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

type Pages = InfiniteData<contracts.NotificationList, number | undefined>;

/** Newest first; older ones on request. `unread` counts all there are. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: keys.notificationList,
    queryFn: ({ pageParam: before, signal }) => call(contracts.listNotifications, { query: { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notifications, hasMore }: contracts.NotificationList) =>
      hasMore ? notifications.at(-1)?.id : undefined,
    select: ({ pages }: Pages) => ({
      notifications: pages.flatMap(({ notifications }) => notifications),
      unread: pages[0]?.unread ?? 0,
    }),
  });
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.notifications });

/** Marks those named as read, or all; at once on the screen. */
export function useRead() {
  return useMutation({
    mutationFn: (ids?: number[]) => call(contracts.readNotifications, { body: ids ? { ids } : {} }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: keys.notificationList });
      const readAt = new Date().toISOString();
      const isRead = ({ id, readAt: before }: contracts.Notification) =>
        before === null && (ids === undefined || ids.includes(id));
      queryClient.setQueryData<Pages>(keys.notificationList, (shown) => {
        if (!shown) return shown;
        const count = shown.pages.flatMap(({ notifications }) => notifications.filter(isRead)).length;
        const pages = shown.pages.map((page) => ({
          ...page,
          unread: ids === undefined ? 0 : Math.max(0, page.unread - count),
          notifications: page.notifications.map((each) => (isRead(each) ? { ...each, readAt } : each)),
        }));
        return { ...shown, pages };
      });
    },
    onError: (error) =>
      toast({ title: 'Notifications were not marked as read', description: explainError(error), tone: 'destructive' }),
    onSettled: readAgain,
  });
}

export function useWanted() {
  return useQuery({
    queryKey: keys.wantedNotifications,
    queryFn: ({ signal }) => call(contracts.getWantedNotifications, { signal }),
  });
}

/** Shows the choice at once, and takes it back where it is not stored. */
export function useChangeWanted(onOutcome: (isSaved: boolean) => void) {
  return useMutation({
    mutationFn: (change: Partial<contracts.WantedNotifications>) =>
      call(contracts.setWantedNotifications, { body: change }),
    onMutate: (change) => {
      const before = queryClient.getQueryData<contracts.WantedNotifications>(keys.wantedNotifications);
      if (before) queryClient.setQueryData(keys.wantedNotifications, { ...before, ...change });
      return before;
    },
    onSuccess: (stored) => {
      queryClient.setQueryData(keys.wantedNotifications, stored);
      onOutcome(true);
    },
    onError: (_error, _change, before) => {
      queryClient.setQueryData(keys.wantedNotifications, before);
      onOutcome(false);
    },
  });
}
