// Work in the background is done by who started it.
import type { Context } from '#server/http/context.ts';
import { findPerson } from './users.store.ts';

/** The same context with that user as who acts; as it is for work that nobody started. */
export async function actAs(context: Context, userId: number | null): Promise<Context> {
  if (userId === null || userId === context.actor.id) return context;
  return { ...context, actor: (await findPerson(context.db, userId)) ?? context.actor };
}
