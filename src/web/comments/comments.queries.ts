// Server state of comments: those on a part, how many there are, who can be mentioned, and the writes.
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import * as contracts from '#domain/comments/comments.contract.ts';
import type { Person } from '#domain/session/person.ts';
import { getTeam, type Member } from '#domain/session/team.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { toast } from '#web/kit/layers/toast.ts';
import type { Typed } from './comment-drafts.ts';
import type { Place } from './place.ts';

type CommentsPage = { comments: contracts.Comment[]; hasEarlier: boolean };
/** The latest page first. */
type Pages = InfiniteData<CommentsPage, number | undefined>;

export function useCommentCounts(productId: number) {
  return useQuery({
    queryKey: keys.commentCounts(productId),
    queryFn: ({ signal }) => call(contracts.countComments, { params: { id: productId }, signal }),
  });
}

/** The comments on a part, oldest first; earlier ones on request. */
export function useComments({ productId, part }: Place) {
  return useInfiniteQuery({
    queryKey: keys.partComments(productId, part),
    queryFn: ({ pageParam: before, signal }) =>
      call(contracts.listComments, { params: { id: productId }, query: { part, before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ comments, hasEarlier }: CommentsPage) => (hasEarlier ? comments[0]?.id : undefined),
    select: ({ pages }: Pages) => pages.toReversed().flatMap(({ comments }) => comments),
  });
}

/** Members who can be mentioned: all but who asks. None where nobody signs in. */
export function useMentionable(): readonly Member[] {
  const me = useMe().data;
  const { data } = useQuery({
    queryKey: keys.teamMembers,
    queryFn: ({ signal }) => call(getTeam, { signal }),
    enabled: me !== undefined && me.sessionId !== null,
  });
  return data?.members.filter(({ id }) => id !== me?.id) ?? [];
}

const readAgain = (productId: number) => queryClient.invalidateQueries({ queryKey: keys.comments(productId) });

/** Changes what is shown of the comments on a part. */
const show = (
  { productId, part }: Place,
  change: (comments: contracts.Comment[], page: number) => contracts.Comment[],
) =>
  queryClient.setQueryData<Pages>(
    keys.partComments(productId, part),
    (shown) =>
      shown && { ...shown, pages: shown.pages.map((page, at) => ({ ...page, comments: change(page.comments, at) })) },
  );

/** `text` as it is stored, and the comment as it was typed. */
export type NewComment = { text: string; typed: Typed };

/** Comments that are on their way have ids below 0. */
let lastUnsent = 0;
export const isUnsent = ({ id }: Pick<contracts.Comment, 'id'>): boolean => id < 0;

/** Shows a comment at once; one that is not stored goes from the screen, and `onFailed` gets it back. */
export function useAddComment(place: Place, author: Person, onFailed: (comment: NewComment, why: string) => void) {
  const { productId, part } = place;
  return useMutation({
    mutationFn: ({ text, typed: { quote } }: NewComment) =>
      call(contracts.addComment, {
        params: { id: productId },
        body: { part, text, ...(quote === null ? {} : { quote }) },
      }),
    onMutate: async ({ text, typed: { mentions, quote } }) => {
      await queryClient.cancelQueries({ queryKey: keys.partComments(productId, part) });
      lastUnsent -= 1;
      const unsent: contracts.Comment = {
        ...{ id: lastUnsent, part, author, text, quote, mentions: [...mentions] },
        ...{ createdAt: new Date().toISOString(), editedAt: null, resolvedAt: null, resolvedBy: null },
      };
      show(place, (comments, page) => (page === 0 ? [...comments, unsent] : comments));
      return unsent.id;
    },
    onSuccess: (stored, _, unsentId) => {
      show(place, (comments) => comments.map((each) => (each.id === unsentId ? stored : each)));
      void readAgain(productId);
    },
    onError: (error, comment, unsentId) => {
      show(place, (comments) => comments.filter(({ id }) => id !== unsentId));
      onFailed(comment, explainError(error));
    },
  });
}

/** `onFailed` where it is not stored: the text is still in its field. */
export function useEditComment({ productId }: Place, onFailed: (why: string) => void) {
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      call(contracts.editComment, { params: { id }, body: { text } }),
    onSuccess: () => readAgain(productId),
    onError: (error) => onFailed(explainError(error)),
  });
}

export function useDeleteComment(place: Place) {
  return useMutation({
    mutationFn: (id: number) => call(contracts.deleteComment, { params: { id } }),
    onSuccess: (_, id) => {
      show(place, (comments) => comments.filter((each) => each.id !== id));
      void readAgain(place.productId);
    },
    onError: (error) =>
      toast({ title: 'The comment was not deleted', description: explainError(error), tone: 'destructive' }),
  });
}

/** Resolves the open comments that are on the screen, by their IDs. */
export function useResolve({ productId, part }: Place) {
  return useMutation({
    mutationFn: (seen: { from: number; upTo: number }) =>
      call(contracts.resolveComments, { params: { id: productId }, body: { part, ...seen } }),
    onSuccess: () => readAgain(productId),
    onError: (error) =>
      toast({ title: 'The comments were not resolved', description: explainError(error), tone: 'destructive' }),
  });
}

/** Reopens those that one *Resolve* closed. */
export function useReopen({ productId, part }: Place) {
  return useMutation({
    mutationFn: (resolvedAt: string) =>
      call(contracts.reopenComments, { params: { id: productId }, body: { part, resolvedAt } }),
    onSuccess: () => readAgain(productId),
    onError: (error) =>
      toast({ title: 'The comments were not reopened', description: explainError(error), tone: 'destructive' }),
  });
}
