// Use cases of comments: read, write, change and delete one's own, resolve and reopen those on a part.
import { type Comment, type CommentCounts, commentsPage } from '#domain/comments/comments.contract.ts';
import { mentionedIds } from '#domain/comments/mentions.ts';
import type { Part } from '#domain/parts/parts.ts';
import { may } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Person } from '#domain/session/person.ts';
import { record } from '#server/audit/audit.commands.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { changeNotified, forgetComment, notify } from '#server/notifications/notifications.commands.ts';
import { findPeople } from '#server/session/session.commands.ts';
import * as store from './comments.store.ts';

/** In the order given, with the people in them as they are called now. */
async function describeComments(db: Db, rows: readonly store.CommentRow[]): Promise<Comment[]> {
  const ids = rows.flatMap(({ authorId, resolvedBy, text }) => [authorId, resolvedBy ?? [], mentionedIds(text)].flat());
  const people = new Map((await findPeople(db, ids)).map((person) => [person.id, person]));
  return rows.map((row) => toComment(row, people));
}

function toComment(row: store.CommentRow, people: ReadonlyMap<number, Person>): Comment {
  const { id, part, text, quote, createdAt, editedAt, resolvedAt, resolvedBy } = row;
  const named = (userId: number): Person => people.get(userId) ?? { id: userId, fullName: '' };
  return {
    ...{ id, part, text, quote, author: named(row.authorId) },
    mentions: mentionedIds(text).flatMap((userId) => people.get(userId) ?? []),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedBy: resolvedBy === null ? null : named(resolvedBy),
  };
}

/** The latest comments on a part, oldest first. Throws NOT_FOUND. */
export async function listComments(
  { db }: Context,
  place: store.Place,
  before?: number,
): Promise<{ comments: Comment[]; hasEarlier: boolean }> {
  await loadProduct(db, place.productId);
  const rows = await store.listComments(db, place, { before, limit: commentsPage + 1 });
  const shown = rows.slice(0, commentsPage).reverse();
  return { comments: await describeComments(db, shown), hasEarlier: rows.length > commentsPage };
}

/** Throws NOT_FOUND. */
export async function countComments({ db }: Context, productId: number): Promise<CommentCounts> {
  await loadProduct(db, productId);
  return await store.countComments(db, productId);
}

type NewComment = { part: Part; text: string; quote?: string | undefined };

/** Adds a comment, and notifies those it mentions and those whose open comments it stands below. Throws NOT_FOUND. */
export async function addComment(
  context: Context,
  productId: number,
  { part, text, quote = undefined }: NewComment,
): Promise<Comment> {
  return await context.db.transaction(async (tx) => {
    await loadProduct(tx, productId, { lock: true });
    const row = await store.insertComment(tx, {
      ...{ productId, part, text, quote: quote ?? null },
      ...{ authorId: context.actor.id, createdAt: context.now() },
    });
    const mentioned = mentionedIds(text);
    const others = await store.listOpenAuthors(tx, row, row.id);
    await notify(tx, context, [
      ...mentioned.map((userId) => noticeOf(row, 'mention', userId)),
      ...others.filter((id) => !mentioned.includes(id)).map((userId) => noticeOf(row, 'reply', userId)),
    ]);
    return await finish(tx, row);
  });
}

/** Of comments by product, those that their part does not have word for word: a file with them can be taken again. */
export async function newComments(
  db: Db,
  given: ReadonlyMap<number, readonly NewComment[]>,
): Promise<Map<number, NewComment[]>> {
  const texts = [...given.values()].flatMap((comments) => comments.map(({ text }) => text));
  const known = await store.findSameTexts(db, [...given.keys()], texts);
  return new Map(
    [...given].map(([productId, comments]) => [
      productId,
      comments.filter(
        ({ part, text }) =>
          !known.some((each) => each.productId === productId && each.part === part && each.text === text),
      ),
    ]),
  );
}

const noticeOf = ({ productId, part, text, id }: store.CommentRow, kind: 'mention' | 'reply', userId: number) => ({
  ...{ userId, kind, productId, part, text },
  commentId: id,
});

/** Announces what became of a comment, and answers it as it is read. */
async function finish(tx: Db, row: store.CommentRow): Promise<Comment> {
  await announce(tx, { type: 'comments', productId: row.productId });
  const [comment] = await describeComments(tx, [row]);
  if (!comment) throw new Error('The comment was not read');
  return comment;
}

/** A comment, locked. Throws NOT_FOUND. */
async function requireComment(tx: Db, id: number): Promise<store.CommentRow> {
  const row = await store.findComment(tx, id);
  if (!row) throw new Problem('NOT_FOUND', 'This comment was deleted.');
  return row;
}

/** Notifies those it mentions now and did not before. Throws NOT_FOUND, FORBIDDEN. */
export async function editComment(context: Context, id: number, text: string): Promise<Comment> {
  return await context.db.transaction(async (tx) => {
    const before = await requireComment(tx, id);
    if (before.authorId !== context.actor.id) throw new Problem('FORBIDDEN', 'You can change only your own comments.');
    if (before.text === text) return await finish(tx, before);
    const row = await store.saveText(tx, id, text, context.now());
    const known = mentionedIds(before.text);
    const mentioned = mentionedIds(text);
    const added = mentioned.filter((userId) => !known.includes(userId));
    // What the author takes out of it is no more with anybody else.
    await changeNotified(tx, row, mentioned);
    await notify(
      tx,
      context,
      added.map((userId) => noticeOf(row, 'mention', userId)),
    );
    return await finish(tx, row);
  });
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function deleteComment(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { productId, authorId } = await requireComment(tx, id);
    // Somebody has to be able to take away what should not stand there.
    if (authorId !== context.actor.id && !may(context.role, 'manage'))
      throw new Problem('FORBIDDEN', 'Only its author, an admin or an owner can delete a comment.');
    await store.deleteComment(tx, id);
    if (authorId !== context.actor.id) {
      const [author] = await findPeople(tx, [authorId]);
      const { sku } = await loadProduct(tx, productId);
      const before = { Author: author?.fullName ?? '' };
      await record(tx, context, {
        ...{ kind: 'product', action: 'deleted-comment' },
        ...{ target: { id: productId, name: sku }, before },
      });
    }
    await forgetComment(tx, id);
    await announce(tx, { type: 'comments', productId });
  });
}

/** Resolves the open comments on a part from one to another: those written since, or not seen, stay open. Throws NOT_FOUND. */
export async function resolveComments(
  context: Context,
  place: store.Place,
  seen: { from: number; upTo: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await loadProduct(tx, place.productId);
    const resolved = { ...seen, by: context.actor.id, at: context.now() };
    if (await store.resolveBetween(tx, place, resolved))
      await announce(tx, { type: 'comments', productId: place.productId });
  });
}

/** Reopens those that were resolved together at a time. Throws NOT_FOUND. */
export async function reopenComments(context: Context, place: store.Place, resolvedAt: Date): Promise<void> {
  await context.db.transaction(async (tx) => {
    await loadProduct(tx, place.productId);
    if (await store.reopenResolvedAt(tx, place, resolvedAt))
      await announce(tx, { type: 'comments', productId: place.productId });
  });
}
