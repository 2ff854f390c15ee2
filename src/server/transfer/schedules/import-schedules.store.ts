// The only SQL on imports on a schedule.
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { ImportSchedule } from '#domain/transfer/import-schedule.ts';
import type { Db } from '#server/database/database.ts';
import { importSchedules, imports, runs } from '#server/database/schema.ts';

export type ScheduleRow = typeof importSchedules.$inferSelect;

export function toSchedule({ place, times, nextAt, lastAt, outcome, reason, importId }: ScheduleRow): ImportSchedule {
  return {
    ...{ place, times },
    nextAt: nextAt.toISOString(),
    last: lastAt && outcome ? { at: lastAt.toISOString(), outcome, reason, importId } : null,
  };
}

export async function listSchedules(db: Db): Promise<ScheduleRow[]> {
  return await db.select().from(importSchedules);
}

export async function findSchedule(db: Db, profileId: number): Promise<ScheduleRow | null> {
  const [row] = await db.select().from(importSchedules).where(eq(importSchedules.profileId, profileId));
  return row ?? null;
}

export async function saveSchedule(
  tx: Db,
  row: Pick<ScheduleRow, 'profileId' | 'place' | 'times' | 'nextAt' | 'createdBy'>,
): Promise<void> {
  // Another place may have the same file for other reasons: it is taken once more.
  const set = { ...row, digest: null };
  await tx.insert(importSchedules).values(set).onConflictDoUpdate({ target: importSchedules.profileId, set });
}

/** False where it is gone. */
export async function updateSchedule(tx: Db, profileId: number, change: Partial<ScheduleRow>): Promise<boolean> {
  const rows = await tx
    .update(importSchedules)
    .set(change)
    .where(eq(importSchedules.profileId, profileId))
    .returning({ id: importSchedules.profileId });
  return rows.length > 0;
}

export async function deleteSchedule(tx: Db, profileId: number): Promise<boolean> {
  const rows = await tx
    .delete(importSchedules)
    .where(eq(importSchedules.profileId, profileId))
    .returning({ id: importSchedules.profileId });
  return rows.length > 0;
}

const isRunning = eq(importSchedules.outcome, 'running');
/** Its file is on its way, or waits for that. */
const isTaken = and(isRunning, isNull(importSchedules.importId));

/** `lostBefore`: what has been on its way since before that is on its way no more. */
type DueTime = { now: Date; lostBefore: Date };

const isDue = ({ now, lostBefore }: DueTime) =>
  or(
    and(lte(importSchedules.nextAt, now), sql`${importSchedules.outcome} is distinct from 'running'`),
    and(isTaken, lt(importSchedules.lastAt, lostBefore)),
  );

export async function hasDue(db: Db, time: DueTime): Promise<boolean> {
  return (await db.$count(importSchedules, isDue(time))) > 0;
}

/** Those whose time has come and that do not go on, locked for this transaction; those another server has locked are left to it. */
export async function lockDue(tx: Db, time: DueTime): Promise<ScheduleRow[]> {
  return await tx
    .select()
    .from(importSchedules)
    .where(isDue(time))
    .orderBy(asc(importSchedules.nextAt))
    .for('update', { skipLocked: true });
}

/** Whether any file is on its way. */
export async function isTaking(db: Db): Promise<boolean> {
  return (await db.$count(importSchedules, isTaken)) > 0;
}

/** One try to take the file of a schedule. */
type Attempt = { profileId: number; at: Date };

const waitsFor = ({ profileId, at }: Attempt) =>
  and(eq(importSchedules.profileId, profileId), isTaken, eq(importSchedules.lastAt, at));

/** Null where it does not wait for this try any more. */
export async function findTaking(db: Db, attempt: Attempt): Promise<ScheduleRow | null> {
  const [row] = await db.select().from(importSchedules).where(waitsFor(attempt));
  return row ?? null;
}

/** False where it does not wait for this try any more. */
export async function updateTaking(tx: Db, attempt: Attempt, change: Partial<ScheduleRow>): Promise<boolean> {
  const rows = await tx
    .update(importSchedules)
    .set(change)
    .where(waitsFor(attempt))
    .returning({ id: importSchedules.profileId });
  return rows.length > 0;
}

/** Those that wait for a dry run or an import, with how that is. */
export async function listFollowed(db: Db) {
  return await db
    .select({
      schedule: importSchedules,
      importId: imports.id,
      state: imports.state,
      isPaused: sql<boolean>`coalesce(${runs.state} = 'paused', false)`,
    })
    .from(importSchedules)
    .innerJoin(imports, eq(imports.id, importSchedules.importId))
    .leftJoin(runs, eq(runs.importId, imports.id))
    .where(isRunning);
}

/** Whether it still waits for this import, locked for this transaction. */
export async function lockWaiting(tx: Db, profileId: number, importId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: importSchedules.profileId })
    .from(importSchedules)
    .where(and(eq(importSchedules.profileId, profileId), isRunning, eq(importSchedules.importId, importId)))
    .for('update');
  return rows.length > 0;
}
