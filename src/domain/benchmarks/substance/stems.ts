// Words reduced to what is compared of them.

/** Words start alike where they are forms of one: `waterproofing` is `waterproof`. */
const stemLength = 6;
export const stemOf = (word: string): string => (word.length > stemLength ? word.slice(0, stemLength) : word);

const figureAndUnit = /^(\d[\d.,/-]*)(\p{L}.*)$/u;

/** The stems of words. A figure stands with its unit and apart from it, a compound word whole and in pieces. */
export function stemsOf(...texts: (readonly string[])[]): Set<string> {
  const stems = new Set<string>();
  for (const words of texts) {
    for (const word of words) {
      stems.add(stemOf(word));
      const code = word.charCodeAt(0);
      const apart = code >= 0x30 && code <= 0x39 ? figureAndUnit.exec(word) : null;
      if (apart) stems.add(apart[1] ?? '').add(stemOf(apart[2] ?? ''));
      else if (word.includes('-')) for (const piece of word.split('-')) stems.add(stemOf(piece));
    }
  }
  return stems;
}
