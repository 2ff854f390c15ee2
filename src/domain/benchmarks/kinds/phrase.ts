// Phrases people type, compiled to expressions that cannot run away: every repeated class is bounded by characters it does not hold,
// so a text is read in time that grows with its length alone. Free regular expressions are not taken from anyone.
import { escapeSigns } from '#domain/text/words.ts';

const letter = '[\\p{L}\\p{N}]';
const gap = '[\\s\\-\\u2010-\\u2015]';
const edges = new RegExp(`^${gap}+|${gap}+$`, 'gu');
const gaps = new RegExp(`${gap}+`, 'u');

/** Words of a phrase without the space and hyphens between them; none for a phrase of nothing else. */
function wordsOf(phrase: string): string[] {
  return phrase
    .replace(edges, '')
    .split(gaps)
    .filter((word) => word !== '');
}

/** A `*` at the start or the end of a word stands for any letters and digits; elsewhere it is a sign like others. */
function compileWord(word: string): string {
  if (word.length > 1 && word.endsWith('*')) return `${escapeSigns(word.slice(0, -1))}${letter}*`;
  if (word.length > 1 && word.startsWith('*')) return `${letter}*${escapeSigns(word.slice(1))}`;
  return escapeSigns(word);
}

/** What is wrong with a phrase, in words; null when it can be looked for. */
export function phraseProblem(phrase: string): string | null {
  const words = wordsOf(phrase);
  if (words.length === 0) return `“${phrase}” contains nothing to search for.`;
  for (const word of words) {
    const stars = [...word].filter((sign) => sign === '*').length;
    if (stars === 0) continue;
    if (stars > 1 || !(word.startsWith('*') || word.endsWith('*')) || word === '*')
      return `In “${phrase}”, use * only once per word, at its start or end.`;
  }
  return null;
}

/** Source of one expression (flag `u`) that finds any of the phrases on word boundaries; null without phrases. */
export function compilePhrases(phrases: readonly string[]): string | null {
  const compiled = phrases
    .map((phrase) => wordsOf(phrase).map(compileWord).join(`${gap}+`))
    .filter((source) => source !== '');
  return compiled.length === 0 ? null : `(?<!${letter})(?:${compiled.join('|')})(?!${letter})`;
}
