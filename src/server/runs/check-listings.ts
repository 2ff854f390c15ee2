// The texts of products as claims and rules judge them now.
import { isEmptyValue, type TextPart, textParts } from '#domain/parts/parts.ts';
import { type OptimizedContent, valuesOf } from '#domain/review/content.ts';
import type { Context } from '#server/app/context.ts';
import { runInThread, share } from '#server/app/threads.ts';
import { loadAimsAsked } from '#server/benchmarks/aims.commands.ts';
import { loadActiveRules } from '#server/benchmarks/rules.commands.ts';
import { listFactTextsOfMany } from '#server/writing/claims.commands.ts';
import { type CheckedListing, checkListings } from './check-listings.thread.ts';
import type { Read } from './planned.ts';

const checkThread = new URL('./check-listings.thread.ts', import.meta.url);

/** A product with content. */
export type Listing = Read & { content: OptimizedContent };
export const hasContent = (item: Read): item is Listing => item.content !== null;

/** In the order of the listings; claims are looked for in the texts `isAsked` says, and that are not empty. Stores nothing. */
export async function checkAll(
  { db, now }: Context,
  listings: readonly Listing[],
  { isAsked, withAims }: { isAsked: (part: TextPart, content: OptimizedContent) => boolean; withAims: boolean },
): Promise<CheckedListing[]> {
  if (listings.length === 0) return [];
  const { rules } = await loadActiveRules(db);
  const products = listings.map(({ product }) => product);
  const sources = await listFactTextsOfMany(
    db,
    products.map(({ id }) => id),
  );
  return await runInThread(checkThread, checkListings, {
    rules: share(rules),
    aims: withAims ? await loadAimsAsked(db, products, { hasVoices: true, hasKeywords: true }) : null,
    on: now(),
    listings: listings.map(({ product, content }, at) => ({
      product,
      content: valuesOf(content),
      dataSources: sources[at] ?? [],
      texts: textParts.filter((part) => isAsked(part, content) && !isEmptyValue(content.parts[part].value)),
    })),
  });
}
