// Walking through a list product by product. Neighbours are taken once: approving may move a product, never the way on.

export type Neighbour = { id: number; title: string } | null;
type Sides = { previous: Neighbour; next: Neighbour };
/** Where a product stands in the list, from 1, as the list was when the walk began. */
export type ListPlace = { position: number; total: number };
/** Null where the list ends, undefined as long as nobody has said it. */
export type Neighbours = { [K in keyof Sides]?: Neighbour | undefined };

/** What is known of a product on this walk. Its place is null where it is not in the list. */
export type Stop = Neighbours & { place?: ListPlace | null | undefined };
export type Walk = ReadonlyMap<number, Stop>;

/** Notes what the server says; what the walk knows already wins, so that back leads where one came from. */
export function noteNeighbours(
  walk: Walk,
  id: number,
  { place, ...sides }: Sides & { place?: ListPlace | null },
): Walk {
  const known = walk.get(id);
  if (known?.previous !== undefined && known.next !== undefined) return walk;
  const noted = { ...sides, ...known };
  // The list may have moved so that one product is named on both sides: the way on must not lead back.
  const next = noted.next && noted.next.id === noted.previous?.id ? null : noted.next;
  return new Map(walk).set(id, {
    previous: noted.previous,
    next: known?.next === undefined ? next : noted.next,
    place: known?.place ?? place,
  });
}

/** Notes a step, so that the way back leads to the product it was taken from, and the places count on although a decision takes products out of the list. */
export function noteStep(
  walk: Walk,
  from: { id: number; title: string },
  to: { id: number },
  direction: 'previous' | 'next',
): Walk {
  const back = direction === 'next' ? 'previous' : 'next';
  const place = walk.get(from.id)?.place;
  const position = place ? place.position + (direction === 'next' ? 1 : -1) : 0;
  const isInList = place && position >= 1 && position <= place.total;
  return new Map(walk).set(to.id, {
    ...(isInList ? { place: { ...place, position } } : {}),
    ...walk.get(to.id),
    [back]: from,
  });
}

/** What is known of a product: the way back at once, the way on when the server has said it. */
export function stopIn(walk: Walk, id: number): Stop {
  return walk.get(id) ?? {};
}

/** Why there is no step in a direction; undefined when there is one. */
export function reasonOf(neighbour: Neighbour | undefined, atTheEnd: string): string | undefined {
  if (neighbour) return undefined;
  return neighbour === null ? atTheEnd : 'Loading…';
}

/** Forgets a next product that somebody else has come to, so that the way on is asked again. */
export function forgetNext(walk: Walk, id: number): Walk {
  const { next, ...rest } = walk.get(id) ?? {};
  return next ? new Map(walk).set(id, rest) : walk;
}
