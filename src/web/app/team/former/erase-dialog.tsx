// The question before the personal data of a former member is erased, with their name to type.
import { useForm } from '@tanstack/react-form';
import { type FormerMember, neutralName } from '#domain/session/personal-data.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { TextField } from '#web/kit/form/form-fields.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useErasePersonalData } from './former.queries.ts';

export function EraseDialog({ member, onClose }: { member: FormerMember; onClose: () => void }) {
  const { id, fullName } = member;
  const erase = useErasePersonalData();
  const form = useForm({
    defaultValues: { fullName: '' },
    validators: {
      onSubmit: ({ value }) =>
        atFields(
          value.fullName.trim() === fullName ? {} : { fullName: `Type the name exactly as it is shown: ${fullName}` },
        ),
    },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      erase.mutate(
        { id, fullName: value.fullName.trim() },
        {
          onSuccess: (erased) => {
            toast({
              title: 'Personal data erased',
              description: `Their changes are shown under the name ${erased.fullName}.`,
            });
            onClose();
            document.getElementById('former-members')?.focus();
          },
          onError: (error) => {
            showErrors(formApi, errorsByField(issuesOf(error)));
            focusFirstError(formApi);
          },
        },
      ),
  });
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onOpenChange={onClose}
      title={`Erase the personal data of ${fullName}?`}
      description={`Deletes their email, IP addresses, notifications and links, and replaces their name with “${neutralName(id)}” on everything they did. This cannot be undone.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="danger" busy={erase.isPending}>
            Erase
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!erase.isPending} className="space-y-4">
        <p className="text-[0.8125rem] text-ink-soft">
          Their work stays in this workspace, and so do texts in which someone typed their name, exported files, and
          what your backups, server logs, mail server and company sign-in keep.
        </p>
        <TextField
          form={form}
          name="fullName"
          label={`Type ${fullName} to confirm`}
          autoComplete="off"
          maxLength={200}
          data-first-focus
        />
        {erase.error && issuesOf(erase.error).length === 0 && (
          <FormAlert lead="Not erased." {...describeFailure(erase.error)} />
        )}
      </Form>
    </Dialog>
  );
}
