// Asks for another photo where no rendition helps: rejects the images with a reason, which stands in the list and in the history, or copies it.

import { Camera, Copy, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { mostReason } from '#domain/review/rejection-reason.ts';
import { decidePart } from '#domain/review/review.ts';
import type { Person } from '#domain/session/person.ts';
import { Button } from '#web/kit/button.tsx';
import { copyText } from '#web/kit/copy-text.ts';
import { Field, Textarea } from '#web/kit/form/field.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { runOperation } from '../../commands/review.queue.ts';
import { showFailure, statusFailed } from '../../commands/review-failures.ts';
import type { ImageEditorState } from './use-image-editor.ts';

type AskForPhotoProps = {
  editor: ImageEditorState;
  me: Person;
  /** What the button says, such as `Ask for a larger photo`. */
  label: string;
  /** The reason as it could be given. */
  reason: string;
  onAsked: () => void;
};

export function AskForPhoto({ editor, me, label, reason, onAsked }: AskForPhotoProps) {
  const [text, setText] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (text === null)
    return (
      <Button size="sm" className="mt-2" onClick={() => setText(reason.slice(0, mostReason))}>
        <Camera aria-hidden />
        {label}
      </Button>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
    try {
      const operation = { kind: 'decide', part: 'images', to: 'rejected', reason: text.trim() } as const;
      await runOperation({ product: editor.product, by: me, operation });
      toast({ title: 'Product Images rejected', description: 'The reason is shown in the list and the history.' });
      onAsked();
    } catch (error) {
      showFailure(error, 'Update failed', statusFailed, me);
      setAsking(false);
    }
  };
  const copy = async () => {
    if (await copyText(text)) toast({ title: 'Reason copied' });
    else toast({ title: 'Could not copy the reason', description: text, tone: 'destructive' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Else the editor closes.
    event.stopPropagation();
    setText(null);
  };
  return (
    <form aria-label={label} onSubmit={(event) => void submit(event)} onKeyDown={handleKey} className="mt-2 space-y-2">
      <Field label="Reason" hint="Rejects the images. The reason is shown in the list and the history.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={5}
            maxLength={mostReason}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="danger" busy={isAsking} disabledReason={refusalOf(editor, me)}>
          {!isAsking && <X aria-hidden />}
          Reject images
        </Button>
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setText(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Why the images cannot be rejected as they stand. */
function refusalOf({ product, content, isChanged }: ImageEditorState, by: Person): string | undefined {
  if (isChanged) return 'Save or undo your changes first.';
  const result = decidePart(content, 'images', 'rejected', { by, at: '', source: product, reason: '-' });
  return result.ok ? undefined : result.problem.message;
}
