// The dialog in which a profile's name, policies and values are changed. Its columns come from an import.
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import { type Constants, constantFields } from '#domain/transfer/constants.ts';
import type { EmptyCells } from '#domain/transfer/empty-cells.ts';
import { type ImportProfile, type ProfilePatch, profileNameLength } from '#domain/transfer/import-profiles.contract.ts';
import { usualShare } from '#domain/transfer/import-share.ts';
import { type MissingPolicy, missingDays } from '#domain/transfer/missing-products.ts';
import type { OtherSupplier } from '#domain/transfer/supplier-skus.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { atFields, focusFirstError, waitFor } from '#web/kit/form/form-errors.ts';
import { SelectField, TextField } from '#web/kit/form/form-fields.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { supplierOptions, useSuppliers } from '#web/shared/transfer/suppliers.queries.ts';
import { useChangeProfile } from './import-profiles.queries.ts';
import { targetLabels } from './transfer-labels.ts';

type ProfileForm = {
  name: string;
  handEdits: string;
  emptyCells: string;
  missing: string;
  /** Its number, or empty for nobody's. */
  supplier: string;
  otherSupplier: string;
  /** Percent, or empty for any. */
  stopAbove: string;
} & Record<keyof Constants, string>;

const toForm = ({
  name,
  handEdits,
  emptyCells,
  missing,
  stopAbove,
  constants,
  supplierId,
  otherSupplier,
}: ImportProfile): ProfileForm => ({
  ...{ name, handEdits, emptyCells, missing, stopAbove: stopAbove === null ? '' : String(stopAbove) },
  supplier: supplierId === null ? '' : String(supplierId),
  otherSupplier,
  ...{ brand: constants.brand ?? '', retailer: constants.retailer ?? '' },
  ...{ category: constants.category ?? '', subcategory: constants.subcategory ?? '' },
});

const toPatch = (form: ProfileForm): ProfilePatch => ({
  name: form.name,
  handEdits: form.handEdits as HandEdits,
  emptyCells: form.emptyCells as EmptyCells,
  missing: form.missing as MissingPolicy,
  supplierId: form.supplier === '' ? null : Number(form.supplier),
  otherSupplier: form.otherSupplier as OtherSupplier,
  stopAbove: form.stopAbove === '' ? null : Number(form.stopAbove),
  constants: Object.fromEntries(
    constantFields.flatMap((field) => (form[field].trim() === '' ? [] : [[field, form[field]]])),
  ),
});

const shares = [10, 20, usualShare, 50];
const shareOptions = (now: number | null) => [
  { value: '', label: 'Never' },
  ...[...new Set([...shares, ...(now === null ? [] : [now])])]
    .toSorted((a, b) => a - b)
    .map((share) => ({ value: String(share), label: `More than ${share} %` })),
];

export function ProfileDialog({ profile, onClose }: { profile: ImportProfile; onClose: () => void }) {
  const save = useChangeProfile(profile.id);
  const { data: suppliers = [] } = useSuppliers();
  const [start] = useState(() => toForm(profile));
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => atFields(value.name.trim() === '' ? { name: 'Enter a name for the profile.' } : {}),
    },
    onSubmitInvalid: ({ formApi }) => focusFirstError(formApi),
    onSubmit: ({ value }) => waitFor(save.mutateAsync(toPatch(value), { onSuccess: onClose })),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit profile"
      description="Applies to later imports. To change what columns become, import a file and press Update profile."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            Save profile
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-4" autoComplete="off">
        {save.error && <FormAlert lead="Not saved." {...describeFailure(save.error)} />}
        <TextField form={form} name="name" label="Name" maxLength={profileNameLength} data-first-focus />
        {suppliers.length > 0 && (
          <>
            <SelectField
              form={form}
              name="supplier"
              label="Supplier"
              hint="Products in files of this profile belong to this supplier."
              options={supplierOptions(suppliers)}
            />
            <form.Subscribe selector={({ values }) => values.supplier}>
              {(supplier) => (
                <SelectField
                  form={form}
                  name="otherSupplier"
                  label={supplier === '' ? 'Products of a supplier' : 'Products of a different supplier'}
                  options={[
                    { value: 'refuse', label: 'Do not change them' },
                    { value: 'takeOver', label: supplier === '' ? 'Change them anyway' : 'Take them over' },
                  ]}
                />
              )}
            </form.Subscribe>
          </>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            form={form}
            name="handEdits"
            label="Edited manually"
            options={[
              { value: 'keep', label: 'Keep my edits' },
              { value: 'file', label: "Use the file's values" },
            ]}
          />
          <SelectField
            form={form}
            name="emptyCells"
            label="Empty cells"
            options={[
              { value: 'keep', label: 'Keep the values' },
              { value: 'empty', label: 'Empty the fields' },
            ]}
          />
          <SelectField
            form={form}
            name="missing"
            label="Missing products"
            hint={`Products set aside leave lists, runs and exports until a file has them again, or someone brings them back. With “delete”, those still missing after ${missingDays} days are deleted. Deleted products can be restored.`}
            options={[
              { value: 'nothing', label: 'Do nothing' },
              { value: 'list', label: 'List them' },
              { value: 'set-aside', label: 'Set them aside' },
              { value: 'delete', label: `Set them aside, delete after ${missingDays} days` },
            ]}
          />
          <SelectField
            form={form}
            name="stopAbove"
            label="Stop if products change or are missing"
            options={shareOptions(profile.stopAbove)}
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-medium text-[0.8125rem]">Values for all products</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {constantFields.map((field) => (
              <TextField key={field} form={form} name={field} label={targetLabels[field]} maxLength={200} />
            ))}
          </div>
        </fieldset>
      </Form>
    </Dialog>
  );
}
