// Use cases of imports on a schedule: set one, remove it, have its file taken now.
import { importScheduleFields } from '#domain/audit/audit-fields.ts';
import { Problem } from '#domain/problem.ts';
import type { ImportSchedule, ImportScheduleInput } from '#domain/transfer/import-schedule.ts';
import { nextTime } from '#domain/transfer/schedule.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { findProfileRow } from '../import-profiles.store.ts';
import * as store from './import-schedules.store.ts';
import { change, gone, isUndone } from './schedule-steps.ts';
import { noFolder, requireReadable, type TakeOptions } from './take-file.ts';

/** Where files may come from. */
export type Places = Pick<TakeOptions, 'folder' | 'privateHosts'>;

async function find(db: Db, profileId: number): Promise<store.ScheduleRow> {
  const row = await store.findSchedule(db, profileId);
  if (!row) throw gone();
  return row;
}

const flat = (schedule: ImportScheduleInput | null) => schedule && { ...schedule.place, times: schedule.times };

type NotedSchedule = {
  action: 'changed' | 'deleted';
  profile: { id: number; name: string };
  before: ReturnType<typeof flat>;
  after: ReturnType<typeof flat>;
};

async function recordSchedule(
  tx: Db,
  context: Context,
  { action, profile, before, after }: NotedSchedule,
): Promise<void> {
  const target = { id: profile.id, name: profile.name };
  const change = { fields: importScheduleFields, before, after };
  await recordChange(tx, context, { kind: 'schedule', action, target, ...change });
}

/** Throws NOT_FOUND where the profile is gone, INVALID_INPUT where the server has no folder to take files from, or the URL is one that is never read. */
export async function setSchedule(
  context: Context,
  { folder, privateHosts = [] }: Places,
  profileId: number,
  { place, times }: ImportScheduleInput,
): Promise<ImportSchedule> {
  if (place.kind === 'folder' && folder === null)
    throw new Problem('INVALID_INPUT', noFolder, { issues: [{ path: 'place', message: noFolder }] });
  if (place.kind === 'address') requireReadable(place, { privateHosts });
  await change(context, async (tx) => {
    const profile = await findProfileRow(tx, profileId);
    if (!profile) throw new Problem('NOT_FOUND', 'Profile not found');
    const before = await store.findSchedule(tx, profileId);
    const nextAt = nextTime(times, context.now());
    await store.saveSchedule(tx, { profileId, place, times, nextAt, createdBy: context.actor.id });
    const change = { before: flat(before), after: flat({ place, times }) };
    await recordSchedule(tx, context, { action: 'changed', profile, ...change });
  });
  return store.toSchedule(await find(context.db, profileId));
}

/** Throws NOT_FOUND. */
export async function removeSchedule(context: Context, profileId: number): Promise<void> {
  await change(context, async (tx) => {
    const profile = await findProfileRow(tx, profileId);
    const before = await store.findSchedule(tx, profileId);
    if (!(profile && before && (await store.deleteSchedule(tx, profileId)))) throw gone();
    await recordSchedule(tx, context, { action: 'deleted', profile, before: flat(before), after: null });
  });
}

/** Its time has come; the file is taken soon after, also the same one again whose import was undone. Throws NOT_FOUND, and ILLEGAL_TRANSITION while an import of it goes on. */
export async function hasten(context: Context, profileId: number): Promise<ImportSchedule> {
  await change(context, async (tx) => {
    const { outcome, importId } = await find(tx, profileId);
    if (outcome === 'running') throw new Problem('ILLEGAL_TRANSITION', 'An import of this schedule is still running.');
    const digest = (await isUndone(tx, importId)) ? { digest: null } : {};
    await store.updateSchedule(tx, profileId, { nextAt: context.now(), ...digest });
  });
  return store.toSchedule(await find(context.db, profileId));
}
