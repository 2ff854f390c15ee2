// The keywords in effect for a product, with their facts and their places in its stored texts.
import { useQuery } from '@tanstack/react-query';
import { getProductKeywords } from '#domain/keywords/keywords.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

export function useProductKeywords(productId: number, isEnabled = true) {
  return useQuery({
    queryKey: keys.productKeywords(productId),
    queryFn: ({ signal }) => call(getProductKeywords, { params: { id: productId }, signal }),
    enabled: isEnabled,
  });
}
