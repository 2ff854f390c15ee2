// Work in the background is done by who started it.
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { findPerson } from './users.store.ts';

/** The same context with that user as who acts, and what they may do now; as it is for work that nobody started. Throws FORBIDDEN once they were removed. */
export async function actAs(context: Context, userId: number | null): Promise<Context> {
  const person = userId === null ? null : await findPerson(context.db, userId);
  if (!person) return context;
  const { actor, role, isRemoved } = person;
  if (isRemoved) throw new Problem('FORBIDDEN', `${actor.fullName} is no longer a member of this workspace.`);
  return { ...context, actor, role };
}
