// The two figures of a judged listing that are kept with its product, so that lists can sort and filter by them.
import { type Level, worstLevel } from '#domain/channels/levels.ts';
import type { Benchmark } from './evaluate.ts';

export type ListingFigures = {
  /** Listing Quality, 0-100. */
  listingQuality: number;
  /** The worst level of the four parts. */
  complianceLevel: Level;
};

/** The figures of a judged listing. */
export function figuresOf({ quality, parts }: Benchmark): ListingFigures {
  const { title, description, bullets, images } = parts;
  return {
    listingQuality: quality,
    complianceLevel: worstLevel([title.level, description.level, bullets.level, images.level]),
  };
}
