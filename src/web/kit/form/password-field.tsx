// A field for a password, which can be shown while it is typed.
import type { AnyFormApi } from '@tanstack/react-form';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button.tsx';
import { Field, Input } from './field.tsx';
import { type Bound, useBound } from './form-fields.tsx';

type PasswordFieldProps<Form extends AnyFormApi> = Bound<Form, string> &
  Pick<ComponentProps<'input'>, 'autoComplete'> & { label: string; hint?: string; 'data-first-focus'?: true };

export function PasswordField<Form extends AnyFormApi>({
  form,
  name,
  onChanged,
  label,
  hint,
  ...rest
}: PasswordFieldProps<Form>) {
  const { value, error, change } = useBound<string>({ form, name, onChanged });
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={(event) => change(event.target.value)}
            className="pr-20"
          />
          <Button
            variant="ghost"
            size="sm"
            aria-controls={control.id}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
          >
            <Icon aria-hidden />
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </div>
      )}
    </Field>
  );
}
