// Adds a passkey of this device: the password, then what the browser asks.
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useDevice } from '../account.queries.ts';
import { PasswordForm } from '../second-factor/checked-form.tsx';
import { passwordSchema, useCheckedField } from '../second-factor/use-checked-field.ts';
import { useAddPasskey } from './passkeys.queries.ts';

export function AddPasskeyDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const device = useDevice(navigator.userAgent);
  const password = useCheckedField({
    schema: passwordSchema,
    sent: useAddPasskey((device?.name ?? navigator.userAgent).slice(0, 60)),
    onDone: () => {
      toast({ title: 'Passkey added', description: 'You can use it to sign in without your password.' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Add a passkey"
      description="Enter your password. Then your browser asks you to unlock this device with your fingerprint, face or PIN."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={password.form.formId} variant="primary" busy={password.sent.isPending}>
            Continue
          </Button>
        </>
      }
    >
      <PasswordForm field={password} lead="No passkey added." email={email} />
    </Dialog>
  );
}
