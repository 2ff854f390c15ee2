// Use cases of members: see them, change what they may do, remove them, and end their sessions.

import { memberScopeFields, roleFields } from '#domain/audit/audit-fields.ts';
import type { LinkMail } from '#domain/mail/mail.contract.ts';
import { may } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Role } from '#domain/roles.ts';
import { cleanScope, describeProducts, type Scope } from '#domain/scope.ts';
import type { Session } from '#domain/session/session.contract.ts';
import type { Member, TeamSession } from '#domain/session/team.contract.ts';
import { record, recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';
import { announce } from '#server/live/live.ts';
import { listLinkMails } from '#server/mail/mail.commands.ts';
import * as links from '../access-links.store.ts';
import { deleteTokensOf } from '../api-tokens/api-tokens.store.ts';
import { deletePasskeys } from '../passkeys/passkeys.store.ts';
import { deleteFactor } from '../second-factor.store.ts';
import { listSessions, toSession } from '../sessions.commands.ts';
import * as sessions from '../sessions.store.ts';
import { hasOwner, noPassword, removeUser, roleOf, saveScope, scopeOf, type Ways } from '../users.store.ts';
import { changeMember, nameOf, requireMayChange, requireMember, requireScopable, targetOf } from './change-team.ts';
import { giveRole } from './give-role.ts';
import { listMembers as listRows, type MemberRow } from './members.store.ts';

/** What callers see of members beyond their rows; `mayManage`: whether they may manage members. */
type Seen = {
  openSessions: Map<number, number>;
  links: Map<number, links.PasswordLink>;
  mails: Map<number, LinkMail>;
  mayManage: boolean;
};

async function readSeen(db: Db, at: Date, mayManage: boolean): Promise<Seen> {
  const open = mayManage ? await links.listPasswordLinks(db, at) : new Map<number, links.PasswordLink>();
  const linkIds = [...open.values()].map(({ id }) => id);
  return {
    openSessions: await sessions.countOpenSessions(db, at),
    links: open,
    mails: await listLinkMails(db, linkIds),
    mayManage,
  };
}

function toMember(row: MemberRow, { openSessions, links: open, mails, mayManage }: Seen): Member {
  const link = open.get(row.id);
  return {
    ...{ id: row.id, fullName: nameOf(row), avatarUrl: row.avatarUrl, role: roleOf(row) },
    scope: scopeOf(row),
    openSessions: openSessions.get(row.id) ?? 0,
    email: mayManage ? row.email : null,
    passwordLinkUntil: link?.expiresAt.toISOString() ?? null,
    passwordLinkMail: (link && mails.get(link.id)) ?? null,
    hasPassword: row.password !== noPassword,
    usesCompany: row.oidcSubject !== null,
    hasSecondFactor: row.hasSecondFactor,
    hasPasskey: row.hasPasskey,
    assignedProducts: row.assignedProducts,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

/** By name; with emails for who may manage members. */
export async function listMembers({ db, now, role }: Context): Promise<Member[]> {
  const seen = await readSeen(db, now(), may(role, 'manage'));
  const rows = await listRows(db);
  return rows.map((row) => toMember(row, seen));
}

/** Throws ILLEGAL_TRANSITION for an owner without whom nobody who can sign in would be one. */
async function requireOtherOwner(tx: Db, member: MemberRow, ways: Ways): Promise<void> {
  if (roleOf(member) !== 'owner' || (await hasOwner(tx, ways, member.id))) return;
  throw new Problem(
    'ILLEGAL_TRANSITION',
    `${nameOf(member)} is the only owner who can sign in. Make someone else an owner first.`,
  );
}

/** Throws NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION. */
export async function changeRole(context: Context, id: number, role: Role, ways: Ways): Promise<Member> {
  return await changeMember(context, id, async (tx, member, acting) => {
    requireMayChange(acting, role);
    if (role !== 'owner') await requireOtherOwner(tx, member, ways);
    if (role !== roleOf(member)) await giveRole(tx, id, role);
    const change = { before: { role: roleOf(member) }, after: { role }, fields: roleFields };
    await recordChange(tx, context, { kind: 'member', action: 'changed-role', target: targetOf(member), ...change });
    return toMember(await requireMember(tx, id), await readSeen(tx, context.now(), true));
  });
}

/**
 * Limits a writer or an approver to some products, or lifts that. Throws NOT_FOUND, FORBIDDEN, and ILLEGAL_TRANSITION for a member of another
 * role.
 */
export async function changeScope(context: Context, id: number, asked: Scope | null): Promise<Member> {
  return await changeMember(context, id, async (tx, member) => {
    requireScopable(roleOf(member), nameOf(member));
    const scope = cleanScope(asked);
    await saveScope(tx, id, scope);
    const words = (of: Scope | null) => ({ scope: describeProducts(of) });
    const change = { before: words(scopeOf(member)), after: words(scope), fields: memberScopeFields };
    await recordChange(tx, context, { kind: 'member', action: 'changed-scope', target: targetOf(member), ...change });
    // Sessions that are open know what their user may change.
    await announce(tx, { type: 'sessions', userId: id });
    return toMember(await requireMember(tx, id), await readSeen(tx, context.now(), true));
  });
}

/** Ends everything that lets a member in. Throws NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION. */
export async function removeMember(context: Context, id: number, ways: Ways): Promise<void> {
  await changeMember(context, id, async (tx, member) => {
    await requireOtherOwner(tx, member, ways);
    await endSessions(tx, id);
    await deleteFactor(tx, id);
    await deletePasskeys(tx, id);
    await deleteTokensOf(tx, id);
    await links.deletePasswordLinksOf(tx, id);
    await links.deleteLinksBeyond(tx, id, 'viewer');
    await removeUser(tx, id, context.now());
    await record(tx, context, { kind: 'member', action: 'removed', target: targetOf(member) });
  });
}

async function endSessions(tx: Db, userId: number): Promise<void> {
  await sessions.deleteSessions(tx, userId);
  await announce(tx, { type: 'sessions', userId });
}

/** A call without a limit gets so many. */
const usualPage = 50;

type TeamSessionQuery = { by?: number | undefined; limit?: number; page?: number; cursor?: string };

/** The sessions of all members, or of one, the last started first: one page. */
export async function listTeamSessions(
  { db, now }: Context,
  { by, limit = usualPage, page, cursor }: TeamSessionQuery,
): Promise<Page<TeamSession>> {
  const before = cursor === undefined ? null : (readCursor(cursor)?.id ?? null);
  const { rows, total } = await sessions.listTeamSessions(db, now(), { by, limit, page, before });
  const items = rows
    .slice(0, limit)
    .map(({ session, user: { id, fullName } }) => ({ ...toSession(session), person: { id, fullName } }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, nextCursor: last ? writeCursor({ value: '', id: last.id }) : null };
}

/** Throws NOT_FOUND. */
export async function listMemberSessions(context: Context, id: number): Promise<Session[]> {
  await requireMember(context.db, id);
  return await listSessions(context, id);
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function endMemberSession(context: Context, id: number, sessionId: number): Promise<void> {
  await changeMember(context, id, async (tx, member) => {
    if (!(await sessions.deleteSession(tx, id, sessionId))) throw new Problem('NOT_FOUND', 'Session not found');
    await record(tx, context, { kind: 'member', action: 'ended-session', target: targetOf(member) });
    await announce(tx, { type: 'sessions', userId: id });
  });
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function endMemberSessions(context: Context, id: number): Promise<void> {
  await changeMember(context, id, async (tx, member) => {
    await endSessions(tx, id);
    await record(tx, context, { kind: 'member', action: 'signed-out', target: targetOf(member) });
  });
}

/** Throws NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION where none is on or it is their own. */
export async function endMemberSecondFactor(context: Context, id: number): Promise<void> {
  await changeMember(context, id, async (tx, member) => {
    // It asks for their password there.
    if (id === context.actor.id)
      throw new Problem('ILLEGAL_TRANSITION', 'Turn off your own second factor under Your account.');
    if (!member.hasSecondFactor)
      throw new Problem('ILLEGAL_TRANSITION', `${nameOf(member)} has no second factor to turn off.`);
    await deleteFactor(tx, id);
    await endSessions(tx, id);
    await record(tx, context, { kind: 'member', action: 'turned-off-second-factor', target: targetOf(member) });
  });
}
