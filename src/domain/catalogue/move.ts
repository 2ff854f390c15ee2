// Where a product is: in the catalog, set aside, or deleted. Each move is undone by the one back.

export const places = ['catalog', 'set-aside', 'deleted'] as const;
export type Place = (typeof places)[number];

/** From one place to another one. */
export type Way = { from: Place; to: Place };
/** When a product was set aside, as ISO 8601, by the user of this id, whether because a file no longer had it, and when it is deleted; never without `deleteAt`. */
export type SetAsideMark = { at: string; by: number; isMissing?: boolean; deleteAt?: string };
/**
 * A way a product goes or went; `setAside` where it was set aside before, for the way back. `missing` where it goes because a file no longer has
 * it, and `deleteAfter` so many days for good.
 */
export type Move = Way & { setAside?: SetAsideMark; missing?: MissingMove };
export type MissingMove = { deleteAfter?: number | undefined };

export const moves = {
  'set-aside': { from: 'catalog', to: 'set-aside' },
  'bring-back': { from: 'set-aside', to: 'catalog' },
  delete: { from: 'catalog', to: 'deleted' },
} as const satisfies Record<string, Way>;

export const backOf = ({ from, to, ...rest }: Move): Move => ({ from: to, to: from, ...rest });
