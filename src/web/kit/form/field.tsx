// Text inputs and the label, hint and error that belong to them.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

const fieldStyle =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-sm text-ink shadow-card transition-colors duration-150 hover:border-control focus:border-accent focus:outline-2 focus:outline-accent/25 focus:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad dark:bg-page touch:text-base';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cn(fieldStyle, 'h-8.5 touch:h-10', className)} {...rest} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn(fieldStyle, 'resize-y py-2 leading-5.5', className)} {...rest} />;
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean;
  className?: string;
  /** Draws the control with the ids that tie it to its label, hint and error. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
};

/** `<Field label="Title" error={error}>{(control) => <Input {...control} … />}</Field>` */
export function Field({ label, hint, error, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-[0.8125rem]'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={cn('text-xs', error ? 'text-bad-ink' : 'text-ink-soft')}>
          {note}
        </p>
      )}
    </div>
  );
}
