// The dialog in which a profile's files are put on a schedule, or taken off it.
import { useForm } from '@tanstack/react-form';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import {
  addressLength,
  fileNameLength,
  type ImportScheduleInput,
  importScheduleInputSchema,
} from '#domain/transfer/import-schedule.ts';
import { describeFailure, issuesOf } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Form, FormAlert, useFormValues } from '#web/kit/form/app-form.tsx';
import { atFields, errorsByField, focusFirstError, showErrors } from '#web/kit/form/form-errors.ts';
import { SelectField, TextField } from '#web/kit/form/form-fields.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { useSetSchedule } from './import-profiles.queries.ts';
import { type TimesForm, toTimes, toTimesForm } from './times.ts';
import { TimesFields } from './times-fields.tsx';

type ScheduleForm = TimesForm & { kind: 'folder' | 'address'; file: string; url: string };

const toForm = ({ schedule }: ImportProfile): ScheduleForm => ({
  ...toTimesForm(schedule?.times ?? { every: 'day', at: '06:00' }),
  kind: schedule?.place.kind ?? 'folder',
  file: schedule?.place.kind === 'folder' ? schedule.place.file : '',
  url: schedule?.place.kind === 'address' ? schedule.place.url : '',
});

/** Null for none. */
function toInput({ kind, file, url, ...form }: ScheduleForm): ImportScheduleInput | null {
  const times = toTimes(form);
  return times && { times, place: kind === 'folder' ? { kind, file } : { kind, url } };
}

/** Where a part of what is sent is wrong, the field is. */
const fieldsOf = (issues: Parameters<typeof errorsByField>[0]) =>
  Object.fromEntries(
    Object.entries(errorsByField(issues)).map(([path, text]) => [
      path === 'place' ? 'kind' : path.replace(/^times.*/, 'at').replace(/^place\./, ''),
      text,
    ]),
  );

export function ScheduleDialog({ profile, onClose }: { profile: ImportProfile; onClose: () => void }) {
  const save = useSetSchedule(profile.id);
  const form = useForm({
    defaultValues: toForm(profile),
    validators: {
      onSubmit: ({ value }) => {
        const input = toInput(value);
        const error = input && importScheduleInputSchema.safeParse(input).error;
        return error && atFields(fieldsOf(error.issues.map(({ path, message }) => ({ path, message }))));
      },
    },
    onSubmitInvalid: () => focusFirstError(form),
    onSubmit: async ({ value }) => {
      try {
        await save.mutateAsync(toInput(value));
        onClose();
      } catch (error) {
        showErrors(form, fieldsOf(issuesOf(error as Error)));
        focusFirstError(form);
      }
    },
  });
  const { kind, every } = useFormValues(form) as ScheduleForm;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Schedule of “${profile.name}”`}
      description="The file is imported after a dry run. If its columns changed, or more products change than the profile allows, nothing is imported."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            Save schedule
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-4" autoComplete="off">
        <TimesFields form={form} every={every} />
        {every !== 'never' && (
          <>
            <SelectField
              form={form}
              name="kind"
              label="File from"
              options={[
                { value: 'folder', label: 'Import folder of the server' },
                { value: 'address', label: 'URL' },
              ]}
            />
            {kind === 'folder' ? (
              <TextField
                form={form}
                name="file"
                label="File name"
                hint="* stands for any characters, as in prices-*.csv. The newest file is imported, once it has not changed for 30 seconds."
                maxLength={fileNameLength}
              />
            ) : (
              <TextField
                form={form}
                name="url"
                label="URL"
                type="url"
                placeholder="https://supplier.example/products.csv"
                maxLength={addressLength}
              />
            )}
          </>
        )}
        {save.error && <FormAlert lead="Not saved." {...describeFailure(save.error)} />}
      </Form>
    </Dialog>
  );
}
