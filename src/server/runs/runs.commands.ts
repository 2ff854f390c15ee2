// Use cases of runs: start one, pause, confirm, cancel or retry it.
import { Problem } from '#domain/problem.ts';
import { unwrap } from '#domain/result.ts';
import type { DrawnSample } from '#domain/runs/draw-sample.ts';
import { commandRun, type RunCommand } from '#domain/runs/run.ts';
import { permissionOf } from '#domain/runs/run-action.ts';
import { type Run, toSelection } from '#domain/runs/runs.contract.ts';
import { countSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { announce } from '#server/live/live.ts';
import { loadSettings } from '#server/review/review.commands.ts';
import { describeImport, openImport } from '#server/transfer/import-control.commands.ts';
import { continueFrom, countOf, refuseRetry } from './actions/run-actions.ts';
import { type AskedRun, findRun, insertRun, once, runGone } from './insert-run.ts';
import { endRun, finishRun, type Jobs } from './jobs.ts';
import { requireOwnDecisions, requireOwnRun } from './require-own-run.ts';
import * as itemStore from './run-items.store.ts';
import { countFound } from './run-sample.store.ts';
import * as store from './runs.store.ts';

export { findRun } from './insert-run.ts';
export { purgeRuns } from './runs.store.ts';

/**
 * Starts an action over a selection as it is now; with a key that has started a run before, answers that run. Throws NOTHING_TO_REVIEW for one
 * without products, KEY_REUSED.
 */
export async function startRun(
  context: Context,
  jobs: Jobs,
  { action, selection }: AskedRun,
  key: string | null = null,
): Promise<Run> {
  return await once(context, key, { action, selection }, async (tx) => {
    const run = await startIfAny(context, tx, jobs, { action, selection });
    if (!run) throw new Problem('NOTHING_TO_REVIEW', 'The selected products no longer exist.');
    return run;
  });
}

/** Null for a selection without products. `follows`: the import that starts it. */
export async function startIfAny(
  context: Context,
  tx: Db,
  jobs: Jobs,
  { follows = null, ...asked }: AskedRun & { follows?: number | null },
): Promise<Run | null> {
  const { action, selection } = asked;
  const { total, until } = (await countOf(tx, action, selection)) ?? (await countSelection(tx, toSelection(selection)));
  if (total === 0) return null;
  const whole = await continueTry(tx, asked);
  return await insertRun(context, tx, jobs, { ...whole, total, until, follows });
}

/** What was asked for, with what only the try that it continues still knows. */
async function continueTry(tx: Db, { action, selection }: AskedRun): Promise<AskedRun> {
  const tried = selection.continues === undefined ? null : await store.readRun(tx, selection.continues);
  return { selection, action: (tried && continueFrom(action, tried.action)) ?? action };
}

const goesOn: ReadonlySet<RunCommand> = new Set(['resume', 'confirm', 'retry']);

/** Pauses, resumes, confirms, cancels or retries a run. Throws NOT_FOUND, FORBIDDEN, and ILLEGAL_TRANSITION for what makes no sense in its state. */
export async function controlRun(
  context: Context,
  { jobs, importer }: ControlTools,
  id: number,
  command: Exclude<RunCommand, 'undo'>,
): Promise<Run> {
  const known = await store.readRun(context.db, id);
  if (!known) throw runGone();
  requireMay(context, permissionOf(known.action));
  requireOwnRun(context, known);
  const goOn = await openWork(context, { jobs, importer }, known);
  return await context.db.transaction(async (tx) => {
    const row = await store.lockRun(tx, id);
    if (!row) throw runGone();
    if (goesOn.has(command)) requireOwnDecisions(context, row, await loadSettings(tx));
    if (command === 'retry') await refuseClosed(tx, row);
    const next = unwrap(commandRun(row.state, command));
    const sample = command === 'confirm' ? await confirmSample(tx, context, row.sample) : row.sample;
    const isUnseen = sample !== null && sample.looked === null;
    // Cancelled before anybody confirmed its sample, it asks for the look again.
    const state = next === 'running' && isUnseen ? 'awaiting-look' : next;
    const stage = row.stage + 1;
    const change = { state, stage, sample, note: null };
    if (state === 'cancelled') await endRun(tx, row, change, context.now());
    else await store.updateRun(tx, id, { ...change, finishedAt: null });
    if (row.importId !== null) await describeImport(tx, row.importId, command, context.now());
    if (row.importId === null && command === 'retry') await itemStore.reopenFailed(tx, id);
    if (state === 'running') await goOn(tx, { ...row, stage });
    await announce(tx, { type: 'run', runId: id });
    return await findRun({ ...context, db: tx }, id);
  });
}

export type ControlTools = { jobs: () => Promise<Jobs>; importer: Parameters<typeof openImport>[1] };

/** Opens the queue of a run before the transaction; answers what puts the jobs of what is left of it there. */
async function openWork(
  { db, now }: Context,
  { jobs, importer }: ControlTools,
  { importId }: store.RunRow,
): Promise<(tx: Db, run: store.RunRow) => Promise<void>> {
  if (importId !== null) return await openImport(db, importer, importId);
  const opened = await jobs();
  return (tx, run) => sendWork(tx, opened, run, now());
}

/** Notes who looked at a sample, and what had come of it by then. */
async function confirmSample(
  tx: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  sample: DrawnSample | null,
): Promise<DrawnSample> {
  if (!sample) throw new Error('A run waits for a look at a sample it has not');
  const { id, fullName } = actor;
  const { found } = await countFound(tx, sample);
  return { ...sample, looked: { by: { id, fullName }, at: now().toISOString(), found } };
}

/** What was undone, or is so old that what it replaced is given up, could not be undone if it went on. */
async function refuseClosed(tx: Db, { action, undoneBy, purgedAt }: store.RunRow): Promise<void> {
  await refuseRetry(tx, action);
  if (undoneBy !== null)
    throw new Problem(
      'ILLEGAL_TRANSITION',
      `Run ${undoneBy} undid this run. Start a new run for the remaining products.`,
    );
  if (purgedAt !== null)
    throw new Problem(
      'ILLEGAL_TRANSITION',
      'This run ended more than 30 days ago. Start a new run for the remaining products.',
    );
}

/** The jobs of what is left of a run. */
async function sendWork(tx: Db, jobs: Jobs, { id, stage, isListed }: store.RunRow, at: Date): Promise<void> {
  if (!isListed) return await jobs.prepare.send(tx, [{ runId: id }]);
  const chunks = await itemStore.listOpenChunks(tx, id);
  await jobs.chunk.send(
    tx,
    chunks.map((chunk) => ({ runId: id, stage, chunk })),
  );
  if (chunks.length === 0) await finishRun(tx, id, at);
}
