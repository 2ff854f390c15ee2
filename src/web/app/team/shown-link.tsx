// A link that lets somebody in, shown once.
import type { ShownLink } from '#domain/session/team.contract.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { ShownOnceDialog } from '#web/shared/secrets/shown-once.tsx';

type LinkDialogProps = {
  /** Whom it is sent to. */
  to: string;
  /** Whether it goes there by mail, too. */
  isMailed: boolean;
  description: string;
  link: ShownLink;
  onClose: () => void;
};

export const LinkDialog = ({ to, isMailed, description, link: { url, expiresAt }, onClose }: LinkDialogProps) => (
  <ShownOnceDialog
    title={isMailed ? `A link for ${to}` : `Send this link to ${to}`}
    description={isMailed ? `${description} Copydesk also mails it to them.` : description}
    label="Link"
    value={url}
    note={`Works once, until ${formatDateTime(new Date(expiresAt))}. The link is shown only once. Anyone who has it can use it, so send it to nobody else.`}
    onClose={onClose}
  />
);
