// The keywords of a product in a few words.
import { useProductKeywords } from '#web/shared/keywords/use-product-keywords.ts';

export function KeywordsSummary({ productId }: { productId: number }) {
  const { data } = useProductKeywords(productId);
  if (!data) return null;
  const { length } = data.keywords;
  const supported = data.keywords.filter(({ hasFact }) => hasFact).length;
  if (length === 0) return 'None';
  return `${length}, of which ${supported} ${supported === 1 ? 'has' : 'have'} a supporting fact`;
}
