// Stores a run that starts, once for a key, and reads it.
import { Problem } from '#domain/problem.ts';
import { permissionOf, type RunAction } from '#domain/runs/run-action.ts';
import type { Run, RunSelection } from '#domain/runs/runs.contract.ts';
import { noteRecorded, record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { announce } from '#server/live/live.ts';
import { startOnce } from './idempotency.store.ts';
import type { Jobs } from './jobs.ts';
import * as store from './runs.store.ts';

export type AskedRun = { action: RunAction; selection: RunSelection };

export const runGone = () => new Problem('NOT_FOUND', 'Run not found');

export async function findRun({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<Run> {
  const run = await store.findRun(db, id, now());
  if (!run) throw runGone();
  return run;
}

/** Starts a run in a transaction, and at most one for a key. */
export async function once(
  context: Context,
  key: string | null,
  asked: unknown,
  start: (tx: Db) => Promise<Run>,
): Promise<Run> {
  return await context.db.transaction(async (tx) => {
    if (key === null) return await start(tx);
    let isNew = false;
    const id = await startOnce(tx, { key, asked }, context.now(), async () => {
      isNew = true;
      return (await start(tx)).id;
    });
    // What the first call did was recorded then.
    if (!isNew) noteRecorded(context);
    return await findRun({ ...context, db: tx }, id);
  });
}

/** What is deleted once its day has come, nobody in particular deletes. */
const recordDeletion = (tx: Db, context: Context, id: number, total: number): Promise<void> =>
  record(tx, context.call ? context : { now: context.now, actor: null, role: null }, {
    ...{ kind: 'product', action: 'deleted-many' },
    target: { id, name: total === 1 ? '1 product' : `${total} products` },
  });

export async function insertRun(
  context: Context,
  tx: Db,
  jobs: Jobs,
  run: AskedRun & { total: number; until: number; follows?: number | null },
): Promise<Run> {
  requireMay(context, permissionOf(run.action));
  const id = await store.insertRun(tx, {
    ...run,
    createdBy: context.actor.id,
    isAlone: context.isAlone ?? false,
    createdAt: context.now(),
  });
  if (run.action.action === 'delete') await recordDeletion(tx, context, id, run.total);
  await jobs.prepare.send(tx, [{ runId: id }]);
  await announce(tx, { type: 'run', runId: id });
  return await findRun({ ...context, db: tx }, id);
}
