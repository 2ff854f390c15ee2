// The secret of a webhook, shown once.
import { ShownOnceDialog } from '#web/shared/secrets/shown-once.tsx';

type SecretProps = { title: string; secret: string; note: string; onClose: () => void };

export const SecretDialog = ({ title, secret, note, onClose }: SecretProps) => (
  <ShownOnceDialog
    title={title}
    description="Copy this secret into your program. With the secret, the program can check that a request comes from Copydesk."
    label="Secret"
    value={secret}
    note={note}
    onClose={onClose}
  />
);
