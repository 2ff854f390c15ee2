// The dialog that gives something its name: when it is saved, and when it is renamed.
import { type ReactNode, useState } from 'react';
import { explainError, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { focusSoon } from '#web/kit/form/focus-soon.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';

type NameDialogProps = {
  title: string;
  /** What is saved, or what renaming does not change. */
  text: ReactNode;
  name: string;
  /** What has the name, in the sentence that asks for it. */
  noun: string;
  placeholder: string;
  maxLength: number;
  sendLabel: string;
  isSending: boolean;
  error: Error | null;
  onSend: (name: string) => void;
  onClose: () => void;
};

export function NameDialog({
  title,
  text,
  name: before,
  noun,
  placeholder,
  maxLength,
  sendLabel,
  isSending,
  error,
  onSend,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    const isBlank = name.trim() === '';
    setMissing(isBlank);
    if (!isBlank && !isSending) onSend(name);
  };
  // The field takes no more, also of what is pasted.
  const limit = name.length >= maxLength ? `A name can have up to ${maxLength} characters.` : undefined;
  const refusal = error && (issuesOf(error).find(({ path }) => path === 'name')?.message ?? explainError(error));
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      onSend={send}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isSending} onClick={send}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <Field label="Name" hint={limit} error={isMissing ? `Enter a name for the ${noun}.` : (refusal ?? undefined)}>
        {(control) => (
          <Input
            {...control}
            ref={focusSoon}
            value={name}
            maxLength={maxLength}
            required
            placeholder={placeholder}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
