// The bands of the Content Score that lists are filtered by and numbers are colored by (specification, section 4).
export const bands = ['green', 'yellow', 'red'] as const;
export type Band = (typeof bands)[number];

/** The scores of a band: above one, up to another that is included. Green is above 70, yellow above 40, red the rest. */
export const bandRanges: Record<Band, { above?: number; upTo?: number }> = {
  green: { above: 70 },
  yellow: { above: 40, upTo: 70 },
  red: { upTo: 40 },
};

/** The band of a Content Score of 0 to 100. */
export const bandOf = (score: number): Band =>
  bands.find((band) => score > (bandRanges[band].above ?? Number.NEGATIVE_INFINITY)) ?? 'red';
