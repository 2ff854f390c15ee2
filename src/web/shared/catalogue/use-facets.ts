// The categories, brands and other values that occur in the catalogue.
import { useQuery } from '@tanstack/react-query';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

export function useFacets() {
  return useQuery({ queryKey: keys.facets, queryFn: ({ signal }) => call(getFacets, { signal }) });
}
