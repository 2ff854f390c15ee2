// Use cases of imports on a schedule: set one, remove it, have its file taken now.
import { Problem } from '#domain/problem.ts';
import type { ImportSchedule, ImportScheduleInput } from '#domain/transfer/import-schedule.ts';
import { nextTime } from '#domain/transfer/schedule.ts';
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
    if (!(await findProfileRow(tx, profileId))) throw new Problem('NOT_FOUND', 'Profile not found');
    const nextAt = nextTime(times, context.now());
    await store.saveSchedule(tx, { profileId, place, times, nextAt, createdBy: context.actor.id });
  });
  return store.toSchedule(await find(context.db, profileId));
}

/** Throws NOT_FOUND. */
export async function removeSchedule(context: Context, profileId: number): Promise<void> {
  await change(context, async (tx) => {
    if (!(await store.deleteSchedule(tx, profileId))) throw gone();
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
