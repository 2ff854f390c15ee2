// The text of a search box: written to the address once the typing rests, and following the address when it changes otherwise.
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#web/kit/use-debounced.ts';

export function useSearchText(
  value: string | undefined = '',
  onChange: (value: string | undefined) => void,
): [text: string, setText: (text: string) => void] {
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
    if (value.trim() === written.current.trim()) return;
    written.current = value;
    setText(value);
  }, [value]);

  return [text, setText];
}
