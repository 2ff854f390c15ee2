// The address of a call.

type AddressParts = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined };

/** Fills `:name` in the path and appends the query; keys without a value are left out, several values repeat the key. */
export function buildUrl(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No ${name} for ${path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const each of [value].flat())
      if (each !== undefined && each !== null && each !== '') search.append(key, String(each));
  }
  const tail = search.toString();
  return tail === '' ? filled : `${filled}?${tail}`;
}
