// Which of the matches of a find and replace are ticked: all but those named, or only those. Values in, values out.
import { type HitPlace, mostPicked } from '#domain/runs/actions/find-replace.action.ts';

export type HitPicks = { isOnly: boolean; hits: ReadonlyMap<string, HitPlace> };

export const allPicked: HitPicks = { isOnly: false, hits: new Map() };
export const nonePicked: HitPicks = { isOnly: true, hits: new Map() };

export const hitKey = ({ productId, part, item, at }: HitPlace): string => `${productId} ${part} ${item} ${at}`;

export const isHitPicked = ({ isOnly, hits }: HitPicks, hit: HitPlace): boolean => hits.has(hitKey(hit)) === isOnly;

/** How many are ticked, of so many in all. */
export const countPicked = ({ isOnly, hits }: HitPicks, total: number): number =>
  isOnly ? hits.size : Math.max(0, total - hits.size);

/** A preview of all matches, as far as it goes for those that are ticked: of how many products they are is known only where they are named. */
export function previewPicked<Preview extends { taken: number; isExact: boolean }>(
  preview: Preview,
  { isOnly, hits }: HitPicks,
): Preview {
  if (!isOnly) return hits.size === 0 ? preview : { ...preview, isExact: false };
  const named = new Set([...hits.values()].map(({ productId }) => productId)).size;
  return { ...preview, taken: Math.min(preview.taken, named), isExact: false };
}

/** Ticks matches, or unticks them. Null where more would be named than a run takes. */
export function pickHits(picks: HitPicks, chosen: readonly HitPlace[], isIn: boolean): HitPicks | null {
  const hits = new Map(picks.hits);
  for (const { productId, version, part, item, at } of chosen) {
    const place = { productId, version, part, item, at };
    if (isIn === picks.isOnly) hits.set(hitKey(place), place);
    else hits.delete(hitKey(place));
  }
  return hits.size > mostPicked ? null : { ...picks, hits };
}
