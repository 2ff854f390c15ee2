// The dialog a connection is added or changed in, and tested before it is saved.
import { PlugZap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Connection } from '#domain/models/connections.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { submitForm } from '#web/kit/form/form-errors.ts';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { LimitFields, ModelFields, PriceFields } from './connection-fields.tsx';
import { TestResult } from './test-result.tsx';
import { useConnectionForm } from './use-connection-form.ts';

type ConnectionDialogProps = {
  /** The connection to change; null makes a new one. */
  stored: Connection | null;
  onClose: () => void;
};

export function ConnectionDialog({ stored: given, onClose }: ConnectionDialogProps) {
  const { form, values, stored, isKept, isTested, save, attempt, cancel, discard } = useConnectionForm(given, onClose);
  const result = useRef<HTMLDivElement>(null);
  const outcome = attempt.data ?? attempt.error;
  useEffect(() => {
    if (outcome) result.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const fields = { form, values, stored };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={stored ? 'Edit Connection' : 'Add Connection'}
      description="Provider, key and budget. Product text is sent to this provider."
      footer={
        <>
          <Button onClick={() => submitForm(form, 'test')} busy={attempt.isPending} className="mr-auto max-sm:w-full">
            {!attempt.isPending && <PlugZap aria-hidden />}
            Test connection
          </Button>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            {stored ? 'Save Connection' : 'Add Connection'}
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-4" autoComplete="off">
        {isKept && <KeptText what="connection" onDiscard={discard} />}
        <ModelFields {...fields} />
        <PriceFields form={form} />
        <LimitFields form={form} />
        {save.error && <FormAlert {...describeFailure(save.error)} />}
      </Form>
      <div ref={result} className="scroll-mb-4">
        <TestResult
          result={isTested ? attempt.data : undefined}
          error={isTested ? attempt.error : null}
          className="mt-4"
        />
      </div>
    </Dialog>
  );
}
