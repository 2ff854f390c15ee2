import { useQuery } from '@tanstack/react-query';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

/** One product; held under the same key as its page's. */
export function useProduct(id: number) {
  return useQuery({
    queryKey: keys.productSource(id),
    queryFn: ({ signal }) => call(getProduct, { params: { id }, signal }),
  });
}
