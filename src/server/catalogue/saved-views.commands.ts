// Use cases of saved views: list, add, rename, move, remove.
import { mostViews, type ViewInput, type ViewPatch } from '#domain/catalogue/saved-view-edits.contract.ts';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { nameTaken, storeNamed } from '#server/live/store-named.ts';
import * as store from './saved-views.store.ts';

export const listViews = async (db: Db): Promise<SavedView[]> => await store.listViews(db);

/** Runs a write; a second view of one name is refused in words. */
const write = <T>(context: Context, name: string | undefined, steps: (tx: Db) => Promise<T>): Promise<T> =>
  storeNamed(context, { type: 'views' }, nameTaken('A view', name), steps);

async function place(tx: Db, others: readonly SavedView[], id: number, position: number): Promise<void> {
  await store.orderViews(tx, others.map((view) => view.id).toSpliced(position, 0, id));
}

/** Throws INVALID_INPUT where another view has the name, or where there are too many. */
export async function addView(context: Context, input: ViewInput): Promise<SavedView> {
  return await write(context, input.name, async (tx) => {
    const others = await store.listViews(tx, { lock: true });
    if (others.length >= mostViews)
      throw new Problem('INVALID_INPUT', `You can save at most ${mostViews} views. Remove one first.`);
    const view = await store.insertView(tx, input, { actorId: context.actor.id, at: context.now() });
    await place(tx, others, view.id, input.position ?? others.length);
    return view;
  });
}

/** Renames it, moves it, or both. Throws NOT_FOUND, and INVALID_INPUT where another view has the name. */
export async function changeView(context: Context, id: number, { name, position }: ViewPatch): Promise<SavedView> {
  return await write(context, name, async (tx) => {
    const views = await store.listViews(tx, { lock: true });
    const view = views.find((each) => each.id === id);
    if (!view) throw new Problem('NOT_FOUND', 'View not found');
    if (name !== undefined) await store.renameView(tx, id, name);
    if (position !== undefined)
      await place(
        tx,
        views.filter((each) => each.id !== id),
        id,
        position,
      );
    return { ...view, name: name ?? view.name };
  });
}

/** Throws NOT_FOUND. */
export async function removeView(context: Context, id: number): Promise<void> {
  await write(context, undefined, async (tx) => {
    if (!(await store.deleteView(tx, id))) throw new Problem('NOT_FOUND', 'View not found');
  });
}
