// When something is done by itself: every day or every week, at a time.
import type { AnyFormApi } from '@tanstack/react-form';
import { weekdays } from '#domain/transfer/schedule.ts';
import { type Bound, SelectField, TextField } from '#web/kit/form/form-fields.tsx';
import { capital, type TimesForm } from './times.ts';

type TimesFieldsProps<Form> = { form: Form; every: TimesForm['every']; hint?: string };

/** The fields of a form that has those of `TimesForm` under their names. */
export function TimesFields<Form extends AnyFormApi>({ form, every, hint }: TimesFieldsProps<Form>) {
  const named = (name: keyof TimesForm) => name as Bound<Form, string>['name'];
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        form={form}
        name={named('every')}
        label="Schedule"
        hint={hint}
        options={[
          { value: 'never', label: 'None' },
          { value: 'day', label: 'Every day' },
          { value: 'week', label: 'Every week' },
        ]}
      />
      {every === 'week' && (
        <SelectField
          form={form}
          name={named('on')}
          label="Day"
          options={weekdays.map((day) => ({ value: day, label: capital(day) }))}
        />
      )}
      {every !== 'never' && <TextField form={form} name={named('at')} label="Time (UTC)" placeholder="06:00" />}
    </div>
  );
}
