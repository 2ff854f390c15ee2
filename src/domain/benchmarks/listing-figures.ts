// The two figures of a judged listing that are kept with its product, so that lists can sort and filter by them.
import { type Level, worstLevel } from '#domain/channels/levels.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import type { Aims } from './aims.ts';
import { evaluate } from './evaluate.ts';
import type { JudgedProduct } from './finding.ts';
import type { BenchmarkRule } from './rule.ts';

export type ListingFigures = {
  /** Listing Quality, 0-100. */
  listingQuality: number;
  /** The worst level of the four parts. */
  complianceLevel: Level;
};

/** Judges a product the way its page does: by the content under review, or by the source where there is none. */
export function judgeListing(
  product: JudgedProduct & Partial<PartContent>,
  content: Partial<PartContent> | null,
  rules: readonly BenchmarkRule[],
  on: Date,
  aims: Aims,
): ListingFigures {
  const { quality, parts } = evaluate(content ?? product, product, rules, on, aims);
  const { title, description, bullets, images } = parts;
  return {
    listingQuality: quality,
    complianceLevel: worstLevel([title.level, description.level, bullets.level, images.level]),
  };
}
