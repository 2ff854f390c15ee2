// Turns the second factor off.
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { PasswordForm } from './checked-form.tsx';
import { useEndSecondFactor } from './second-factor.queries.ts';
import { passwordSchema, useCheckedField } from './use-checked-field.ts';

export function TurnOffDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const password = useCheckedField({
    schema: passwordSchema,
    sent: useEndSecondFactor(),
    onDone: () => {
      toast({ title: 'Second factor is off', description: 'You are signed out everywhere else.' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Turn off second factor"
      description="Your password alone will sign you in, and your recovery codes will stop working. You stay signed in here, and will be signed out everywhere else."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={password.form.formId} variant="danger" busy={password.sent.isPending}>
            Turn off
          </Button>
        </>
      }
    >
      <PasswordForm field={password} lead="Not turned off." email={email} />
    </Dialog>
  );
}
