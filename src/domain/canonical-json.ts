// One text for one value: JSON with the keys in order, so that equal inputs have equal hashes.

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** JSON whose keys are sorted at every depth; a key whose value is undefined is left out, as JSON does. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, inOrder);
}

/** Whether two values say the same, whatever the order of their keys; null and undefined are one. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one ?? null) === canonicalJson(other ?? null);
