// The data sources of a product in a few words.
import { useSources } from './sources.queries.ts';

export function SourcesSummary({ productId }: { productId: number }) {
  const { data } = useSources(productId);
  if (!data) return null;
  const active = data.filter(({ isActive }) => isActive);
  if (data.length === 0) return 'None yet';
  if (active.length === 0) return `${data.length}, none active`;
  return `${active.length}, ${[...new Set(active.map(({ sourceCategory }) => sourceCategory))].join(', ')}`;
}
