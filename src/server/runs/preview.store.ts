// The SQL of looking at a selection before a run: what its parts are like, counted, and some of its products.
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnNamed } from '#domain/attributes/own-names.ts';
import { forEachPart, type Part, partTable, type Status, type TextPart } from '#domain/parts/parts.ts';
import { statusField } from '#domain/review/flat-statuses.ts';
import type { Origin } from '#domain/review/origin.ts';
import type { SettableField } from '#domain/runs/actions/set-field.action.ts';
import type { PartOrigins } from '#domain/runs/choose-parts.ts';
import type { Texts } from '#domain/runs/hits.ts';
import { unfinishedStates } from '#domain/runs/run.ts';
import type { Db } from '#server/database/database.ts';
import { quoteLike } from '#server/database/quote-like.ts';
import { optimizedContents, products, runItems, runs } from '#server/database/schema.ts';

/** So many products whose parts are alike; `content` null without any. `hasImages` is true where nobody asked. */
type Alike = { content: PartOrigins | null; hasImages: boolean; products: number };

/** What a part's record says of its origin; where it is not asked for, it counts as written by an engine. */
const originOf = (part: Part) => sql<Origin>`${optimizedContents.parts} -> ${part}::text ->> 'origin'`;
const anyEngine = sql<Origin>`'built-in'`;
/** Looked up in the records only where the product is known to have such a part. */
const isChanged = (part: Part) =>
  sql<boolean>`(${products.isSourceChanged} and jsonb_array_length(${optimizedContents.parts} -> ${part}::text -> 'sourceChanges') > 0)`;

/** The products of a selection by the statuses of their parts, and where asked for by their origins, which reads every record, and by whether there are images. */
export async function countAlike(
  db: Db,
  where: SQL | undefined,
  { withOrigins, withImages = false }: { withOrigins: boolean; withImages?: boolean },
): Promise<Alike[]> {
  const statuses = forEachPart((part) => sql<Status>`${optimizedContents[statusField(part)]}`);
  const origins = forEachPart((part) => (withOrigins ? originOf(part) : anyEngine));
  const hasContent = sql<boolean>`${optimizedContents.id} is not null`;
  // The selected columns but the count, by their numbers.
  const changes = forEachPart(isChanged);
  const hasImages = withImages
    ? sql<boolean>`coalesce(jsonb_array_length(${optimizedContents.imagesWithStatus}) > 0, false)`
    : sql<boolean>`true`;
  const columns = 2 + Object.keys(statuses).length + Object.keys(origins).length + Object.keys(changes).length;
  const rows = await db
    .select({ hasContent, hasImages, statuses, origins, changes, products: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .where(where)
    .groupBy(sql.raw(Array.from({ length: columns }, (_, at) => at + 1).join(', ')));
  return rows.map((row) => ({
    products: row.products,
    hasImages: row.hasImages,
    content: row.hasContent
      ? {
          parts: forEachPart((part) => ({
            status: row.statuses[part],
            record: { origin: row.origins[part], sourceChanges: row.changes[part] ? [true] : [] },
          })),
        }
      : null,
  }));
}

/** At most how many products of a selection an approval asks a second person for: those of these categories with a pending part. Which parts others approved first already is in their records. */
export async function countAsking(db: Db, where: SQL | undefined, categories: readonly string[]): Promise<number> {
  if (categories.length === 0) return 0;
  const asks = and(where, inArray(products.category, [...categories]), products.hasContent, products.isPending);
  return await db.$count(products, asks);
}

/** About so many products of a selection of `total`, from all over it, and the same ones each time. */
export async function listSample(db: Db, where: SQL | undefined, total: number, wanted: number): Promise<number[]> {
  const step = Math.max(1, Math.floor(total / wanted));
  const isDrawn = sql`(hashint4(${products.id})::bigint & 1073741823) % ${step}::int = 0`;
  const drawn = await listFirst(db, where ? sql`${where} and ${isDrawn}` : isDrawn, wanted);
  return drawn.length > 0 ? drawn : await listFirst(db, where, wanted);
}

type Words = { find: string; parts: readonly TextPart[] };

/** Whether a text under review holds the words in any case and at any place: those that are replaced are among them. */
function holds({ find, parts }: Words): SQL {
  const pattern = `%${quoteLike(find)}%`;
  const inParts = parts.map((part) =>
    partTable[part].kind === 'text'
      ? sql`${optimizedContents[part]} ilike ${pattern}`
      : sql`exists (select 1 from jsonb_array_elements_text(${optimizedContents[part]}) item(text) where item.text ilike ${pattern})`,
  );
  return sql`(${sql.join(inParts, sql` or `)})`;
}

/** The texts of a product under review in the parts asked for, and when it last changed. */
export type HeldTexts = { productId: number; version: number; updatedAt: Date } & Texts;

/** Products read at once. */
const heldAtOnce = 500;

/**
 * The products with content that hold the words, among the first `among` of a selection by id, a batch at a time: a word that no text has is
 * not searched for everywhere.
 */
export async function* streamHolding(
  db: Db,
  where: SQL | undefined,
  { among, ...words }: Words & { among: number },
): AsyncGenerator<HeldTexts[]> {
  const looked = db
    .select({ id: products.id })
    .from(products)
    .where(and(where, products.hasContent))
    .orderBy(asc(products.id))
    .limit(among);
  const texts = Object.fromEntries(words.parts.map((part) => [part, optimizedContents[part]]));
  for (let after = 0; ; ) {
    const rows = await db
      .select({
        productId: optimizedContents.productId,
        version: optimizedContents.version,
        updatedAt: optimizedContents.updatedAt,
        ...texts,
      })
      .from(optimizedContents)
      .where(and(inArray(optimizedContents.productId, looked), gt(optimizedContents.productId, after), holds(words)))
      .orderBy(asc(optimizedContents.productId))
      .limit(heldAtOnce);
    const last = rows.at(-1);
    if (last) yield rows as HeldTexts[];
    if (!last || rows.length < heldAtOnce) return;
    after = last.productId;
  }
}

/** The fields of products that name them. */
export async function loadNamed(db: Db, ids: readonly number[]): Promise<Map<number, OwnNamed>> {
  const { id, brand, title, attributes } = products;
  const rows = await db
    .select({ id, brand, title, attributes })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many products of a selection say otherwise in a field, and the first of them. */
export async function findOther(
  db: Db,
  where: SQL | undefined,
  { field, value }: { field: SettableField; value: string | null },
  limit: number,
): Promise<{ products: number; first: { productId: number; title: string; before: string | null }[] }> {
  const isOther = and(where, sql`${products[field]} is distinct from ${value}::text`);
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(products).where(isOther);
  const first = await db
    .select({ productId: products.id, title: products.title, before: products[field] })
    .from(products)
    .where(isOther)
    .orderBy(asc(products.id))
    .limit(limit);
  return { products: counted?.count ?? 0, first };
}

/** The ids of the first products of a selection. */
export async function listFirst(db: Db, where: SQL | undefined, limit: number): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).limit(limit);
  return rows.map(({ id }) => id);
}

/** The ids of the next products of a selection behind one. */
export const listAfter = (db: Db, where: SQL | undefined, after: number, limit: number): Promise<number[]> =>
  listFirst(db, where ? sql`${where} and ${products.id} > ${after}` : sql`${products.id} > ${after}`, limit);

/** Of a selection: how many have approved content, and how many wait in a run that has not ended. */
export async function countTouched(db: Db, where: SQL | undefined): Promise<{ approved: number; inRuns: number }> {
  const waiting = sql`select ${runItems.productId} from ${runItems} join ${runs} on ${runs.id} = ${runItems.runId}
    where ${inArray(runs.state, unfinishedStates)} and ${runItems.outcome} is null`;
  const [row] = await db
    .select({
      approved: sql<number>`(count(*) filter (where ${products.isApproved}))::int`,
      inRuns: sql<number>`(count(*) filter (where ${products.id} in (${waiting})))::int`,
    })
    .from(products)
    .where(where);
  return row ?? { approved: 0, inRuns: 0 };
}
