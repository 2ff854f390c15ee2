// The only SQL on the links that let people in.
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { may } from '#domain/permissions.ts';
import type { Role } from '#domain/roles.ts';
import type { Db } from '#server/database/database.ts';
import { accessLinks, users } from '#server/database/schema.ts';

export type AccessLinkRow = typeof accessLinks.$inferSelect;
type NewLink = typeof accessLinks.$inferInsert;
/** What makes a link new. */
type Fresh = Pick<AccessLinkRow, 'tokenHash' | 'createdAt' | 'expiresAt' | 'createdBy'>;

/** Answers the id. */
export async function insertLink(db: Db, link: NewLink): Promise<number> {
  const [row] = await db.insert(accessLinks).values(link).returning({ id: accessLinks.id });
  if (!row) throw new Error('The link was not stored');
  return row.id;
}

export async function findLink(db: Db, tokenHash: string): Promise<AccessLinkRow | null> {
  const [row] = await db.select().from(accessLinks).where(eq(accessLinks.tokenHash, tokenHash));
  return row ?? null;
}

const isUsable = (at: Date) => and(isNull(accessLinks.usedAt), gt(accessLinks.expiresAt, at));

/** Marks a link as used; null where it was used or has expired. Of two calls at once one gets it. */
export async function takeLink(db: Db, tokenHash: string, at: Date): Promise<AccessLinkRow | null> {
  const [row] = await db
    .update(accessLinks)
    .set({ usedAt: at })
    .where(and(eq(accessLinks.tokenHash, tokenHash), isUsable(at)))
    .returning();
  return row ?? null;
}

const isOpenInvitation = and(eq(accessLinks.kind, 'invitation'), isNull(accessLinks.usedAt));
const isOf = (email: string) => eq(sql`lower(${accessLinks.email})`, email.toLowerCase());

/** Marks the invitation of an email as used; null where there is none that can be used. */
export async function takeInvitation(db: Db, email: string, at: Date): Promise<AccessLinkRow | null> {
  const [row] = await db
    .update(accessLinks)
    .set({ usedAt: at })
    .where(and(isOpenInvitation, isOf(email), isUsable(at)))
    .returning();
  return row ?? null;
}

/** An invitation that was not used, with the name of who made it. */
export type InvitationRow = AccessLinkRow & { madeBy: string | null };

/** Those that were not used, also those that expired; the last made first. */
export async function listInvitations(db: Db): Promise<InvitationRow[]> {
  const rows = await db
    .select({ link: accessLinks, madeBy: sql<string | null>`coalesce(${users.fullName}, ${users.username})` })
    .from(accessLinks)
    .leftJoin(users, eq(users.id, accessLinks.createdBy))
    .where(isOpenInvitation)
    .orderBy(desc(accessLinks.createdAt), desc(accessLinks.id));
  return rows.map(({ link, madeBy }) => ({ ...link, madeBy }));
}

export async function findInvitation(db: Db, id: number): Promise<AccessLinkRow | null> {
  const [row] = await db
    .select()
    .from(accessLinks)
    .where(and(isOpenInvitation, eq(accessLinks.id, id)));
  return row ?? null;
}

/** Whether an email is invited, and the invitation can be used. */
export async function isInvited(db: Db, email: string, at: Date): Promise<boolean> {
  const found = await db
    .select({ id: accessLinks.id })
    .from(accessLinks)
    .where(and(isOpenInvitation, isOf(email), isUsable(at)));
  return found.length > 0;
}

export async function renewLink(db: Db, id: number, fresh: Fresh): Promise<void> {
  await db.update(accessLinks).set(fresh).where(eq(accessLinks.id, id));
}

export async function deleteLink(db: Db, id: number): Promise<void> {
  await db.delete(accessLinks).where(eq(accessLinks.id, id));
}

/** The invitations of an email that were not used. */
export async function deleteInvitationsOf(db: Db, email: string): Promise<void> {
  await db.delete(accessLinks).where(and(isOpenInvitation, isOf(email)));
}

/** The links for a new password of a user that were not used, of one kind or of both; answers how many. */
export async function deletePasswordLinksOf(db: Db, userId: number, kind?: 'password' | 'reset'): Promise<number> {
  const isKind = kind === undefined ? undefined : eq(accessLinks.kind, kind);
  const deleted = await db
    .delete(accessLinks)
    .where(and(eq(accessLinks.userId, userId), isNull(accessLinks.usedAt), isKind))
    .returning({ id: accessLinks.id });
  return deleted.length;
}

export type PasswordLink = Pick<AccessLinkRow, 'id' | 'expiresAt'>;

/** The links for a new password that admins made and can be used, by user. */
export async function listPasswordLinks(db: Db, at: Date): Promise<Map<number, PasswordLink>> {
  const { id, userId, expiresAt } = accessLinks;
  const rows = await db
    .select({ id, userId, expiresAt })
    .from(accessLinks)
    .where(and(eq(accessLinks.kind, 'password'), isNotNull(userId), isUsable(at)));
  return new Map(rows.flatMap(({ userId, ...link }) => (userId === null ? [] : [[userId, link] as const])));
}

/** The links somebody made and nobody used, that they could not make with the role they have now. */
export async function deleteLinksBeyond(db: Db, createdBy: number, role: Role): Promise<void> {
  if (may(role, 'own')) return;
  const owners = db.select({ id: users.id }).from(users).where(eq(users.role, 'owner'));
  const isAboutOwners = or(eq(accessLinks.role, 'owner'), inArray(accessLinks.userId, owners));
  await db
    .delete(accessLinks)
    .where(
      and(
        eq(accessLinks.createdBy, createdBy),
        isNull(accessLinks.usedAt),
        may(role, 'manage') ? isAboutOwners : undefined,
      ),
    );
}

/** Those that expired before. */
export async function purgeLinks(db: Db, before: Date): Promise<void> {
  await db.delete(accessLinks).where(lt(accessLinks.expiresAt, before));
}
