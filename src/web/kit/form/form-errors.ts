// What is wrong with a form: shown at its fields, by the form's own rules or by the server, and gone to when a save is refused.
import type { AnyFormApi } from '@tanstack/react-form';

/** One sentence a field, by the field's name: `title`, `images[2]`, `attributes[0].name`. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

type Issue = { path: string | readonly PropertyKey[]; message: string };

/** Issues by the names of their fields; of several about one field the first is shown. */
export function errorsByField(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const steps = typeof path === 'string' ? path.split('.') : path.map(String);
    const name = steps.reduce((before, step) => (/^\d+$/.test(step) ? `${before}[${step}]` : `${before}.${step}`));
    errors[name] ??= message;
  }
  return errors;
}

/** What a validator of a form answers. */
export function atFields(errors: FieldErrors): { fields: FieldErrors } | undefined {
  return Object.keys(errors).length === 0 ? undefined : { fields: errors };
}

/** Shows what the server refused as if the form's own rules had said it: it goes when they are asked again. */
export function showErrors(form: AnyFormApi, errors: FieldErrors): void {
  const cause = form.options.validators?.onDynamic ? 'onDynamic' : 'onSubmit';
  for (const [name, message] of Object.entries(errors)) {
    form.setFieldMeta(name, (meta) => ({
      ...meta,
      errorMap: { ...meta?.errorMap, [cause]: message },
      errorSourceMap: { ...meta?.errorSourceMap, [cause]: 'form' },
    }));
  }
}

/** Removes what was shown about some fields; about all of them if none are named. */
export function forgetErrors(form: AnyFormApi, isMeant: (name: string) => boolean = () => true): void {
  for (const [name, meta] of Object.entries(form.state.fieldMeta)) {
    if (meta && !meta.isValid && isMeant(name)) form.setFieldMeta(name, (before) => ({ ...before, errorMap: {} }));
  }
}

/** Sends a form that is right, unless it is being sent; `action` says what for, where a form can do more than be saved. */
export function submitForm(form: AnyFormApi, action?: unknown): void {
  if (form.state.isSubmitting) return;
  // What an earlier attempt found must not stand in the way: a form with errors at its fields is not checked again by itself.
  void form.validate('submit');
  void form.handleSubmit(action);
}

/** What the `onSubmit` of a form waits for, so that it is not sent twice. How the call ended is shown by its own callbacks. */
export async function waitFor(call: Promise<unknown>): Promise<void> {
  await Promise.allSettled([call]);
}

/** Goes to the first control that is wrong, or to what asks for attention in another way, once it is drawn. */
export function focusFirstError({ formId }: Pick<AnyFormApi, 'formId'>): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(formId);
    form?.querySelector<HTMLElement>('[aria-invalid=true], [data-attention]')?.focus();
  });
}
