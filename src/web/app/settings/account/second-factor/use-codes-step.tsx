// The last step of a dialog that got recovery codes: it shows them, and asks before it closes while they are not saved.
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import type { DialogProps } from '#web/kit/layers/dialog-layer.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What a dialog shows at one of its steps: the dialog itself stays, and with it where the focus returns to. */
export type DialogStep = Omit<DialogProps, 'open' | 'size'>;

/** The step, null until there are codes, and the way to give it some. `onClose` is called once, with the end of the dialog. */
export function useCodesStep(
  email: string,
  onClose: () => void,
): [step: DialogStep | null, show: (codes: readonly string[]) => void] {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // Going back or reloading the page would lose them as well.
  useBlocker({
    shouldBlockFn: () => {
      setLeaving(true);
      return true;
    },
    disabled: codes === null || isSaved,
  });
  if (codes === null) return [null, setCodes];
  const step = isLeaving
    ? leavingStep(() => setLeaving(false), onClose)
    : {
        title: 'Save your recovery codes',
        description:
          'Without your phone, each code signs you in once. The codes are shown only once: keep them where you keep passwords.',
        onOpenChange: isSaved ? onClose : () => setLeaving(true),
        children: <RecoveryCodes codes={codes} email={email} isSaved={isSaved} onSavedChange={setSaved} />,
        footer: (
          <Button
            variant="primary"
            disabledReason={isSaved ? undefined : 'Save the codes, then check “I saved them”.'}
            onClick={onClose}
          >
            Done
          </Button>
        ),
      };
  return [step, setCodes];
}

function leavingStep(onStay: () => void, onLeave: () => void): DialogStep {
  return {
    role: 'alertdialog',
    title: 'Close without saving the codes?',
    description: 'The codes will not be shown again. Without them, you cannot sign in if you lose your phone.',
    onOpenChange: onStay,
    footer: (
      <>
        <Button autoFocus onClick={onStay}>
          Back to the codes
        </Button>
        <Button variant="danger" onClick={onLeave}>
          Close anyway
        </Button>
      </>
    ),
  };
}
