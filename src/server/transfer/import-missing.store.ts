// The only SQL on which products files of one kind brought, which of them a file names, and which are missing from it.
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { keyedSku } from '#domain/transfer/supplier-skus.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import {
  importMissing,
  importNamed,
  importProducts,
  importProfiles,
  imports,
  products,
  profileProducts,
  setAsideProducts,
  suppliers,
} from '#server/database/schema.ts';

const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** Notes that the file of an import names these products. */
export async function noteNamed(tx: Db, importId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.insert(importNamed).values({ importId, productIds: [...ids] });
}

export async function clearNamed(tx: Db, importId: number): Promise<void> {
  await tx.delete(importNamed).where(eq(importNamed.importId, importId));
}

/** Notes that an import of the profile brought these products; nothing where the profile is gone. */
export async function noteBrought(tx: Db, profileId: number, importId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`insert into ${profileProducts} (profile_id, product_id, import_id)
    select ${importProfiles.id}, r.id, ${importId}::int from ${importProfiles}, unnest(${idList(ids)}) as r(id)
    where ${importProfiles.id} = ${profileId} order by r.id
    on conflict do nothing`);
}

/** Of these SKUs as a file has them, how many are of products that imports of each profile brought: under the key of its supplier, too. */
export async function countBrought(db: Db, skus: readonly string[]): Promise<Map<number, number>> {
  if (skus.length === 0) return new Map();
  const keys = await db
    .selectDistinct({ key: suppliers.key })
    .from(importProfiles)
    .innerJoin(suppliers, eq(suppliers.id, importProfiles.supplierId))
    .where(eq(suppliers.hasOwnSkus, true));
  const named = [null, ...keys.map(({ key }) => key)].flatMap((key) =>
    skus.map((written) => ({ written, key, sku: keyedSku(written, key) })),
  );
  const rows = await rowsOf<{ id: number; count: number }>(
    db,
    sql`select ${profileProducts.profileId} as id, count(distinct r.written)::int as count
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r(written text, key text, sku text)
      join ${products} on ${products.sku} = r.sku
      join ${profileProducts} on ${profileProducts.productId} = ${products.id}
      join ${importProfiles} on ${importProfiles.id} = ${profileProducts.profileId}
      left join ${suppliers} on ${suppliers.id} = ${importProfiles.supplierId} and ${suppliers.hasOwnSkus}
      where r.key is null or r.key = ${suppliers.key}
      group by ${profileProducts.profileId}`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The earlier files of an import: those of its profile, or without one of its supplier, or without either those with the same columns. */
export type EarlierFiles = {
  profileId: number | null;
  supplierId: number | null;
  columnsKey: string | null;
};

/** Imports whose files are of one kind. */
export function areOfKind({ profileId, supplierId, columnsKey }: EarlierFiles): SQL {
  if (profileId !== null) return sql`not ${imports.isDryRun} and ${imports.profileId} = ${profileId}`;
  const isOfNone = sql`not ${imports.isDryRun} and ${imports.profileId} is null`;
  if (supplierId !== null) return sql`${isOfNone} and ${imports.supplierId} = ${supplierId}`;
  return sql`${isOfNone} and ${imports.supplierId} is null and ${imports.columnsKey} = ${columnsKey}`;
}

/** The ids of the products they brought; by columns alone those added or changed, and not taken back since. `except`: an import left out. */
function selectBrought(earlier: EarlierFiles, except = 0): SQL {
  const { profileId, supplierId } = earlier;
  if (profileId !== null)
    return sql`select ${profileProducts.productId} from ${profileProducts} where ${profileProducts.profileId} = ${profileId}`;
  if (supplierId !== null) return sql`select p.id from ${products} p where p.supplier_id = ${supplierId}`;
  return sql`select ${importProducts.productId} from ${importProducts}
        where ${importProducts.outcome} is distinct from 'undone' and ${importProducts.importId} in (
          select ${imports.id} from ${imports} where ${imports.id} <> ${except} and ${areOfKind(earlier)})`;
}

/** The ids of the products that the files of these imports name. */
const selectNamed = (whose: SQL): SQL =>
  sql`select unnest(${importNamed.productIds}) from ${importNamed} where ${importNamed.importId} in (${whose})`;

/** Imports that were undone as a whole: nothing of them waits. */
const areUndone = sql`(${imports.undoneAt} is not null and not exists (
  select from ${importProducts} where ${importProducts.importId} = ${imports.id} and ${importProducts.outcome} is null))`;

/** What files up to an import brought becomes what the profile brought, but for what the import found missing. */
export async function adoptBrought(tx: Db, profileId: number, from: EarlierFiles & { id: number }): Promise<void> {
  const isNoted = (await tx.$count(importNamed, eq(importNamed.importId, from.id))) > 0;
  const others = isNoted
    ? sql`intersect ${selectNamed(sql`${from.id}`)}`
    : sql`except select ${importMissing.productId} from ${importMissing} where ${importMissing.importId} = ${from.id}`;
  const adopt = (brought: SQL, importId: number | null) =>
    tx.execute(sql`insert into ${profileProducts} (profile_id, product_id, import_id)
      select ${profileId}::int, ${products.id}, ${importId}::int from ${products} where ${products.id} in (${brought} ${others})
      on conflict do nothing`);
  await adopt(selectBrought(from, from.id), null);
  await adopt(selectBrought(from), from.id);
}

/**
 * Forgets that imports of the profile brought what was brought by an import that is about to be undone, or was, and by none that stands; of some
 * ids only those.
 */
export async function forgetBrought(tx: Db, importId: number, ids?: readonly number[]): Promise<void> {
  const [row] = await tx.select({ profileId: imports.profileId }).from(imports).where(eq(imports.id, importId));
  const profileId = row?.profileId ?? null;
  if (profileId === null) return;
  const isOf = sql`not ${imports.isDryRun} and ${imports.profileId} = ${profileId}`;
  const taken = sql`select ${imports.id} from ${imports} where ${isOf} and (${imports.id} = ${importId} or ${areUndone})`;
  const standing = sql`select ${imports.id} from ${imports} where ${isOf} and ${imports.id} <> ${importId} and not ${areUndone}`;
  await tx.execute(sql`delete from ${profileProducts} where ${profileProducts.profileId} = ${profileId}
    and ${profileProducts.productId} in (
      select b.product_id from ${profileProducts} b where b.profile_id = ${profileId} and b.import_id in (${taken})
        ${ids ? sql`and b.product_id = any(${idList(ids)})` : sql``}
      except ${selectNamed(standing)})`);
}

/** What the files of other profiles brought, and the last of them that stands still names. */
function selectBroughtElsewhere(profileId: number | null): SQL {
  const last = sql`select ${imports.profileId} as profile_id, max(${imports.id}) as id from ${imports}
    where not ${imports.isDryRun} and ${imports.state} = 'done' and ${imports.profileId} <> ${profileId ?? 0} and not ${areUndone}
      and exists (select from ${importNamed} where ${importNamed.importId} = ${imports.id})
    group by ${imports.profileId}`;
  return sql`select b.product_id from ${profileProducts} b join (
      select l.profile_id, unnest(n.product_ids) as product_id from (${last}) l join ${importNamed} n on n.import_id = l.id) named
    on named.profile_id = b.profile_id and named.product_id = b.product_id`;
}

/** The import of a file that may miss products; `isOwnFile`: it was exported from here. */
export type MissingFrom = EarlierFiles & { id: number; isOwnFile: boolean };

/** Whose products a file may miss: without a supplier one exported from here is of all of them. */
const isOfFile = ({ supplierId, isOwnFile }: MissingFrom): SQL =>
  supplierId === null && isOwnFile
    ? sql`true`
    : sql`(${products.supplierId} is null or ${products.supplierId} is not distinct from ${supplierId}::int)`;

/**
 * The ids of products of earlier files that the file of an import does not name: none that is another supplier's by now, or that comes by another
 * profile.
 */
const selectMissing = (from: MissingFrom): SQL =>
  sql`select ${products.id} from ${products} where ${isOfFile(from)} and ${products.id} in (
    ${selectBrought(from, from.id)} except ${selectNamed(sql`${from.id}`)} except ${selectBroughtElsewhere(from.profileId)})`;

/** Counts them, and lists them with the import where `isListed`. */
export async function saveMissing(tx: Db, from: MissingFrom, { isListed }: { isListed: boolean }): Promise<number> {
  await tx.delete(importMissing).where(eq(importMissing.importId, from.id));
  if (!isListed) return await countRows(tx, selectMissing(from));
  return await countRows(
    tx,
    sql`insert into ${importMissing} (import_id, product_id) select ${from.id}::int, found.id from (${selectMissing(from)}) as found returning 1`,
  );
}

async function countRows(tx: Db, statement: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`with found as (${statement}) select count(*)::int as count from found`,
  );
  return row?.count ?? 0;
}

/** Products that the file of an import names and that were set aside because an earlier one did not have them. */
const areReturned = (importId: number) =>
  and(setAsideProducts.isMissing, sql`${setAsideProducts.productId} in (${selectNamed(sql`${importId}`)})`);

export async function listReturned(tx: Db, importId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: setAsideProducts.productId })
    .from(setAsideProducts)
    .where(areReturned(importId))
    .orderBy(setAsideProducts.productId);
  return rows.map(({ id }) => id);
}

export const countReturned = (db: Db, importId: number): Promise<number> =>
  db.$count(setAsideProducts, areReturned(importId));

/** How many of those listed with an import the last file before had; null where no file was noted before. */
export async function countMissingSince(tx: Db, importId: number, earlier: EarlierFiles): Promise<number | null> {
  const [last] = await rowsOf<{ id: number | null }>(
    tx,
    sql`select max(${imports.id}) as id from ${imports}
      where ${imports.id} < ${importId} and ${imports.state} = 'done' and ${areOfKind(earlier)} and not ${areUndone}
        and exists (select from ${importNamed} where ${importNamed.importId} = ${imports.id})`,
  );
  if (!last?.id) return null;
  const listed = sql`select ${importMissing.productId} from ${importMissing} where ${importMissing.importId} = ${importId}`;
  return await countRows(tx, sql`${listed} intersect ${selectNamed(sql`${last.id}`)}`);
}

/** Of imports before a time: which products were missing, and of all but the last of their kind which their files name. */
export async function forgetMissing(db: Db, before: Date): Promise<void> {
  const isOld = lt(imports.createdAt, before);
  const old = db.select({ id: imports.id }).from(imports).where(isOld);
  await db.delete(importMissing).where(inArray(importMissing.importId, old));
  // A number of products that nothing lists any more would lead nowhere.
  await db
    .update(imports)
    .set({ missing: null, missingSince: null })
    .where(and(isOld, or(isNotNull(imports.missing), isNotNull(imports.missingSince)), ne(imports.state, 'running')));
  const later = alias(imports, 'later');
  const same = (column: 'profileId' | 'supplierId' | 'columnsKey') =>
    sql`${later[column]} is not distinct from ${imports[column]}`;
  const isFollowed = exists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          gt(later.id, imports.id),
          ...[sql`not ${later.isDryRun}`, eq(later.state, 'done'), isNull(later.undoneAt), lt(later.createdAt, before)],
          ...[same('profileId'), same('supplierId'), same('columnsKey')],
        ),
      ),
  );
  const unneeded = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isOld, or(sql`${imports.isDryRun}`, eq(imports.state, 'failed'), isFollowed)));
  await db.delete(importNamed).where(inArray(importNamed.importId, unneeded));
}
