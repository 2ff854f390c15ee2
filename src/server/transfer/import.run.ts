// Runs one import: reads the upload in batches, and stores each batch with where it got to in one transaction.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { layRules } from '#domain/transfer/changes/write-echo.ts';
import { policiesOf } from '#domain/transfer/profiles/choices.ts';
import type { ReadItem } from '#domain/transfer/record.ts';
import type { ImportProblem } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { loadPublicMedia } from '#server/media/images.commands.ts';
import { actAs } from '#server/session/session.commands.ts';
import { checkAhead } from './check-ahead.ts';
import { fillBatches } from './fill-batches.ts';
import { createBatchStore } from './import.apply-batch.ts';
import { type ImportRules, sortAndLock, sortBatch } from './import.batch.ts';
import { openImport } from './import.open.ts';
import { advance, freshProgress, type Progress, record, requireGoing, Stopped } from './import.progress.ts';
import * as store from './import.store.ts';
import { storeBatch } from './import.store-batch.ts';
import { addCounts } from './import.tallies.ts';
import { lockBySku } from './import-batch.store.ts';
import { endMissing, namedIn, noteBatch, refuseExcess } from './import-missing.commands.ts';
import { clearNamed, noteNamed } from './import-missing.store.ts';
import { planRows } from './import-preview.ts';
import { clearImportedProducts, saveImportedProducts } from './import-products.store.ts';
import { endImportRun, isImportGoing } from './import-runs.store.ts';
import { readAhead } from './read-ahead.ts';
import type { ReadBatch } from './read-file.ts';
import { tryAgain } from './retrying.ts';
import { remember } from './seen-skus.ts';
import { findSupplier } from './suppliers.store.ts';
import { removeUpload, uploadsFolder } from './uploads.ts';

/** `server` names the server among those on the database. */
export type RunSetup = {
  context: Context;
  dataDir: string;
  log: FastifyBaseLogger;
  server: string;
  /** Asked before an import ends: what is done in the transaction that ends it; null for nothing. */
  follow?: () => Promise<FollowImport | null>;
};

/** What follows an import that is done. */
type FollowImport = (tx: Db, row: Pick<store.ImportRow, 'id' | 'createdBy' | 'options'>) => Promise<void>;

/** `stopping` ends a run after the batch under way, `cancelled` at once. */
export type RunSignals = { stopping: AbortSignal; cancelled: AbortSignal };

/** Makes the function that runs a stored import from where it got to. Rejects with `Stopped`, a `Problem` or a fault. */
export function createRunner({
  context,
  dataDir,
  log,
  server,
  follow = async () => null,
}: RunSetup): (row: store.ImportRow, signals: RunSignals) => Promise<void> {
  const applyBatch = createBatchStore({ context, log, server });

  async function runImport(given: store.ImportRow, { stopping, cancelled }: RunSignals): Promise<void> {
    const upload = given.upload;
    const path = join(uploadsFolder(dataDir), upload ?? '');
    if (!upload || !existsSync(path))
      throw new Problem('IMPORT_NOT_READY', 'The uploaded file is no longer available. Upload it again.');
    const { file, row } = await openImport(context, given, path);
    const close = () => void file.close();
    cancelled.addEventListener('abort', close);
    let following: FollowImport | null = null;
    let isUnused = false;
    const finish = async (tx: Db) => {
      isUnused = await end(tx, row, { upload, following, isOwnFile: file.isOwn });
    };
    try {
      const { mapping, columns } = file;
      const { handEdits, emptyCells, constants, otherSupplier, stopAbove } = policiesOf(row.options);
      const supplier = await findSupplier(context.db, row.supplierId);
      const shape: ImportRules = {
        supplier,
        otherSupplier,
        isOwnFile: file.isOwn,
        columns: new Set(columns.map((column) => column.name)),
        lay: layRules(mapping, emptyCells),
        handEdits,
        emptyCells,
        publicMedia: await loadPublicMedia(context),
      };
      const actor = await actAs(context, row.createdBy, 'write');
      const batches = () => readAhead(fillBatches(file.items(), constants, supplier));
      following = row.isDryRun ? null : await follow();
      if (row.isDryRun) await readThrough(row, batches(), shape, stopping, file.advice);
      else if (row.mode === 'rows') {
        if (row.itemsDone === 0 && stopAbove !== null)
          await refuseExcess(context, row, await countThrough(row, batches(), shape, stopping), shape);
        const from = row.itemsDone > 0 ? row : { ...row, ...(await begin(row, file.advice)) };
        await applyRows(from, batches(), shape, actor, stopping);
      } else await applyAll(row, batches, shape, actor, stopping, file.advice, finish);
    } finally {
      cancelled.removeEventListener('abort', close);
      await file.close();
    }
    if (cancelled.aborted) throw new Stopped();
    if (row.isDryRun || row.mode === 'rows') await context.db.transaction(finish);
    if (isUnused) await removeUpload(dataDir, upload);
  }

  /**
   * All together, so that no import is ever done with its upload still named, or running with its upload forgotten. Answers whether nobody needs
   * the file any more.
   */
  async function end(
    tx: Db,
    row: store.ImportRow,
    { upload, following, isOwnFile }: { upload: string; following: FollowImport | null; isOwnFile: boolean },
  ): Promise<boolean> {
    const at = context.now();
    const isOurs = row.isDryRun
      ? await store.lockRunning(tx, row.id)
      : await endImportRun(tx, row.id, { state: 'done', note: null, at });
    if (!isOurs) throw new Stopped();
    await endMissing(tx, row, { isOwnFile });
    await store.updateImport(tx, row.id, { state: 'done', finishedAt: at, bytesRead: row.bytes });
    await announce(tx, { type: 'import', importId: row.id });
    if (row.isDryRun) return false;
    await announce(tx, { type: 'catalogue' });
    const isUnused = await store.forgetUpload(tx, upload);
    await following?.(tx, row);
    return isUnused;
  }

  /**
   * What a resumed run saw of items that are stored. Which product a row means that has no SKU or title of its own, or whose SKU is its
   * supplier's, is looked up again.
   */
  async function namesOf(items: readonly ReadItem[], seen: ReadonlySet<string>, shape: ImportRules) {
    const isKeyed = (shape.supplier?.key ?? null) !== null;
    const areSure =
      !isKeyed && items.every((item) => (item.kind === 'product' ? !item.shopName?.isOnly : !item.update));
    if (!areSure) return (await sortBatch(context.db, items, seen, shape)).skus;
    return items.flatMap((item) => (item.kind === 'product' ? item.product.sku : []));
  }

  /** Reads and checks every row, and stores nothing but which products the file names: not how far it is, which is where the import goes on. */
  async function countThrough(
    { id }: store.ImportRow,
    batches: AsyncIterable<ReadBatch>,
    shape: ImportRules,
    stopping: AbortSignal,
  ) {
    let { counts } = freshProgress();
    const seen = new Set<string>();
    await clearNamed(context.db, id);
    for await (const { items } of batches) {
      if (stopping.aborted || !(await isImportGoing(context.db, id))) throw new Stopped();
      const sorted = await sortBatch(context.db, items, seen, shape);
      counts = addCounts(counts, sorted.counts);
      remember(seen, sorted.skus);
      await noteNamed(context.db, id, namedIn(sorted));
    }
    return counts;
  }

  /**
   * Says what holds for the whole file before its first row is read, and forgets what an earlier try noted. Throws `Stopped` where another job went
   * on from here.
   */
  async function begin(row: store.ImportRow, advice: readonly ImportProblem[]): Promise<Progress> {
    const progress: Progress = { ...freshProgress(), problemCount: advice.length };
    await context.db.transaction(async (tx) => {
      await advance(tx, server, row.id, row, progress);
      await store.clearProblems(tx, row.id);
      await clearImportedProducts(tx, row.id);
      await clearNamed(tx, row.id);
      await store.appendProblems(tx, row.id, 0, advice);
    });
    return progress;
  }

  /** Reads and checks every row without storing products; a repeated run starts over. */
  async function readThrough(
    row: store.ImportRow,
    batches: AsyncIterable<ReadBatch>,
    shape: ImportRules,
    stopping: AbortSignal,
    advice: readonly ImportProblem[],
  ) {
    let progress = await begin(row, advice);
    const seen = new Set<string>();
    for await (const { items, cleaned, bytesRead, notes } of batches) {
      if (stopping.aborted || !(row.isDryRun || (await isImportGoing(context.db, row.id)))) throw new Stopped();
      const sorted = await sortBatch(context.db, items, seen, shape);
      remember(seen, sorted.skus);
      const before = progress;
      progress = await context.db.transaction(async (tx) => {
        const read = { bytesRead, cleaned, notes, isStored: false };
        const next = await record(tx, server, row.id, before, sorted, read, items.length);
        await noteNamed(tx, row.id, namedIn(sorted));
        if (row.isDryRun) await saveImportedProducts(tx, row.id, planRows(sorted, before));
        return next;
      });
    }
    return { ...progress, skus: seen };
  }

  /** Every batch is a transaction of its own with the place it ends at; a resumed run passes over what is stored. */
  async function applyRows(
    row: store.ImportRow,
    batches: AsyncIterable<ReadBatch>,
    shape: ImportRules,
    actor: Context,
    stopping: AbortSignal,
  ) {
    let progress: Progress = row;
    let passed = 0;
    const seen = new Set<string>();
    let isMostlyNew = true;
    const checked = checkAhead(batches, actor, (batch) => isMostlyNew && passed + batch.items.length > row.itemsDone);
    for await (const { items, cleaned, bytesRead, notes, checks } of readAhead(checked)) {
      if (stopping.aborted) throw new Stopped();
      const already = Math.min(items.length, Math.max(0, row.itemsDone - passed));
      passed += items.length;
      if (already > 0) remember(seen, await namesOf(items.slice(0, already), seen, shape));
      const rest = items.slice(already);
      if (rest.length === 0) continue;
      const before = progress.counts.new;
      const read = { bytesRead, cleaned, notes, checks };
      progress = await applyBatch({ row, seen, shape, actor }, rest, progress, read);
      isMostlyNew = (progress.counts.new - before) * 2 >= rest.length;
      await announce(context.db, { type: 'catalogue' });
    }
  }

  /** All or nothing: every row is checked first, and only a file without a refusal is stored, in one transaction. */
  async function applyAll(
    row: store.ImportRow,
    batches: () => AsyncIterable<ReadBatch>,
    shape: ImportRules,
    actor: Context,
    stopping: AbortSignal,
    advice: readonly ImportProblem[],
    finish: (tx: Db) => Promise<void>,
  ) {
    const checked = await readThrough(row, batches(), shape, stopping, advice);
    await refuseExcess(context, row, checked.counts, shape);
    if (checked.counts.refused > 0) {
      const rows = checked.counts.refused === 1 ? '1 product is' : `${checked.counts.refused} products are`;
      throw new Problem('INVALID_INPUT', `Nothing was imported: ${rows} invalid, and you chose all or nothing.`);
    }
    await tryAgain(() =>
      context.db.transaction(async (tx) => {
        await lockBySku(tx, checked.skus);
        await clearNamed(tx, row.id);
        const seen = new Set<string>();
        for await (const { items } of batches()) {
          // Asked without keeping it: on Postgres whoever pauses the import does not wait for all of it.
          if (stopping.aborted || !(await isImportGoing(tx, row.id))) throw new Stopped();
          const sorted = await sortAndLock(tx, items, seen, shape);
          await noteBatch(
            tx,
            row,
            sorted,
            await storeBatch(tx, actor, row.id, sorted, { supplier: shape.supplier ?? null }),
          );
          remember(seen, sorted.skus);
        }
        await requireGoing(tx, row.id, checked.counts);
        await advance(tx, server, row.id, checked, checked);
        await finish(tx);
      }),
    );
  }

  return runImport;
}
