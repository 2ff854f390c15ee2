// The dialog a supplier is added or changed in.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { keyFromName } from '#domain/transfer/supplier-skus.ts';
import { type Supplier, supplierNameLength } from '#domain/transfer/suppliers.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert, useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, focusFirstError } from '#web/kit/form/form-errors.ts';
import { CheckField, TextField } from '#web/kit/form/form-fields.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { useSaveSupplier } from './suppliers.queries.ts';

type SupplierForm = { name: string; key: string; hasOwnSkus: boolean };

const keyPattern = /^[a-z0-9][a-z0-9-]{0,19}$/;

function findErrors({ name, key }: SupplierForm) {
  const own = key === '' ? keyFromName(name) : key;
  return {
    ...(name.trim() === '' ? { name: 'Enter a name for the supplier.' } : {}),
    ...(name.trim() !== '' && !keyPattern.test(own) ? { key: 'Use up to 20 small letters, digits and hyphens.' } : {}),
  };
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
    onSubmit: ({ value: { name, key, hasOwnSkus } }) =>
      save.mutate({ name, hasOwnSkus, ...(key === '' ? {} : { key }) }, { onSuccess: onClose }),
  });
  const { name, key } = useFormValues(form);
  const shownKey = key || keyFromName(name) || 'key';
  const products = stored === null || stored.hasOwnSkus ? 0 : stored.products;
  const kept =
    products > 0
      ? ` Only new products: the ${products === 1 ? '1 product it has keeps its SKU' : `${formatNumber(products)} products it has keep their SKUs`}.`
      : '';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={stored ? 'Edit supplier' : 'Add a supplier'}
      description="Choose it in the dry run of its files, or in their import profile."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            {stored ? 'Save supplier' : 'Add supplier'}
          </Button>
        </>
      }
    >
      <Form form={form} canSend={!save.isPending} className="space-y-4" autoComplete="off">
        {save.error && <FormAlert lead="Not saved." {...describeFailure(save.error)} />}
        <TextField form={form} name="name" label="Name" maxLength={supplierNameLength} data-first-focus />
        {stored === null && (
          <TextField
            form={form}
            name="key"
            label="Key"
            placeholder={keyFromName(name)}
            hint="Stands before its SKUs if these are its own. It cannot be changed later."
            maxLength={20}
          />
        )}
        <CheckField
          form={form}
          name="hasOwnSkus"
          label="SKUs are its own"
          explanation={`Another supplier may have the same SKUs. 4207 is stored as ${shownKey}:4207. Exports for shops give 4207.${kept}`}
        />
      </Form>
    </Dialog>
  );
}
