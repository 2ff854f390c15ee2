// What runs after an import did with products, and where those missing from its file are now.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ActionName } from '#domain/runs/actions/run-actions.ts';
import { unfinishedStates } from '#domain/runs/run.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { missingMoves } from '#domain/transfer/missing-products.ts';
import { policiesOf } from '#domain/transfer/profiles/choices.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { importMissing, type imports, products, runChunks, runs, setAsideProducts } from '#server/database/schema.ts';
import { countReturned } from './import-missing.store.ts';

type Moved = Import['moved'];
type ImportRow = typeof imports.$inferSelect;

export const nothingMoved: Moved = { setAside: 0, broughtBack: 0 };

const action = sql<ActionName>`${runs.action}->>'action'`;
const movers: readonly ActionName[] = ['set-aside', 'bring-back'];

/** Products moved by runs that followed imports and are not undone, by import; those that moved none are left out. */
export async function countMoved(db: Db, importIds: readonly number[]): Promise<Map<number, Moved>> {
  if (importIds.length === 0) return new Map();
  const rows = await db
    .select({ importId: runs.follows, action, done: sql<number>`coalesce(sum(${runChunks.done}), 0)::int` })
    .from(runs)
    .innerJoin(runChunks, eq(runChunks.runId, runs.id))
    .where(and(inArray(runs.follows, [...importIds]), isNull(runs.undoneBy), isNull(runs.purgedAt)))
    .groupBy(runs.follows, action);
  return new Map(
    [...Map.groupBy(rows, ({ importId }) => importId ?? 0)].map(([id, own]) => {
      const of = (name: ActionName) => own.find((row) => row.action === name)?.done ?? 0;
      return [id, { setAside: of('set-aside'), broughtBack: of('bring-back') }];
    }),
  );
}

/** Whether runs that moved products after an import were undone. */
export const areMovesUndone = (importId: AnyPgColumn): SQL => sql`exists (select from ${runs}
  where ${runs.follows} = ${importId} and ${inArray(action, [...movers])} and ${runs.undoneBy} is not null)`;

type Aftermath = Pick<ImportDetails, 'movedBy' | 'missingNow' | 'willMove'>;

/** `isAhead`: a dry run whose import may still come. */
export async function describeAftermath(db: Db, row: ImportRow, { isAhead }: { isAhead: boolean }): Promise<Aftermath> {
  const missingNow = await locateMissing(db, row.id);
  const moves = isAhead && missingMoves[policiesOf(row.options).missing] !== null;
  return {
    movedBy: await listMovers(db, row.id),
    missingNow,
    willMove: moves
      ? { setAside: missingNow?.catalog ?? 0, broughtBack: await countReturned(db, row.id) }
      : nothingMoved,
  };
}

async function listMovers(db: Db, importId: number): Promise<Aftermath['movedBy']> {
  const rows = await db
    .select({ runId: runs.id, action, state: runs.state, products: runs.total })
    .from(runs)
    .where(and(eq(runs.follows, importId), inArray(action, [...movers]), isNull(runs.undoneBy)))
    .orderBy(runs.id);
  return rows.map(({ runId, action: name, state, products: total }) => ({
    runId,
    products: total,
    action: name === 'set-aside' ? 'set-aside' : 'bring-back',
    isGoing: unfinishedStates.some((each) => each === state),
  }));
}

async function locateMissing(db: Db, importId: number): Promise<Aftermath['missingNow']> {
  const count = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [found] = await db
    .select({
      catalog: count(sql`${products.id} is not null`),
      setAside: count(sql`${setAsideProducts.productId} is not null`),
      deleted: count(sql`${products.id} is null and ${setAsideProducts.productId} is null`),
    })
    .from(importMissing)
    .leftJoin(products, eq(products.id, importMissing.productId))
    .leftJoin(setAsideProducts, eq(setAsideProducts.productId, importMissing.productId))
    .where(eq(importMissing.importId, importId));
  return found && found.catalog + found.setAside + found.deleted > 0 ? found : null;
}
