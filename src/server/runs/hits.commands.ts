// What a find and replace would replace now, match by match: counted once, and listed a page at a time. Stores nothing.
import type { ContractInput } from '#domain/contract.ts';
import { valuesOf } from '#domain/review/content.ts';
import type { ReplacementOptions } from '#domain/runs/actions/find-replace.action.ts';
import { excerptHit, findHits, type Hit } from '#domain/runs/hits.ts';
import { type ListedHits, type listHits as listHitsCall, toSelection } from '#domain/runs/runs.contract.ts';
import { countSelection, whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import type { Context } from '#server/http/context.ts';
import { hasContent, type Read } from './actions/planned.ts';
import * as store from './preview.store.ts';
import { readItems } from './read-items.ts';

/** Products whose texts are searched: a few seconds in the embedded database. */
const mostSearched = 20_000;

type HitsRequest = Pick<ContractInput<typeof listHitsCall>['body'], 'options' | 'selection'>;

/** The products with something to replace, by id, and how many matches each has, without those in names. */
type FoundHits = {
  asOf: string;
  ids: number[];
  counts: number[];
  total: number;
  inNames: number;
  searched: number;
  isComplete: boolean;
};

/** Every match of the first products of a selection, counted; cached as long as nothing is written. */
export async function countHits(
  { now }: Pick<Context, 'now'>,
  readCache: ReadCache,
  { options, selection }: HitsRequest,
): Promise<FoundHits> {
  const asOf = now().toISOString();
  const snapshot = await readCache.snapshot();
  return await snapshot.cached(`hits ${JSON.stringify([options, selection])}`, (db) =>
    searchHits(db, { options, selection }, asOf),
  );
}

async function searchHits(db: Db, { options, selection }: HitsRequest, asOf: string): Promise<FoundHits> {
  const limited = toSelection(selection);
  const { withContent } = await countSelection(db, limited);
  const found: FoundHits = {
    asOf,
    ids: [],
    counts: [],
    total: 0,
    inNames: 0,
    searched: Math.min(withContent, mostSearched),
    isComplete: withContent <= mostSearched,
  };
  const words = { find: options.find, parts: options.parts, among: mostSearched };
  for await (const rows of store.streamHolding(db, whereSelection(limited), words))
    await countIn(db, rows, options, found);
  return found;
}

const unnamed = { brand: null, title: '', attributes: [] };

async function countIn(
  db: Db,
  rows: readonly store.HeldTexts[],
  options: ReplacementOptions,
  found: FoundHits,
): Promise<void> {
  const ids = rows.map(({ productId }) => productId);
  const named = options.leaveNames ? await store.loadNamed(db, ids) : null;
  for (const { productId, ...texts } of rows) {
    const hits = findHits(texts, named?.get(productId) ?? unnamed, options);
    const count = hits.filter(({ isName }) => !isName).length;
    found.inNames += hits.length - count;
    found.total += count;
    if (count === 0) continue;
    found.ids.push(productId);
    found.counts.push(count);
  }
}

/** A page of the matches, in the order of products, parts and places. */
export async function listHits(
  context: Context,
  readCache: ReadCache,
  { options, selection, page, limit }: ContractInput<typeof listHitsCall>['body'],
): Promise<ListedHits> {
  const { ids, counts, ...found } = await countHits(context, readCache, { options, selection });
  const first = (page - 1) * limit;
  let before = 0;
  const onPage: number[] = [];
  let skip = 0;
  for (const [at, count] of counts.entries()) {
    if (before >= first + limit) break;
    if (before + count > first) {
      if (onPage.length === 0) skip = first - before;
      onPage.push(ids[at] ?? 0);
    }
    before += count;
  }
  const items = await readItems(context.db, onPage);
  const hits = items.flatMap((item) => describeHits(item, options)).slice(skip, skip + limit);
  return { ...found, products: ids.length, hits };
}

function describeHits(item: Read, options: ReplacementOptions): ListedHits['hits'] {
  if (!hasContent(item)) return [];
  const { product, content } = item;
  const values = valuesOf(content);
  const textOf = ({ part, item: place }: Pick<Hit, 'part' | 'item'>) => [values[part]].flat()[place] ?? '';
  return findHits(values, product, options)
    .filter(({ isName }) => !isName)
    .map(({ isName: _, ...hit }) => ({
      productId: product.id,
      title: product.title,
      version: content.version,
      ...hit,
      ...excerptHit(textOf(hit), hit),
    }));
}
