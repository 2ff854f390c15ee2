// The SQL on addresses of images: what was found at each, and which products show it.
import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { ImageFile, ImageProblem } from '#domain/images/image-file.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { imageAddresses, mediaFiles, productImages, products } from '#server/database/schema.ts';
import { fileColumns, type StoredFile } from './media-files.store.ts';

/** What an address is stored under. */
export const keyOf = (url: string): string => createHash('sha256').update(url).digest('base64url');

export type KnownAddress = Omit<typeof imageAddresses.$inferSelect, 'key' | 'fileId'> & { file: StoredFile | null };

/** What is known of addresses, by address; those that were never fetched are missing. */
export async function findAddresses(db: Db, urls: readonly string[]): Promise<Map<string, KnownAddress>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({
      url: imageAddresses.url,
      problem: imageAddresses.problem,
      etag: imageAddresses.etag,
      lastModified: imageAddresses.lastModified,
      checkedAt: imageAddresses.checkedAt,
      file: fileColumns,
    })
    .from(imageAddresses)
    .leftJoin(mediaFiles, eq(mediaFiles.id, imageAddresses.fileId))
    .where(inArray(imageAddresses.key, urls.map(keyOf)));
  return new Map(rows.map((row) => [row.url, row]));
}

type FoundAtAddress = Omit<typeof imageAddresses.$inferInsert, 'key'>;

/** Stores what was found at an address, in place of what was found before. */
export async function saveAddress(db: Db, found: FoundAtAddress): Promise<void> {
  await db
    .insert(imageAddresses)
    .values({ ...found, key: keyOf(found.url) })
    .onConflictDoUpdate({ target: imageAddresses.key, set: found });
}

type FileOrProblem = { file: ImageFile | null; problem: ImageProblem | null };

type FactsRow = { key: string; problem: ImageProblem | null } & { [Field in keyof ImageFile]: ImageFile[Field] | null };

/** A question for what is known of addresses and of files, each by address or hash, and how its rows are read. */
export function askFacts(urls: readonly string[], hashes: readonly string[]) {
  const names = new Map([
    ...urls.map((url) => [keyOf(url), url] as const),
    ...hashes.map((hash) => [hash, hash] as const),
  ]);
  const list = (keys: readonly string[]) => sql`any(${`{${keys.join(',')}}`}::text[])`;
  const file = sql`file.hash, file.bytes, file.measures, file.alike_id as "alikeId"`;
  const rows = sql`
    select address.key, address.problem, ${file}
    from ${imageAddresses} address left join ${mediaFiles} file on file.id = address.file_id
    where address.key = ${list(urls.map(keyOf))}
    union all
    select file.hash, null, ${file} from ${mediaFiles} file where file.hash = ${list(hashes)}`;
  const read = (found: readonly FactsRow[]): Map<string, FileOrProblem> =>
    new Map(
      found.map(({ key, problem, hash, bytes, measures, alikeId }) => [
        names.get(key) ?? key,
        {
          problem,
          file:
            hash === null || bytes === null || !measures || alikeId === null
              ? null
              : { hash, bytes, measures, alikeId },
        },
      ]),
    );
  return {
    isEmpty: names.size === 0,
    rows,
    /** The rows as one value within another question. */
    value: sql<FactsRow[]>`(select coalesce(jsonb_agg(found), '[]') from (${rows}) found)`,
    read,
  };
}

/** What is known of addresses and of files, each by address or hash, in one question. */
export async function findFacts(
  db: Db,
  urls: readonly string[],
  hashes: readonly string[],
): Promise<Map<string, FileOrProblem>> {
  const asked = askFacts(urls, hashes);
  return asked.isEmpty ? new Map() : asked.read(await rowsOf<FactsRow>(db, asked.rows));
}

/** Which addresses products show, in place of what was stored of them. Products that are gone meanwhile are left. */
export async function saveProductImages(
  db: Db,
  items: readonly { productId: number; urls: readonly string[] }[],
): Promise<void> {
  if (items.length === 0) return;
  const shown = items.flatMap(({ productId, urls }) =>
    [...new Set(urls)].map((url) => sql`(${productId}::int, ${keyOf(url)}::text)`),
  );
  const list = shown.length === 0 ? null : sql.join(shown, sql`, `);
  await db.transaction(async (tx) => {
    const kept = list ? sql`and (product_id, key) not in (values ${list})` : sql``;
    const ids = sql.join(
      items.map(({ productId }) => sql`${productId}::int`),
      sql`, `,
    );
    await tx.execute(sql`delete from ${productImages} where product_id in (${ids}) ${kept}`);
    if (list)
      await tx.execute(sql`
        insert into ${productImages} (product_id, key)
        select shown.product_id, shown.key from (values ${list}) as shown(product_id, key)
        join ${products} on ${products.id} = shown.product_id
        on conflict do nothing`);
  });
}

type Sharers = { products: number; first: { id: number; title: string }[] };
const firstSharers = 3;

/** Of addresses: the other products that show the same picture there or elsewhere, by address. */
export async function findSharers(db: Db, productId: number, urls: readonly string[]): Promise<Map<string, Sharers>> {
  const found = new Map<string, Sharers>();
  if (urls.length === 0) return found;
  const keys = sql.join(
    urls.map((url) => sql`${keyOf(url)}`),
    sql`, `,
  );
  const rows = await rowsOf<{ url: string; total: number; id: number; title: string }>(
    db,
    sql`
      select shared.url, shared.total::int as total, shared.id, shared.title from (
        select own.url, other.id, other.title,
          count(*) over (partition by own.key) as total,
          row_number() over (partition by own.key order by other.id) as place
        from (
          select distinct address.key, address.url, shown.product_id
          from image_addresses address
          join media_files file on file.id = address.file_id
          join media_files same on same.alike_id = file.alike_id
          join image_addresses there on there.file_id = same.id
          join product_images shown on shown.key = there.key
          where address.key in (${keys}) and shown.product_id <> ${productId}
        ) own
        join products other on other.id = own.product_id
      ) shared
      where shared.place <= ${firstSharers}
      order by shared.url, shared.place`,
  );
  for (const { url, total, id, title } of rows) {
    const sharers = found.get(url) ?? { products: total, first: [] };
    sharers.first.push({ id, title });
    found.set(url, sharers);
  }
  return found;
}
