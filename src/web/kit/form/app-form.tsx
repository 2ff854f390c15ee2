// Forms, the one way for all of them: `useForm` of TanStack holds what is typed and what is wrong with it, `Form` draws and sends it.

import { type AnyFormApi, useSelector } from '@tanstack/react-form';
import { type ComponentProps, useEffect, useRef } from 'react';
import { FailureBox } from '../failure-box.tsx';
import type { Failure } from '../failure-text.tsx';
import { submitForm } from './form-errors.ts';

/** What stands in a form now; `onChange` is called with it each time it changes, not at the start. */
export function useFormValues<Values>(
  form: { store: { get: () => { values: Values }; subscribe: AnyFormApi['store']['subscribe'] } },
  onChange?: (values: Values) => void,
): Values {
  const values = useSelector(form.store, (state) => state.values);
  const reported = useRef(values);
  useEffect(() => {
    if (reported.current === values) return;
    reported.current = values;
    onChange?.(values);
  });
  return values;
}

type FormProps = Omit<ComponentProps<'form'>, 'form' | 'id' | 'onSubmit'> & {
  form: AnyFormApi;
  /** Not while nothing is changed, for instance. */
  canSend?: boolean;
};

/** A button outside of it sends it by `form={form.formId}`. */
export function Form({ form, canSend = true, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      id={form.formId}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) submitForm(form);
      }}
    />
  );
}

/** Why the whole form was not sent; `note`: what became of what was typed. */
export function FormAlert({ note, ...failure }: Failure & { lead?: string; note?: string }) {
  return <FailureBox {...failure} text={note ? `${failure.text} ${note}` : failure.text} />;
}
