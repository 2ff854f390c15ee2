// Use cases of import profiles: save how a file was imported, change it, delete it.
import { importProfileFields } from '#domain/audit/audit-fields.ts';
import { Problem } from '#domain/problem.ts';
import {
  type ImportProfile,
  mostImportProfiles,
  type ProfilePatch,
} from '#domain/transfer/import-profiles.contract.ts';
import { policiesOf } from '#domain/transfer/profiles/choices.ts';
import { foldColumns } from '#domain/transfer/profiles/recognition.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { nameTaken, storeNamed } from '#server/live/store-named.ts';
import { findImportRow, type ImportRow, updateImport } from './import.store.ts';
import { adoptBrought } from './import-missing.store.ts';
import * as store from './import-profiles.store.ts';
import { updateSchedule } from './schedules/import-schedules.store.ts';
import { requireSupplier } from './suppliers.commands.ts';

/** Runs a write; a second profile of one name is refused in words. */
const write = <T>(context: Context, name: string | undefined, steps: (tx: Db) => Promise<T>): Promise<T> =>
  storeNamed(context, { type: 'import-profiles' }, nameTaken('A profile', name), steps);

const gone = () => new Problem('NOT_FOUND', 'Profile not found');

async function loadProfile(db: Db, id: number): Promise<ImportProfile> {
  const [profile] = await store.listImportProfiles(db, id);
  if (!profile) throw gone();
  return profile;
}

type NotedProfile = {
  action: 'added' | 'changed' | 'deleted';
  before: ImportProfile | null;
  after: ImportProfile | null;
};

async function recordProfile(tx: Db, context: Context, { action, before, after }: NotedProfile): Promise<void> {
  const profile = after ?? before;
  const target = profile && { id: profile.id, name: profile.name };
  const change = { fields: importProfileFields, before, after };
  await recordChange(tx, context, { kind: 'import-profile', action, target, ...change });
}

/** The import a profile is made from. Throws NOT_FOUND, and IMPORT_NOT_READY where its file was not recognized. */
async function loadModel(tx: Db, importId: number): Promise<ImportRow & { format: string; columnsKey: string }> {
  const row = await findImportRow(tx, importId);
  if (!row) throw new Problem('NOT_FOUND', 'Import not found');
  const { format, columnsKey } = row;
  if (row.state === 'running' || format === null || columnsKey === null)
    throw new Problem('IMPORT_NOT_READY', 'Save a profile from an import or a dry run that has read its file.');
  return { ...row, format, columnsKey };
}

const choicesOfImport = ({ format, options, columns, mapping }: ImportRow & { format: string }) => ({
  format,
  isFormatChosen: options.format !== undefined,
  encoding: options.encoding ?? null,
  columns: foldColumns(columns.map(({ name }) => name)),
  mapping,
  ...policiesOf(options),
});

/** The import counts as one of the profile, which now says what was chosen for it, with the products its file and those before it brought. */
async function adopt(tx: Db, profileId: number, row: ImportRow): Promise<void> {
  if (row.profileId !== profileId) await adoptBrought(tx, profileId, row);
  const options = { ...row.options, profileId, said: { profileId }, differs: false };
  await updateImport(tx, row.id, { profileId, suggestedProfileId: null, options });
}

/** Throws NOT_FOUND, IMPORT_NOT_READY, and INVALID_INPUT where another profile has the name, or where there are too many. */
export async function addProfile(
  context: Context,
  { name, importId }: { name: string; importId: number },
): Promise<ImportProfile> {
  return await write(context, name, async (tx) => {
    const others = await store.listProfileRows(tx, { lock: true });
    if (others.length >= mostImportProfiles)
      throw new Problem('INVALID_INPUT', `You can save at most ${mostImportProfiles} profiles. Delete one first.`);
    const row = await loadModel(tx, importId);
    const by = { createdBy: context.actor.id, createdAt: context.now() };
    const id = await store.insertProfile(tx, { name, ...choicesOfImport(row), ...by });
    await adopt(tx, id, row);
    const made = await loadProfile(tx, id);
    await recordProfile(tx, context, { action: 'added', before: null, after: made });
    return made;
  });
}

/** Throws NOT_FOUND, IMPORT_NOT_READY, and INVALID_INPUT where another profile has the name. */
export async function changeProfile(
  context: Context,
  id: number,
  { importId, ...change }: ProfilePatch,
): Promise<ImportProfile> {
  return await write(context, change.name, async (tx) => {
    const before = await loadProfile(tx, id);
    const row = importId === undefined ? null : await loadModel(tx, importId);
    await requireSupplier(tx, change);
    await store.updateProfile(tx, id, { ...(row ? choicesOfImport(row) : {}), ...change });
    if (row) await adopt(tx, id, row);
    // What was imported otherwise is taken again.
    if (row || Object.keys(change).some((key) => key !== 'name')) await updateSchedule(tx, id, { digest: null });
    const after = await loadProfile(tx, id);
    await recordProfile(tx, context, { action: 'changed', before, after });
    return after;
  });
}

/** Throws NOT_FOUND. */
export async function removeProfile(context: Context, id: number): Promise<void> {
  await write(context, undefined, async (tx) => {
    const before = await loadProfile(tx, id);
    if (!(await store.deleteProfile(tx, id))) throw gone();
    await recordProfile(tx, context, { action: 'deleted', before, after: null });
  });
}
