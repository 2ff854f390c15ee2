// Capitals of a text that is replaced: a word in capitals, or with a capital first, is replaced by one written the same way.

type Shape = 'upper' | 'lower' | 'capitalized' | 'mixed';

function shapeOf(word: string): Shape {
  const upper = word.toUpperCase();
  const lower = word.toLowerCase();
  if (upper === lower) return 'mixed';
  if (word === lower) return 'lower';
  const [first = ''] = word;
  if (word === first.toUpperCase() + word.slice(first.length).toLowerCase())
    return [...word].length > 1 ? 'capitalized' : 'upper';
  return word === upper ? 'upper' : 'mixed';
}

function capitalize(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/** `replacement` for a word that was found, where `asked` is how it was typed; one that was typed just so is replaced as typed. */
function replaceWord(found: string, asked: string, replacement: string): string {
  if (found === asked) return replacement;
  const shape = shapeOf(found);
  if (shape === 'upper') return replacement.toUpperCase();
  if (shape === 'capitalized') return capitalize(replacement);
  // A name such as `iPad` keeps its capitals.
  return shape === 'lower' && shapeOf(replacement) !== 'mixed' ? replacement.toLowerCase() : replacement;
}

/**
 * The text that takes the place of what was found, with its capitals: Case → Cover, case → cover, CASE → COVER, whichever of them was typed.
 * Word by word where both have as many words; else by the first word, or all of them where all were in capitals or none was.
 */
export function keepCapitals(found: string, asked: string, replacement: string): string {
  if (found === asked || replacement === '') return replacement;
  const [words, typed, replacing] = [found, asked, replacement].map((text) => text.split(/(\s+)/));
  if (words && typed && replacing && words.length === replacing.length && words.length === typed.length)
    return words.map((word, at) => replaceWord(word, typed[at] ?? '', replacing[at] ?? '')).join('');
  if (shapeOf(found) === 'upper') return replacement.toUpperCase();
  const [first = '', ...rest] = replacing ?? [];
  const isLower = shapeOf(found) === 'lower';
  const others = isLower ? rest.map((word) => replaceWord(found, asked, word)) : rest;
  return [replaceWord(words?.[0] ?? '', typed?.[0] ?? '', first), ...others].join('');
}
