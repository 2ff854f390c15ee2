// The only SQL on imports on a schedule.
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { ImportSchedule } from '#domain/transfer/import-schedule.ts';
import type { Db } from '#server/database/database.ts';
import { importSchedules } from '#server/database/schema.ts';

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

/** Those whose time has come and that do not go on, locked for this transaction; those another server has locked are left to it. */
export async function lockDue(tx: Db, now: Date): Promise<ScheduleRow[]> {
  const rows = await tx
    .select()
    .from(importSchedules)
    .where(lte(importSchedules.nextAt, now))
    .orderBy(asc(importSchedules.nextAt))
    .for('update', { skipLocked: true });
  return rows.filter(({ outcome }) => outcome !== 'running');
}

export async function listRunning(db: Db): Promise<ScheduleRow[]> {
  return await db.select().from(importSchedules).where(eq(importSchedules.outcome, 'running'));
}

/** Whether it still waits for this import, locked for this transaction. */
export async function lockWaiting(tx: Db, profileId: number, importId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: importSchedules.profileId })
    .from(importSchedules)
    .where(and(eq(importSchedules.profileId, profileId), eq(importSchedules.importId, importId)))
    .for('update');
  return rows.length > 0;
}

/** Frees those whose file has been on its way since before a time: the server that took it is gone. */
export async function freeLost(tx: Db, before: Date, change: Partial<ScheduleRow>): Promise<void> {
  await tx
    .update(importSchedules)
    .set(change)
    .where(
      and(eq(importSchedules.outcome, 'running'), isNull(importSchedules.importId), lt(importSchedules.lastAt, before)),
    );
}
