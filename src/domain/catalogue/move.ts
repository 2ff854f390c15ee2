// Where a product is: in the catalog, set aside, or deleted. Each move is undone by the one back.

export const places = ['catalog', 'set-aside', 'deleted'] as const;
export type Place = (typeof places)[number];

/** From one place to another one. */
export type Way = { from: Place; to: Place };
/** When a product was set aside, as ISO 8601, and by the user of this id. */
export type SetAsideMark = { at: string; by: number };
/** A way a product went; `setAside` where it was set aside before, for the way back. */
export type Move = Way & { setAside?: SetAsideMark };

export const moves = {
  'set-aside': { from: 'catalog', to: 'set-aside' },
  'bring-back': { from: 'set-aside', to: 'catalog' },
} as const satisfies Record<string, Way>;

export const backOf = ({ from, to, ...rest }: Move): Move => ({ from: to, to: from, ...rest });
