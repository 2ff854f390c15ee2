// The SQL on files of images: each once by its content, and which show the same.
import { and, arrayContains, arrayOverlaps, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { isAlike } from '#domain/images/alike.ts';
import { bandsNear } from '#domain/images/bands.ts';
import { type ImageFile, measuresVersion } from '#domain/images/image-file.ts';
import type { Db } from '#server/database/database.ts';
import { mediaFiles } from '#server/database/schema.ts';
import { readCopy } from './measuring/copy-text.ts';
import type { Measured } from './measuring/measured.ts';

export type StoredFile = ImageFile & { id: number; measuresVersion: number };

/** Whether its measures are of today's version. */
export const isCurrent = ({ measuresVersion: version }: StoredFile): boolean => version >= measuresVersion;

export const fileColumns = {
  id: mediaFiles.id,
  hash: mediaFiles.hash,
  bytes: mediaFiles.bytes,
  measures: mediaFiles.measures,
  measuresVersion: mediaFiles.measuresVersion,
  alikeId: mediaFiles.alikeId,
};

/** Any number nothing else of this database locks on: which file is the first that shows a picture is decided one after another. */
const alikeLock = 4_217_006;
/** So many of those that may be alike are compared, the nearest first: of 1,446 pictures of one shop the right one was among the first four in 99 of 100. */
const mostCompared = 30;

/** The files of these hashes, by hash. */
export async function findFiles(db: Db, hashes: readonly string[]): Promise<Map<string, StoredFile>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select(fileColumns)
    .from(mediaFiles)
    .where(inArray(mediaFiles.hash, [...hashes]));
  return new Map(rows.map((row) => [row.hash, row]));
}

const unequalBits = (bands: readonly number[]) => sql<number>`(
  select sum(length(replace((pair.theirs # pair.own)::bit(16)::text, '0', '')))::int
  from unnest(${mediaFiles.bands}, ${`{${bands.join(',')}}`}::int[]) as pair(theirs, own))`;

/** The mark of the first file that shows the same; null where none does. Copies of another version of the measures cannot be compared. */
async function findAlike(tx: Db, measured: Measured, ownId: number): Promise<number | null> {
  const own = readCopy(measured.copy);
  const near = bandsNear(own.light);
  const candidates = await tx
    .select({ alikeId: mediaFiles.alikeId, copy: mediaFiles.copy, bands: mediaFiles.bands })
    .from(mediaFiles)
    .where(
      and(
        // A picture on which nothing differs is alike to its equals alone.
        near.length > 0 ? arrayOverlaps(mediaFiles.bands, near) : arrayContains(mediaFiles.bands, measured.bands),
        eq(mediaFiles.measuresVersion, measuresVersion),
        ne(mediaFiles.id, ownId),
      ),
    )
    .orderBy(unequalBits(measured.bands), asc(mediaFiles.id))
    .limit(mostCompared);
  const same = candidates.filter(({ copy }) => isAlike(own, readCopy(copy))).map(({ alikeId }) => alikeId);
  return same.length === 0 ? null : Math.min(...same);
}

/** Stores what was measured of a file. One that is stored already stays as it is, unless its measures are of an older version. */
export async function saveFile(
  db: Db,
  { hash, bytes, ...measured }: Measured & { hash: string; bytes: number },
): Promise<StoredFile> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${alikeLock}::bigint)`);
    const known = (await findFiles(tx, [hash])).get(hash);
    if (known && isCurrent(known)) return known;
    const values = { hash, bytes, ...measured, measuresVersion };
    const id = known?.id ?? (await insertFile(tx, values));
    const alikeId = (await findAlike(tx, measured, id)) ?? id;
    const [row] = await tx
      .update(mediaFiles)
      .set({ ...values, alikeId })
      .where(eq(mediaFiles.id, id))
      .returning(fileColumns);
    if (!row) throw new Error('The file of an image was not stored');
    return row;
  });
}

async function insertFile(tx: Db, values: Omit<typeof mediaFiles.$inferInsert, 'alikeId'>): Promise<number> {
  const [row] = await tx
    .insert(mediaFiles)
    .values({ ...values, alikeId: 0 })
    .returning({ id: mediaFiles.id });
  if (!row) throw new Error('The file of an image was not stored');
  return row.id;
}
