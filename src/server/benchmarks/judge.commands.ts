// Judges listings for storage: what other features call in the transaction that changes a product or its content.
import { judgeListing, type ListingFigures } from '#domain/benchmarks/listing-figures.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { changesBetween, dayOf } from '#domain/benchmarks/rule-days.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import type { Db } from '#server/database/database.ts';
import { loadActiveRules } from './rules.commands.ts';
import { type Epoch, findEpoch, type Judged, lockJudged } from './scoring.store.ts';

// For changes of many products at once.
export { loadContents, lockListings } from './scoring.store.ts';

/** The figures stored with a product, and the epoch of the rules they were judged by. */
export type StoredQuality = ListingFigures & { qualityEpoch: number };

/** Judges a product by its content under review, or by its source where there is none. */
export type Judge = (product: Judged, content: PartContent | null) => StoredQuality;

/**
 * The epoch a score of today counts for. One the rules have not reached on this server's clock is left to the others: the listing
 * is then judged once more, and never is a score taken for newer than its rules.
 */
function epochToday(stored: Epoch | null, rules: readonly BenchmarkRule[], today: string): number {
  if (!stored) return 0;
  return today < stored.day && changesBetween(rules, today, stored.day) ? stored.epoch - 1 : stored.epoch;
}

/** Reads the rules in effect. The epoch is read before the rules: they are then at least as new as it says. */
export async function loadJudge(tx: Db, now: Date): Promise<Judge> {
  const stored = await findEpoch(tx);
  const { rules } = await loadActiveRules(tx);
  const qualityEpoch = epochToday(stored, rules, dayOf(now));
  return (product, content) => ({ ...judgeListing(product, content, rules, now), qualityEpoch });
}

/** Judges one product as it is about to be stored. */
export async function scoreListing(
  tx: Db,
  product: Judged,
  content: PartContent | null,
  now: Date,
): Promise<StoredQuality> {
  const judge = await loadJudge(tx, now);
  return judge(product, content);
}

/** Judges a stored product with the content given, and keeps the product from changing until the transaction ends. */
export async function scoreContent(tx: Db, productId: number, content: PartContent, now: Date): Promise<StoredQuality> {
  const judge = await loadJudge(tx, now);
  const product = await lockJudged(tx, productId);
  if (!product) throw new Error(`Product ${productId} is not there`);
  return judge(product, content);
}
