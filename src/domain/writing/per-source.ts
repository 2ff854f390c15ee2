// What is read of a source once, however often its draft asks for it: its name, its kind, the noun it is spoken of by.
import type { Source } from './source.ts';

/** The reader, remembering what it found for the last source: one product is drafted after another. */
export function perSource<Found>(read: (source: Source) => Found): (source: Source) => Found {
  let last: { source: Source; found: Found } | null = null;
  return (source) => {
    if (last?.source !== source) last = { source, found: read(source) };
    return last.found;
  };
}
