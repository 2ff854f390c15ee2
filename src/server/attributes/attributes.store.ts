// The only SQL on attributes: what the workspace chose, and the products their names are counted over.
import { eq, sql } from 'drizzle-orm';
import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import type { CountedProduct } from '#domain/attributes/count-attributes.ts';
import type { StoredChoice } from '#domain/attributes/list-attributes.ts';
import { type Part, textParts } from '#domain/parts/parts.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { attributeChoices as choices, optimizedContents as contents, products } from '#server/database/schema.ts';

export async function findChoice(db: Db, key: string): Promise<StoredChoice | undefined> {
  const [row] = await db
    .select({ key: choices.key, name: choices.name, use: choices.use })
    .from(choices)
    .where(eq(choices.key, key));
  return row;
}

export async function saveChoice(
  db: Db,
  { key, name, use }: { key: string; name: string; use: AttributeUse },
  by: { actorId: number; at: Date },
): Promise<void> {
  const chosen = { name, use, chosenAt: by.at, chosenBy: by.actorId };
  await db
    .insert(choices)
    .values({ key, ...chosen })
    .onConflictDoUpdate({ target: choices.key, set: chosen });
}

export async function removeChoice(db: Db, key: string): Promise<void> {
  await db.delete(choices).where(eq(choices.key, key));
}

/** A mark of the whole database: as long as it is the same, nothing was written. */
export async function readSnapshotMark(db: Db): Promise<string> {
  const [row] = await rowsOf<{ mark: string }>(db, sql`select pg_current_snapshot()::text as mark`);
  return row?.mark ?? '';
}

export async function countProducts(db: Db): Promise<number> {
  const [row] = await db.select({ total: sql<string>`count(*)` }).from(products);
  return Number(row?.total ?? 0);
}

/** A part that waits for its decision as an engine wrote it: the record of a text somebody edited names no draft. */
const isUndecidedDraft = (part: Part) =>
  sql`(${contents[`${part}Status`]} = 'pending' and ${contents.parts} -> ${part} -> 'draft' is not null)`;

/** The next products by id, as they are counted. */
export async function pickForCount(db: Db, after: number, limit: number): Promise<(CountedProduct & { id: number })[]> {
  // Only then is the content looked at, which is long and lies apart from its row.
  const mayHaveDraft = sql`${products.hasContent} and ${products.isPending}`;
  return await db
    .select({
      id: products.id,
      attributes: products.attributes,
      hasDraft: sql<boolean>`coalesce(${mayHaveDraft} and (${sql.join(textParts.map(isUndecidedDraft), sql` or `)}), false)`,
      hasTitleDraft: sql<boolean>`coalesce(${mayHaveDraft} and ${isUndecidedDraft('title')}, false)`,
    })
    .from(products)
    .leftJoin(contents, eq(contents.productId, products.id))
    .where(sql`${products.id} > ${after}`)
    .orderBy(products.id)
    .limit(limit);
}
