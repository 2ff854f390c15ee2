// The only SQL on import profiles, and on which products their imports brought.
import { and, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import type { ProfileChoices } from '#domain/transfer/profiles/choices.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import {
  importMissing,
  importProducts,
  importProfiles,
  imports,
  products,
  profileProducts,
} from '#server/database/schema.ts';

export type ProfileRow = typeof importProfiles.$inferSelect;
export type NewProfile = Omit<typeof importProfiles.$inferInsert, 'id'>;

/** The options a profile sets for its imports. */
export const choicesOfProfile = ({ format, isFormatChosen, ...profile }: ProfileRow): ProfileChoices => ({
  ...profile,
  format: isFormatChosen ? importFormatSchema.parse(format) : null,
});

export async function listProfileRows(db: Db, { lock = false } = {}): Promise<ProfileRow[]> {
  const query = db.select().from(importProfiles).orderBy(sql`lower(${importProfiles.name})`).$dynamic();
  return await (lock ? query.for('update') : query);
}

export async function findProfileRow(db: Db, id: number): Promise<ProfileRow | null> {
  const [row] = await db.select().from(importProfiles).where(eq(importProfiles.id, id));
  return row ?? null;
}

/** With how often each was used and what its imports brought; by name, or only the one of an id. */
export async function listImportProfiles(db: Db, id?: number): Promise<ImportProfile[]> {
  const rows = (await listProfileRows(db)).filter((row) => id === undefined || row.id === id);
  const uses = await countUses(db);
  const brought = await db
    .select({ id: profileProducts.profileId, count: sql<number>`count(*)::int` })
    .from(profileProducts)
    .innerJoin(products, eq(products.id, profileProducts.productId))
    .where(id === undefined ? undefined : eq(profileProducts.profileId, id))
    .groupBy(profileProducts.profileId);
  const productsOf = new Map(brought.map((each) => [each.id, each.count]));
  return rows.map(({ isFormatChosen: _, createdBy: __, createdAt, format, ...row }) => ({
    ...row,
    format: importFormatSchema.parse(format),
    used: uses.get(row.id)?.used ?? 0,
    lastUsedAt: uses.get(row.id)?.lastUsedAt?.toISOString() ?? null,
    products: productsOf.get(row.id) ?? 0,
    createdAt: createdAt.toISOString(),
  }));
}

type Use = { used: number; lastUsedAt: Date | null };

/** Imports that ended by the profile of each; dry runs do not count. */
export async function countUses(db: Db): Promise<Map<number | null, Use>> {
  const rows = await db
    .select({ id: imports.profileId, used: sql<number>`count(*)::int`, lastUsedAt: max(imports.finishedAt) })
    .from(imports)
    .where(and(isNotNull(imports.profileId), sql`not ${imports.isDryRun}`, eq(imports.state, 'done')))
    .groupBy(imports.profileId);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertProfile(db: Db, values: NewProfile): Promise<number> {
  const [row] = await db.insert(importProfiles).values(values).returning({ id: importProfiles.id });
  if (!row) throw new Error('The profile was not stored');
  return row.id;
}

export async function updateProfile(db: Db, id: number, change: Partial<NewProfile>): Promise<void> {
  await db.update(importProfiles).set(change).where(eq(importProfiles.id, id));
}

/** True when there was one to delete. */
export async function deleteProfile(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(importProfiles).where(eq(importProfiles.id, id)).returning({ id: importProfiles.id });
  return rows.length > 0;
}

/** Of these SKUs, how many are of products that imports of each profile brought. */
export async function countBrought(db: Db, skus: readonly string[]): Promise<Map<number, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ id: profileProducts.profileId, count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(profileProducts, eq(profileProducts.productId, products.id))
    .where(inArray(products.sku, [...skus]))
    .groupBy(profileProducts.profileId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const skusOf = (skus: ReadonlySet<string>): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...skus])}::jsonb))`;

/** Notes that an import of the profile brought the products of these SKUs. A look for those noted before would be planned for an empty table. */
export async function addBrought(tx: Db, profileId: number, skus: ReadonlySet<string>): Promise<void> {
  await tx.execute(sql`insert into ${profileProducts} (profile_id, product_id)
    select ${profileId}::int, ${products.id} from ${products} where ${products.sku} in ${skusOf(skus)}
    on conflict do nothing`);
}

/** The earlier files of an import: those of its profile, or without one of its supplier, or without either those with the same columns. */
export type EarlierFiles = {
  profileId: number | null;
  supplierId: number | null;
  columnsKey: string | null;
  /** Brought nothing that could be missing from its own file. */
  except?: number;
};

/** The ids of the products they brought; by columns alone those added or changed, and not taken back since. */
function selectBrought({ profileId, supplierId, columnsKey, except = 0 }: EarlierFiles): SQL {
  if (profileId !== null)
    return sql`select ${profileProducts.productId} from ${profileProducts} where ${profileProducts.profileId} = ${profileId}`;
  if (supplierId !== null) return sql`select p.id from ${products} p where p.supplier_id = ${supplierId}`;
  return sql`select ${importProducts.productId} from ${importProducts}
        where ${importProducts.outcome} is distinct from 'undone' and ${importProducts.importId} in (
          select ${imports.id} from ${imports}
          where ${imports.id} <> ${except} and not ${imports.isDryRun} and ${imports.profileId} is null and ${imports.supplierId} is null and ${imports.columnsKey} = ${columnsKey})`;
}

/** What the files up to an import brought becomes what the profile brought, but for what the import found missing. */
export async function adoptBrought(tx: Db, profileId: number, from: EarlierFiles & { id: number }): Promise<void> {
  await tx.execute(sql`insert into ${profileProducts} (profile_id, product_id)
    select ${profileId}::int, ${products.id} from ${products} where ${products.id} in (${selectBrought(from)})
      and ${products.id} not in (select ${importMissing.productId} from ${importMissing} where ${importMissing.importId} = ${from.id})
    on conflict do nothing`);
}

/** Stores which products of earlier files are not among these SKUs; answers how many. */
export async function saveMissing(
  tx: Db,
  importId: number,
  earlier: EarlierFiles,
  skus: ReadonlySet<string>,
): Promise<number> {
  await tx.delete(importMissing).where(eq(importMissing.importId, importId));
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`with listed as (
      insert into ${importMissing} (import_id, product_id)
      select ${importId}::int, ${products.id} from ${products}
      where ${products.id} in (${selectBrought({ ...earlier, except: importId })}) and ${products.sku} not in ${skusOf(skus)}
      returning 1
    ) select count(*)::int as count from listed`,
  );
  return row?.count ?? 0;
}
