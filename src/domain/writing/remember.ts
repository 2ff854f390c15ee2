// What is read of a text once, however often the parts of a draft ask for it.

/** The reader, remembering what it found for the last texts, at most so many. What it finds must not be changed. */
export function remember<Found>(read: (text: string) => Found, most = 100): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}
