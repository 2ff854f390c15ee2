// Checks listings for storage: what other features call in the transaction that changes a product or its content.

import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { changesBetween, dayOf } from '#domain/benchmarks/rule-days.ts';
import { daysOf } from '#domain/benchmarks/waiver.ts';
import type { ListingCheck, PartClaims } from '#domain/review/check-listing.ts';
import { type ReviewedContent, valuesOf } from '#domain/review/content.ts';
import { presentImages } from '#domain/review/present-images.ts';
import { listFactTextsOfMany, loadJudgementsOfMany } from '#server/claims/claim-basis.commands.ts';
import type { Db } from '#server/database/database.ts';
import { isLong, runInThread, share } from '#server/http/threads.ts';
import { loadListedImages } from '#server/media/images.commands.ts';
import { loadActiveRules } from './active-rules.commands.ts';
import { loadAimsAsked } from './aims.commands.ts';
import { type CheckedListing, type CheckInput, checkAll } from './check.thread.ts';
import {
  type CheckableProduct,
  type Epoch,
  findBasis,
  loadCheckable,
  lockListings,
  saveChecks,
} from './checks.store.ts';

// For changes of many products at once.
export { checkColumns, checkTypes } from './check-columns.store.ts';
export { findStoredChecks, loadContents, lockListings } from './checks.store.ts';

/** Checked at once, in ten milliseconds or so, where asking a thread would take longer. */
const fewListings = 8;
export const checkThread = new URL('./check.thread.ts', import.meta.url);

/** What is stored with a product, and the epoch of the rules it was checked by. */
export type StoredCheck = ListingCheck & { qualityEpoch: number };

/** A product with its content under review; `id` is null of one that is not stored yet, `content` where there is only the source. */
type Listing = { id: number | null; product: CheckableProduct; content: ReviewedContent | null };

/**
 * The epoch a check of today counts for. One the rules have not reached on this server's clock is left to the others: the listing
 * is then checked once more, and never is a check taken for newer than its rules.
 */
function epochToday(
  stored: Epoch | null,
  dated: readonly Pick<BenchmarkRule, 'from' | 'until'>[],
  today: string,
): number {
  if (!stored) return 0;
  return today < stored.day && changesBetween(dated, today, stored.day) ? stored.epoch - 1 : stored.epoch;
}

/** The data sources and judgements of the listings that have content, in the order of all of them; nothing is read of the others. */
async function loadClaimBasis(
  tx: Db,
  listings: readonly Listing[],
  { hasSources, hasJudgements }: { hasSources: boolean; hasJudgements: boolean },
): Promise<Pick<CheckInput['listings'][number], 'dataSources' | 'judgements'>[]> {
  const written = listings.flatMap(({ id, product, content }) => (content && id !== null ? [{ ...product, id }] : []));
  const ids = written.map(({ id }) => id);
  const sources = hasSources ? await listFactTextsOfMany(tx, ids) : [];
  const judgements = hasJudgements ? await loadJudgementsOfMany(tx, written) : [];
  const placeOf = new Map(written.map(({ id }, at) => [id, at]));
  return listings.map(({ id }) => {
    const at = placeOf.get(id ?? 0);
    return {
      dataSources: at === undefined ? [] : (sources[at] ?? []),
      judgements: at === undefined ? [] : (judgements[at] ?? []),
    };
  });
}

/**
 * What listings are checked by, as plain data. The epoch is read before the rules and the aims: they are then at least as new as it
 * says.
 */
async function loadBasis(tx: Db, listings: readonly Listing[], now: Date): Promise<CheckInput & { epoch: number }> {
  const basis = await findBasis(tx);
  const { rules } = await loadActiveRules(tx, basis.version);
  const { waivers } = basis;
  const aims = await loadAimsAsked(
    tx,
    listings.map(({ id, product }) => ({ ...product, id })),
    basis,
  );
  const known = await loadClaimBasis(tx, listings, basis);
  const pictures = basis.hasImages
    ? await loadListedImages(
        tx,
        listings.map(({ content, product }) => presentImages(content, product)),
      )
    : [];
  const checked = listings.map(({ id, product, content }, at) => ({
    id,
    product: pictures[at] ? { ...product, pictures: pictures[at] } : product,
    content,
    ...(known[at] ?? { dataSources: [], judgements: [] }),
  }));
  return {
    epoch: epochToday(basis.epoch, [...rules, ...waivers.map(daysOf)], dayOf(now)),
    rules: share(rules),
    waivers,
    listings: checked,
    aims,
    on: now,
  };
}

type WithCheck<Of extends Listing> = Of & { check: StoredCheck };

const withChecks = <Of extends Listing>(
  listings: readonly Of[],
  checked: readonly CheckedListing[],
  qualityEpoch: number,
): WithCheck<Of>[] =>
  listings.map((listing, at) => {
    const own = checked[at];
    if (!own) throw new Error('A listing was not checked');
    return { ...listing, check: { ...own.check, qualityEpoch } };
  });

/** Whether what the claims are checked by would hold up the requests of others. */
const areLong = (listings: CheckInput['listings']): boolean =>
  isLong(
    listings.map(({ content, product, dataSources }) => (content ? [product, dataSources, valuesOf(content)] : [])),
  );

const runCheck = async (input: CheckInput): Promise<CheckedListing[]> =>
  input.listings.length > fewListings || areLong(input.listings)
    ? await runInThread(checkThread, checkAll, input)
    : checkAll(input);

/** Checks listings as they are about to be stored, and gives each back with its check; many of them in a thread. */
export async function checkForStore<Of extends Listing>(
  tx: Db,
  listings: readonly Of[],
  now: Date,
): Promise<WithCheck<Of>[]> {
  if (listings.length === 0) return [];
  const { epoch, ...input } = await loadBasis(tx, listings, now);
  return withChecks(listings, await runCheck(input), epoch);
}

/** The same in the thread of the caller, however many: for a start, when nobody waits and another thread would take longer. */
export async function checkForStoreHere<Of extends Listing>(
  tx: Db,
  listings: readonly Of[],
  now: Date,
): Promise<WithCheck<Of>[]> {
  const { epoch, ...input } = await loadBasis(tx, listings, now);
  return withChecks(listings, checkAll(input), epoch);
}

/** Checks listings as they are now, with the claims of their pending texts. Stores nothing. */
export async function checkWithClaims<Of extends Listing>(
  db: Db,
  listings: readonly Of[],
  now: Date,
): Promise<(Of & { check: ListingCheck; claims: PartClaims; nameRule: (ruleId: string) => string })[]> {
  if (listings.length === 0) return [];
  const { rules } = await loadActiveRules(db);
  const labels = new Map(rules.map(({ id, label }) => [id, label]));
  const nameRule = (ruleId: string) => labels.get(ruleId) ?? ruleId;
  const { epoch: _, ...input } = await loadBasis(db, listings, now);
  const checked = await runCheck(input);
  return listings.map((listing, at) => {
    const own = checked[at];
    if (!own) throw new Error('A listing was not checked');
    return { ...listing, ...own, nameRule };
  });
}

/** Checks one product as it is about to be stored. */
export async function checkOneForStore(tx: Db, listing: Listing, now: Date): Promise<StoredCheck> {
  const [checked] = await checkForStore(tx, [listing], now);
  if (!checked) throw new Error('The listing was not checked');
  return checked.check;
}

/** Checks a product again in the transaction that changed what its texts are checked by; one that is gone is left. */
export async function recheckProduct(tx: Db, id: number, now: Date): Promise<StoredCheck | null> {
  return (await recheckProducts(tx, [id], now)).get(id) ?? null;
}

/** The same of several products; answers the check of each that is there. */
export async function recheckProducts(tx: Db, ids: readonly number[], now: Date): Promise<Map<number, StoredCheck>> {
  const contents = await lockListings(tx, ids);
  const products = await loadCheckable(tx, ids);
  const listings = products.map(({ id, ...product }) => ({ id, product, content: contents.get(id) ?? null }));
  const checked = await checkForStore(tx, listings, now);
  await saveChecks(
    tx,
    checked.map(({ id, check }) => ({ id, ...check })),
    { isForced: true },
  );
  return new Map(checked.map(({ id, check }) => [id, check]));
}
