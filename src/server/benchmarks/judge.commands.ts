// Judges listings for storage: what other features call in the transaction that changes a product or its content.
import { noAims } from '#domain/benchmarks/aims.ts';
import { judgeListing, type ListingFigures } from '#domain/benchmarks/listing-figures.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { changesBetween, dayOf } from '#domain/benchmarks/rule-days.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { takeTurns } from '#server/app/take-turns.ts';
import type { Db } from '#server/database/database.ts';
import { loadAims } from './aims.commands.ts';
import { loadActiveRules } from './rules.commands.ts';
import { type Epoch, findEpoch, type Judged, lockJudged, lockListings, saveScore } from './scoring.store.ts';

// For changes of many products at once.
export { loadContents, lockListings } from './scoring.store.ts';

/** The figures stored with a product, and the epoch of the rules they were judged by. */
export type StoredQuality = ListingFigures & { qualityEpoch: number };

/** A product with its content under review; `id` is null of one that is not stored yet, `content` where there is only the source. */
export type Listing = { id: number | null; product: Judged; content: PartContent | null };

/**
 * The epoch a score of today counts for. One the rules have not reached on this server's clock is left to the others: the listing
 * is then judged once more, and never is a score taken for newer than its rules.
 */
function epochToday(stored: Epoch | null, rules: readonly BenchmarkRule[], today: string): number {
  if (!stored) return 0;
  return today < stored.day && changesBetween(rules, today, stored.day) ? stored.epoch - 1 : stored.epoch;
}

/**
 * Judges listings as they are about to be stored, and gives each back with its figures. The epoch is read before the rules and the aims: they are then at least as
 * new as it says.
 */
export async function judgeListings<Of extends Listing>(
  tx: Db,
  listings: readonly Of[],
  now: Date,
): Promise<(Of & { quality: StoredQuality })[]> {
  if (listings.length === 0) return [];
  const stored = await findEpoch(tx);
  const { rules } = await loadActiveRules(tx);
  const qualityEpoch = epochToday(stored, rules, dayOf(now));
  const aims = await loadAims(
    tx,
    listings.map(({ id, product }) => ({ ...product, id })),
  );
  const judged: (Of & { quality: StoredQuality })[] = [];
  const turn = takeTurns();
  for (const [at, listing] of listings.entries()) {
    const figures = judgeListing(listing.product, listing.content, rules, now, aims[at] ?? noAims);
    judged.push({ ...listing, quality: { ...figures, qualityEpoch } });
    await turn();
  }
  return judged;
}

/** Judges one product as it is about to be stored. */
export async function scoreListing(tx: Db, listing: Listing, now: Date): Promise<StoredQuality> {
  const [judged] = await judgeListings(tx, [listing], now);
  if (!judged) throw new Error('The listing was not judged');
  return judged.quality;
}

/** Judges a stored product with the content given, and keeps the product from changing until the transaction ends. */
export async function scoreContent(tx: Db, id: number, content: PartContent | null, now: Date): Promise<StoredQuality> {
  const product = await lockJudged(tx, id);
  if (!product) throw new Error(`Product ${id} is not there`);
  return await scoreListing(tx, { id, product, content }, now);
}

/** Judges a product anew in the transaction that changed what its texts are judged by; one that is gone is left. */
export async function rescoreProduct(tx: Db, id: number, now: Date): Promise<StoredQuality | null> {
  const contents = await lockListings(tx, [id]);
  const product = await lockJudged(tx, id);
  if (!product) return null;
  const quality = await scoreListing(tx, { id, product, content: contents.get(id) ?? null }, now);
  await saveScore(tx, id, quality);
  return quality;
}
