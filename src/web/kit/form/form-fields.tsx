// The fields of a form: a control tied to its value by name, its label, its hint and what is wrong with it.
import { type AnyFormApi, type DeepKeys, type DeepKeysOfType, type DeepValue, useField } from '@tanstack/react-form';
import type { ComponentProps, ReactNode } from 'react';
import { CheckLine } from './check-line.tsx';
import { Field, Input, Textarea } from './field.tsx';
import { Select } from './select.tsx';
import { SuggestInput } from './suggest-input.tsx';
import { Switch } from './switch.tsx';

type ValuesOf<Form> = Form extends { store: { get: () => { values: infer Values } } } ? Values : never;

/** Which value of a form a field is for: one of the names that hold a `Value`. */
export type Bound<Form extends AnyFormApi, Value> = {
  form: Form;
  name: DeepKeysOfType<ValuesOf<Form>, Value>;
  /** Called after each change of the value. */
  onChanged?: () => void;
};

/** A value of a form, what is wrong with it, and the way to change it. */
export function useBound<Value>({ form, name, onChanged }: { form: AnyFormApi; name: string; onChanged?: () => void }) {
  const { state, handleChange } = useField({ form, name, listeners: onChanged && { onChange: () => onChanged() } });
  const value: Value = state.value;
  const error: string | undefined = state.meta.errors[0];
  return { value, error, change: (next: Value) => handleChange(next) };
}

/** The same for a field of a feature's own, of the type its name says. */
export function useFormField<Form extends AnyFormApi, Name extends DeepKeys<ValuesOf<Form>> & string>(
  form: Form,
  name: Name,
) {
  return useBound<DeepValue<ValuesOf<Form>, Name>>({ form, name });
}

type Described = { label: string; hint?: ReactNode; className?: string };
/** What a control takes beside what its field gives it. */
type Rest<Control extends 'input' | 'textarea'> = Omit<
  ComponentProps<Control>,
  'value' | 'onChange' | 'className' | 'form' | 'name'
>;

type TextFieldProps = Described & Rest<'input'> & { controlClassName?: string };

export function TextField<Form extends AnyFormApi>({
  form,
  name,
  onChanged,
  ...props
}: Bound<Form, string> & TextFieldProps) {
  const { label, hint, className, controlClassName, ...rest } = props;
  const { value, error, change } = useBound<string>({ form, name, onChanged });
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

export function TextAreaField<Form extends AnyFormApi>({
  form,
  name,
  onChanged,
  ...props
}: Bound<Form, string> & TextAreaFieldProps) {
  const { label, hint, className, controlClassName, isSentByEnter, isOneLine, ...rest } = props;
  const { value, error, change } = useBound<string>({ form, name, onChanged });
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

export function SelectField<Form extends AnyFormApi>({
  form,
  name,
  onChanged,
  ...props
}: Bound<Form, string> & SelectFieldProps) {
  const { label, hint, className, ...rest } = props;
  const { value, error, change } = useBound<string>({ form, name, onChanged });
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

export function SuggestField<Form extends AnyFormApi>({
  form,
  name,
  onChanged,
  ...props
}: Bound<Form, string> & SuggestFieldProps) {
  const { label, hint, className, ...rest } = props;
  const { value, error, change } = useBound<string>({ form, name, onChanged });
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <SuggestInput {...rest} {...control} value={value} onValueChange={change} />}
    </Field>
  );
}

/** A text that was settled elsewhere: to be read, not typed in. */
export function LockedField<Form extends AnyFormApi>({
  label,
  shown,
  ...bound
}: Bound<Form, string> & Described & { shown?: string }) {
  const { value, error } = useBound<string>(bound);
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} value={shown ?? value} readOnly className="bg-sunken text-ink-soft" />}
    </Field>
  );
}

type SwitchFieldProps = Pick<ComponentProps<typeof Switch>, 'label' | 'words' | 'className'>;

export function SwitchField<Form extends AnyFormApi>({
  form,
  name,
  onChanged,
  ...rest
}: Bound<Form, boolean> & SwitchFieldProps) {
  const { value, change } = useBound<boolean>({ form, name, onChanged });
  return <Switch {...rest} checked={value} onCheckedChange={change} />;
}

type CheckFieldProps = Pick<ComponentProps<typeof CheckLine>, 'label' | 'explanation'>;

export function CheckField<Form extends AnyFormApi>({
  form,
  name,
  onChanged,
  ...rest
}: Bound<Form, boolean> & CheckFieldProps) {
  const { value, change } = useBound<boolean>({ form, name, onChanged });
  return <CheckLine {...rest} checked={value} onCheckedChange={change} />;
}

/** What is wrong with a group of boxes; the focus goes to it, as there is no one control to go to. */
export function FieldError<Form extends AnyFormApi>(bound: Bound<Form, unknown>) {
  const { error } = useBound<unknown>(bound);
  if (error === undefined) return null;
  return (
    <p data-attention tabIndex={-1} className="mt-1.5 rounded-sm text-bad-ink text-xs">
      {error}
    </p>
  );
}
