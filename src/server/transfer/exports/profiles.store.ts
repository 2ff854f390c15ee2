// The SQL on export profiles, and on what each of them exported last.
import { and, asc, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { ExportProfile, ProfileInput } from '#domain/transfer/export-profiles.contract.ts';
import type { Db } from '#server/database/database.ts';
import { rowsOf } from '#server/database/database.ts';
import { exportedProducts, exportProfiles, optimizedContents, products, users } from '#server/database/schema.ts';

export type ProfileRow = typeof exportProfiles.$inferSelect;

const select = (db: Db) =>
  db
    .select({
      row: getTableColumns(exportProfiles),
      createdBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(exportProfiles)
    .innerJoin(users, eq(users.id, exportProfiles.createdBy));

function toProfile({ row, createdBy }: Awaited<ReturnType<typeof select>>[number]): ExportProfile {
  const { createdBy: _, createdAt: __, nextAt, lastAt, ...profile } = row;
  return { ...profile, nextAt: nextAt?.toISOString() ?? null, lastAt: lastAt?.toISOString() ?? null, createdBy };
}

/** Any number that nothing else locks. */
const profilesLock = 4_217_007;

/** Until the end of this transaction, others that ask for it wait: what is read of all profiles stays true. */
export async function lockProfiles(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${profilesLock}::bigint)`);
}

export async function listExportProfiles(db: Db): Promise<ExportProfile[]> {
  return (await select(db).orderBy(asc(sql`lower(${exportProfiles.name})`))).map(toProfile);
}

export async function findProfile(db: Db, id: number): Promise<ExportProfile | null> {
  const [found] = await select(db).where(eq(exportProfiles.id, id));
  return found ? toProfile(found) : null;
}

export async function readProfile(db: Db, id: number): Promise<ProfileRow | null> {
  const [row] = await db.select().from(exportProfiles).where(eq(exportProfiles.id, id));
  return row ?? null;
}

type NewProfile = ProfileInput & { nextAt: Date | null; createdBy: number; createdAt: Date };

export async function insertProfile(tx: Db, values: NewProfile): Promise<number> {
  const [row] = await tx.insert(exportProfiles).values(values).returning({ id: exportProfiles.id });
  if (!row) throw new Error('The profile was not stored');
  return row.id;
}

/** False where it is gone. */
export async function updateProfile(tx: Db, id: number, values: Partial<ProfileRow>): Promise<boolean> {
  const rows = await tx
    .update(exportProfiles)
    .set(values)
    .where(eq(exportProfiles.id, id))
    .returning({ id: exportProfiles.id });
  return rows.length > 0;
}

export async function deleteProfile(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.delete(exportProfiles).where(eq(exportProfiles.id, id)).returning({ id: exportProfiles.id });
  return rows.length > 0;
}

/** The profiles whose time has come, locked for this transaction; those another server has locked are left to it. */
export async function lockDue(tx: Db, now: Date): Promise<ProfileRow[]> {
  return await tx
    .select()
    .from(exportProfiles)
    .where(lte(exportProfiles.nextAt, now))
    .orderBy(asc(exportProfiles.id))
    .for('update', { skipLocked: true });
}

const contentVersion = sql`(select ${optimizedContents.version} from ${optimizedContents} where ${optimizedContents.productId} = ${products.id})`;

/** Products that changed since the profile exported them last, or that it never did. */
export const changedSince = (profileId: number): SQL =>
  sql`not exists (select 1 from ${exportedProducts} where ${exportedProducts.profileId} = ${profileId} and ${exportedProducts.productId} = ${products.id}
    and ${exportedProducts.sourceVersion} = ${products.version} and ${exportedProducts.contentVersion} is not distinct from ${contentVersion})`;

/** The retailers of products, those without one last. */
export async function listRetailers(db: Db, where: SQL | undefined): Promise<(string | null)[]> {
  const rows = await db
    .selectDistinct({ retailer: products.retailer })
    .from(products)
    .where(where)
    .orderBy(sql`${products.retailer} nulls last`);
  return rows.map(({ retailer }) => retailer);
}

/** Products of one retailer, or of none. No index serves `is not distinct from`. */
export const ofRetailer = (retailer: string | null): SQL =>
  retailer === null ? isNull(products.retailer) : eq(products.retailer, retailer);

export async function countProducts(db: Db, where: SQL | undefined): Promise<number> {
  return await db.$count(products, where);
}

/** Products a profile exported that are no longer among those of a condition, deleted ones included. */
export async function countGone(db: Db, profileId: number, where: SQL | undefined): Promise<number> {
  const known = await db.$count(exportedProducts, eq(exportedProducts.profileId, profileId));
  const [row] = await db
    .select({ here: sql<number>`count(*)::int` })
    .from(exportedProducts)
    .innerJoin(products, eq(products.id, exportedProducts.productId))
    .where(and(eq(exportedProducts.profileId, profileId), where));
  return known - (row?.here ?? 0);
}

/** A product as it was exported. */
export type ExportedVersion = { productId: number; sourceVersion: number; contentVersion: number | null };

/** Rows of one statement. */
const atOnce = 5_000;

/** Notes what a profile exported, and forgets what is no longer among its products. */
export async function noteExported(
  tx: Db,
  profileId: number,
  versions: readonly ExportedVersion[],
  where: SQL | undefined,
): Promise<void> {
  await tx.execute(sql`delete from ${exportedProducts} where ${exportedProducts.profileId} = ${profileId}
    and not exists (select 1 from ${products} where ${products.id} = ${exportedProducts.productId} and ${where ?? sql`true`})`);
  for (let at = 0; at < versions.length; at += atOnce)
    await rowsOf(
      tx,
      sql`insert into exported_products (profile_id, product_id, source_version, content_version)
        select ${profileId}::int, r."productId", r."sourceVersion", r."contentVersion"
        from jsonb_to_recordset(${JSON.stringify(versions.slice(at, at + atOnce))}::jsonb) as r("productId" int, "sourceVersion" int, "contentVersion" int)
        on conflict (profile_id, product_id) do update set source_version = excluded.source_version, content_version = excluded.content_version`,
    );
}
