// A value that waits until it has stood still, so that typing does not ask the server at every letter.
import { useEffect, useState } from 'react';

export function useDebounced<T>(value: T, waitMs = 180): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
