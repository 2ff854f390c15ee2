// The only SQL on the brands of a catalogue as the writer looks at them.
import { asc } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { products } from '#server/database/schema.ts';

/** This many products show whether a catalog names one shop or its makers. */
const sampled = 2_000;

/** The brands of the first products, null where one has none. */
export async function sampleBrands(db: Db): Promise<(string | null)[]> {
  const rows = await db.select({ brand: products.brand }).from(products).orderBy(asc(products.id)).limit(sampled);
  return rows.map(({ brand }) => brand);
}
