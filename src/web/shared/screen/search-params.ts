// How the router writes its search: plain texts, so that `?category=2024` is a category and not a number.

/** A key that repeats is a list. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const [first = '', ...more] = params.getAll(key);
      return [key, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** Keys without a value are left out, so an address holds only what differs from the ordinary. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const each of [value].flat())
      if (each !== undefined && each !== null && each !== '') params.append(key, String(each));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
