// Functions that stay the same from drawing to drawing, so that what is given them need not be drawn again.
import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/** One object for good, whose functions call those of the last drawing. Not to be called while drawing. */
export function useStableCallbacks<T extends Functions>(functions: T): T {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [steady] = useState(() => {
    const names = Object.keys(functions);
    return Object.fromEntries(names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)])) as T;
  });
  return steady;
}
