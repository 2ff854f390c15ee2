// The SQL that reads what an export is made from.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Finder } from '#server/database/finder.ts';
import { optimizedContents, productSources, products, suppliers } from '#server/database/schema.ts';

/** The product ids, contents and kept rows an export is made from, by id, a batch at a time. */
export async function* streamExportRows({ find }: Finder, where: SQL | undefined, batch: number) {
  let after = 0;
  for (;;) {
    const rows = await find((db) =>
      db
        .select({
          product: products,
          content: optimizedContents,
          format: productSources.format,
          rows: productSources.rows,
          supplierKey: sql<string | null>`case when ${suppliers.hasOwnSkus} then ${suppliers.key} end`,
        })
        .from(products)
        .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
        .leftJoin(productSources, eq(productSources.productId, products.id))
        .leftJoin(suppliers, eq(suppliers.id, products.supplierId))
        .where(and(where, sql`${products.id} > ${after}`))
        .orderBy(asc(products.id))
        .limit(batch),
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.product.id;
  }
}
