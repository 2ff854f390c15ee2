// SQL of import profiles, and of how much their imports brought.
import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import type { ProfileChoices } from '#domain/transfer/profiles/choices.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { importProfiles, imports, products, profileProducts } from '#server/database/schema.ts';
import { findSchedule, listSchedules, toSchedule } from './schedules/import-schedules.store.ts';

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
  const rows = id === undefined ? await listProfileRows(db) : [(await findProfileRow(db, id)) ?? []].flat();
  const uses = await countUses(db, id);
  const brought = await db
    .select({ id: profileProducts.profileId, count: sql<number>`count(*)::int` })
    .from(profileProducts)
    .innerJoin(products, eq(products.id, profileProducts.productId))
    .where(id === undefined ? undefined : eq(profileProducts.profileId, id))
    .groupBy(profileProducts.profileId);
  const productsOf = new Map(brought.map((each) => [each.id, each.count]));
  const found = id === undefined ? await listSchedules(db) : [(await findSchedule(db, id)) ?? []].flat();
  const schedules = new Map(found.map((row) => [row.profileId, toSchedule(row)]));
  return rows.map(({ isFormatChosen: _, createdBy: __, createdAt, format, ...row }) => ({
    ...row,
    schedule: schedules.get(row.id) ?? null,
    format: importFormatSchema.parse(format),
    used: uses.get(row.id)?.used ?? 0,
    lastUsedAt: uses.get(row.id)?.lastUsedAt?.toISOString() ?? null,
    products: productsOf.get(row.id) ?? 0,
    createdAt: createdAt.toISOString(),
  }));
}

type Use = { used: number; lastUsedAt: Date | null };

/** Imports that ended by the profile of each, or of one of them; dry runs do not count. */
export async function countUses(db: Db, id?: number): Promise<Map<number | null, Use>> {
  const rows = await db
    .select({ id: imports.profileId, used: sql<number>`count(*)::int`, lastUsedAt: max(imports.finishedAt) })
    .from(imports)
    .where(
      and(
        id === undefined ? isNotNull(imports.profileId) : eq(imports.profileId, id),
        ...[sql`not ${imports.isDryRun}`, eq(imports.state, 'done')],
      ),
    )
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
