// Reads of the products that are set aside.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSetAside } from '#domain/catalogue/set-aside.contract.ts';
import { callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

type Query = { search?: string | undefined; missingFrom?: string | undefined; page: number; limit: number };

export function useSetAside(query: Query) {
  return useQuery({
    // Below the lists: what leaves them may come here.
    queryKey: [...keys.products, 'set-aside', query],
    queryFn: ({ signal }) => callPage(listSetAside, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
