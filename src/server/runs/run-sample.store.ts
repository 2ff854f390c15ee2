// The SQL of samples: which products of a run are drawn, and what people did with them since.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type DrawnSample, spreadSample } from '#domain/runs/draw-sample.ts';
import type { RunSample } from '#domain/runs/runs.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { contentHistory, products, runItems } from '#server/database/schema.ts';

const category = sql<string>`coalesce(${products.category}, '')`;

/** The products of a run that a person can decide on. */
const canBeLookedAt = (runId: number) => and(eq(runItems.runId, runId), products.hasContent, products.isPending);

/** Draws from the listed products of a run that wait for review; the same ones for the same seed. Fewer where there are fewer. */
export async function drawSample(
  tx: Db,
  runId: number,
  { size, seed }: { size: number; seed: number },
): Promise<DrawnSample> {
  const counts = await tx
    .select({ category, products: sql<number>`count(*)::int` })
    .from(runItems)
    .innerJoin(products, eq(products.id, runItems.productId))
    .where(canBeLookedAt(runId))
    .groupBy(category);
  const shares = spreadSample(counts, size);
  const place = sql`row_number() over (partition by ${category} order by md5(${`${seed}:`}::text || ${products.id}::text), ${products.id})`;
  const ranked = tx
    .select({ id: products.id, category: category.as('category'), place: place.as('place') })
    .from(runItems)
    .innerJoin(products, eq(products.id, runItems.productId))
    .where(canBeLookedAt(runId));
  const drawn = await rowsOf<{ id: number }>(
    tx,
    sql`select ranked.id from (${ranked}) ranked join jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share(category text, products int)
        on share.category = ranked.category where ranked.place <= share.products order by ranked.id`,
  );
  const [entry] = await tx.select({ last: sql<string>`coalesce(max(${contentHistory.id}), 0)` }).from(contentHistory);
  return { seed, afterEntry: Number(entry?.last ?? 0), productIds: drawn.map(({ id }) => id), looked: null };
}

/** What people did with the products of a sample since they were drawn, and how many of them wait; each product counts once, a deleted one not at all. */
export async function countFound(
  db: Db,
  { productIds, afterEntry }: Pick<DrawnSample, 'productIds' | 'afterEntry'>,
): Promise<Pick<RunSample, 'found' | 'waiting'>> {
  const happened = (actions: readonly string[]) => sql`exists (select 1 from ${contentHistory}
    where ${contentHistory.productId} = ${products.id} and ${contentHistory.id} > ${afterEntry} and ${inArray(contentHistory.action, [...actions])})`;
  const isRejected = sql`(${products.isRejected} and ${happened(['rejected'])})`;
  const isEdited = happened(['edited', 'generated', 'restored']);
  const came = sql<keyof RunSample['found']>`case when ${isRejected} then 'rejected' when ${isEdited} then 'edited'
    when ${products.isPending} then 'open' when ${products.isRejected} then 'rejected' else 'approved' end`;
  const rows = await db
    .select({
      came,
      products: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${products.isPending})::int`,
    })
    .from(products)
    .where(inArray(products.id, productIds))
    .groupBy(sql`1`);
  const found = { rejected: 0, edited: 0, approved: 0, open: 0 };
  for (const { came: of, products: number } of rows) found[of] = number;
  return { found, waiting: rows.reduce((sum, row) => sum + row.waiting, 0) };
}
