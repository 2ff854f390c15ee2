// The SQL on pictures of an export that only the media store has.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { KeptMedia } from '#domain/transfer/rows/send-media.ts';
import type { Db } from '#server/database/database.ts';
import { optimizedContents, products } from '#server/database/schema.ts';

/** As `storedFileAt` of the domain reads an address. */
const storedFile = '^/media/[0-9a-f]{64}-[A-Za-z0-9_-]{43}\\.[a-z]{3,4}($|[?#])';

const { imagesWithStatus, imagesStatus } = optimizedContents;
/** What goes out: entries of an approved list, else the addresses of the source. */
const listed = sql`case when ${imagesStatus} = 'approved' then ${imagesWithStatus} else ${products.images} end`;
const url = sql`coalesce(entry ->> 'url', entry #>> '{}')`;
const isUpload = sql`(starts_with(${url}, '/media/') and ${url} ~ ${storedFile})`;

/** Of the products of a condition: renditions in the place of an original, and uploaded pictures, as they would go out. */
export async function countStoredImages(db: Db, where: SQL | undefined): Promise<KeptMedia> {
  const lists = db
    .select({ list: sql`${listed}`.as('list') })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    // Only what may hold one is taken apart: nearly none does.
    .where(and(where, sql`(${listed})::text like any (array['%"rendition"%', '%"/media/%'])`))
    .as('lists');
  const [row] = await db
    .select({
      renditions: sql<string>`count(*) filter (where entry ? 'rendition' and not ${isUpload})`,
      uploads: sql<string>`count(*) filter (where ${isUpload})`,
    })
    .from(lists)
    .crossJoinLateral(sql`jsonb_array_elements(${lists.list}) entry`)
    .where(sql`not entry ? 'leftOut'`);
  return { renditions: Number(row?.renditions ?? 0), uploads: Number(row?.uploads ?? 0) };
}
