// Products of a run judged anew: the checks of their drafts, and their listings.

import { valuesOf } from '#domain/review/content.ts';
import { type Found, planJudging } from '#domain/runs/judge-anew.ts';
import type { Context } from '#server/app/context.ts';
import { judgeListings } from '#server/benchmarks/judge.commands.ts';
import { loadJudgementsOfMany } from '#server/writing/claims.commands.ts';
import { checkAll, hasContent } from './check-listings.ts';
import type { Planned, Read } from './planned.ts';

export async function planAllJudging(context: Context, items: readonly Read[]): Promise<Planned[]> {
  const { db, now } = context;
  const listings = items.filter(hasContent);
  // As drafts are checked: what a listing aims for is no check of theirs.
  const checked = await checkAll(context, listings, {
    isAsked: (part, content) => content.parts[part].record.draft !== undefined,
    withAims: false,
  });
  const decided = await loadJudgementsOfMany(
    db,
    listings.map(({ product }) => product),
  );
  const found = new Map<number, Found>();
  for (const [at, { product }] of listings.entries()) {
    const check = checked[at];
    if (check) found.set(product.id, { ...check, judgements: decided[at] ?? [] });
  }
  const judged = await judgeListings(
    db,
    items.map(({ product, content }) => ({ id: product.id, product, content: content && valuesOf(content) })),
    now(),
  );
  return items.map(({ product, content }, at): Planned => {
    const quality = judged[at]?.quality;
    const isMoved =
      quality?.listingQuality !== product.listingQuality || quality?.complianceLevel !== product.complianceLevel;
    const own = found.get(product.id) ?? { claims: {}, broken: [], judgements: [] };
    return { product, content, plan: planJudging(content, own, { isMoved, source: product }) };
  });
}
