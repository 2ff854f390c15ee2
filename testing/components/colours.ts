// The colours a test sees, by the names the specification gives them.

/** What hue a mark is painted in: the background as the browser worked it out, not the class that asks for it. */
export function paintOf(element: Element): 'red' | 'amber' | 'green' | 'none' {
  const { backgroundColor } = getComputedStyle(element);
  const [, chroma, hue] = /^oklch\([\d.]+ ([\d.]+) ([\d.]+)/.exec(backgroundColor)?.map(Number) ?? [];
  if (!chroma || hue === undefined) return 'none';
  if (hue < 45) return 'red';
  return hue < 120 ? 'amber' : hue < 180 ? 'green' : 'none';
}
