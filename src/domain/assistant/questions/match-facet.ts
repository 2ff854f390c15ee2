// Finds the categories, brands and retailers that a question names, among the values that occur in the catalogue.
import type { Dimension } from './dimensions.ts';
import type { OwnTerm } from './own-terms.ts';
import { type Word, wordKey } from './question-words.ts';
import { grammarWords } from './vocabulary.ts';

/** The values that occur in the catalogue. */
export type FacetValues = {
  categories: string[];
  subcategories: string[];
  brands: string[];
  retailers: string[];
  /** Rules of the benchmarks by their labels. */
  terms?: OwnTerm[];
  /** Who works on the catalogue. */
  people?: string[];
};

type Value = { field: Dimension; value: string };
export type FacetIndex = ReadonlyMap<string, Value[]>;

const longestName = 10;

/** Names a dimension goes by in a question. */
export const dimensionWords: ReadonlyMap<string, Dimension> = new Map([
  ['category', 'category'],
  ['categories', 'category'],
  ['subcategory', 'subcategory'],
  ['subcategories', 'subcategory'],
  ['brand', 'brand'],
  ['brands', 'brand'],
  ['retailer', 'retailer'],
  ['retailers', 'retailer'],
  ['store', 'retailer'],
  ['stores', 'retailer'],
]);

const usualOrder: Dimension[] = ['retailer', 'brand', 'category', 'subcategory'];
/** Which kind a name most likely is after a preposition, when it occurs as several. */
const orderAfter: Record<string, Dimension[]> = {
  in: ['category', 'subcategory', 'retailer', 'brand'],
  by: ['brand', 'retailer', 'category', 'subcategory'],
  from: ['brand', 'retailer', 'category', 'subcategory'],
};

/** Prepares the values for look-up by their words. */
export function indexFacets(facets: FacetValues): FacetIndex {
  const index = new Map<string, Value[]>();
  const add = (field: Dimension, values: readonly string[]) => {
    for (const value of values) {
      const key = wordKey(value);
      if (key === '') continue;
      // `Salt & Stone` is found as `Salt Stone` too.
      for (const each of new Set([key, value.includes('&') ? key.replaceAll(' and ', ' ') : key])) {
        const known = index.get(each);
        if (known) known.push({ field, value });
        else index.set(each, [{ field, value }]);
      }
    }
  };
  add('category', facets.categories);
  add('subcategory', facets.subcategories);
  add('brand', facets.brands);
  add('retailer', facets.retailers);
  return index;
}

/** People by their full names, and by one name where only one of them has it. */
export function indexPeople(people: readonly string[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const person of people) {
    const key = wordKey(person);
    for (const each of key.split(' '))
      if (!grammarWords.has(each) && people.filter((other) => wordKey(other).split(' ').includes(each)).length === 1)
        index.set(each, person);
    if (key !== '') index.set(key, person);
  }
  return index;
}

/** Mug and Mugs are one category; brands and retailers are names and taken as they stand. */
function look(index: FacetIndex, key: string): Value[] {
  const exact = index.get(key);
  if (exact) return exact;
  const other = key.endsWith('s') ? key.slice(0, -1) : `${key}s`;
  return (index.get(other) ?? []).filter(({ field }) => field === 'category' || field === 'subcategory');
}

/** A name found in the question: words `from` up to `to` (not included), the dimension's own word with it. */
type FoundFacet = Value & { from: number; to: number };

const linkWords = new Set(['the', 'is', 'named', 'called', '=']);

/** The name that begins at word `at`, the longest first, or null. Words before `since` belong to an earlier name. */
export function matchFacet(
  words: readonly Word[],
  at: number,
  text: string,
  index: FacetIndex,
  since = 0,
): FoundFacet | null {
  let before = at - 1;
  while (before >= since && linkWords.has(words[before]?.word ?? '')) before -= 1;
  const hintBefore = before < since ? undefined : dimensionWords.get(words[before]?.word ?? '');
  for (let to = Math.min(words.length, at + longestName); to > at; to -= 1) {
    const span = words.slice(at, to);
    const key = span.map(({ word, isQuoted }) => (isQuoted ? wordKey(word) : word)).join(' ');
    const candidates = look(index, key);
    if (candidates.length === 0) continue;
    const hintAfter = dimensionWords.get(words[to]?.word ?? '');
    const hint = hintBefore ?? hintAfter;
    if (!hint && span.every(({ word }) => grammarWords.has(word))) continue;
    const order = hint ? [hint] : (orderAfter[words[before]?.word ?? ''] ?? usualOrder);
    const typed = text.slice(span[0]?.start, span.at(-1)?.end);
    for (const field of order) {
      const ofField = candidates.filter((each) => each.field === field);
      const chosen = ofField.find(({ value }) => value === typed) ?? ofField[0];
      if (!chosen) continue;
      return { ...chosen, from: hintBefore ? before : at, to: !hintBefore && hintAfter ? to + 1 : to };
    }
  }
  return null;
}
