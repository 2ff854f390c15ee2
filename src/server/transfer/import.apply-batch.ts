// Stores a batch of an import: together with where the import got to, and item by item where one of them cannot be stored.
import type { FastifyBaseLogger } from 'fastify';
import type { ReadItem } from '#domain/transfer/record.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import type { Context } from '#server/http/context.ts';
import type { CheckedBatch } from './check-ahead.ts';
import { emptyBatch, type ImportRules, sortAndLock, sortBatch } from './import.batch.ts';
import { type Progress, record } from './import.progress.ts';
import type { ImportRow } from './import.store.ts';
import { storeBatch } from './import.store-batch.ts';
import { namedIn, noteBatch } from './import-missing.commands.ts';
import { noteNamed } from './import-missing.store.ts';
import type { ReadBatch } from './read-file.ts';
import { isWorthRetrying, maxTries } from './retrying.ts';
import { remember } from './seen-skus.ts';

/** Data exceptions (22…) and program limits (54…): this row cannot be stored, others can. */
const isRowFault = (error: unknown) => /^(22|54)/.test(postgresCode(error) ?? '');

/** Where a batch goes: its import, the SKUs that came before it, how it is read, and who acts. */
type Into = { row: ImportRow; seen: Set<string>; shape: ImportRules; actor: Context };

/** Makes the function that stores a batch and answers how far the import is then. */
export function createBatchStore({
  context,
  log,
  server,
}: {
  context: Context;
  log: FastifyBaseLogger;
  server: string;
}) {
  /** Stores items in one transaction; when one of them cannot be stored at all, halves them until it stands alone and refuses it. */
  async function applyBatch(
    into: Into,
    items: readonly ReadItem[],
    progress: Progress,
    read: Omit<CheckedBatch, 'items'>,
    tries = 1,
  ): Promise<Progress> {
    const { row, seen, shape, actor } = into;
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
      if (isWorthRetrying(error) && tries < maxTries) return await applyBatch(into, items, progress, read, tries + 1);
      if (!isRowFault(error)) throw error;
      const [first] = items;
      if (items.length > 1 || !first) {
        const half = Math.ceil(items.length / 2);
        const between = await applyBatch(into, items.slice(0, half), progress, { ...read, cleaned: [], notes: [] });
        return await applyBatch(into, items.slice(half), between, read);
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

  return applyBatch;
}
