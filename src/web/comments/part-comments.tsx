// The thread of a part: its comments, what is resolved folded away, and the field for one more.
import { CircleCheck, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Comment, reopenComments, resolveComments } from '#domain/comments/comments.contract.ts';
import { type Part, partTable } from '#domain/parts/parts.ts';
import type { Person } from '#domain/session/person.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { joinTyped, keepTyped, nothingTyped, readTyped, type Typed } from './comment-drafts.ts';
import { CommentField } from './comment-field.tsx';
import { CommentItem, Quote } from './comment-item.tsx';
import { isUnsent, useAddComment, useComments, useMentionable, useReopen, useResolve } from './comments.queries.ts';
import type { Place } from './place.ts';

type PartCommentsProps = {
  productId: number;
  part: Part;
  me: Person;
  /** What was selected in the part when the field was asked for. */
  quote: string | null;
  /** Counts up when the field is asked for. */
  asked: number;
  onClose: () => void;
};

export function PartComments({ productId, part, me, quote, asked, onClose }: PartCommentsProps) {
  const place = { productId, part };
  const {
    data: comments,
    error,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useComments(place);
  const people = useMentionable();
  const resolve = useResolve(place);
  const reopen = useReopen(place);
  const open = comments?.filter(({ resolvedAt }) => resolvedAt === null) ?? [];
  const resolved = comments?.filter(({ resolvedAt }) => resolvedAt !== null) ?? [];
  const sent = open.filter((comment) => !isUnsent(comment));
  const [first, last] = [sent[0], sent.at(-1)];
  const lastResolved = resolved.toSorted((a, b) => String(a.resolvedAt).localeCompare(String(b.resolvedAt))).at(-1);
  const resolvedAt = lastResolved?.resolvedAt;
  const [showsResolved, setShowsResolved] = useState(false);
  const { label } = partTable[part];
  const item = (comment: Comment) => (
    <CommentItem key={comment.id} place={place} comment={comment} me={me} people={people} />
  );
  const earlier = hasNextPage && (
    <Button variant="ghost" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Show earlier comments
    </Button>
  );
  return (
    <section aria-label={`Comments on ${label}`} className="space-y-3 border-line border-t px-5 py-3">
      <div className="flex items-center gap-2">
        <h3 className="mr-auto font-semibold text-[0.8125rem]">Comments</h3>
        {first && last && (
          <Allowed to={resolveComments}>
            <Button
              size="sm"
              busy={resolve.isPending}
              onClick={() => resolve.mutate({ from: first.id, upTo: last.id })}
            >
              <CircleCheck aria-hidden />
              Resolve<span className="sr-only"> the comments on {label}</span>
            </Button>
          </Allowed>
        )}
        <IconButton label="Close the comments" icon={X} onClick={onClose} />
      </div>
      {comments === undefined ? (
        error ? (
          <LoadFailure of={{ error, isFetching, refetch }} title="The comments could not be loaded" />
        ) : (
          <Loading label="Loading the comments">
            <Skeleton className="h-12 rounded-lg" />
          </Loading>
        )
      ) : (
        <>
          {earlier}
          {resolved.length > 0 && (
            <div className="text-[0.8125rem]">
              <Disclosure
                label={countNoun(resolved.length, 'resolved comment')}
                isOpen={showsResolved}
                onOpenChange={setShowsResolved}
                panelClassName="space-y-3 pt-2"
              >
                {() => (
                  <>
                    <ul className="space-y-3">{resolved.map(item)}</ul>
                    <ResolvedLine last={lastResolved} />
                    {resolvedAt && (
                      <Allowed to={reopenComments}>
                        <Button size="sm" busy={reopen.isPending} onClick={() => reopen.mutate(resolvedAt)}>
                          <RotateCcw aria-hidden />
                          Reopen<span className="sr-only"> the comments on {label}</span>
                        </Button>
                      </Allowed>
                    )}
                  </>
                )}
              </Disclosure>
            </div>
          )}
          {open.length > 0 && <ul className="space-y-3">{open.map(item)}</ul>}
        </>
      )}
      <NewComment place={place} me={me} people={people} {...{ quote, asked, onClose }} />
    </section>
  );
}

function ResolvedLine({ last }: { last: Comment | undefined }) {
  if (!last?.resolvedAt) return null;
  return (
    <p className="text-ink-soft text-xs">
      Resolved by {last.resolvedBy?.fullName} on {formatDateTime(new Date(last.resolvedAt))}
    </p>
  );
}

type NewCommentProps = Pick<PartCommentsProps, 'me' | 'quote' | 'asked' | 'onClose'> & {
  place: Place;
  people: ReturnType<typeof useMentionable>;
};

/** What is typed is kept until it is sent, and comes back if it could not be. */
function NewComment({ place, me, people, quote, asked, onClose }: NewCommentProps) {
  const [typed, setTyped] = useState(() => readTyped(place));
  const [failure, setFailure] = useState<string | null>(null);
  const [seen, setSeen] = useState(0);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const change = (next: Typed) => {
    setTyped(next);
    keepTyped(place, next);
  };
  const add = useAddComment(place, me, ({ typed: unsent }, why) => {
    // What was typed since stays behind it.
    change(joinTyped(unsent, readTyped(place)));
    setFailure(`Not sent. ${why}`);
    if (!isShown.current)
      toast({ title: 'The comment was not sent', description: `${why} Your text is kept.`, tone: 'destructive' });
  });
  if (asked !== seen) {
    setSeen(asked);
    if (quote !== null) setTyped({ ...typed, quote });
  }
  return (
    <CommentField
      label={`Comment on ${partTable[place.part].label}`}
      typed={typed}
      onChange={change}
      people={people}
      onSend={(text) => {
        setFailure(null);
        change(nothingTyped);
        add.mutate({ text, typed });
      }}
      onCancel={onClose}
      button="Comment"
      failure={failure}
      asked={asked}
    >
      {typed.quote && (
        <div className="flex items-start gap-1">
          <Quote text={typed.quote} className="flex-1" />
          <IconButton label="Remove the quote" icon={X} onClick={() => change({ ...typed, quote: null })} />
        </div>
      )}
    </CommentField>
  );
}
