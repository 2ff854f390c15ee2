// Use cases of export profiles: add, change, remove, export, and start those whose time has come.

import { exportProfileFields } from '#domain/audit/audit-fields.ts';
import { Problem } from '#domain/problem.ts';
import {
  type ExportProfile,
  mostExportProfiles,
  type ProfileInput,
} from '#domain/transfer/export-profiles.contract.ts';
import { haveOneFile } from '#domain/transfer/formats/export-file.ts';
import { nextTime } from '#domain/transfer/schedule.ts';
import type { StoredExport } from '#domain/transfer/stored-exports.contract.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { nameTaken, storeNamed } from '#server/live/store-named.ts';
import * as store from './profiles.store.ts';
import { findStoredExport, storeExport } from './stored-exports.commands.ts';
import type { Exporter } from './stored-exports.tasks.ts';

export { listExportProfiles } from './profiles.store.ts';

const gone = () => new Problem('NOT_FOUND', 'Export profile not found');

/** Runs a write; a second profile of one name is refused in words. */
const write = <T>(context: Context, name: string, steps: (tx: Db) => Promise<T>): Promise<T> =>
  storeNamed(context, { type: 'exports' }, nameTaken('An export profile', name), steps);

const requireFolder = ({ schedule }: ProfileInput, { folder }: Pick<Exporter, 'folder'>): void => {
  if (schedule === null || folder !== null) return;
  const message = 'This server has no export folder. Set EXPORT_FOLDER and restart it before you add a schedule.';
  throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'schedule', message }] });
};

/** Refuses a profile whose files would replace those of another in the export folder. */
function requireOwnFile(input: ProfileInput, others: readonly ExportProfile[]): void {
  if (input.schedule === null) return;
  const other = others.find((each) => each.schedule !== null && haveOneFile(each, input));
  if (!other) return;
  const message = `The profile “${other.name}” has a schedule and this file name too. Choose another file name.`;
  throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'fileName', message }] });
}

const timesOf = ({ schedule }: ProfileInput, now: Date) => ({
  nextAt: schedule === null ? null : nextTime(schedule, now),
});

async function find(db: Db, id: number): Promise<ExportProfile> {
  const found = await store.findProfile(db, id);
  if (!found) throw gone();
  return found;
}

type NotedProfile = {
  action: 'added' | 'changed' | 'deleted';
  before: ExportProfile | null;
  after: ExportProfile | null;
};

async function recordProfile(tx: Db, context: Context, { action, before, after }: NotedProfile): Promise<void> {
  const profile = after ?? before;
  const target = profile && { id: profile.id, name: profile.name };
  const change = { fields: exportProfileFields, before, after };
  await recordChange(tx, context, { kind: 'export-profile', action, target, ...change });
}

/** Throws INVALID_INPUT where another profile has the name, there are too many, or a schedule has no folder to export to, or not a file of its own there. */
export async function addProfile(context: Context, exporter: Exporter, input: ProfileInput): Promise<ExportProfile> {
  requireFolder(input, exporter);
  return await write(context, input.name, async (tx) => {
    await store.lockProfiles(tx);
    const others = await store.listExportProfiles(tx);
    if (others.length >= mostExportProfiles)
      throw new Problem(
        'INVALID_INPUT',
        `There can be at most ${mostExportProfiles} export profiles. Remove one first.`,
      );
    requireOwnFile(input, others);
    const created = { createdBy: context.actor.id, createdAt: context.now() };
    const id = await store.insertProfile(tx, { ...input, ...timesOf(input, context.now()), ...created });
    const made = await find(tx, id);
    await recordProfile(tx, context, { action: 'added', before: null, after: made });
    return made;
  });
}

/** Throws NOT_FOUND, and INVALID_INPUT as adding one does. */
export async function changeProfile(
  context: Context,
  exporter: Exporter,
  id: number,
  input: ProfileInput,
): Promise<ExportProfile> {
  requireFolder(input, exporter);
  return await write(context, input.name, async (tx) => {
    await store.lockProfiles(tx);
    requireOwnFile(
      input,
      (await store.listExportProfiles(tx)).filter((each) => each.id !== id),
    );
    const before = await find(tx, id);
    if (!(await store.updateProfile(tx, id, { ...input, ...timesOf(input, context.now()) }))) throw gone();
    const after = await find(tx, id);
    await recordProfile(tx, context, { action: 'changed', before, after });
    return after;
  });
}

/** Throws NOT_FOUND. */
export async function removeProfile(context: Context, id: number): Promise<void> {
  await write(context, '', async (tx) => {
    const before = await find(tx, id);
    if (!(await store.deleteProfile(tx, id))) throw gone();
    await recordProfile(tx, context, { action: 'deleted', before, after: null });
  });
}

const exportOf = ({
  id,
  name,
  format,
  filter,
  onlyDecided,
}: Pick<store.ProfileRow, 'id' | 'name' | 'format' | 'filter' | 'onlyDecided'>) => ({
  ...{ profileId: id, name, format },
  selection: { filter: onlyDecided ? { ...filter, decided: 'whole' as const } : filter },
});

/** Queues an export of a profile. Throws NOT_FOUND. */
export async function runProfile(context: Context, exporter: Exporter, id: number): Promise<StoredExport> {
  const profile = await store.readProfile(context.db, id);
  if (!profile) throw gone();
  const send = await exporter.openSender();
  const stored = await context.db.transaction((tx) =>
    storeExport(context, tx, { exporter, send, createdBy: context.actor.id }, exportOf(profile)),
  );
  exporter.wake();
  return await findStoredExport(context, stored);
}

/** Queues an export of each profile whose time has come, once for all servers of the database. Answers how many. */
export async function runDueProfiles(context: Context, exporter: Exporter): Promise<number> {
  const due = (await store.listExportProfiles(context.db)).some(
    ({ nextAt }) => nextAt !== null && new Date(nextAt) <= context.now(),
  );
  if (!due) return 0;
  const send = await exporter.openSender();
  const count = await context.db.transaction(async (tx) => {
    const profiles = await store.lockDue(tx, context.now());
    for (const profile of profiles) {
      await storeExport(context, tx, { exporter, send, createdBy: null }, exportOf(profile));
      const nextAt = profile.schedule && nextTime(profile.schedule, context.now());
      await store.updateProfile(tx, profile.id, { nextAt });
    }
    return profiles.length;
  });
  exporter.wake();
  return count;
}
