// Takes the names and search texts out of a question: categories, brands, retailers, and what products are to match.
import type { Condition } from './catalogue-query.ts';
import { type Dimension, dimensionWords, type FacetIndex, matchFacet } from './match-facet.ts';
import { correctWord, grammarWords, splitWords, type Word } from './question-words.ts';

/** Stands in the rest of the question where something was understood. */
export const taken = '~';

/** A question without its names: in `left` a name is `@` and its place in `names`, a search text is `~`. */
export type Named = {
  left: string;
  names: { of: Dimension; value: string }[];
  texts: Condition[];
  /** Slips of the keyboard that were put right. */
  corrected: { typed: string; read: string }[];
};

const longestSearch = 500;
const searchWords = new Set(
  'matching match matches containing contain contains mentioning mention mentions about titled called named including include includes'.split(
    ' ',
  ),
);
const prepositions = new Set(['in', 'by', 'from', 'of', 'for', 'on', 'at']);
const clauseStarts = new Set(['that', 'which', 'and', 'with', 'without', 'but']);
const clauseVerbs = new Set('are is have has need needs no not pending rejected approved wait issues cost'.split(' '));
const articles = new Set(['the', 'their', 'its', 'a', 'an', 'of', 'product', 'word', 'words', 'text', 'anywhere']);

type TextPlace = Extract<Condition, { field: 'text' }>['in'];
const textPlaces: ReadonlyMap<string, TextPlace> = new Map([
  ['title', 'title'],
  ['titles', 'title'],
  ['name', 'title'],
  ['names', 'title'],
  ['description', 'description'],
  ['descriptions', 'description'],
  ['bullet', 'bullets'],
  ['bullets', 'bullets'],
  ['sku', 'sku'],
  ['skus', 'sku'],
]);

/** What stands in a text but is no text to look for. */
const noTexts = new Set(
  `typo typos error errors mistake mistakes number numbers digit digits emoji emojis keyword keywords capital capitals symbol symbols html markup duplicate duplicates
  a an any some more less fewer too many much all no only bad wrong good missing something nothing anything at over under least most it pending rejected approved issues spelling claims`.split(
    /\s+/,
  ),
);

/** Takes names and search texts out of the question; null when a search text cannot be one. */
export function takeNames(question: string, index: FacetIndex): Named | null {
  const words = splitWords(question);
  const slips = correctSlips(words, index);
  const found: Named = { left: '', names: [], texts: [], corrected: [] };
  const left: string[] = [];
  let since = 0;
  for (let at = 0; at < words.length; ) {
    const current = words[at] as Word;
    const facet = matchFacet(words, at, question, index, since);
    if (facet) {
      // The word brand before a name was already kept: it belongs to the name.
      left.splice(left.length - (at - facet.from), at - facet.from, `@${found.names.length}`);
      found.names.push({ of: facet.field, value: facet.value });
      report(found, slips, words, at, facet.to);
      at = since = facet.to;
      continue;
    }
    const text = findText(words, at, question, index, left);
    if (text === 'unclear') return null;
    if (text) {
      left.splice(left.length - text.back, text.back, taken);
      found.texts.push(text.condition);
      at = since = text.to;
      continue;
    }
    report(found, slips, words, at, at + 1);
    left.push(current.word);
    at += 1;
  }
  found.left = left.join(' ');
  return found;
}

/** Puts slips right in place, where only one word of ours can be meant; answers what was typed, by place. */
function correctSlips(words: Word[], index: FacetIndex): Map<number, string> {
  const known = new Set(grammarWords);
  for (const key of index.keys()) for (const word of key.split(' ')) known.add(word);
  const slips = new Map<number, string>();
  words.forEach((current, at) => {
    if (current.isQuoted || known.has(current.word) || known.has(`${current.word}s`)) return;
    const read = correctWord(current.word, known);
    if (read === null) return;
    slips.set(at, current.word);
    current.word = read;
  });
  return slips;
}

/** Notes the slips between two words: those in a search text are none, it is looked for as typed. */
function report(
  { corrected }: Named,
  slips: ReadonlyMap<number, string>,
  words: readonly Word[],
  from: number,
  to: number,
) {
  for (let at = from; at < to; at += 1) {
    const typed = slips.get(at);
    if (typed !== undefined) corrected.push({ typed, read: words[at]?.word ?? typed });
  }
}

type FoundText = { condition: Condition; to: number; back: number };

/** A text to look for that begins at word `at`: `matching mug`, `title contains "set of"`, `with teak in the title`. */
function findText(
  words: readonly Word[],
  at: number,
  question: string,
  index: FacetIndex,
  left: readonly string[],
): FoundText | 'unclear' | null {
  const current = words[at] as Word;
  const inPlace = findTextInPlace(words, at, question);
  if (inPlace) return inPlace;
  if (!current.isQuoted && !startsSearch(words, at, question)) return null;
  const from = current.isQuoted ? at : afterTextWord(words, at + 1);
  let to = current.isQuoted || words[from]?.isQuoted ? from + 1 : searchEnd(words, from, question, index);
  const after = placeAfter(words, to);
  const before = placeBefore(left);
  const contains = searchText(words.slice(from, to), question);
  if (contains === '' || contains.length > longestSearch || (after && before.place)) return 'unclear';
  if (after) to = after.to;
  const place = current.word === 'sku' ? 'sku' : (after?.place ?? before.place ?? 'any');
  const isTitled = ['titled', 'called', 'named'].includes(current.word);
  const condition: Condition = {
    field: 'text',
    in: place === 'any' && isTitled ? 'title' : place,
    contains,
    ...(before.isNot ? { not: true } : {}),
  };
  return { condition, to, back: before.back };
}

/** `in the title` from word `at`. */
function placeAfter(words: readonly Word[], at: number): { place: TextPlace; to: number } | null {
  if (words[at]?.word !== 'in') return null;
  let to = at + 1;
  while (articles.has(words[to]?.word ?? '')) to += 1;
  const place = textPlaces.get(words[to]?.word ?? '');
  if (!place) return null;
  return { place, to: words[to + 1]?.word === 'points' ? to + 2 : to + 1 };
}

/** What stands before a search word: `whose title does not`. */
function placeBefore(left: readonly string[]): { place: TextPlace | null; isNot: boolean; back: number } {
  let back = 0;
  const last = () => left[left.length - 1 - back] ?? '';
  let isNot = false;
  if (last() === 'not' || last() === 'without' || last() === 'never') {
    isNot = true;
    back += 1;
  }
  while (['do', 'does', 'did', 'not', 'is', 'are', 'that', 'which', 'points'].includes(last())) {
    isNot ||= last() === 'not';
    back += 1;
  }
  const place = textPlaces.get(last()) ?? null;
  return { place, isNot, back: place ? back + 1 : isNot ? back : 0 };
}

const longestPhrase = 6;
const haveWords: ReadonlyMap<string, boolean> = new Map([
  ['with', false],
  ['have', false],
  ['has', false],
  ['having', false],
  ['without', true],
]);

/** `with teak in the title`, `without the word sale in the description`. */
function findTextInPlace(words: readonly Word[], at: number, question: string): FoundText | 'unclear' | null {
  let isNot = haveWords.get(words[at]?.word ?? '');
  if (isNot === undefined) return null;
  let from = at + 1;
  if (words[from]?.word === 'no' || words[from]?.word === 'not') {
    isNot = true;
    from += 1;
  }
  from = afterTextWord(words, from);
  for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to += 1) {
    if (searchWords.has(words[to - 1]?.word ?? '') || haveWords.has(words[to - 1]?.word ?? '')) return null;
    const after = placeAfter(words, to);
    if (!after) continue;
    const span = words.slice(from, to);
    if (span.some(({ word, isQuoted }) => !isQuoted && (noTexts.has(word) || textPlaces.has(word)))) return 'unclear';
    const contains = searchText(span, question);
    return {
      condition: { field: 'text', in: after.place, contains, ...(isNot ? { not: true } : {}) },
      to: after.to,
      back: 0,
    };
  }
  return null;
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
  return ['word', 'words', 'text', 'term', 'phrase'].includes(words[start]?.word ?? '') && start + 1 < words.length
    ? start + 1
    : at;
}

/** A search text runs to the end, to a name (`in Kitchen`), to a place (`in the title`) or to a new clause (`that are pending`). */
function searchEnd(words: readonly Word[], from: number, text: string, index: FacetIndex): number {
  for (let at = from + 1; at < words.length; at += 1) {
    const { word } = words[at] as Word;
    const next = words[at + 1]?.word ?? '';
    if (clauseStarts.has(word) && clauseVerbs.has(next)) return at;
    if (placeAfter(words, at)) return at;
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
