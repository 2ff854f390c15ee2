// Walking through a list product by product. Neighbours are taken once: approving may move a product, never the way on.

export type Neighbour = { id: number; title: string } | null;
export type Neighbours = { previous: Neighbour; next: Neighbour };
type Known = { [K in keyof Neighbours]?: Neighbour | undefined };

/** What is known of each product's neighbours on this walk. */
export type Walk = ReadonlyMap<number, Known>;

/** Notes what the server says; what the walk knows already wins, so that back leads where one came from. */
export function noteNeighbours(walk: Walk, id: number, told: Neighbours): Walk {
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

/** Both neighbours once they are known. */
export function neighboursIn(walk: Walk, id: number): Neighbours | null {
  const known = walk.get(id);
  if (known?.previous === undefined || known.next === undefined) return null;
  return { previous: known.previous, next: known.next };
}
