// How plainly English text reads: words in a sentence and the Flesch reading ease (60 to 70 is plain English).

const syllablesOf = (word: string) =>
  Math.max(1, (word.replace(/(?:[^l]e|ed|es)$/, (end) => end.charAt(0)).match(/[aeiouy]+/g) ?? []).length);

export type Readability = { words: number; sentences: number; syllables: number };

export function readText(text: string): Readability {
  const sentences = text.split(/[.!?]+(?:\s+|$)|\n+/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const words = text.toLowerCase().match(/[a-z][a-z'’]*/g) ?? [];
  return { words: words.length, sentences, syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0) };
}

export function fleschEase({ words, sentences, syllables }: Readability): number {
  return words === 0 ? 0 : 206.835 - 1.015 * (words / Math.max(1, sentences)) - 84.6 * (syllables / words);
}
