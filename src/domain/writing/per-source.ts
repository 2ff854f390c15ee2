// What is read of a source once, however often a draft asks for it: its name, its kind, the noun it is spoken of by.
import type { Source } from './source.ts';

/** The reader, remembering what it found for each source as long as that lives. */
export function perSource<Found>(read: (source: Source) => Found): (source: Source) => Found {
  const known = new WeakMap<Source, { found: Found }>();
  return (source) => {
    const before = known.get(source);
    if (before !== undefined) return before.found;
    const found = read(source);
    known.set(source, { found });
    return found;
  };
}
