import { type AnyFormApi, FormApi, revalidateLogic } from '@tanstack/react-form';
import { describe, expect, it } from 'vitest';
import { atFields, errorsByField, forgetErrors, showErrors, submitForm, waitFor } from './form-errors.ts';

it('an issue belongs to its field by its path, and the first of each is shown', () => {
  expect(
    errorsByField([
      { path: 'sku', message: 'SKU is required.' },
      { path: ['images', 2], message: 'First.' },
      { path: 'images.2', message: 'Second.' },
      { path: 'attributes.0.name', message: 'Enter a name for this attribute.' },
    ]),
  ).toEqual({
    sku: 'SKU is required.',
    'images[2]': 'First.',
    'attributes[0].name': 'Enter a name for this attribute.',
  });
});

type Values = { name: string; code: string };
const judge = ({ value }: { value: Values }) => atFields(value.name === '' ? { name: 'Give a name.' } : {});

/** A form with two fields, what it sent, and what it says of them. */
function startForm({ isLive }: { isLive: boolean }) {
  const sent: Values[] = [];
  const form: AnyFormApi = new FormApi({
    defaultValues: { name: '', code: '' },
    validationLogic: isLive ? revalidateLogic() : undefined,
    validators: { onDynamic: isLive ? judge : undefined, onSubmit: isLive ? undefined : judge },
    onSubmit: ({ value }) => void sent.push(value),
  });
  const errors = () => ({ name: form.getFieldMeta('name')?.errors[0], code: form.getFieldMeta('code')?.errors[0] });
  return { form, sent, errors };
}

describe.each([
  ['as it is typed in', { isLive: true }],
  ['at a save', { isLive: false }],
])('a form checked %s', (_, kind) => {
  it('is sent only once it is right, and says at its fields what is wrong', async () => {
    const { form, sent, errors } = startForm(kind);
    submitForm(form);
    await Promise.resolve();
    expect(errors()).toEqual({ name: 'Give a name.', code: undefined });
    expect(sent).toEqual([]);
    // Set by the program, as a value taken over from somebody else is: nothing has checked it yet.
    form.setFieldValue('name', 'Mug', { dontValidate: true });
    submitForm(form);
    await expect.poll(() => sent).toEqual([{ name: 'Mug', code: '' }]);
    expect(errors()).toEqual({ name: undefined, code: undefined });
  });

  it('shows what the server refused, and can be sent again as it is', async () => {
    const { form, sent, errors } = startForm(kind);
    form.setFieldValue('name', 'Mug');
    submitForm(form);
    await expect.poll(() => sent.length).toBe(1);
    showErrors(form, { code: 'Taken.' });
    expect(errors()).toEqual({ name: undefined, code: 'Taken.' });
    submitForm(form);
    await expect.poll(() => sent.length).toBe(2);
    expect(errors()).toEqual({ name: undefined, code: undefined });
  });
});

it('is not sent again before it was sent, and is after that, even if that failed', async () => {
  const calls: PromiseWithResolvers<void>[] = [];
  const form: AnyFormApi = new FormApi({
    defaultValues: { name: 'Mug' },
    onSubmit: () => {
      const call = Promise.withResolvers<void>();
      calls.push(call);
      return waitFor(call.promise);
    },
  });
  submitForm(form);
  submitForm(form);
  await expect.poll(() => calls.length).toBe(1);
  submitForm(form);
  await Promise.resolve();
  calls[0]?.reject(new Error('The server is busy.'));
  await expect.poll(() => form.state.isSubmitting).toBe(false);
  expect(calls).toHaveLength(1);
  submitForm(form);
  await expect.poll(() => calls.length).toBe(2);
});

it('what was said about some fields can be removed', () => {
  const { form, errors } = startForm({ isLive: false });
  showErrors(form, { name: 'Too long.', code: 'Taken.' });
  forgetErrors(form, (name) => name === 'code');
  expect(errors()).toEqual({ name: 'Too long.', code: undefined });
  forgetErrors(form);
  expect(errors()).toEqual({ name: undefined, code: undefined });
});
