// The list's search box: writes the address once the typing rests, and follows the address when it changes otherwise.
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#web/client/use-debounced.ts';
import { SearchInput } from '#web/kit/search-input.tsx';

type SearchFieldProps = {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  className?: string;
};

export function SearchField({ value = '', onChange, className }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, 250);
  const written = useRef(value);
  const report = useRef(onChange);
  report.current = onChange;

  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    report.current(settled.trim() === '' ? undefined : settled);
  }, [settled]);
  useEffect(() => {
    if (value === written.current.trim()) return;
    written.current = value;
    setText(value);
  }, [value]);

  return (
    <SearchInput
      label="Search products"
      placeholder="Search products..."
      maxLength={500}
      value={text}
      onValueChange={setText}
      {...(className ? { className } : {})}
    />
  );
}
