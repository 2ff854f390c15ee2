// Work in the background is done by who started it.
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { describeLimit } from '#domain/scope.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { findPerson } from './users.store.ts';

/** What follows the name of who was removed, in the reason why their work in the background stopped. */
export const noLongerMember = ' is no longer a member of this workspace.';

/**
 * The same context with that user as who acts, and what they may do now; as it is for work that nobody started. Throws FORBIDDEN once they were removed, or
 * their role does not have the permission any more; and where they may only change some products, unless the work `asksScope` of each.
 */
export async function actAs(
  context: Context,
  userId: number | null,
  permission: Permission,
  { asksScope = false } = {},
): Promise<Context> {
  if (userId === null) return context;
  const person = await findPerson(context.db, userId);
  if (!person) throw new Error(`There is no user ${userId}`);
  const { actor, role, scope, isRemoved } = person;
  if (isRemoved) throw new Problem('FORBIDDEN', `${actor.fullName}${noLongerMember}`);
  requireMay({ role }, permission);
  if (scope && !asksScope) throw new Problem('FORBIDDEN', describeLimit(actor.fullName, scope));
  return { ...context, actor, role, scope };
}
