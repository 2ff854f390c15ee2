// The only SQL on comments.
import { and, between, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { CommentCounts } from '#domain/comments/comments.contract.ts';
import { forEachPart, type Part } from '#domain/parts/parts.ts';
import type { Db } from '#server/database/database.ts';
import { comments } from '#server/database/schema.ts';

export type CommentRow = typeof comments.$inferSelect;
/** One part of one product. */
export type Place = { productId: number; part: Part };

const at = ({ productId, part }: Place) => and(eq(comments.productId, productId), eq(comments.part, part));

type NewComment = Place & { authorId: number; text: string; quote: string | null; createdAt: Date };

export async function insertComment(tx: Db, comment: NewComment): Promise<CommentRow> {
  const [row] = await tx.insert(comments).values(comment).returning();
  if (!row) throw new Error('The comment was not stored');
  return row;
}

/** Those of products with one of these texts. */
export async function findSameTexts(
  db: Db,
  productIds: readonly number[],
  texts: readonly string[],
): Promise<(Place & { text: string })[]> {
  if (texts.length === 0) return [];
  return await db
    .select({ productId: comments.productId, part: comments.part, text: comments.text })
    .from(comments)
    .where(and(inArray(comments.productId, [...productIds]), inArray(comments.text, [...texts])));
}

/** Locked until the transaction ends; null for none. */
export async function findComment(tx: Db, id: number): Promise<CommentRow | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
  return row ?? null;
}

/** The latest so many, newest first; those before a comment. */
export async function listComments(
  db: Db,
  place: Place,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<CommentRow[]> {
  return await db
    .select()
    .from(comments)
    .where(and(at(place), before === undefined ? undefined : lt(comments.id, before)))
    .orderBy(desc(comments.id))
    .limit(limit);
}

export async function countComments(db: Db, productId: number): Promise<CommentCounts> {
  const rows = await db
    .select({
      part: comments.part,
      all: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${comments.resolvedAt} is null))::int`,
    })
    .from(comments)
    .where(eq(comments.productId, productId))
    .groupBy(comments.part);
  return forEachPart((part) => {
    const { all = 0, open = 0 } = rows.find((row) => row.part === part) ?? {};
    return { open, all };
  });
}

export async function saveText(tx: Db, id: number, text: string, editedAt: Date): Promise<CommentRow> {
  const [row] = await tx.update(comments).set({ text, editedAt }).where(eq(comments.id, id)).returning();
  if (!row) throw new Error('The comment was not stored');
  return row;
}

export async function deleteComment(tx: Db, id: number): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, id));
}

/** Who wrote the open comments on a part, but for the one given. */
export async function listOpenAuthors(tx: Db, place: Place, except: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ authorId: comments.authorId })
    .from(comments)
    .where(and(at(place), isNull(comments.resolvedAt), ne(comments.id, except)));
  return rows.map(({ authorId }) => authorId);
}

type Resolved = { from: number; upTo: number; by: number; at: Date };

/** True where there was one to resolve. */
export async function resolveBetween(
  tx: Db,
  place: Place,
  { from, upTo, by, at: resolvedAt }: Resolved,
): Promise<boolean> {
  const resolved = await tx
    .update(comments)
    .set({ resolvedAt, resolvedBy: by })
    .where(and(at(place), isNull(comments.resolvedAt), between(comments.id, from, upTo)))
    .returning({ id: comments.id });
  return resolved.length > 0;
}

/** True where there were some. */
export async function reopenResolvedAt(tx: Db, place: Place, resolvedAt: Date): Promise<boolean> {
  const reopened = await tx
    .update(comments)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(and(at(place), eq(comments.resolvedAt, resolvedAt)))
    .returning({ id: comments.id });
  return reopened.length > 0;
}
