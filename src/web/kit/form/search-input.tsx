// A search box: magnifier, text, and a cross that empties it.
import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../cn.ts';
import { Input } from './field.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Read by screen readers; the placeholder is not a label. */
  label: string;
};

export function SearchInput({ value, onValueChange, label, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={cn('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="text-ellipsis pr-8 pl-8.5 [&::-webkit-search-cancel-button]:hidden"
        {...rest}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute top-1/2 right-1 grid size-7 -translate-y-1/2 place-items-center rounded-md text-ink-faint hover:text-ink touch:right-0 touch:size-10"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}
