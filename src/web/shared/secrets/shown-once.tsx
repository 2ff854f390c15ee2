// What is shown once, to be copied: a link that lets somebody in, a token of a program.
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Input } from '#web/kit/form/field.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { copySecretly } from './copy-secretly.ts';

type ShownOnceProps = {
  title: string;
  description: string;
  /** What it is, as its field is named. */
  label: string;
  value: string;
  /** How long it works, and who may have it. */
  note: ReactNode;
  onClose: () => void;
};

/** It is shown only here: a click beside it loses nothing. */
export function ShownOnceDialog({ title, description, label, value, note, onClose }: ShownOnceProps) {
  const copy = () =>
    copySecretly(value, { what: label, instead: `Select the ${label.toLowerCase()} and copy it yourself.` });
  return (
    <Dialog
      key="made"
      open
      staysOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label={label}
          aria-describedby="shown-once-note"
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 font-mono text-xs"
        />
        <Button variant="primary" data-first-focus onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
      <p id="shown-once-note" className="mt-2 text-ink-soft text-xs">
        {note}
      </p>
    </Dialog>
  );
}
