// Use cases of invitations and of links for new passwords: make them, renew them, revoke them.
import type { AuditTarget } from '#domain/audit/audit-words.ts';
import { Problem } from '#domain/problem.ts';
import type { Role } from '#domain/roles.ts';
import type { Invitation } from '#domain/session/invitations.contract.ts';
import type { ShownLink } from '#domain/session/team.contract.ts';
import { record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import * as store from '../access-links.store.ts';
import { hashToken, newToken } from '../tokens.ts';
import { hasAccount, insertUser, noPassword } from '../users.store.ts';
import { type Acting, changeMember, changeTeam, requireMayChange, targetOf } from './change-team.ts';

/** How long an invitation and a link for a new password can be used. */
const invitationMs = 7 * 24 * 60 * 60 * 1_000;
const passwordMs = 24 * 60 * 60 * 1_000;

/** `origin` is that of the page a link opens. */
function newLink(origin: string, { id }: Acting, at: Date, ms: number) {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + ms);
  const shown: ShownLink = { url: `${origin}/join#${token}`, expiresAt: expiresAt.toISOString() };
  return { stored: { tokenHash: hashToken(token), createdAt: at, expiresAt, createdBy: id }, shown };
}

export async function listInvitations({ db }: Context): Promise<Invitation[]> {
  const rows = await store.listInvitations(db);
  return rows.map(({ id, email, fullName, role, createdBy, madeBy, createdAt, expiresAt }) => ({
    ...{ id, email: email ?? '', fullName, role: role ?? 'viewer' },
    invitedBy: createdBy === null || madeBy === null ? null : { id: createdBy, fullName: madeBy },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

const refuseEmail = (message: string) =>
  new Problem('INVALID_INPUT', message, { issues: [{ path: 'email', message }] });

async function requireNew(tx: Db, email: string, at: Date): Promise<void> {
  if (await hasAccount(tx, email)) throw refuseEmail('There is a member with this email already.');
  if (await store.isInvited(tx, email, at))
    throw refuseEmail('This email is invited already. Make a new link for it in the list of invitations.');
}

type Invited = { email: string; role: Role; fullName?: string | undefined };

/**
 * Invites a person; answers the link, or null where they are added at once, because people sign in through the company alone. Throws
 * INVALID_INPUT about the email, FORBIDDEN.
 */
export async function invite(
  context: Context,
  { email, role, fullName }: Invited,
  { origin, hasPasswords }: { origin: string; hasPasswords: boolean },
): Promise<ShownLink | null> {
  const name = fullName || null;
  return await changeTeam(context, async (tx, acting) => {
    requireMayChange(acting, role);
    const at = context.now();
    await requireNew(tx, email, at);
    // One that expired makes room.
    await store.deleteInvitationsOf(tx, email);
    if (!hasPasswords) {
      const id = await insertUser(tx, { email, role, fullName: name ?? email, password: noPassword });
      const target = { id, name: name ?? email };
      await record(tx, context, { kind: 'member', action: 'added', target, after: { Role: role } });
      return null;
    }
    const { stored, shown } = newLink(origin, acting, at, invitationMs);
    await store.insertLink(tx, { ...stored, kind: 'invitation', email, role, fullName: name });
    const target = { id: null, name: email };
    await record(tx, context, { kind: 'invitation', action: 'invited', target, after: { Role: role } });
    return shown;
  });
}

/** An invitation that was not used, for who may change it. Throws NOT_FOUND, FORBIDDEN. */
async function requireInvitation(tx: Db, id: number, acting: Acting): Promise<AuditTarget> {
  const found = await store.findInvitation(tx, id);
  if (!found) throw new Problem('NOT_FOUND', 'Invitation not found. It may have been used or revoked.');
  requireMayChange(acting, found.role ?? 'viewer');
  return { id, name: found.email ?? '' };
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function renewInvitation(context: Context, id: number, origin: string): Promise<ShownLink> {
  return await changeTeam(context, async (tx, acting) => {
    const target = await requireInvitation(tx, id, acting);
    const { stored, shown } = newLink(origin, acting, context.now(), invitationMs);
    await store.renewLink(tx, id, stored);
    await record(tx, context, { kind: 'invitation', action: 'renewed', target });
    return shown;
  });
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function revokeInvitation(context: Context, id: number): Promise<void> {
  await changeTeam(context, async (tx, acting) => {
    const target = await requireInvitation(tx, id, acting);
    await store.deleteLink(tx, id);
    await record(tx, context, { kind: 'invitation', action: 'revoked', target });
  });
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function revokePasswordLink(context: Context, userId: number): Promise<void> {
  await changeMember(context, userId, async (tx, member) => {
    if ((await store.deletePasswordLinksOf(tx, userId)) === 0)
      throw new Problem('NOT_FOUND', 'There is no link to revoke. It may have been used.');
    await record(tx, context, { kind: 'member', action: 'revoked-password-link', target: targetOf(member) });
  });
}

/** Throws NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION for who acts: they have a password to change. */
export async function makePasswordLink(context: Context, userId: number, origin: string): Promise<ShownLink> {
  return await changeMember(context, userId, async (tx, member, acting) => {
    // It asks for their password there.
    if (userId === acting.id) throw new Problem('ILLEGAL_TRANSITION', 'Change your own password under Your account.');
    await store.deletePasswordLinksOf(tx, userId);
    const { stored, shown } = newLink(origin, acting, context.now(), passwordMs);
    await store.insertLink(tx, { ...stored, kind: 'password', userId });
    await record(tx, context, { kind: 'member', action: 'made-password-link', target: targetOf(member) });
    return shown;
  });
}
