// The SQL on sign-offs and their parts.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { LimitedSelection } from '#domain/catalogue/selection.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { products, signOffParts, signOffs, users } from '#server/database/schema.ts';

export type SignOffRow = typeof signOffs.$inferSelect;
export type PartRow = typeof signOffParts.$inferSelect;

/** The ids of products of a selection that have content with a pending part, so many at most. */
export async function listPending(db: Db, selection: LimitedSelection, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(whereSelection(selection), eq(products.hasContent, true), eq(products.isPending, true)))
    .orderBy(asc(products.id))
    .limit(count);
  return rows.map(({ id }) => id);
}

export async function insertSignOff(tx: Db, values: typeof signOffs.$inferInsert): Promise<SignOffRow> {
  const [row] = await tx.insert(signOffs).values(values).returning();
  if (!row) throw new Error('The sign-off was not stored');
  return row;
}

export async function insertParts(tx: Db, rows: readonly (typeof signOffParts.$inferInsert)[]): Promise<void> {
  await tx.insert(signOffParts).values([...rows]);
}

export type NamedSignOff = SignOffRow & { madeBy: string };
const named = { row: signOffs, madeBy: sql<string>`coalesce(${users.fullName}, ${users.username})` };
const selectNamed = (db: Db) => db.select(named).from(signOffs).innerJoin(users, eq(users.id, signOffs.createdBy));

/** The last made first. */
export async function listSignOffs(db: Db, count: number): Promise<NamedSignOff[]> {
  const rows = await selectNamed(db).orderBy(desc(signOffs.id)).limit(count);
  return rows.map(({ row, madeBy }) => ({ ...row, madeBy }));
}

export type SignOffCounts = {
  products: number;
  parts: number;
  answered: number;
  sentParts: number;
  unsentParts: number;
  sentAt: Date | null;
};

/** How far sign-offs are answered, by id. */
export async function countAnswered(db: Db, ids: readonly number[]): Promise<Map<number, SignOffCounts>> {
  if (ids.length === 0) return new Map();
  const { signOffId, productId, answer, sentAt } = signOffParts;
  const each = db
    .select({
      signOffId,
      parts: sql<number>`count(*)::int`.as('parts'),
      open: sql<number>`(count(*) filter (where ${answer} is null))::int`.as('open'),
      sent: sql<number>`(count(*) filter (where ${sentAt} is not null))::int`.as('sent'),
      unsent: sql<number>`(count(*) filter (where ${answer} is not null and ${sentAt} is null))::int`.as('unsent'),
      lastSent: sql`max(${sentAt})`.mapWith(sentAt).as('last_sent'),
    })
    .from(signOffParts)
    .where(inArray(signOffId, [...ids]))
    .groupBy(signOffId, productId)
    .as('each');
  const rows = await db
    .select({
      id: each.signOffId,
      products: sql<number>`count(*)::int`,
      parts: sql<number>`sum(${each.parts})::int`,
      answered: sql<number>`(count(*) filter (where ${each.open} = 0))::int`,
      sentParts: sql<number>`sum(${each.sent})::int`,
      unsentParts: sql<number>`sum(${each.unsent})::int`,
      sentAt: sql<Date | null>`max(${each.lastSent})`.mapWith(sentAt),
    })
    .from(each)
    .groupBy(each.signOffId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The first products of sign-offs, in the order of their ids, by sign-off. */
export async function listProductIds(db: Db, ids: readonly number[], most: number): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const { signOffId, productId } = signOffParts;
  const rows = await db
    .selectDistinct({ signOffId, productId })
    .from(signOffParts)
    .where(inArray(signOffId, [...ids]))
    .orderBy(asc(signOffId), asc(productId));
  const bySignOff = Map.groupBy(rows, (row) => row.signOffId);
  return new Map([...bySignOff].map(([id, own]) => [id, own.slice(0, most).map((row) => row.productId)]));
}

/** Marks one as revoked; null where there is none, or it was revoked before. */
export async function revokeSignOff(tx: Db, id: number, at: Date): Promise<SignOffRow | null> {
  const [row] = await tx
    .update(signOffs)
    .set({ revokedAt: at })
    .where(and(eq(signOffs.id, id), isNull(signOffs.revokedAt)))
    .returning();
  return row ?? null;
}

/** Found by the hash of its token alone: how long that takes says nothing of a token. */
export async function findByToken(db: Db, tokenHash: string): Promise<NamedSignOff | null> {
  const [found] = await selectNamed(db).where(eq(signOffs.tokenHash, tokenHash));
  return found ? { ...found.row, madeBy: found.madeBy } : null;
}

/** Locks one until the transaction ends, so that answers to it are saved one after another. */
export async function lockSignOff(tx: Db, id: number): Promise<SignOffRow> {
  const [row] = await tx.select().from(signOffs).where(eq(signOffs.id, id)).for('update');
  if (!row) throw new Error(`There is no sign-off ${id}`);
  return row;
}

const placeOf = new Map<Part, number>(partNames.map((part, place) => [part, place]));
const inOrder = (rows: PartRow[]): PartRow[] =>
  rows.toSorted((a, b) => a.productId - b.productId || (placeOf.get(a.part) ?? 0) - (placeOf.get(b.part) ?? 0));

/** The parts of a sign-off, or of one of its products, as they stand on the screen. */
export async function listParts(db: Db, id: number, productId?: number): Promise<PartRow[]> {
  const isOf = productId === undefined ? undefined : eq(signOffParts.productId, productId);
  return inOrder(
    await db
      .select()
      .from(signOffParts)
      .where(and(eq(signOffParts.signOffId, id), isOf)),
  );
}

/** Those that changed after a revision. */
export async function listChanged(db: Db, id: number, revision: number): Promise<PartRow[]> {
  const isAfter = and(eq(signOffParts.signOffId, id), gt(signOffParts.revision, revision));
  return inOrder(await db.select().from(signOffParts).where(isAfter));
}

/** Those with an answer that was not sent. */
export async function listUnsent(db: Db, id: number): Promise<PartRow[]> {
  const isUnsent = and(eq(signOffParts.signOffId, id), isNotNull(signOffParts.answer), isNull(signOffParts.sentAt));
  return inOrder(await db.select().from(signOffParts).where(isUnsent));
}

type Change = Partial<Pick<PartRow, 'after' | 'hash' | 'earlier' | 'answer' | 'text' | 'why' | 'sentAt'>>;

export async function savePart(
  tx: Db,
  { signOffId, productId, part }: Pick<PartRow, 'signOffId' | 'productId' | 'part'>,
  change: Change & { revision: number },
): Promise<void> {
  const { signOffId: ofSignOff, productId: ofProduct, part: ofPart } = signOffParts;
  await tx
    .update(signOffParts)
    .set(change)
    .where(and(eq(ofSignOff, signOffId), eq(ofProduct, productId), eq(ofPart, part)));
}

/** Marks all answers that were not sent as sent. */
export async function markSent(tx: Db, id: number, sent: { sentAt: Date; revision: number }): Promise<void> {
  await tx
    .update(signOffParts)
    .set(sent)
    .where(and(eq(signOffParts.signOffId, id), isNotNull(signOffParts.answer), isNull(signOffParts.sentAt)));
}

export async function saveRevision(tx: Db, id: number, revision: number): Promise<void> {
  await tx.update(signOffs).set({ revision }).where(eq(signOffs.id, id));
}

/** Those that expired or were revoked before. */
export async function purgeSignOffs(db: Db, before: Date): Promise<void> {
  await db.delete(signOffs).where(or(lt(signOffs.expiresAt, before), lt(signOffs.revokedAt, before)));
}
