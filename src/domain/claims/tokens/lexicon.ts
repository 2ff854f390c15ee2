// Finds phrases of a word list among tokens, the longest first, on word boundaries, with or without hyphens.
import { type Scan, tokenAt } from './tokens.ts';

export type Entry = { key: string; words: readonly string[]; parents: readonly string[]; isWeak: boolean };
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

/**
 * `key=one=two` gives other spellings of a key; a phrase that ends in `~` is an ordinary word too and only supports. `parents` holds for
 * all phrases of the row.
 */
export type Row = { parents?: readonly string[]; phrases: readonly string[] };

export function readRows(rows: readonly Row[]): Lexicon {
  const lexicon = new Map<string, Entry[]>();
  for (const { parents = [], phrases } of rows) {
    for (const phrase of phrases) {
      const spellings = phrase.split('=');
      const key = (spellings[0] ?? '').replace(/~$/, '');
      for (const spelling of spellings) {
        const words = spelling.replace(/~$/, '').split(/[ -]/);
        const first = words[0] ?? '';
        const entry = { key, words, parents, isWeak: spelling.endsWith('~') };
        lexicon.set(
          first,
          [...(lexicon.get(first) ?? []), entry].sort((a, b) => b.words.length - a.words.length),
        );
      }
    }
  }
  return lexicon;
}

/** The single words of rows that are no ordinary words too. */
export const unmistakableWords = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split('='))).filter((word) => !/[~ ]/.test(word)),
  );

/** The place after the words, or -1. Hyphens and one full stop may be between them. */
export function matchPhrase(scan: Scan, at: number, words: readonly string[]): number {
  let place = at;
  for (const [index, word] of words.entries()) {
    if (index > 0 && /^[-.]$/.test(tokenAt(scan, place).key) && tokenAt(scan, place).isGlued) place += 1;
    const token = tokenAt(scan, place);
    if (token.key !== word) return -1;
    if (index > 0 && token.clause !== tokenAt(scan, at).clause) return -1;
    place += 1;
  }
  return place;
}

/** The longest phrase of the list at this place. */
export function lookUp(lexicon: Lexicon, scan: Scan, at: number): { entry: Entry; next: number } | null {
  for (const entry of lexicon.get(tokenAt(scan, at).key) ?? []) {
    const next = matchPhrase(scan, at, entry.words);
    if (next > 0) return { entry, next };
  }
  return null;
}
