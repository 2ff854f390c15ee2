// Server state that the frame and several screens read.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { call, callPage } from './api.ts';
import { keys } from './query-keys.ts';

export function useMe() {
  return useQuery({ queryKey: keys.me, queryFn: ({ signal }) => call(getMe, { signal }) });
}

/** Who is signed in, by id; null where nobody signs in, and there is nobody to share work with. */
export function useMyId(): number | null {
  const { data: me } = useMe();
  return me && me.sessionId !== null ? me.id : null;
}

/** Figures of the dashboard cards and the sidebar badges. */
export function useDashboard() {
  return useQuery({ queryKey: keys.dashboard, queryFn: ({ signal }) => call(getDashboard, { signal }) });
}

/** The first eight products that match what is being typed; asks nothing for a blank text. */
export function useProductJump(text: string) {
  const search = text.trim();
  const query = { search, limit: 8 };
  return useQuery({
    queryKey: keys.productList({ jump: search }),
    queryFn: ({ signal }) => callPage(listProducts, { query: { ...query, total: 'about' }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}
