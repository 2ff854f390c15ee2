// Asks why a part is rejected, in one line that may stay empty. R alone rejects without asking.
import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { mostReason } from '#domain/review/rejection-reason.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { reviewKeys } from '../commands/review-keys.ts';
import { KeyHint } from '../key-hint.tsx';

type RejectReasonProps = {
  part: Part;
  /** The reason as it stands; null as long as the part is not rejected. */
  present: string | null;
  onReject: (reason: string | undefined) => void;
  onBack: () => void;
};

export function RejectReason({ part, present, onReject, onBack }: RejectReasonProps) {
  const [text, setText] = useState(present ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = text.trim();
    onReject(present === null && reason === '' ? undefined : reason);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSend && event.key !== 'Escape') return;
    event.preventDefault();
    // The screen listens for the same keys.
    event.stopPropagation();
    if (isSend) form.current?.requestSubmit();
    else onBack();
  };
  const { label } = partTable[part];
  return (
    <form
      ref={form}
      aria-label={`Reason for rejecting ${label}`}
      onSubmit={submit}
      onKeyDown={handleKey}
      className="flex scroll-my-24 animate-fade flex-wrap items-end gap-2 border-line border-t px-5 py-3"
    >
      <Field label={present === null ? 'Why do you reject it?' : 'Why was it rejected?'} className="min-w-56 flex-1">
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={mostReason}
            placeholder="Optional, shown in list and history"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={onBack}>
          Cancel <KeyHint keys={reviewKeys.cancel} />
        </Button>
        <Button type="submit" variant={present === null ? 'danger' : 'primary'}>
          {present === null && <X aria-hidden />}
          {present === null ? 'Reject' : 'Save'}
          <KeyHint keys="Enter" />
        </Button>
      </div>
    </form>
  );
}
