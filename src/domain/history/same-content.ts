// Whether two contents say the same: texts, or lists of texts in the same order.

export function isSameContent(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameContent(item, b[index]));
  }
  return a === b;
}
