// The field of a comment: plain text, in which `@` opens the members.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mostComment } from '#domain/comments/comments.contract.ts';
import { storeMentions } from '#domain/comments/mentions.ts';
import type { Member } from '#domain/session/team.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Textarea } from '#web/kit/form/field.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { announce } from '#web/kit/live-region.tsx';
import type { Typed } from './comment-drafts.ts';
import { findMention, matchPeople } from './find-mention.ts';
import { MemberList, optionId } from './member-list.tsx';

type CommentFieldProps = {
  label: string;
  typed: Typed;
  onChange: (typed: Typed) => void;
  people: readonly Member[];
  /** Gets the text as it is stored. */
  onSend: (stored: string) => void;
  /** Closes the field. */
  onCancel: () => void;
  button: string;
  isBusy?: boolean;
  /** Why the last try failed. */
  failure: string | null;
  /** Counts up when the field is to get the focus. */
  asked: number;
  /** Stands above the field. */
  children?: ReactNode;
};

export function CommentField(props: CommentFieldProps) {
  const { label, typed, onChange, people, onSend, onCancel, button, isBusy = false, failure, asked, children } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(typed.text.length);
  const [active, setActive] = useState(0);
  /** The `@` whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const mention = findMention(typed.text, caret);
  const found = mention && mention.at !== closedAt ? matchPeople(people, mention.query) : [];
  const isListOpen = found.length > 0;
  const chosen = found[Math.min(active, found.length - 1)];
  const stored = storeMentions(typed.text.trim(), typed.mentions);
  const isTooLong = stored.length > mostComment;

  // Before it can be seen: a key may follow at once.
  useLayoutEffect(() => {
    if (asked === 0) return;
    const end = area.current?.value.length ?? 0;
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(end, end);
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const count = found.length;
  useEffect(() => {
    if (count > 0) announce(count === 1 ? '1 member' : `${count} members`);
  }, [count]);

  const change = (text: string, at: number) => {
    setCaret(at);
    setActive(0);
    if (findMention(text, at)?.at !== closedAt) setClosedAt(null);
    onChange({ ...typed, text });
  };
  const pick = ({ id: personId, fullName }: Member) => {
    if (!mention) return;
    const before = `${typed.text.slice(0, mention.at)}@${fullName} `;
    const text = before + typed.text.slice(caret).replace(/^ /, '');
    // The caret is set before the next key can arrive: what is typed on must land behind the name.
    flushSync(() => {
      onChange({ ...typed, text, mentions: [...typed.mentions, { id: personId, fullName }] });
      setCaret(before.length);
    });
    area.current?.setSelectionRange(before.length, before.length);
  };
  const send = () => {
    if (stored !== '' && !isTooLong && !isBusy) onSend(stored);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isSend) send();
    else if (event.key === 'Escape') {
      if (isListOpen && mention) setClosedAt(mention.at);
      else onCancel();
    } else if (isListOpen && step !== undefined) setActive((active + step + count) % count);
    else if (isListOpen && chosen && (event.key === 'Enter' || event.key === 'Tab')) pick(chosen);
    else return;
    event.preventDefault();
    // The screen listens for the same keys.
    event.stopPropagation();
  };

  return (
    <div className="space-y-2">
      {children}
      <div className="relative">
        <Textarea
          ref={area}
          rows={2}
          aria-label={label}
          aria-autocomplete={people.length > 0 ? 'list' : undefined}
          aria-controls={isListOpen ? `${id}-list` : undefined}
          aria-activedescendant={isListOpen && chosen ? optionId(id, chosen) : undefined}
          aria-invalid={isTooLong || failure !== null || undefined}
          aria-describedby={isTooLong || failure ? `${id}-note` : undefined}
          value={typed.text}
          placeholder={people.length > 0 ? 'Write a comment. Type @ to mention a member' : 'Write a comment'}
          onChange={({ target }) => change(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onBlur={() => mention && setClosedAt(mention.at)}
          onKeyDown={handleKey}
          className="field-sizing-content max-h-60 min-h-16"
        />
        {isListOpen && (
          <MemberList id={id} members={found} active={chosen} onPick={pick} onPoint={(at) => setActive(at)} />
        )}
      </div>
      {(failure || isTooLong) && (
        <p id={`${id}-note`} role="alert" className="text-bad-ink text-xs">
          {isTooLong
            ? `At most ${mostComment.toLocaleString('en-US')} characters: ${(stored.length - mostComment).toLocaleString('en-US')} too many.`
            : failure}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="primary"
          busy={isBusy}
          disabledReason={stored === '' ? 'Write a comment first' : undefined}
          onClick={send}
        >
          {button}
          <Kbd keys="$mod+Enter" className="max-sm:hidden touch:hidden" />
        </Button>
      </div>
    </div>
  );
}
