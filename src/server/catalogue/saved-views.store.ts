// The only SQL on saved views.
import { asc, eq, sql } from 'drizzle-orm';
import type { ViewInput } from '#domain/catalogue/saved-view-edits.contract.ts';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import type { Db } from '#server/database/database.ts';
import { savedViews } from '#server/database/schema.ts';

const columns = {
  id: savedViews.id,
  name: savedViews.name,
  path: savedViews.path,
  search: savedViews.search,
  createdBy: savedViews.createdBy,
};

/** In the order of the sidebar. `lock` holds them until the transaction ends. */
export async function listViews(db: Db, { lock = false } = {}): Promise<SavedView[]> {
  const query = db.select(columns).from(savedViews).orderBy(asc(savedViews.position), asc(savedViews.id)).$dynamic();
  return await (lock ? query.for('update') : query);
}

type Written = { actorId: number; at: Date };

export async function insertView(db: Db, { position = 0, ...view }: ViewInput, by: Written): Promise<SavedView> {
  const [row] = await db
    .insert(savedViews)
    .values({ ...view, position, createdBy: by.actorId, createdAt: by.at })
    .returning(columns);
  if (!row) throw new Error('The view was not stored');
  return row;
}

export async function renameView(db: Db, id: number, name: string): Promise<void> {
  await db.update(savedViews).set({ name }).where(eq(savedViews.id, id));
}

/** Puts the views in the order of these ids. */
export async function orderViews(db: Db, ids: readonly number[]): Promise<void> {
  await db.update(savedViews).set({ position: sql`array_position(${`{${ids.join(',')}}`}::int[], ${savedViews.id})` });
}

/** True when there was one to remove. */
export async function deleteView(db: Db, id: number): Promise<boolean> {
  return (await db.delete(savedViews).where(eq(savedViews.id, id)).returning({ id: savedViews.id })).length > 0;
}
