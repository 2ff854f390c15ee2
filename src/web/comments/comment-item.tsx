// One comment: who said it and when, the words it is about, and its text. One's own can be changed and deleted.
import { useState } from 'react';
import type { Comment } from '#domain/comments/comments.contract.ts';
import { nameMentions, splitMentions } from '#domain/comments/mentions.ts';
import type { Person } from '#domain/session/person.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { CommentField } from './comment-field.tsx';
import { isUnsent, useDeleteComment, useEditComment } from './comments.queries.ts';
import type { Place } from './place.ts';

type CommentItemProps = { place: Place; comment: Comment; me: Person; people: readonly Member[] };

export function CommentItem({ place, comment, me, people }: CommentItemProps) {
  const { author, createdAt, editedAt, quote } = comment;
  const [isEditing, setEditing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteComment(place);
  const isOwn = author.id === me.id;
  const mayDelete = useMay('manage') || isOwn;
  const isOnItsWay = isUnsent(comment);
  return (
    <li className={cn('flex gap-2.5', isOnItsWay && 'opacity-60')}>
      <Avatar fullName={author.fullName} className="size-7 text-2xs" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem]">
          <span className="wrap-anywhere font-semibold">{isOwn ? 'You' : author.fullName}</span>
          <span className="text-ink-faint text-xs">
            {isOnItsWay ? 'Sending…' : <time dateTime={createdAt}>{formatDateTime(new Date(createdAt))}</time>}
            {editedAt && ' (edited)'}
          </span>
        </p>
        {quote && <Quote text={quote} className="mt-1" />}
        {isEditing ? (
          <EditField place={place} comment={comment} people={people} onDone={() => setEditing(false)} />
        ) : (
          <CommentText comment={comment} />
        )}
        {mayDelete && !isEditing && !isOnItsWay && (
          <div className="-ml-2 flex">
            {isOwn && (
              <Button variant="ghost" size="sm" className="h-6 px-2 text-xs" onClick={() => setEditing(true)}>
                Edit<span className="sr-only"> comment</span>
              </Button>
            )}
            <Button variant="ghost" size="sm" className="h-6 px-2 text-xs" onClick={() => setAsked(true)}>
              Delete<span className="sr-only"> comment</span>
            </Button>
          </div>
        )}
        {isAsked && (
          <DeleteDialog
            title="Delete this comment?"
            description="It is deleted for everyone. This cannot be undone."
            busy={remove.isPending}
            onDelete={() => remove.mutate(comment.id, { onSettled: () => setAsked(false) })}
            onClose={() => setAsked(false)}
          />
        )}
      </div>
    </li>
  );
}

/** As plain text: whatever it looks like, it is shown and never run. */
function CommentText({ comment: { text, mentions } }: { comment: Comment }) {
  let at = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap text-[0.8125rem] leading-5">
      {splitMentions(text, mentions).map((piece) => {
        at += 1;
        return typeof piece === 'string' ? (
          piece
        ) : (
          <span key={at} className="rounded bg-accent-soft px-1 text-accent-ink">
            @{piece.fullName}
          </span>
        );
      })}
    </p>
  );
}

/** The words of the part a comment is about. */
export function Quote({ text, className }: { text: string; className?: string }) {
  return (
    <blockquote
      className={cn(
        'wrap-anywhere rounded-r border-warn border-l-3 bg-sunken px-2.5 py-1 text-[0.8125rem] text-ink-soft',
        className,
      )}
    >
      {text}
    </blockquote>
  );
}

type EditFieldProps = Omit<CommentItemProps, 'me'> & { onDone: () => void };

function EditField({ place, comment, people, onDone }: EditFieldProps) {
  const { text, mentions } = comment;
  const [typed, setTyped] = useState({ text: nameMentions(text, mentions), mentions, quote: null as string | null });
  const [failure, setFailure] = useState<string | null>(null);
  const edit = useEditComment(place, setFailure);
  return (
    <CommentField
      label="Edit your comment"
      typed={typed}
      onChange={setTyped}
      people={people}
      onSend={(stored) => {
        setFailure(null);
        edit.mutate({ id: comment.id, text: stored }, { onSuccess: onDone });
      }}
      onCancel={onDone}
      button="Save"
      isBusy={edit.isPending}
      failure={failure && `Not saved. ${failure}`}
      asked={1}
    />
  );
}
