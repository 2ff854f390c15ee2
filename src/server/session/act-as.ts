// Work in the background is done by who started it.
import type { Context } from '#server/http/context.ts';
import { findPerson } from './users.store.ts';

/** The same context with that user as who acts, and what they may do now; as it is for work that nobody started. */
export async function actAs(context: Context, userId: number | null): Promise<Context> {
  return userId === null ? context : { ...context, ...(await findPerson(context.db, userId)) };
}
