// Which files of a folder a name means.

/**
 * Whether a name is the one that is meant; `*` stands for any characters, upper and lower case are one. Hidden files are never meant, nor those
 * that are still under way to their name (`.part`, `.tmp`). Takes time in proportion to both names.
 */
export function matchesFileName(name: string, meant: string): boolean {
  if (name.startsWith('.') || /\.(part|tmp|crdownload|filepart)$/i.test(name)) return false;
  const [first = '', ...rest] = meant.toLowerCase().split('*');
  const whole = name.toLowerCase();
  const last = rest.pop();
  if (last === undefined) return whole === first;
  if (!whole.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = whole.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return whole.length - last.length >= at && whole.endsWith(last);
}
