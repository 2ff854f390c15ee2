// Which words name parts of products, and whether a source knows a thing by any of its names; from the table beside it.

import { rootOf } from '#domain/text/word-forms.ts';
import data from './parts.json' with { type: 'json' };

const parts: ReadonlySet<string> = new Set(data.words);
const synonyms = new Map<string, string[]>();
for (const row of data.synonyms.map((words) => words.split(' ')))
  for (const word of row) synonyms.set(word, [...(synonyms.get(word) ?? []), ...row]);

/** The words of a source, singular, and their roots. */
type SourceWords = { words: ReadonlyMap<string, unknown>; roots: ReadonlySet<string> };

export const isPart = (stem: string): boolean => parts.has(stem);

/** Whether the source knows a thing by any of its names, or by the words it is made of: `cupholder` of `cup holder`. */
export function isKnown({ words, roots }: SourceWords, stem: string): boolean {
  if (words.has(stem) || roots.has(rootOf(stem))) return true;
  if (synonyms.get(stem)?.some((other) => words.has(other)) === true) return true;
  for (let at = 3; at <= stem.length - 3; at += 1)
    if (words.has(stem.slice(0, at)) && words.has(stem.slice(at))) return true;
  return false;
}
