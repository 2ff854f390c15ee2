// Judges listings for storage: what other features call in the transaction that changes a product or its content.
import type { ListingFigures } from '#domain/benchmarks/listing-figures.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { changesBetween, dayOf } from '#domain/benchmarks/rule-days.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { runInThread, share } from '#server/app/threads.ts';
import type { Db } from '#server/database/database.ts';
import { loadAimsAsked } from './aims.commands.ts';
import { type JudgeInput, judgeAll } from './judge.thread.ts';
import { loadActiveRules } from './rules.commands.ts';
import { type Epoch, findBasis, type Judged, lockJudged, lockListings, saveScore } from './scoring.store.ts';

// For changes of many products at once.
export { loadContents, lockListings } from './scoring.store.ts';

/** Judged at once, in ten milliseconds or so, where asking a thread would take longer. */
const fewListings = 8;
const judgeThread = new URL('./judge.thread.ts', import.meta.url);

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
 * What listings are judged by, as plain data. The epoch is read before the rules and the aims: they are then at least as new as it
 * says.
 */
async function loadBasis(tx: Db, listings: readonly Listing[], now: Date): Promise<JudgeInput & { epoch: number }> {
  const basis = await findBasis(tx);
  const { rules } = await loadActiveRules(tx, basis.version);
  const aims = await loadAimsAsked(
    tx,
    listings.map(({ id, product }) => ({ ...product, id })),
    basis,
  );
  const judged = listings.map(({ product, content }) => ({ product, content }));
  return { epoch: epochToday(basis.epoch, rules, dayOf(now)), rules: share(rules), listings: judged, aims, on: now };
}

type Scored<Of extends Listing> = Of & { quality: StoredQuality };

const withFigures = <Of extends Listing>(
  listings: readonly Of[],
  figures: readonly ListingFigures[],
  qualityEpoch: number,
): Scored<Of>[] =>
  listings.map((listing, at) => {
    const judged = figures[at];
    if (!judged) throw new Error('A listing was not judged');
    return { ...listing, quality: { ...judged, qualityEpoch } };
  });

/** Judges listings as they are about to be stored, and gives each back with its figures; many of them in a thread. */
export async function judgeListings<Of extends Listing>(
  tx: Db,
  listings: readonly Of[],
  now: Date,
): Promise<Scored<Of>[]> {
  if (listings.length === 0) return [];
  const { epoch, ...input } = await loadBasis(tx, listings, now);
  const figures = listings.length > fewListings ? await runInThread(judgeThread, judgeAll, input) : judgeAll(input);
  return withFigures(listings, figures, epoch);
}

/** The same in the thread of the caller, however many: for a start, when nobody waits and another thread would take longer. */
export async function judgeListingsHere<Of extends Listing>(
  tx: Db,
  listings: readonly Of[],
  now: Date,
): Promise<Scored<Of>[]> {
  const { epoch, ...input } = await loadBasis(tx, listings, now);
  return withFigures(listings, judgeAll(input), epoch);
}

/** Judges one product as it is about to be stored. */
export async function scoreListing(tx: Db, listing: Listing, now: Date): Promise<StoredQuality> {
  const [judged] = await judgeListings(tx, [listing], now);
  if (!judged) throw new Error('The listing was not judged');
  return judged.quality;
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
