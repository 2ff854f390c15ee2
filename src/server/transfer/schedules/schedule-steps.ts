// What the steps of an import on a schedule share.
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import { announce } from '#server/live/live.ts';
import { findImportRow } from '../import.store.ts';
import type { Importer } from '../transfer.tasks.ts';
import type { TakeOptions } from './take-file.ts';

/** What imports on a schedule need of the server. */
export type ScheduleSetup = Omit<TakeOptions, 'signal'> & { importer: Importer; log: FastifyBaseLogger };

export const gone = () => new Problem('NOT_FOUND', 'This profile has no schedule.');

export async function change(context: Context, steps: (tx: Db) => Promise<void>): Promise<void> {
  await context.db.transaction(async (tx) => {
    await steps(tx);
    await announce(tx, { type: 'import-profiles' });
  });
}

/** Whether somebody undid an import, or some of it. */
export async function isUndone(db: Db, importId: number | null): Promise<boolean> {
  const row = importId === null ? null : await findImportRow(db, importId);
  return row !== null && row.undoneAt !== null;
}

/** What a schedule says of a fault; throws the fault where another try can make it good. */
export function failure(error: unknown, { log }: Pick<ScheduleSetup, 'log'>, profileId: number) {
  const isSaid = error instanceof Problem;
  if (!isSaid && isWorthWaiting(error)) throw error;
  if (!isSaid) logFault(log, error, 'The file of a schedule could not be imported', { profileId });
  const reason = isSaid ? error.message : 'The file could not be imported because of an error in Copydesk.';
  return { outcome: 'failed' as const, reason, digest: null };
}
