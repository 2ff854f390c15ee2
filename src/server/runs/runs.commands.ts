// Use cases of runs: start one, pause, confirm, cancel, retry or undo it, and read it.
import { Readable } from 'node:stream';
import { undoDays } from '#domain/history/undo-days.ts';
import type { Part } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { unwrap } from '#domain/result.ts';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import type { DrawnSample } from '#domain/runs/draw-sample.ts';
import { commandRun, type RunCommand } from '#domain/runs/run.ts';
import { movesProducts, permissionOf, type RunAction } from '#domain/runs/run-action.ts';
import { type Run, type RunSelection, toSelection } from '#domain/runs/runs.contract.ts';
import { countSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { announce } from '#server/live/live.ts';
import { findAnswers, lastAnswered, lockAnswers, noteRun } from '#server/transfer/answers/answers.commands.ts';
import { describeImport, openImport } from '#server/transfer/import-control.commands.ts';
import { openUndo } from '#server/transfer/undo.commands.ts';
import type { RunFileFrame } from './actions/planned.ts';
import { continueFrom, countOf, fileOf, refuseRetry } from './actions/run-actions.ts';
import { startOnce } from './idempotency.store.ts';
import { finishRun, type Jobs } from './jobs.ts';
import * as itemStore from './run-items.store.ts';
import { countFound } from './run-sample.store.ts';
import * as store from './runs.store.ts';

export { purgeRuns } from './runs.store.ts';

export type AskedRun = { action: RunAction; selection: RunSelection };

const gone = () => new Problem('NOT_FOUND', 'Run not found');

export async function findRun({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<Run> {
  const run = await store.findRun(db, id, now());
  if (!run) throw gone();
  return run;
}

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

/**
 * Takes the answers of a file, once: with a key that has started a run before, answers that run. Throws NOT_FOUND, ILLEGAL_TRANSITION where
 * a run takes them already, NOTHING_TO_REVIEW where there is none that can be taken.
 */
export async function startTakingAnswers(
  context: Context,
  jobs: Jobs,
  { id, approvesChanges }: { id: number; approvesChanges: boolean },
  key: string | null = null,
): Promise<Run> {
  const { fileName, products, createdAt } = await findAnswers(context, id);
  if (isTooOld(createdAt, context.now())) throw new Problem('ILLEGAL_TRANSITION', answersForgotten);
  return await once(context, key, { answers: id, approvesChanges }, async (tx) => {
    const locked = await lockAnswers(tx, id);
    if (locked?.runId)
      throw new Problem(
        'ILLEGAL_TRANSITION',
        `Run ${locked.runId} already takes these answers. Upload the file again.`,
      );
    if (products === 0) throw new Problem('NOTHING_TO_REVIEW', 'No answer in this file can be taken.');
    const run = await insertRun(context, tx, jobs, {
      action: { action: 'take-answers', options: { answersId: id, fileName, approvesChanges } },
      selection: { filter: {} },
      total: products,
      until: await lastAnswered(tx, id),
    });
    await noteRun(tx, id, run.id);
    return run;
  });
}

const answersForgotten = `The answers of a file are stored for ${undoDays} days. Upload the file again.`;
const isTooOld = (createdAt: string, now: Date): boolean =>
  new Date(createdAt).getTime() + undoDays * 24 * 60 * 60 * 1_000 < now.getTime();

/** What was asked for, with what only the try that it continues still knows. */
async function continueTry(tx: Db, { action, selection }: AskedRun): Promise<AskedRun> {
  const tried = selection.continues === undefined ? null : await store.readRun(tx, selection.continues);
  return { selection, action: (tried && continueFrom(action, tried.action)) ?? action };
}

/** Starts a run in a transaction, and at most one for a key. */
async function once(
  context: Context,
  key: string | null,
  asked: unknown,
  start: (tx: Db) => Promise<Run>,
): Promise<Run> {
  return await context.db.transaction(async (tx) => {
    if (key === null) return await start(tx);
    const id = await startOnce(tx, { key, asked }, context.now(), async () => (await start(tx)).id);
    return await findRun({ ...context, db: tx }, id);
  });
}

async function insertRun(
  context: Context,
  tx: Db,
  jobs: Jobs,
  run: AskedRun & { total: number; until: number; follows?: number | null },
): Promise<Run> {
  requireMay(context, permissionOf(run.action));
  const id = await store.insertRun(tx, { ...run, createdBy: context.actor.id, createdAt: context.now() });
  await jobs.prepare.send(tx, [{ runId: id }]);
  await announce(tx, { type: 'run', runId: id });
  return await findRun({ ...context, db: tx }, id);
}

/** Pauses, resumes, confirms, cancels or retries a run. Throws NOT_FOUND, and ILLEGAL_TRANSITION for what makes no sense in its state. */
export async function controlRun(
  context: Context,
  { jobs, importer }: ControlTools,
  id: number,
  command: Exclude<RunCommand, 'undo'>,
): Promise<Run> {
  const known = await store.readRun(context.db, id);
  if (!known) throw gone();
  requireMay(context, permissionOf(known.action));
  const goOn = await openWork(context, { jobs, importer }, known);
  return await context.db.transaction(async (tx) => {
    const row = await store.lockRun(tx, id);
    if (!row) throw gone();
    if (command === 'retry') await refuseClosed(tx, row);
    const next = unwrap(commandRun(row.state, command));
    const sample = command === 'confirm' ? await confirmSample(tx, context, row.sample) : row.sample;
    const isUnseen = sample !== null && sample.looked === null;
    // Cancelled before anybody confirmed its sample, it asks for the look again.
    const state = next === 'running' && isUnseen ? 'awaiting-look' : next;
    const stage = row.stage + 1;
    const isOver = state === 'cancelled';
    await store.updateRun(tx, id, { state, stage, sample, note: null, finishedAt: isOver ? context.now() : null });
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
  return {
    ...sample,
    looked: { by: { id, fullName }, at: now().toISOString(), found: await countFound(tx, sample) },
  };
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

const nothingToUndo = 'This run has nothing left to undo.';
const noParts = ({ importId }: store.RunRow) =>
  `${importId === null ? 'This run moved whole products' : 'An import changes product data'}, not parts. Undo it without selecting parts.`;
const tooLate = 'A run can be undone for 30 days. This run is older.';

function whyNothing({ importId, undoneBy, purgedAt }: store.RunRow): string {
  if (importId !== null && undoneBy !== null) return 'This import was already undone.';
  return purgedAt ? tooLate : nothingToUndo;
}

/** Absent: all products, all parts. */
type UndoneOf = { productIds?: readonly number[] | undefined; parts?: readonly Part[] | undefined };

/**
 * Starts the run that restores what another one changed, all of it or some. Undone as a whole, what still goes on is cancelled first, and
 * it cannot be undone again; with an import, the runs that moved products after it are undone, too. Throws NOT_FOUND, ILLEGAL_TRANSITION where it is undone already, NOTHING_CHANGED where it changed none of the
 * products asked for.
 */
export async function undoRun(
  context: Context,
  jobs: Jobs,
  id: number,
  asked: UndoneOf = {},
  key: string | null = null,
): Promise<Run> {
  return await once(context, key, { undo: id, ...asked }, async (tx) => {
    const row = await store.lockRun(tx, id);
    if (!row) throw gone();
    refuseUndone(row);
    const own = await startUndo(context, tx, jobs, row, asked);
    const moves = isWhole(asked) && row.importId !== null ? await undoMovesAfter(context, tx, jobs, row.importId) : [];
    const undo = own ?? moves[0];
    if (!undo) throw new Problem('NOTHING_CHANGED', whyNothing(row));
    if (isWhole(asked)) await store.updateRun(tx, id, { undoneBy: undo.id });
    await announce(tx, { type: 'run', runId: id });
    return undo;
  });
}

const isWhole = ({ productIds, parts }: UndoneOf) => productIds === undefined && parts === undefined;

/** The undos of the runs that set products aside after an import, or brought them back. */
async function undoMovesAfter(context: Context, tx: Db, jobs: Jobs, importId: number): Promise<Run[]> {
  const undos: Run[] = [];
  for (const row of await store.lockMovesAfter(tx, importId)) {
    const undo = await startUndo(context, tx, jobs, row, {});
    if (!undo) continue;
    await store.updateRun(tx, row.id, { undoneBy: undo.id });
    await announce(tx, { type: 'run', runId: row.id });
    undos.push(undo);
  }
  return undos;
}

/** Null where the run changed none of the products. */
async function startUndo(
  context: Context,
  tx: Db,
  jobs: Jobs,
  row: store.RunRow,
  asked: UndoneOf,
): Promise<Run | null> {
  const { id } = row;
  const { productIds, parts } = asked;
  const state = isWhole(asked) ? unwrap(commandRun(row.state, 'undo')) : row.state;
  if (state !== row.state) {
    await store.updateRun(tx, id, { state, stage: row.stage + 1, finishedAt: context.now(), note: null });
    if (row.importId !== null) await describeImport(tx, row.importId, 'cancel', context.now());
  }
  const isMove = movesProducts(row.action);
  if ((row.importId !== null || isMove) && parts) throw new Problem('NOTHING_CHANGED', noParts(row));
  const { total, until } =
    row.importId === null
      ? await itemStore.countDone(tx, id, productIds)
      : await openUndo(tx, context, row.importId, productIds);
  if (total === 0) return null;
  const of = row.action.action === 'import' ? { of: row.action.options } : {};
  return await insertRun(context, tx, jobs, {
    action: {
      action: 'undo',
      options: {
        runId: id,
        undoes: row.action.action,
        ...(parts ? { parts: [...parts] } : {}),
        ...(isMove ? { moves: true } : {}),
        ...of,
      },
    },
    selection: productIds ? { ids: [...productIds] } : (row.selection as RunSelection),
    total,
    until,
  });
}

/** An import can be undone again for what was left. */
function refuseUndone({ action, importId, undoneBy }: store.RunRow): void {
  const why = actionOf(action.action).whyFinal?.(action.options);
  if (why !== undefined) throw new Problem('ILLEGAL_TRANSITION', why);
  if (undoneBy !== null && importId === null)
    throw new Problem('ILLEGAL_TRANSITION', `Run ${undoneBy} already undid this run.`);
}

type RunFile = { fileName: string; contentType: string; stream: Readable };

/** The file of a run that exports, put together as it is read. Throws NOT_FOUND, and ILLEGAL_TRANSITION before it is done. */
export async function openRunFile({ db, now }: Context, id: number): Promise<RunFile> {
  const run = await findRun({ db, now }, id);
  const file = fileOf(run.action);
  if (!file) throw new Problem('NOT_FOUND', 'This run created no file.');
  if (run.undoUntil !== null && run.undoUntil < now().toISOString())
    throw new Problem('NOT_FOUND', 'The file of a run is available for 30 days. This file is no longer available.');
  if (run.state !== 'done') throw new Problem('ILLEGAL_TRANSITION', 'The file will be available when the run is done.');
  const stream = Readable.from(joinRows(db, id, file), { objectMode: false });
  return { fileName: file.fileName, contentType: file.contentType, stream };
}

async function* joinRows(db: Db, id: number, { head, between, tail, empty }: RunFileFrame): AsyncGenerator<string> {
  let before = head;
  for await (const rows of itemStore.streamRows(db, id)) {
    yield before + rows.join(between);
    before = between;
  }
  yield before === head ? empty : tail;
}
