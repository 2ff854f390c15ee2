// Judges many listings, in a thread of its own or in the one that asks.
import { type AimsAsked, noAims, openAims } from '#domain/benchmarks/aims.ts';
import { judgeListing, type ListingFigures } from '#domain/benchmarks/listing-figures.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { type Shared, take } from '#server/app/threads.ts';
import type { Judged } from './scoring.store.ts';

/** `aims` in the order of the listings; `content` is null where there is only the source. */
export type JudgeInput = {
  rules: Shared<readonly BenchmarkRule[]>;
  listings: { product: Judged; content: PartContent | null }[];
  aims: AimsAsked[];
  on: Date;
};

/** The figures of the listings, in their order. */
export function judgeAll({ rules, listings, aims: asked, on }: JudgeInput): ListingFigures[] {
  const aims = openAims(asked);
  const shared = take(rules);
  return listings.map(({ product, content }, at) => judgeListing(product, content, shared, on, aims[at] ?? noAims));
}
