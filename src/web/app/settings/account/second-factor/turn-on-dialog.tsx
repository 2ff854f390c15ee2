// Turns the second factor on: the password, the app with its first code, and the recovery codes.
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { type AppSecret, AppStep } from './app-step.tsx';
import { PasswordForm } from './checked-form.tsx';
import { useConfirmSecondFactor, useStartSecondFactor } from './second-factor.queries.ts';
import { appCodeSchema, passwordSchema, useCheckedField } from './use-checked-field.ts';
import { type DialogStep, useCodesStep } from './use-codes-step.tsx';

const title = 'Turn on second factor';

export function TurnOnDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [app, setApp] = useState<AppSecret | null>(null);
  const [codesStep, showCodes] = useCodesStep(email, () => {
    toast({ title: 'Second factor is on', description: 'You are signed out everywhere else.' });
    onClose();
  });
  const password = useCheckedField({ schema: passwordSchema, sent: useStartSecondFactor(), onDone: setApp });
  const code = useCheckedField({
    schema: appCodeSchema,
    sent: useConfirmSecondFactor(),
    onDone: ({ recoveryCodes }) => showCodes(recoveryCodes),
  });
  const passwordStep: DialogStep = {
    title,
    description: 'Step 1 of 3: enter your password. You stay signed in here, and will be signed out everywhere else.',
    onOpenChange: onClose,
    children: <PasswordForm field={password} lead="Not turned on." email={email} />,
    footer: (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={password.form.formId} variant="primary" busy={password.sent.isPending}>
          Continue
        </Button>
      </>
    ),
  };
  const isConfirming = code.sent.isPending;
  const appStep = ({ url, secret }: AppSecret): DialogStep => ({
    title,
    description: 'Step 2 of 3: add Copydesk to your app, and enter the first code it shows.',
    // The recovery codes are on their way.
    onOpenChange: () => !isConfirming && onClose(),
    children: <AppStep url={url} secret={secret} field={code} />,
    footer: (
      <>
        <Button disabledReason={isConfirming ? 'Checking the code…' : undefined} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={code.form.formId} variant="primary" busy={isConfirming}>
          Turn on
        </Button>
      </>
    ),
  });
  return <Dialog open size="sm" {...(codesStep ?? (app ? appStep(app) : passwordStep))} />;
}
