// The profile an import was done by, or is offered, and what is missing from its file.

import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { differsFrom, policiesOf } from '#domain/transfer/profiles/choices.ts';
import { columnsInCommon, foldColumns } from '#domain/transfer/profiles/recognition.ts';
import type { Db } from '#server/database/database.ts';
import type { imports } from '#server/database/schema.ts';
import { choicesOfProfile, countUses, findProfileRow } from './import-profiles.store.ts';
import { findSupplier } from './suppliers.store.ts';

type ImportRow = typeof imports.$inferSelect;
type ProfileUse = Pick<
  ImportDetails,
  | 'supplier'
  | 'otherSupplier'
  | 'otherSuppliers'
  | 'claimed'
  | 'missingPolicy'
  | 'missing'
  | 'stopAbove'
  | 'constants'
  | 'profile'
  | 'suggested'
>;

export async function describeProfile(db: Db, row: ImportRow): Promise<ProfileUse> {
  const { options } = row;
  const { missing, stopAbove, constants } = policiesOf(options);
  return {
    supplier: await describeSupplier(db, row),
    otherSupplier: options.otherSupplier ?? 'refuse',
    otherSuppliers: row.otherSuppliers,
    claimed: row.claimed,
    missingPolicy: missing,
    missing: row.missing,
    ...{ stopAbove, constants },
    profile: await describeUsed(db, row),
    suggested: await describeSuggested(db, row),
  };
}

async function describeSupplier(db: Db, { supplierId }: ImportRow): Promise<ImportDetails['supplier']> {
  const supplier = await findSupplier(db, supplierId);
  return supplier && { id: supplier.id, name: supplier.name };
}

async function describeUsed(db: Db, { profileId, options, mapping }: ImportRow): Promise<ImportDetails['profile']> {
  const profile = profileId === null ? null : await findProfileRow(db, profileId);
  if (!profile) return null;
  const { id, name } = profile;
  return { id, name, isChanged: differsFrom(choicesOfProfile(profile), options, mapping) };
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
