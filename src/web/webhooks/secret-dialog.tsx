// The secret of a webhook, shown once.
import { ShownOnceDialog } from '#web/shared/secrets/shown-once.tsx';

type SecretProps = { title: string; secret: string; note: string; onClose: () => void };

export const SecretDialog = ({ title, secret, note, onClose }: SecretProps) => (
  <ShownOnceDialog
    title={title}
    description="Give it to the program: with it, the program checks that a call is from here."
    label="Secret"
    value={secret}
    note={note}
    onClose={onClose}
  />
);
