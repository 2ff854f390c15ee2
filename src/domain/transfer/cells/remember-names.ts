// What is read of a name once: files have few columns and many cells.

const mostNames = 10_000;

/** The reader, remembering what it found for each name. What it finds must not be changed. */
export function rememberNames<Found>(read: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, { found: Found }>();
  return (name) => {
    const before = known.get(name);
    if (before) return before.found;
    const found = read(name);
    if (known.size >= mostNames) known.clear();
    known.set(name, { found });
    return found;
  };
}
