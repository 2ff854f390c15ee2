// How members and invitations change: one at a time, by people who may do so at that moment, and seen by all browsers.
import { Problem } from '#domain/problem.ts';
import { type Role, withArticle } from '#domain/roles.ts';
import { canBeScoped } from '#domain/scope.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { announce } from '#server/live/live.ts';
import { findPerson, lockUsers, roleOf, toUser } from '../users.store.ts';
import { findMember, type MemberRow } from './members.store.ts';

/** Who acts, with the role they have once nobody else changes it. */
export type Acting = { id: number; role: Role };

/** Owners are changed, and made, by owners alone. Throws FORBIDDEN. */
export function requireMayChange(acting: Acting, role: Role): void {
  if (role === 'owner') requireMay(acting, 'own');
}

/** Throws ILLEGAL_TRANSITION where a role is not limited to some products. */
export function requireScopable(role: Role, name: string): void {
  if (canBeScoped(role)) return;
  throw new Problem(
    'ILLEGAL_TRANSITION',
    `${name} is ${withArticle(role)}. Only writers and approvers can be limited to some products.`,
  );
}

/**
 * Runs the steps of one change of the team in one transaction, while nobody else changes it. Throws FORBIDDEN where who acts may not manage
 * members any more.
 */
export async function changeTeam<T>(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  steps: (tx: Db, acting: Acting) => Promise<T>,
): Promise<T> {
  return await db.transaction(async (tx) => {
    await lockUsers(tx);
    const found = await findPerson(tx, actor.id);
    if (!found || found.isRemoved) throw new Problem('FORBIDDEN', 'You are no longer a member of this workspace.');
    const acting = { id: actor.id, role: found.role };
    requireMay(acting, 'manage');
    const done = await steps(tx, acting);
    await announce(tx, { type: 'team' });
    return done;
  });
}

/** The same about one member. Throws NOT_FOUND for nobody, FORBIDDEN for an owner where who acts is none. */
export const changeMember = <T>(
  context: Pick<Context, 'db' | 'actor'>,
  id: number,
  steps: (tx: Db, member: MemberRow, acting: Acting) => Promise<T>,
): Promise<T> =>
  changeTeam(context, async (tx, acting) => {
    const member = await requireMember(tx, id);
    requireMayChange(acting, roleOf(member));
    return await steps(tx, member, acting);
  });

/** Throws NOT_FOUND. */
export async function requireMember(db: Db, id: number): Promise<MemberRow> {
  const member = await findMember(db, id);
  if (!member) throw new Problem('NOT_FOUND', 'Member not found');
  return member;
}

/** As entries of the audit log name a member. */
export const targetOf = (member: MemberRow) => ({ id: member.id, name: nameOf(member) });

export const nameOf = (member: MemberRow): string => toUser(member).fullName;
