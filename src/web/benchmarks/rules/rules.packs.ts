// The packs of rules by name: the channels Copydesk knows, and the retailers of this workspace.
import { packLabel } from '#domain/benchmarks/pack.ts';
import { generalRetailer } from '#domain/benchmarks/rule.ts';
import { packName } from '#domain/benchmarks/select-rules.ts';
import { channelFigures } from '#domain/channels/channel-limits.data.ts';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { usePacks } from '../rules.queries.ts';

/** How a pack is called: as the workspace writes its retailer, where it does. */
export function usePackNames(): (retailer: string) => string {
  const { data: facets } = useFacets();
  const written = new Map((facets?.retailers ?? []).map((retailer) => [packName(retailer), retailer]));
  return (retailer) => (isKnown(retailer) ? packLabel(retailer) : (written.get(retailer) ?? retailer));
}

const isKnown = (retailer: string) => retailer === generalRetailer || retailer in channelFigures;

/** Packs a rule can be in: the general one, the channels, and every retailer of the catalogue or with rules already. */
export function usePackOptions(): { value: string; label: string }[] {
  const { data: facets } = useFacets();
  const { data: packs } = usePacks();
  const nameOf = usePackNames();
  const names = new Set([
    ...Object.keys(channelFigures),
    ...(packs ?? []).map(({ retailer }) => retailer),
    ...(facets?.retailers ?? []).map(packName),
  ]);
  names.delete(generalRetailer);
  const others = [...names].map((value) => ({ value, label: nameOf(value) }));
  return [
    { value: generalRetailer, label: 'General: every retailer' },
    ...others.sort((a, b) => a.label.localeCompare(b.label)),
  ];
}
