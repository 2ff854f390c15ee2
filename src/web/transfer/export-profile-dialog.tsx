// The dialog an export profile is added or changed in.
import { useForm } from '@tanstack/react-form';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import { isReviewFormat, nameFormat, storedFormats } from '#domain/transfer/export-labels.ts';
import { type ExportProfile, profileInputSchema } from '#domain/transfer/export-profiles.contract.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert, useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/kit/form/form-fields.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { type ProfileForm, toForm, toInput } from './profile-form.ts';
import { useSaveProfile } from './profiles.queries.ts';
import { TimesFields } from './times-fields.tsx';

type ExportProfileDialogProps = { profile: ExportProfile | null; views: readonly SavedView[]; onClose: () => void };

/** Where a part of the schedule is wrong, its time is. */
const fieldsOf = (issues: Parameters<typeof errorsByField>[0]) =>
  Object.fromEntries(
    Object.entries(errorsByField(issues)).map(([name, text]) => [
      name.replace(/^schedule.*/, 'at').replace(/\[.*/, ''),
      text,
    ]),
  );

export function ExportProfileDialog({ profile, views, onClose }: ExportProfileDialogProps) {
  const save = useSaveProfile(profile?.id ?? null);
  const kept = profile?.filter ?? {};
  const meId = useMyId();
  const form = useForm({
    defaultValues: toForm(profile, views, meId),
    validators: {
      onSubmit: ({ value }) => {
        const { error } = profileInputSchema.safeParse(toInput(value, views, kept, meId));
        return error && atFields(fieldsOf(error.issues.map(({ path, message }) => ({ path, message }))));
      },
    },
    onSubmitInvalid: () => focusFirstError(form),
    onSubmit: async ({ value }) => {
      try {
        await save.mutateAsync(toInput(value, views, kept, meId));
        onClose();
      } catch (error) {
        showErrors(form, fieldsOf(issuesOf(error as Error)));
        focusFirstError(form);
      }
    },
  });
  const values: ProfileForm = useFormValues(form);
  const products = [
    { value: 'all', label: 'All products' },
    ...views.map(({ id, name }) => ({ value: String(id), label: `View: ${name}` })),
    ...(values.products === 'kept' ? [{ value: 'kept', label: 'The filter of this profile' }] : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={profile ? 'Edit Export Profile' : 'Add Export Profile'}
      description="Make the same export again: manually, through the API, or on a schedule."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            {profile ? 'Save Profile' : 'Add Profile'}
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-4">
        <TextField form={form} name="name" label="Name" autoFocus maxLength={60} />
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            form={form}
            name="format"
            label="Format"
            options={storedFormats.map((format) => ({ value: format, label: nameFormat(format) }))}
          />
          <SelectField
            form={form}
            name="products"
            label="Products"
            hint="Save a list as a view to export only its products."
            options={products}
          />
        </div>
        <div className="space-y-2">
          <CheckField form={form} name="onlyDecided" label="Only fully reviewed products" />
          <CheckField
            form={form}
            name="onlyChanged"
            label="Only what changed since the last export of this profile"
            explanation="Products whose source or content changed, and new ones. A failed export does not count. With a schedule, only exports it started count."
          />
          {!isReviewFormat(values.format) && (
            <CheckField
              form={form}
              name="splitsRetailers"
              label="One file for each retailer"
              explanation="Packed as a zip archive."
            />
          )}
        </div>
        {values.format === 'xlsx' && (
          <TextAreaField
            form={form}
            name="columns"
            label="Columns"
            hint="One per line, in their order, such as SKU, Title, Description. A name that no product has becomes an empty column. Leave empty for all."
            rows={3}
          />
        )}
        <TextField
          form={form}
          name="fileName"
          label="File name"
          hint="{date}, {retailer} and {profile} are filled in."
          maxLength={100}
        />
        <TimesFields
          form={form}
          every={values.every}
          {...(values.every === 'never' ? {} : { hint: 'The file goes to the export folder of the server.' })}
        />
        {save.error && <FormAlert {...describeFailure(save.error)} />}
      </Form>
    </Dialog>
  );
}
