// The only SQL that writes mails.
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { LinkMail } from '#domain/mail/mail.contract.ts';
import type { Db } from '#server/database/database.ts';
import { mails } from '#server/database/schema.ts';

export type MailRow = typeof mails.$inferSelect;
type NewMail = Pick<typeof mails.$inferInsert, 'messageId' | 'linkId' | 'lockedContent' | 'until' | 'createdAt'>;

export async function insertMail(db: Db, mail: NewMail): Promise<number> {
  const [row] = await db.insert(mails).values(mail).returning({ id: mails.id });
  if (!row) throw new Error('The mail was not stored');
  return row.id;
}

/** A turn of a mail: what an earlier turn learns of a failure is no news once another one began. */
export type Turn = Pick<MailRow, 'id' | 'turn'>;

const isWaitingIn = ({ id, turn }: Turn) => and(eq(mails.id, id), eq(mails.turn, turn), eq(mails.state, 'waiting'));

/** Null where the turn is over or there is nothing to send. */
export async function findWaiting(db: Db, turn: Turn): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(isWaitingIn(turn));
  return row ?? null;
}

/** Notes a try, which counts as cut off until its end is noted; false where the turn is over or there is nothing to send. */
export async function beginTry(db: Db, turn: Turn): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ cutOff: sql`${mails.cutOff} + 1` })
    .where(isWaitingIn(turn))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** What a mail is to say is known now. */
export async function saveContent(
  db: Db,
  id: number,
  content: Pick<MailRow, 'lockedContent' | 'linkId' | 'until'>,
): Promise<void> {
  await db.update(mails).set(content).where(eq(mails.id, id));
}

/** Why a try came to nothing, and whether another one follows; false where that is no news: the turn is over, or the mail was sent. */
export async function endTry(
  db: Db,
  turn: Turn,
  end: { state: 'waiting' | 'failed'; error: string },
): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ ...end, cutOff: 0 })
    .where(isWaitingIn(turn))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** The mail server took it, in whichever turn: nothing is sent any more. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.update(mails).set({ state: 'sent', error: null, lockedContent: null, cutOff: 0 }).where(eq(mails.id, id));
}

export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Begins another turn of a mail that was not sent, which ends the one before; answers it, and null for any other mail. */
export async function beginTurn(db: Db, id: number): Promise<MailRow | null> {
  const [row] = await db
    .update(mails)
    .set({ state: 'waiting', turn: sql`${mails.turn} + 1`, cutOff: 0, error: null })
    .where(and(eq(mails.id, id), ne(mails.state, 'sent')))
    .returning();
  return row ?? null;
}

export async function hasWaiting(db: Db): Promise<boolean> {
  const found = await db.select({ id: mails.id }).from(mails).where(eq(mails.state, 'waiting')).limit(1);
  return found.length > 0;
}

/** What became of the mails of links, by link; of several the newest. */
export async function listLinkMails(db: Db, linkIds: readonly number[]): Promise<Map<number, LinkMail>> {
  if (linkIds.length === 0) return new Map();
  const { id, linkId, state, error } = mails;
  const rows = await db
    .select({ id, linkId, state, error })
    .from(mails)
    .where(inArray(linkId, [...linkIds]))
    .orderBy(id);
  return new Map(rows.flatMap(({ linkId, ...mail }) => (linkId === null ? [] : [[linkId, mail] as const])));
}

/** The mail of a link that has another token now. */
export async function deleteMailsOf(db: Db, linkId: number): Promise<void> {
  await db.delete(mails).where(eq(mails.linkId, linkId));
}

/** Those whose links ended before. */
export async function purgeMails(db: Db, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.until, before));
}
