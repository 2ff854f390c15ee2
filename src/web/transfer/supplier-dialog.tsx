// The dialog a supplier is added or changed in.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { keyFromName, noKeyFromName } from '#domain/transfer/supplier-key.ts';
import { addSupplier, type Supplier } from '#domain/transfer/suppliers.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert, useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, focusFirstError, showErrors, waitFor } from '#web/kit/form/form-errors.ts';
import { CheckField, TextField } from '#web/kit/form/form-fields.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { useSaveSupplier } from './suppliers.queries.ts';

type SupplierForm = { name: string; key: string; hasOwnSkus: boolean };

/** As it is sent: without a key, one is made from the name. */
const toInput = ({ key, ...rest }: SupplierForm) => ({ ...rest, ...(key.trim() === '' ? {} : { key }) });

function findErrors(values: SupplierForm) {
  const input = toInput(values);
  const errors = errorsByField(addSupplier.body.safeParse(input).error?.issues ?? []);
  const hasNoKey = input.key === undefined && errors.name === undefined && keyFromName(values.name) === '';
  return hasNoKey ? { ...errors, key: noKeyFromName } : errors;
}

/** `stored` is the supplier to change; null adds one. */
export function SupplierDialog({ stored, onClose }: { stored: Supplier | null; onClose: () => void }) {
  const save = useSaveSupplier(stored?.id ?? null);
  const [start] = useState<SupplierForm>(() => ({
    name: stored?.name ?? '',
    key: stored?.key ?? '',
    hasOwnSkus: stored?.hasOwnSkus ?? false,
  }));
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => atFields(findErrors(value)) },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value, formApi }) =>
      waitFor(
        save.mutateAsync(toInput(value), {
          onSuccess: onClose,
          onError: (error) => {
            showErrors(formApi, errorsByField(issuesOf(error)));
            focusFirstError(formApi);
          },
        }),
      ),
  });
  const { name, key } = useFormValues(form);
  const shownKey = key.trim().toLowerCase() || keyFromName(name) || 'key';
  const products = stored === null || stored.hasOwnSkus ? 0 : stored.products;
  const kept =
    products > 0
      ? ` This applies to new products only: ${products === 1 ? '1 existing product keeps its SKU' : `${formatNumber(products)} existing products keep their SKUs`}.`
      : '';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={stored ? 'Edit supplier' : 'Add a supplier'}
      description="Choose the supplier in the dry run of its files, or in their import profile."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            {stored ? 'Save supplier' : 'Add supplier'}
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-4" autoComplete="off">
        {save.error && <FormAlert lead="Not saved." {...describeFailure(save.error)} />}
        <TextField form={form} name="name" label="Name" data-first-focus />
        {stored === null && (
          <TextField
            form={form}
            name="key"
            label="Key"
            placeholder={keyFromName(name)}
            hint="A prefix for SKUs if this supplier uses its own. The key cannot be changed later."
          />
        )}
        <CheckField
          form={form}
          name="hasOwnSkus"
          label="This supplier uses its own SKUs"
          explanation={`Different suppliers can have the same SKUs. 4207 is stored as ${shownKey}:4207. Exports for shops contain 4207.${kept}`}
        />
      </Form>
    </Dialog>
  );
}
