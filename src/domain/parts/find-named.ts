// Which parts a text names, and in what order: prompts, wishes and questions each have their own words for them.

/** Who is named in a text, by the words of each (expressions with the flag `g`), in its order. A name within a longer one of somebody else is none. */
export function findNamed<Name extends string>(words: readonly (readonly [Name, RegExp])[], text: string): Name[] {
  const places = words.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ name, from: index, to: index + found.length })),
  );
  const isWithin = (inner: (typeof places)[number]) =>
    places.some(({ name, from, to }) => name !== inner.name && from <= inner.from && to >= inner.to);
  const named = places.filter((place) => !isWithin(place)).sort((a, b) => a.from - b.from);
  return [...new Set(named.map(({ name }) => name))];
}
