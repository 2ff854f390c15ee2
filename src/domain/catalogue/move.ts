// Where a product is: in the catalog, set aside, or deleted. Each move is undone by the one back.

export const places = ['catalog', 'set-aside', 'deleted'] as const;
export type Place = (typeof places)[number];

/** From one place to another one. */
export type Move = { from: Place; to: Place };

export const moves = {
  'set-aside': { from: 'catalog', to: 'set-aside' },
  'bring-back': { from: 'set-aside', to: 'catalog' },
} as const satisfies Record<string, Move>;

export const backOf = ({ from, to }: Move): Move => ({ from: to, to: from });
