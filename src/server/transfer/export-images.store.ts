// The SQL on pictures of an export that only the media store has.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { KeptMedia } from '#domain/transfer/writing/send-media.ts';
import type { Db } from '#server/database/database.ts';
import { optimizedContents, products } from '#server/database/schema.ts';

/** As `storedFileAt` of the domain reads an address. */
const storedFile = '^/media/[0-9a-f]{64}-[A-Za-z0-9_-]{43}\\.[a-z]{3,4}($|[?#])';

const { imagesWithStatus, imagesStatus } = optimizedContents;
const isUpload = (url: SQL) => sql`${url} ~ ${storedFile}`;
const countEntries = (condition: SQL) =>
  sql`(select count(*) from jsonb_array_elements(${imagesWithStatus}) entry where not entry ? 'leftOut' and ${condition})`;
const isApproved = sql`${imagesStatus} = 'approved'`;
const address = sql`entry ->> 'url'`;
const ofSource = sql`(select count(*) from jsonb_array_elements_text(${products.images}) url where ${isUpload(sql`url`)})`;

/** Of the products of a condition: renditions in the place of an original, and uploaded pictures, as they would go out. */
export async function countStoredImages(db: Db, where: SQL | undefined): Promise<KeptMedia> {
  const [row] = await db
    .select({
      renditions: sql<string>`coalesce(sum(${countEntries(sql`entry ? 'rendition' and not ${isUpload(address)}`)}) filter (where ${isApproved}), 0)`,
      uploads: sql<string>`coalesce(sum(case when ${isApproved} then ${countEntries(isUpload(address))} else ${ofSource} end), 0)`,
    })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .where(where);
  return { renditions: Number(row?.renditions ?? 0), uploads: Number(row?.uploads ?? 0) };
}
