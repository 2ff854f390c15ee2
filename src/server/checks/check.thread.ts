// Checks many listings, in a thread of its own or in the one that asks.
import { type AimsAsked, noAims, openAims } from '#domain/benchmarks/aims.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import { type CheckedProduct, checkListing, type ListingCheck, type PartClaims } from '#domain/review/check-listing.ts';
import { type Shared, take } from '#server/http/threads.ts';

/** `aims` in the order of the listings. */
export type CheckInput = {
  rules: Shared<readonly BenchmarkRule[]>;
  waivers: readonly Waived[];
  listings: CheckedProduct[];
  aims: AimsAsked[];
  on: Date;
};

export type CheckedListing = { check: ListingCheck; claims: PartClaims };

/** What was found of the listings, in their order. */
export function checkAll({ rules: shared, waivers, listings, aims: asked, on }: CheckInput): CheckedListing[] {
  const aims = openAims(asked);
  const rules = take(shared);
  return listings.map((listing, at) => checkListing(listing, { rules, waivers, on }, aims[at] ?? noAims));
}
