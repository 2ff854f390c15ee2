// How the processes that call one connection share the calls it allows at a time.

/** Places a process has, and calls it has under way or waiting. */
export type Share = { places: number; wanted: number };

const isWaiting = ({ places, wanted }: Share): boolean => places < wanted;

/**
 * What one of the processes has from now on. `shares`: all of them, the one that waits longest first. Free places go to the one with the
 * fewest. `owes`: places it gives back as its calls end, because another one waits without any or with fewer, or because fewer are allowed than
 * before.
 */
export function sharePlaces(most: number, shares: readonly Share[], own: Share): { places: number; owes: number } {
  const all = shares.map((share) => ({ share, places: share.places, wanted: share.wanted }));
  const free = most - all.reduce((sum, { places }) => sum + places, 0);
  for (let left = free; left > 0; left -= 1) {
    const [next] = all.filter(isWaiting).sort((a, b) => a.places - b.places);
    if (!next) break;
    next.places += 1;
  }
  const places = all.find(({ share }) => share === own)?.places ?? own.places;
  const isOwed = all.some(
    (other) => other.share !== own && isWaiting(other) && (other.places === 0 || other.places < places - 1),
  );
  return { places, owes: Math.min(places, Math.max(-free, Number(isOwed))) };
}
