// Holds the parts of a sign-off against the texts as they are now, and stores what changed.
import type { Part } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { refreshPart } from '#domain/sign-off/held-part.ts';
import { locateProducts } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { loadContents } from '#server/review/review.commands.ts';
import { hashPart } from '#server/transfer/answers/answers.commands.ts';
import * as store from './sign-offs.store.ts';

/** A part with whether its product is not in the catalog any more, or has nothing to answer for. */
export type FreshPart = store.PartRow & { isGone: boolean };

type Refreshed = { parts: FreshPart[]; contents: ReadonlyMap<number, OptimizedContent>; revision: number };

/**
 * Within a transaction that has locked the sign-off. `again`: the part of them that is answered now, also where its answer was sent. Stores
 * the new revision.
 */
export async function refreshParts(
  tx: Db,
  { id, revision: before }: store.SignOffRow,
  rows: readonly store.PartRow[],
  again?: Part,
): Promise<Refreshed> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const places = await locateProducts(tx, ids);
  const contents = new Map((await loadContents(tx, ids)).map((content) => [content.productId, content]));
  let revision = before;
  const parts: FreshPart[] = [];
  for (const row of rows) {
    const present = places.get(row.productId) === 'catalog' ? contents.get(row.productId)?.parts[row.part] : undefined;
    const change = present && refreshPart(row, present.value, { hash: hashPart, again: row.part === again });
    if (change) {
      revision += 1;
      await store.savePart(tx, row, { ...change, revision });
    }
    parts.push({ ...row, ...change, isGone: present === undefined, ...(change ? { revision } : {}) });
  }
  if (revision !== before) await store.saveRevision(tx, id, revision);
  return { parts, contents, revision };
}
