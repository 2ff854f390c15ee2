// Walking through a list product by product. Neighbours are taken once: approving may move a product, never the way on.

export type Neighbour = { id: number; title: string } | null;
type Told = { previous: Neighbour; next: Neighbour };
/** Null where the list ends, undefined as long as nobody has said it. */
export type Neighbours = { [K in keyof Told]?: Neighbour | undefined };

/** What is known of each product's neighbours on this walk. */
export type Walk = ReadonlyMap<number, Neighbours>;

/** Notes what the server says; what the walk knows already wins, so that back leads where one came from. */
export function noteNeighbours(walk: Walk, id: number, told: Told): Walk {
  const known = walk.get(id);
  if (known?.previous !== undefined && known.next !== undefined) return walk;
  const noted = { ...told, ...known };
  // The list may have moved so that one product is told on both sides: the way on must not lead back.
  const next = noted.next && noted.next.id === noted.previous?.id ? null : noted.next;
  return new Map(walk).set(id, { previous: noted.previous, next: known?.next === undefined ? next : noted.next });
}

/** Notes a step, so that the way back from the new product leads to the one it was taken from. */
export function noteStep(
  walk: Walk,
  from: { id: number; title: string },
  to: { id: number },
  direction: 'previous' | 'next',
): Walk {
  const back = direction === 'next' ? 'previous' : 'next';
  return new Map(walk).set(to.id, { ...walk.get(to.id), [back]: from });
}

/** What is known of a product's neighbours: the way back at once, the way on when the server has said it. */
export function neighboursIn(walk: Walk, id: number): Neighbours {
  return walk.get(id) ?? {};
}

/** Why there is no step in a direction; undefined when there is one. */
export function reasonOf(neighbour: Neighbour | undefined, atTheEnd: string): string | undefined {
  if (neighbour) return undefined;
  return neighbour === null ? atTheEnd : 'Looking for it…';
}
