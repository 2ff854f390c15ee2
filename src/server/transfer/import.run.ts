// Runs one import: reads the upload in batches, and stores each batch with where it got to in one transaction.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { layRules } from '#domain/transfer/changes/write-echo.ts';
import { policiesOf } from '#domain/transfer/profiles/choices.ts';
import type { ReadItem } from '#domain/transfer/record.ts';
import { detach } from '#domain/transfer/rows/detach.ts';
import type { ImportProblem } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { loadPublicMedia } from '#server/media/images.commands.ts';
import { actAs } from '#server/session/session.commands.ts';
import { type CheckedBatch, checkAhead } from './check-ahead.ts';
import { fillBatches } from './fill-batches.ts';
import { emptyBatch, type ImportRules, sortAndLock, sortBatch, storeBatch } from './import.batch.ts';
import { openImport } from './import.open.ts';
import { advance, freshProgress, type Progress, record, requireGoing, Stopped } from './import.progress.ts';
import * as store from './import.store.ts';
import { addCounts } from './import.tallies.ts';
import { lockBySku } from './import-batch.store.ts';
import { endMissing, namedIn, noteBatch, refuseExcess } from './import-missing.commands.ts';
import { clearNamed, noteNamed } from './import-missing.store.ts';
import { planRows } from './import-preview.ts';
import { clearImportedProducts, saveImportedProducts } from './import-products.store.ts';
import { endImportRun, isImportGoing } from './import-runs.store.ts';
import { readAhead } from './read-ahead.ts';
import type { ReadBatch } from './read-file.ts';
import { findSupplier } from './suppliers.store.ts';
import { removeUpload, uploadsFolder } from './uploads.ts';

/** Data exceptions (22…) and program limits (54…): this row cannot be stored, others can. */
const isRowFault = (error: unknown) => /^(22|54)/.test(postgresCode(error) ?? '');
/** Someone added one of these skus, or the database asks to try again. */
const isWorthRetrying = (error: unknown) => ['23505', '40001', '40P01'].includes(postgresCode(error) ?? '');
const maxTries = 3;

/** Does a transaction again that met another one. */
async function tryAgain(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthRetrying(error) || tries >= maxTries) throw error;
    }
  }
}

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
      const actor = await actAs(context, row.createdBy);
      const batches = () => readAhead(fillBatches(file.items(), constants, supplier));
      following = row.isDryRun ? null : await follow();
      if (row.isDryRun) await readThrough(row, batches(), shape, stopping, file.advice);
      else if (row.mode === 'rows') {
        if (row.itemsDone === 0 && stopAbove !== null)
          await refuseExcess(context, row, await countThrough(row, batches(), shape, stopping), shape);
        await applyRows(await beginRows(row, file.advice), batches(), shape, actor, stopping, file.advice);
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

  function remember(seen: Set<string>, skus: readonly string[]): void {
    for (const sku of skus) seen.add(detach(sku));
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

  /** Reads and checks every row without storing products; a repeated run starts over. */
  async function readThrough(
    row: store.ImportRow,
    batches: AsyncIterable<ReadBatch>,
    shape: ImportRules,
    stopping: AbortSignal,
    advice: readonly ImportProblem[] = [],
  ) {
    let progress: Progress = { ...freshProgress(), problemCount: advice.length };
    await context.db.transaction(async (tx) => {
      await advance(tx, server, row.id, row, progress);
      await store.clearProblems(tx, row.id);
      await clearImportedProducts(tx, row.id);
      await clearNamed(tx, row.id);
      await store.appendProblems(tx, row.id, 0, advice);
    });
    const seen = new Set<string>();
    const said = new Set(advice.map(({ reason }) => reason));
    for await (const { items, cleaned, bytesRead, notes } of batches) {
      if (stopping.aborted || !(row.isDryRun || (await isImportGoing(context.db, row.id)))) throw new Stopped();
      const sorted = await sortBatch(context.db, items, seen, shape);
      remember(seen, sorted.skus);
      const before = progress;
      progress = await context.db.transaction(async (tx) => {
        const unsaid = notes.filter(({ reason }) => !said.has(reason));
        const read = { bytesRead, cleaned, notes: unsaid, isStored: false };
        const next = await record(tx, server, row.id, before, sorted, read, items.length);
        await noteNamed(tx, row.id, namedIn(sorted));
        if (row.isDryRun) await saveImportedProducts(tx, row.id, planRows(sorted, before));
        return next;
      });
    }
    return { ...progress, skus: seen };
  }

  /** Every batch is a transaction of its own with the place it ends at; a resumed run passes over what is stored. */
  /** Says what holds for the whole file, before its first product is stored. */
  async function beginRows(row: store.ImportRow, advice: readonly ImportProblem[]): Promise<store.ImportRow> {
    if (row.itemsDone > 0 || advice.length === 0) return row;
    await context.db.transaction(async (tx) => {
      await store.clearProblems(tx, row.id);
      await store.appendProblems(tx, row.id, 0, advice);
      await store.updateImport(tx, row.id, { problemCount: advice.length });
    });
    return { ...row, problemCount: advice.length };
  }

  async function applyRows(
    row: store.ImportRow,
    batches: AsyncIterable<ReadBatch>,
    shape: ImportRules,
    actor: Context,
    stopping: AbortSignal,
    advice: readonly ImportProblem[],
  ) {
    let progress: Progress = row;
    let passed = 0;
    const seen = new Set<string>();
    const said = new Set(advice.map(({ reason }) => reason));
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
      const unsaid = notes.filter(({ reason }) => !said.has(reason));
      const read = { bytesRead, cleaned, notes: unsaid, checks };
      progress = await applyBatch(row, rest, seen, shape, actor, progress, read);
      isMostlyNew = (progress.counts.new - before) * 2 >= rest.length;
      await announce(context.db, { type: 'catalogue' });
    }
  }

  /** Stores items in one transaction; when one of them cannot be stored at all, halves them until it stands alone and refuses it. */
  async function applyBatch(
    row: store.ImportRow,
    items: readonly ReadItem[],
    seen: Set<string>,
    shape: ImportRules,
    actor: Context,
    progress: Progress,
    read: Omit<CheckedBatch, 'items'>,
    tries = 1,
  ): Promise<Progress> {
    const { id } = row;
    try {
      const { next, skus } = await context.db.transaction(async (tx) => {
        const sorted = await sortAndLock(tx, items, seen, shape);
        const added = await storeBatch(tx, actor, id, sorted, {
          checks: read.checks,
          supplier: shape.supplier ?? null,
        });
        await noteBatch(tx, row, sorted, added);
        const next = await record(tx, server, id, progress, sorted, { ...read, isStored: true }, items.length);
        return { next, skus: sorted.skus };
      });
      remember(seen, skus);
      return next;
    } catch (error) {
      if (isWorthRetrying(error) && tries < maxTries)
        return await applyBatch(row, items, seen, shape, actor, progress, read, tries + 1);
      if (!isRowFault(error)) throw error;
      const [first] = items;
      if (items.length > 1 || !first) {
        const half = Math.ceil(items.length / 2);
        const between = await applyBatch(row, items.slice(0, half), seen, shape, actor, progress, {
          ...read,
          cleaned: [],
          notes: [],
        });
        return await applyBatch(row, items.slice(half), seen, shape, actor, between, read);
      }
      log.warn({ err: error, importId: id, row: first.row }, 'A row could not be stored');
      return await refuseItem(id, first, shape, progress, read);
    }
  }

  async function refuseItem(
    id: number,
    item: ReadItem,
    shape: ImportRules,
    progress: Progress,
    read: Pick<ReadBatch, 'bytesRead' | 'cleaned' | 'notes'>,
  ): Promise<Progress> {
    const problem = { row: item.row, column: null, value: null, reason: 'The database cannot store this row.' };
    const refused = { ...emptyBatch({ read: 1, refused: 1 }), problems: [problem] };
    const named = await namedBy(item, shape);
    return await context.db.transaction(async (tx) => {
      await noteNamed(tx, id, named);
      return await record(tx, server, id, progress, refused, { ...read, isStored: true }, 1);
    });
  }

  /** The products here that an item means which cannot be stored; none where not even its SKU can be asked for. */
  async function namedBy(item: ReadItem, shape: ImportRules): Promise<number[]> {
    try {
      return namedIn(await sortBatch(context.db, [item], new Set(), shape));
    } catch (error) {
      if (!isRowFault(error)) throw error;
      return [];
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
