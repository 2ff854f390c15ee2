// The first eight products that match, to choose one of.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

type ProductSearch = { search?: string; status?: 'approved'; brand?: string; category?: string };

export function useProductChoice(wanted: ProductSearch) {
  const query = { ...wanted, limit: 8 };
  return useQuery({
    queryKey: keys.productList({ choice: query }),
    queryFn: ({ signal }) => callPage(listProducts, { query: { ...query, total: 'about' }, signal }),
    placeholderData: keepPreviousData,
  });
}
