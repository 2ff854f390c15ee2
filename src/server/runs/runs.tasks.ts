// Works through runs in the background: lists their products, draws the sample that is looked at first, does them piece by piece, and counts what came of them.

import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import type { DrawnSample } from '#domain/runs/draw-sample.ts';
import { permissionOf } from '#domain/runs/run-action.ts';
import { type RunSelection, toSelection } from '#domain/runs/runs.contract.ts';
import { mostId } from '#domain/stored.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { isWorthWaiting } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { JobQueues } from '#server/jobs/job-queues.ts';
import { announce } from '#server/live/live.ts';
import { actAs } from '#server/session/session.commands.ts';
import { bulkOf, membersOf } from './actions/run-actions.ts';
import { type ChunkJob, endRun, finishRun, type Jobs, type PrepareJob } from './jobs.ts';
import { isHindrance, isToWait, performItems } from './perform-items.ts';
import * as itemStore from './run-items.store.ts';
import { drawSample } from './run-sample.store.ts';
import * as store from './runs.store.ts';

const longestSeconds = 60 * 60;
const prepareKind = { name: 'run-prepare', longestSeconds };
const chunkKind = { name: 'run-chunk', longestSeconds };
/** Pieces under way at the same time, and products of a piece done together: enough to keep a provider busy that takes its time. */
const chunksAtOnce = 4;
const itemsAtOnce = 25;
/** Products of one job: seconds of work, so that a stop is never far and few jobs are stored. */
const chunkSize = 100;
/** Transactions at a time. */
const storesAtOnce = 4;
/** How often a run that goes on is counted and announced. */
const reportEveryMs = 1_000;
/** The longest wait for a provider in one go; the job is looked at again after it. */
const longestWaitMs = 30_000;

const notListed = 'Something went wrong on our side while listing the products. Nothing was changed. Try again.';

/** Thrown by a job that stops early: another server, or this one when it is back, does the rest. */
class Stopping extends Error {}

type RunWorker = {
  /** The queues of runs; waits until they are open. Rejects when they cannot be opened. */
  jobs: () => Promise<Jobs>;
  /** Whether work in bulk is under way here, such as undoing an import: as much for the database as an import. */
  hasBulkWork: () => boolean;
};

type Setup = {
  queues: JobQueues;
  context: Context;
  log: FastifyBaseLogger;
  writer: () => Promise<Engine>;
  /** False where jobs are only put into the queue, for other processes to do. */
  hasWorker?: boolean;
};

export function createRunWorker({ queues, context, log, writer, hasWorker = true }: Setup): RunWorker {
  const gate = pLimit(storesAtOnce);
  const { db, now } = context;
  const onFault = (error: unknown, productId: number) =>
    logFault(log, error, 'A product of a run failed', { productId });
  let bulkJobs = 0;

  const openJobs = async (): Promise<Jobs> => ({
    prepare: await queues.queue<PrepareJob>(prepareKind),
    chunk: await queues.queue<ChunkJob>(chunkKind),
  });
  if (hasWorker) {
    queues.work<PrepareJob>({ kind: prepareKind, atOnce: 1, perform: prepareOrFail });
    queues.work<ChunkJob>({ kind: chunkKind, atOnce: chunksAtOnce, perform: performOrFail });
    queues.openWhen(() => store.hasWork(db));
  }

  /** What would only fail again ends the run: it can be tried again when the reason is fixed. */
  async function prepareOrFail(job: PrepareJob): Promise<void> {
    const run = await store.readRun(db, job.runId);
    try {
      await prepareRun(await openJobs(), job);
    } catch (error) {
      if (isWorthWaiting(error) || !run) throw error;
      logFault(log, error, 'The products of a run could not be listed', { runId: run.id });
      await failRun(run, notListed);
    }
  }

  async function performOrFail(job: ChunkJob, signal: AbortSignal): Promise<void> {
    try {
      await performChunk(job, signal);
    } catch (error) {
      if (!isHindrance(error)) throw error;
      log.error({ err: error.detail ?? error, runId: job.runId }, 'A run cannot go on');
      await failRun({ id: job.runId, stage: job.stage }, error.message);
    }
  }

  async function failRun({ id, stage }: Pick<store.RunRow, 'id' | 'stage'>, note: string): Promise<void> {
    await db.transaction(async (tx) => {
      const run = await store.lockRun(tx, id);
      if (run?.stage !== stage || (run.state !== 'waiting' && run.state !== 'running')) return;
      await endRun(tx, run, { state: 'failed', stage: stage + 1, note }, now());
      await announce(tx, { type: 'run', runId: id });
    });
  }

  /** All in one transaction: a run is listed once, with the jobs for all of it. */
  async function prepareRun(jobs: Jobs, { runId }: PrepareJob): Promise<void> {
    await db.transaction(async (tx) => {
      const run = await store.lockRun(tx, runId);
      if (!run || run.isListed || (run.state !== 'waiting' && run.state !== 'running')) return;
      const size = bulkOf(run.action)?.chunkSize ?? chunkSize;
      const total = await itemStore.listMembers(tx, runId, membersOf(run.action, run) ?? selectedBy(run), size);
      const listed = { isListed: true, total, startedAt: run.startedAt ?? now() };
      const sample = await drawSampleOf(tx, run);
      if (sample && sample.productIds.length > 0) {
        await store.updateRun(tx, runId, { ...listed, state: 'awaiting-look', sample });
        await announce(tx, { type: 'run', runId });
        return;
      }
      await store.updateRun(tx, runId, { ...listed, state: 'running' });
      const chunks = await itemStore.listOpenChunks(tx, runId);
      await jobs.chunk.send(
        tx,
        chunks.map((chunk) => ({ runId, stage: run.stage, chunk })),
      );
      if (chunks.length === 0) await finishRun(tx, runId, now());
      await announce(tx, { type: 'run', runId });
    });
  }

  async function performChunk({ runId, stage, chunk }: ChunkJob, signal: AbortSignal): Promise<void> {
    const run = await store.readRun(db, runId);
    if (!run) return;
    if (run.stage !== stage || run.state !== 'running') {
      // A crash can have come between what was done and its count.
      await reportProgress(run, chunk);
      return;
    }
    const waiting = await itemStore.listWaiting(db, runId, chunk);
    const bulk = bulkOf(run.action);
    const atOnce = bulk?.atOnce ?? itemsAtOnce;
    let reported = performance.now();
    let hasMovedOn = false;
    bulkJobs += Number(bulk !== null);
    try {
      for (let at = 0; at < waiting.length && !hasMovedOn; at += atOnce) {
        await untilDone(run, chunk, waiting.slice(at, at + atOnce), signal);
        if (performance.now() - reported < reportEveryMs) continue;
        reported = performance.now();
        hasMovedOn = !(await reportProgress(run, chunk));
      }
    } finally {
      bulkJobs -= Number(bulk !== null);
    }
    await db.transaction(async (tx) => {
      await store.lockRun(tx, runId);
      await itemStore.countChunk(tx, runId, chunk);
      await endIfDone(tx, runId);
    });
  }

  /** A provider that asks to come back later is waited for, and the run says so. */
  async function untilDone(
    run: store.RunRow,
    chunk: number,
    productIds: readonly number[],
    signal: AbortSignal,
  ): Promise<void> {
    for (let ids = productIds; ; ) {
      if (signal.aborted) throw new Stopping();
      // What a run does is done by who started it, on whichever server. What they may do can have changed in the middle of it.
      const acting = await actAs(context, run.createdBy, permissionOf(run.action), { asksScope: true });
      try {
        await performItems({ ...acting, isAlone: run.isAlone }, run, ids, { writer, onFault, gate, signal });
        if (signal.aborted) throw new Stopping();
        return;
      } catch (error) {
        if (!isToWait(error)) throw error;
        if (!(await noteWait(run, error.message))) return;
        const ms = Math.min(longestWaitMs, error.retryAfterSeconds * 1_000);
        await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
        if (signal.aborted) throw new Stopping();
        if (!(await noteWait(run, null))) return;
        const waiting = new Set(await itemStore.listWaiting(db, run.id, chunk));
        ids = productIds.filter((id) => waiting.has(id));
      }
    }
  }

  /** Says what the run waits for; false once it has moved on to another stage. */
  async function noteWait(run: store.RunRow, note: string | null): Promise<boolean> {
    return await db.transaction(async (tx) => {
      if (!(await store.noteOnRun(tx, run, note))) return false;
      await announce(tx, { type: 'run', runId: run.id });
      return true;
    });
  }

  /** False once the run has moved on to another stage. */
  async function reportProgress({ id, stage }: store.RunRow, chunk: number): Promise<boolean> {
    await itemStore.countChunk(db, id, chunk);
    await announce(db, { type: 'run', runId: id });
    const current = await store.readRun(db, id);
    return current?.stage === stage && current.state === 'running';
  }

  async function endIfDone(tx: Db, runId: number): Promise<void> {
    const run = await store.readRun(tx, runId);
    const isOver = run?.state === 'running' && (await itemStore.listOpenChunks(tx, runId)).length === 0;
    if (isOver) await finishRun(tx, runId, now());
    else await announce(tx, { type: 'run', runId });
  }

  return { jobs: openJobs, hasBulkWork: () => bulkJobs > 0 };
}

/** The products a person looks at before the run goes on; null where none were asked for. */
async function drawSampleOf(tx: Db, { id, action }: store.RunRow): Promise<DrawnSample | null> {
  const size = actionOf(action.action).sampleOf?.(action.options);
  return size === undefined ? null : await drawSample(tx, id, { size, seed: randomInt(mostId) });
}

/** The ids of the products of a selection as it is now. */
function selectedBy({ selection, until }: store.RunRow) {
  const where = whereSelection(toSelection(selection as RunSelection)) ?? sql`true`;
  return sql`select products.id from products where products.id <= ${until} and ${where}`;
}
