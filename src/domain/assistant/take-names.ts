// Takes the names and search texts out of a question: categories, brands, retailers, and what products are to match.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { addFacet, dimensionWords, type FacetIndex, matchFacet } from './match-facet.ts';
import { splitWords, type Word } from './question-words.ts';

/** Stands in the rest of the question where a name or a search text was taken out. */
export const taken = '@';

const longestSearch = 500;
const searchWords = new Set(
  'matching match matches containing contain contains mentioning mention mentions about titled called named'.split(' '),
);
const prepositions = new Set(['in', 'by', 'from', 'of', 'for', 'on', 'at']);
const clauseStarts = new Set(['that', 'which', 'and', 'with', 'without']);
const clauseVerbs = new Set([
  'are',
  'is',
  'have',
  'has',
  'need',
  'needs',
  'no',
  'pending',
  'rejected',
  'approved',
  'wait',
  'issues',
]);

/** Takes names and search texts out of the question and puts them into the filter; null when they contradict each other. */
export function takeNames(question: string, index: FacetIndex, filter: ProductFilter): string | null {
  const words = splitWords(question);
  const left: string[] = [];
  let since = 0;
  for (let at = 0; at < words.length; ) {
    const current = words[at] as Word;
    const facet = matchFacet(words, at, question, index, since);
    if (facet) {
      if (!addFacet(filter, facet)) return null;
      // The word brand before a name was already kept: it belongs to the name.
      left.splice(left.length - (at - facet.from), at - facet.from, taken);
      at = since = facet.to;
      continue;
    }
    if (startsSearch(words, at, question) || current.isQuoted) {
      const from = current.isQuoted ? at : afterTextWord(words, at + 1);
      const to = current.isQuoted || words[from]?.isQuoted ? from + 1 : searchEnd(words, from, question, index);
      const text = searchText(words.slice(from, to), question);
      if (text === '' || text.length > longestSearch || filter.search !== undefined) return null;
      filter.search = text;
      left.push(taken);
      at = since = to;
      continue;
    }
    left.push(current.word);
    at += 1;
  }
  return left.join(' ');
}

/** `matching mug`, `sku AB-12`; but `brand named Bloom` names a brand. */
function startsSearch(words: readonly Word[], at: number, text: string): boolean {
  const next = words[at + 1];
  if (!next || dimensionWords.has(words[at - 1]?.word ?? '')) return false;
  const word = words[at]?.word ?? '';
  return searchWords.has(word) || (word === 'sku' && /^\S*\d/.test(text.slice(next.start)));
}

/** Passes over "the word", "the text" in `containing the word mug`. */
function afterTextWord(words: readonly Word[], at: number): number {
  const start = words[at]?.word === 'the' ? at + 1 : at;
  return ['word', 'words', 'text'].includes(words[start]?.word ?? '') && start + 1 < words.length ? start + 1 : at;
}

/** A search text runs to the end, to a name (`in Kitchen`) or to a new clause (`that are pending`). */
function searchEnd(words: readonly Word[], from: number, text: string, index: FacetIndex): number {
  for (let at = from + 1; at < words.length; at += 1) {
    const { word } = words[at] as Word;
    const next = words[at + 1]?.word ?? '';
    if (clauseStarts.has(word) && clauseVerbs.has(next)) return at;
    const nameAt = dimensionWords.has(next) ? at + 2 : at + 1;
    if (prepositions.has(word) && matchFacet(words, nameAt, text, index)) return at;
  }
  return words.length;
}

function searchText(words: readonly Word[], text: string): string {
  const [first] = words;
  if (words.length === 1 && first?.isQuoted) return first.word;
  return text.slice(first?.start, words.at(-1)?.end).trim();
}
