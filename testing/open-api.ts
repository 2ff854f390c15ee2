// The API's document with everything it refers to written out, as tests read it.

/** What refers to itself is left open where it does. */
export function withoutRefs<T>(document: T): T {
  const find = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((piece, key) => (piece as Record<string, unknown>)[key], document);
  const resolve = (piece: unknown, within: readonly string[]): unknown => {
    if (typeof piece !== 'object' || piece === null) return piece;
    if (Array.isArray(piece)) return piece.map((each) => resolve(each, within));
    const { $ref } = piece as { $ref?: unknown };
    if (typeof $ref === 'string') return within.includes($ref) ? {} : resolve(find($ref), [...within, $ref]);
    return Object.fromEntries(Object.entries(piece).map(([key, value]) => [key, resolve(value, within)]));
  };
  return resolve(document, []) as T;
}
