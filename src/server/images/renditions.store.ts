// The SQL on renditions that were made: what was drawn of which file by which plan is not drawn twice.
import { eq, inArray } from 'drizzle-orm';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import type { Db } from '#server/database/database.ts';
import { mediaFiles, renditions } from '#server/database/schema.ts';

/** Those that were made, by key. */
export async function findRenditions(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { rendition: Rendition; file: ImageFile }>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      key: renditions.key,
      rendition: renditions.rendition,
      file: {
        hash: mediaFiles.hash,
        bytes: mediaFiles.bytes,
        measures: mediaFiles.measures,
        alikeId: mediaFiles.alikeId,
      },
    })
    .from(renditions)
    .innerJoin(mediaFiles, eq(mediaFiles.hash, renditions.hash))
    .where(inArray(renditions.key, [...new Set(keys)]));
  return new Map(rows.map(({ key, ...made }) => [key, made]));
}

/** The first caller stores it: the same plan of the same file gives the same bytes. */
export async function saveRendition(db: Db, { key, rendition }: { key: string; rendition: Rendition }): Promise<void> {
  await db.insert(renditions).values({ key, hash: rendition.hash, rendition }).onConflictDoNothing();
}
