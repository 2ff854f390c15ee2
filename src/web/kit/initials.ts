// The letters that stand for a name.

const characters = new Intl.Segmenter('en');

/** As it is seen: with its marks, and of an emoji all of it. */
const firstCharacter = (text: string): string => characters.segment(text).containing(0)?.segment ?? '';

/**
 * What the first words of a name begin with, in capitals: the first letter or digit of a word, after any signs. A word of signs alone counts
 * only where all are.
 */
export function initialsOf(name: string, most = 2): string {
  const words = name.split(/\s+/);
  const said = words.flatMap((word) => {
    const start = word.search(/[\p{L}\p{N}]/u);
    return start < 0 ? [] : word.slice(start);
  });
  return (said.length > 0 ? said : words.filter(Boolean)).slice(0, most).map(firstCharacter).join('').toUpperCase();
}
