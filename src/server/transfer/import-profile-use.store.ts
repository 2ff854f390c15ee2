// The profile an import was done by, or is offered, whose file it is, and what is missing from it.
import { and, desc, eq, isNull, lt, not } from 'drizzle-orm';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { countForLimit, findExcess, isExcess } from '#domain/transfer/import-share.ts';
import { differsFrom, policiesOf } from '#domain/transfer/profiles/choices.ts';
import { columnsInCommon, foldColumns } from '#domain/transfer/profiles/recognition.ts';
import type { Db } from '#server/database/database.ts';
import { imports } from '#server/database/schema.ts';
import { choicesOfProfile, countUses, findProfileRow } from './import-profiles.store.ts';
import { findSupplier } from './suppliers.store.ts';

type ImportRow = typeof imports.$inferSelect;
type ProfileUse = Pick<
  ImportDetails,
  | 'supplier'
  | 'lastSupplier'
  | 'otherSupplier'
  | 'otherSuppliers'
  | 'claimed'
  | 'missingPolicy'
  | 'missing'
  | 'stopAbove'
  | 'excess'
  | 'constants'
  | 'profile'
  | 'suggested'
>;

export async function describeProfile(db: Db, row: ImportRow): Promise<ProfileUse> {
  const { options } = row;
  const { missing, stopAbove, constants, otherSupplier } = policiesOf(options);
  return {
    supplier: await describeSupplier(db, row.supplierId),
    lastSupplier: await describeSupplier(db, await findLastSupplier(db, row)),
    otherSupplier,
    otherSuppliers: row.otherSuppliers,
    claimed: row.claimed,
    missingPolicy: missing,
    missing: row.missing,
    ...{ stopAbove, constants },
    excess: findExcessOf(row, stopAbove),
    profile: await describeUsed(db, row),
    suggested: await describeSuggested(db, row),
  };
}

async function describeSupplier(db: Db, supplierId: number | null): Promise<ImportDetails['supplier']> {
  const supplier = await findSupplier(db, supplierId);
  return supplier && { id: supplier.id, name: supplier.name };
}

function findExcessOf(row: ImportRow, stopAbove: number | null): string | null {
  if (row.state === 'failed') return row.error !== null && isExcess(row.error) ? row.error : null;
  if (!row.isDryRun || row.state !== 'done' || stopAbove === null) return null;
  // Those of the file before, which an import would be stopped by.
  return findExcess(row.counts, countForLimit(row), stopAbove);
}

/** Whose file the last import with the same columns was, for a dry run without a supplier; null where it had none either, or was undone. */
async function findLastSupplier(db: Db, row: ImportRow): Promise<number | null> {
  if (!row.isDryRun || row.supplierId !== null || row.columnsKey === null) return null;
  const isSame = and(eq(imports.columnsKey, row.columnsKey), not(imports.isDryRun), eq(imports.state, 'done'));
  const [last] = await db
    .select({ supplierId: imports.supplierId })
    .from(imports)
    .where(and(isSame, isNull(imports.undoneAt), lt(imports.id, row.id)))
    .orderBy(desc(imports.id))
    .limit(1);
  return last?.supplierId ?? null;
}

async function describeUsed(db: Db, { profileId, options, mapping }: ImportRow): Promise<ImportDetails['profile']> {
  const profile = profileId === null ? null : await findProfileRow(db, profileId);
  if (!profile) return null;
  const { id, name } = profile;
  // What it was then: the profile may say something else by now.
  return { id, name, isChanged: options.differs ?? differsFrom(choicesOfProfile(profile), options, mapping) };
}

async function describeSuggested(
  db: Db,
  { profileId, suggestedProfileId, columns, format }: ImportRow,
): Promise<ImportDetails['suggested']> {
  if (profileId !== null || suggestedProfileId === null) return null;
  const profile = await findProfileRow(db, suggestedProfileId);
  if (!profile) return null;
  const use = (await countUses(db, profile.id)).get(profile.id);
  const inCommon = columnsInCommon(profile.columns, foldColumns(columns.map(({ name }) => name)));
  return {
    id: profile.id,
    name: profile.name,
    used: use?.used ?? 0,
    lastUsedAt: use?.lastUsedAt?.toISOString() ?? null,
    isSame: inCommon === 1 && profile.format === format,
  };
}
