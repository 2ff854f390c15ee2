// The fields of a form: a control tied to its value, its label, its hint and what is wrong with it.
import { createFormHookContexts } from '@tanstack/react-form';
import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Textarea } from './field.tsx';
import { Select } from './select.tsx';
import { SuggestInput } from './suggest-input.tsx';

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** The field at hand: its value, what is wrong with it, and the way to change it. */
export function useFormField<Value>() {
  const { state, handleChange } = useFieldContext<Value>();
  const [error] = state.meta.errors;
  return { value: state.value, error: error as string | undefined, change: (value: Value) => handleChange(value) };
}

type Described = { label: string; hint?: ReactNode; className?: string };
/** What a control takes beside what its field gives it. */
type Rest<Control extends 'input' | 'textarea'> = Omit<ComponentProps<Control>, 'value' | 'onChange' | 'className'>;

type TextFieldProps = Described & Rest<'input'> & { controlClassName?: string };

export function TextField({ label, hint, className, controlClassName, ...rest }: TextFieldProps) {
  const { value, error, change } = useFormField<string>();
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          value={value}
          onChange={(event) => change(event.target.value)}
          className={controlClassName}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = Described &
  Rest<'textarea'> & {
    controlClassName?: string;
    /** Ctrl or ⌘ with Enter sends the form. */
    isSentByEnter?: boolean;
    /** A text that is one line, however long: line breaks become spaces. */
    isOneLine?: boolean;
  };

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, className, controlClassName, isSentByEnter, isOneLine, ...rest } = props;
  const { value, error, change } = useFormField<string>();
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Textarea
          onKeyDown={(event) => {
            if (!isSentByEnter || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.currentTarget.form?.requestSubmit();
          }}
          {...rest}
          {...control}
          value={value}
          onChange={({ target }) => change(isOneLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
          className={controlClassName}
        />
      )}
    </Field>
  );
}

type SelectFieldProps = Described &
  Pick<ComponentProps<typeof Select>, 'options' | 'placeholder' | 'disabled' | 'data-first-focus'>;

export function SelectField({ label, hint, className, ...rest }: SelectFieldProps) {
  const { value, error, change } = useFormField<string>();
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Select {...rest} {...control} label={label} value={value} onValueChange={change} className="w-full" />
      )}
    </Field>
  );
}

type SuggestFieldProps = Described &
  Pick<ComponentProps<typeof SuggestInput>, 'suggest' | 'listLabel' | 'isInFlow' | 'maxLength'>;

export function SuggestField({ label, hint, className, ...rest }: SuggestFieldProps) {
  const { value, error, change } = useFormField<string>();
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <SuggestInput {...rest} {...control} value={value} onValueChange={change} />}
    </Field>
  );
}

/** A text that was settled elsewhere: to be read, not typed in. */
export function LockedField({ label, shown }: Described & { shown?: string }) {
  const { value, error } = useFormField<string>();
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} value={shown ?? value} readOnly className="bg-sunken text-ink-soft" />}
    </Field>
  );
}
