// Replaces the recovery codes.
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { PasswordForm } from './checked-form.tsx';
import { useRenewRecoveryCodes } from './second-factor.queries.ts';
import { passwordSchema, useCheckedField } from './use-checked-field.ts';
import { type DialogStep, useCodesStep } from './use-codes-step.tsx';

export function NewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [codesStep, showCodes] = useCodesStep(email, () => {
    toast({ title: 'Recovery codes replaced', description: 'The earlier codes no longer work.' });
    onClose();
  });
  const password = useCheckedField({
    schema: passwordSchema,
    sent: useRenewRecoveryCodes(),
    onDone: ({ recoveryCodes }) => showCodes(recoveryCodes),
  });
  const isRenewing = password.sent.isPending;
  const passwordStep: DialogStep = {
    title: 'New recovery codes',
    description: 'You get ten new codes. The earlier codes will stop working.',
    // The codes are on their way.
    onOpenChange: () => !isRenewing && onClose(),
    children: <PasswordForm field={password} lead="No new codes were made." email={email} />,
    footer: (
      <>
        <Button disabledReason={isRenewing ? 'Making new codes…' : undefined} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={password.form.formId} variant="primary" busy={isRenewing}>
          Make new codes
        </Button>
      </>
    ),
  };
  return <Dialog open size="sm" {...(codesStep ?? passwordStep)} />;
}
