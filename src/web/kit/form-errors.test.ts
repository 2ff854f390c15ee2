import { FormApi, revalidateLogic } from '@tanstack/react-form';
import { expect, it } from 'vitest';
import { atFields, errorsByField, forgetErrors, showErrors, submitForm } from './form-errors.ts';

it('an issue belongs to its field by its path, and the first of each is told', () => {
  expect(
    errorsByField([
      { path: 'sku', message: 'SKU is required.' },
      { path: ['images', 2], message: 'First.' },
      { path: 'images.2', message: 'Second.' },
      { path: 'attributes.0.name', message: 'Name this attribute.' },
    ]),
  ).toEqual({ sku: 'SKU is required.', 'images[2]': 'First.', 'attributes[0].name': 'Name this attribute.' });
});

type Values = { name: string; code: string };
const empty = ({ name }: Values) => atFields(name === '' ? { name: 'Give a name.' } : {});

/** A form with two fields, what it sent, and what it says of them. */
function startForm(options: Partial<FormApi<Values>['options']>) {
  const sent: Values[] = [];
  const form = new FormApi({
    defaultValues: { name: '', code: '' },
    onSubmit: ({ value }) => void sent.push(value),
    ...options,
  } as FormApi<Values>['options']);
  form.mount();
  const errors = () => ({ name: form.getFieldMeta('name')?.errors[0], code: form.getFieldMeta('code')?.errors[0] });
  return { form, sent, errors };
}
