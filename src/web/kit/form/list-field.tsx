// A list of a form: its items are a value of the form, each drawn by the fields of its row.
import type { AnyFormApi } from '@tanstack/react-form';
import type { ComponentProps } from 'react';
import { type Bound, useBound } from './form-fields.tsx';
import { ListEditor } from './list-editor.tsx';

type ListFieldProps<Form extends AnyFormApi, Item> = Bound<Form, Item[]> &
  Omit<ComponentProps<typeof ListEditor<Item>>, 'items' | 'onChange' | 'error'>;

export function ListField<Form extends AnyFormApi, Item>({
  form,
  name,
  onChanged,
  ...rest
}: ListFieldProps<Form, Item>) {
  const { value, error, change } = useBound<Item[]>({ form, name, onChanged });
  return <ListEditor {...rest} items={value} error={error} onChange={change} />;
}
