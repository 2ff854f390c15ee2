// Use cases of invitations and of links for new passwords: make them, renew them, revoke them.
import { Problem } from '#domain/problem.ts';
import type { Role } from '#domain/roles.ts';
import { cleanScope, type Scope } from '#domain/scope.ts';
import type { Invitation } from '#domain/session/invitations.contract.ts';
import type { ShownLink } from '#domain/session/team.contract.ts';
import { record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { listLinkMails, type Mailer, type MailSender } from '#server/mail/mail.commands.ts';
import * as store from '../access-links.store.ts';
import { writeInvitation, writePasswordLink } from '../letters.ts';
import { newLink } from '../new-link.ts';
import { roleWords } from '../role-words.ts';
import { hasAccount, insertUser, noPassword } from '../users.store.ts';
import {
  type Acting,
  changeMember,
  changeTeam,
  nameOf,
  requireMayChange,
  requireScopable,
  targetOf,
} from './change-team.ts';

/** How long an invitation and a link for a new password can be used. */
const invitationMs = 7 * 24 * 60 * 60 * 1_000;
const passwordMs = 24 * 60 * 60 * 1_000;

/** Where links lead, and what mails them; null where no mail is sent. */
export type LinkWays = { origin: string; mailer: Mailer | null };

const makeLink = (origin: string, { id }: Acting, at: Date, ms: number) =>
  newLink(origin, { id, at, until: new Date(at.getTime() + ms) });

/** The same with what mails a link in its transaction, once it is stored. */
async function mailing<T>(mailer: Mailer | null, steps: (send: MailSender['send']) => Promise<T>): Promise<T> {
  const sender = await mailer?.open();
  const done = await steps(async (tx, posted) => await sender?.send(tx, posted));
  mailer?.wake();
  return done;
}

export async function listInvitations({ db }: Context): Promise<Invitation[]> {
  const rows = await store.listInvitations(db);
  const mails = await listLinkMails(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, email, fullName, role, scope, createdBy, madeBy, createdAt, expiresAt }) => ({
    ...{ id, email: email ?? '', fullName, role: role ?? 'viewer', scope },
    invitedBy: createdBy === null || madeBy === null ? null : { id: createdBy, fullName: madeBy },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mail: mails.get(id) ?? null,
  }));
}

const refuseEmail = (message: string) =>
  new Problem('INVALID_INPUT', message, { issues: [{ path: 'email', message }] });

async function requireNew(tx: Db, email: string, at: Date): Promise<void> {
  if (await hasAccount(tx, email)) throw refuseEmail('There is a member with this email already.');
  if (await store.isInvited(tx, email, at))
    throw refuseEmail('This email is invited already. Make a new link for it in the list of invitations.');
}

type Invited = { email: string; role: Role; scope: Scope | null; fullName?: string | undefined };

/**
 * Invites a person; answers the link, or null where they are added at once, because people sign in through the company alone. Throws
 * INVALID_INPUT about the email, FORBIDDEN, and ILLEGAL_TRANSITION for a scope of another role than writer or approver.
 */
export async function invite(
  context: Context,
  { email, role, scope: asked = null, fullName }: Omit<Invited, 'scope'> & { scope?: Scope | null | undefined },
  { origin, mailer, hasPasswords }: LinkWays & { hasPasswords: boolean },
): Promise<ShownLink | null> {
  const name = fullName || null;
  const scope = cleanScope(asked);
  if (scope) requireScopable(role, email);
  if (!hasPasswords) return await addAtOnce(context, { email, role, scope, fullName: name ?? email });
  return await mailing(mailer, (send) =>
    changeTeam(context, async (tx, acting) => {
      await requireMayInvite(tx, context.now(), acting, { email, role, scope });
      const { stored, shown } = makeLink(origin, acting, context.now(), invitationMs);
      const linkId = await store.insertLink(tx, { ...stored, kind: 'invitation', email, role, scope, fullName: name });
      const target = { id: null, name: email };
      await record(tx, context, { kind: 'invitation', action: 'invited', target, after: roleWords(role, scope) });
      const letter = writeInvitation({ to: email, name, link: shown }, { by: context.actor.fullName, role, scope });
      await send(tx, { letter, linkId, until: stored.expiresAt });
      return shown;
    }),
  );
}

async function requireMayInvite(tx: Db, at: Date, acting: Acting, { email, role }: Invited): Promise<void> {
  requireMayChange(acting, role);
  await requireNew(tx, email, at);
  // One that expired makes room.
  await store.deleteInvitationsOf(tx, email);
}

/** A person who signs in through the company needs no link. */
async function addAtOnce(context: Context, invited: Invited & { fullName: string }): Promise<null> {
  return await changeTeam(context, async (tx, acting) => {
    await requireMayInvite(tx, context.now(), acting, invited);
    const { role, scope, fullName } = invited;
    const id = await insertUser(tx, { ...invited, password: noPassword });
    const target = { id, name: fullName };
    await record(tx, context, { kind: 'member', action: 'added', target, after: roleWords(role, scope) });
    return null;
  });
}

/** An invitation that was not used, for who may change it. Throws NOT_FOUND, FORBIDDEN. */
async function requireInvitation(tx: Db, id: number, acting: Acting) {
  const found = await store.findInvitation(tx, id);
  if (!found) throw new Problem('NOT_FOUND', 'Invitation not found. It may have been used or revoked.');
  const { email, fullName, role, scope } = { ...found, email: found.email ?? '', role: found.role ?? 'viewer' };
  requireMayChange(acting, role);
  return { email, fullName, role, scope, target: { id, name: email } };
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function renewInvitation(context: Context, id: number, ways: LinkWays): Promise<ShownLink> {
  return await mailing(ways.mailer, (send) =>
    changeTeam(context, async (tx, acting) => {
      const { target, email, fullName, role, scope } = await requireInvitation(tx, id, acting);
      const { stored, shown } = makeLink(ways.origin, acting, context.now(), invitationMs);
      await store.renewLink(tx, id, stored);
      await record(tx, context, { kind: 'invitation', action: 'renewed', target });
      const given = { to: email, name: fullName, link: shown };
      const letter = writeInvitation(given, { by: context.actor.fullName, role, scope });
      await send(tx, { letter, linkId: id, until: stored.expiresAt });
      return shown;
    }),
  );
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function revokeInvitation(context: Context, id: number): Promise<void> {
  await changeTeam(context, async (tx, acting) => {
    const { target } = await requireInvitation(tx, id, acting);
    await store.deleteLink(tx, id);
    await record(tx, context, { kind: 'invitation', action: 'revoked', target });
  });
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function revokePasswordLink(context: Context, userId: number): Promise<void> {
  await changeMember(context, userId, async (tx, member) => {
    if ((await store.deletePasswordLinksOf(tx, userId, 'password')) === 0)
      throw new Problem('NOT_FOUND', 'There is no link to revoke. It may have been used.');
    await record(tx, context, { kind: 'member', action: 'revoked-password-link', target: targetOf(member) });
  });
}

/** Throws NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION for who acts: they have a password to change. */
export async function makePasswordLink(context: Context, userId: number, ways: LinkWays): Promise<ShownLink> {
  return await mailing(ways.mailer, (send) =>
    changeMember(context, userId, async (tx, member, acting) => {
      // It asks for their password there.
      if (userId === acting.id) throw new Problem('ILLEGAL_TRANSITION', 'Change your own password under Your account.');
      await store.deletePasswordLinksOf(tx, userId, 'password');
      const { stored, shown } = makeLink(ways.origin, acting, context.now(), passwordMs);
      const linkId = await store.insertLink(tx, { ...stored, kind: 'password', userId });
      await record(tx, context, { kind: 'member', action: 'made-password-link', target: targetOf(member) });
      const given = { to: member.email, name: nameOf(member), link: shown };
      const letter = writePasswordLink(given, context.actor.fullName);
      await send(tx, { letter, linkId, until: stored.expiresAt });
      return shown;
    }),
  );
}
