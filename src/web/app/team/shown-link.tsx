// A link that is shown once, to be copied.
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownLink } from '#domain/session/team.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Input } from '#web/kit/form/field.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { copySecretly } from '../settings/account/second-factor/copy-secretly.ts';

type LinkDialogProps = {
  /** Whom it is sent to. */
  to: string;
  description: string;
  link: ShownLink;
  onClose: () => void;
};

/** The link is shown only here: a click beside it loses nothing. */
export function LinkDialog({ to, description, link, onClose }: LinkDialogProps): ReactNode {
  return (
    <Dialog
      key="made"
      open
      staysOpen
      onOpenChange={onClose}
      title={`Send this link to ${to}`}
      description={description}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <LinkToCopy link={link} />
    </Dialog>
  );
}

function LinkToCopy({ link: { url, expiresAt } }: { link: ShownLink }) {
  const copy = () => copySecretly(url, { what: 'Link', instead: 'Select the link and copy it yourself.' });
  return (
    <div>
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label="Link"
          aria-describedby="shown-link-note"
          value={url}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 font-mono text-xs"
        />
        <Button variant="primary" data-first-focus onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
      <p id="shown-link-note" className="mt-2 text-ink-soft text-xs">
        Works once, until {formatDateTime(new Date(expiresAt))}. It is shown only now: whoever has it can use it, so
        send it to nobody else.
      </p>
    </div>
  );
}
