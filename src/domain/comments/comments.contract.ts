// Calls of comments on the parts of a product.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { partNames, partSchema } from '#domain/parts/parts.ts';
import { personSchema } from '#domain/session/person.ts';
import { addressId, idParamOf, storedId, storedTime } from '#domain/stored.ts';

/** Longest comment, in characters as it is stored. */
export const mostComment = 2_000;
/** Longest quote of a part in a comment. */
export const mostQuote = 300;

const textSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Write a comment.'), z.maxLength(mostComment, 'At most 2,000 characters.'));

export const commentSchema = z.object({
  id: z.int(),
  part: partSchema,
  author: personSchema,
  /** Plain text. A mentioned person is `@{id}` in it. */
  text: z.string(),
  /** Those the text mentions, as they are called now. */
  mentions: z.array(personSchema),
  /** The words of the part it is about; null where it is about all of it. */
  quote: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  /** When it was resolved, with those that have the same time; null while it is open. */
  resolvedAt: z.nullable(z.iso.datetime()),
  resolvedBy: z.nullable(personSchema),
});
export type Comment = z.infer<typeof commentSchema>;

/** Comments of one reply. */
export const commentsPage = 50;

export const listComments = defineContract({
  method: 'GET',
  path: '/api/products/:id/comments',
  tag: 'comments',
  summary: `The latest ${commentsPage} comments on a part, oldest first; with \`before\` those before the comment of that ID. \`hasEarlier\`: there are more before them`,
  params: idParam,
  query: z.object({ part: partSchema, before: z.optional(addressId('Invalid comment ID')) }),
  reply: z.object({ comments: z.array(commentSchema), hasEarlier: z.boolean() }),
});

export const commentCountsSchema = z.object(
  Object.fromEntries(partNames.map((part) => [part, z.object({ open: z.int(), all: z.int() })])) as Record<
    (typeof partNames)[number],
    z.ZodMiniObject<{ open: z.ZodMiniInt; all: z.ZodMiniInt }>
  >,
);
export type CommentCounts = z.infer<typeof commentCountsSchema>;

export const countComments = defineContract({
  method: 'GET',
  path: '/api/products/:id/comment-counts',
  tag: 'comments',
  summary: 'How many comments each part of a product has, and how many of them are open',
  params: idParam,
  reply: commentCountsSchema,
});

export const addComment = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/products/:id/comments',
  tag: 'comments',
  summary:
    'Comments on a part of a product in plain text, optionally quoting the words it is about. `@{id}` mentions a member, who is notified; so are those with open comments on the part, as a reply',
  params: idParam,
  body: z.object({
    part: partSchema,
    text: textSchema,
    quote: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(mostQuote, 'At most 300 characters.'))),
  }),
  status: 201,
  reply: commentSchema,
});

const commentId = idParamOf('Invalid comment ID');

export const editComment = defineContract({
  method: 'PATCH',
  access: 'view',
  path: '/api/comments/:id',
  tag: 'comments',
  summary: 'Changes the text of a comment of one’s own. FORBIDDEN for those of others',
  params: commentId,
  body: z.object({ text: textSchema }),
  reply: commentSchema,
});

export const deleteComment = defineContract({
  method: 'DELETE',
  access: 'view',
  path: '/api/comments/:id',
  tag: 'comments',
  summary:
    'Deletes a comment of one’s own, and the notifications of it. FORBIDDEN for those of others, but for admins and owners',
  params: commentId,
  status: 204,
});

export const resolveComments = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/comments/resolve',
  tag: 'comments',
  summary: 'Resolves the open comments on a part, from one to another, as somebody sees them: others stay open',
  params: idParam,
  body: z.object({ part: partSchema, from: storedId('Invalid comment ID'), upTo: storedId('Invalid comment ID') }),
  status: 204,
});

export const reopenComments = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/comments/reopen',
  tag: 'comments',
  summary: 'Reopens the comments on a part that were resolved at a time: all of one *Resolve*',
  params: idParam,
  body: z.object({ part: partSchema, resolvedAt: storedTime }),
  status: 204,
});
