// The two figures of a checked listing that are kept with its product, so that lists can sort and filter by them.

import { type Level, worstLevel } from '#domain/channels/levels.ts';
import { scoredParts } from '#domain/parts/parts.ts';
import type { Benchmark } from './evaluate.ts';

/** From here on Listing Quality is good, as Walmart's is. */
export const goodQuality = 80;

export type ListingFigures = {
  /** Listing Quality, 0-100. */
  listingQuality: number;
  /** The worst level of the parts that are scored. */
  complianceLevel: Level;
};

/** The figures of a checked listing. */
export function figuresOf({ quality, parts }: Benchmark): ListingFigures {
  return {
    listingQuality: quality,
    complianceLevel: worstLevel(scoredParts.map((part) => parts[part].level)),
  };
}
