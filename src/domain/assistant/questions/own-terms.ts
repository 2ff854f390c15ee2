// The product's own terms in a question: reasons of waiting, labels of rules. They come from the tables the lists are filtered by.
import { lenses, lensLabels } from '#domain/catalogue/lens.ts';
import { rootOf } from '#domain/claims/tokens/tokens.ts';
import { once } from '#domain/once.ts';
import { freeWords } from '#domain/text/words.ts';
import type { Grouping, SimpleCondition } from './catalogue-query.ts';
import { type Word, wordKey } from './question-words.ts';
import { grammarWords } from './vocabulary.ts';

/** `filter`: of the lists. */
export type OwnTerm = Omit<Extract<SimpleCondition, { field: 'term' }>, 'field' | 'not'>;
type Indexed = { term: OwnTerm; roots: ReadonlySet<string> };
export type TermIndex = readonly Indexed[];

/** Every lens by the words of its label. */
export const lensTerms: readonly OwnTerm[] = lenses.map((lens) => ({
  of: 'lens',
  label: lensLabels[lens],
  filter: { lens },
}));

const isFree = (word: string) => freeWords.has(word) || word === 'is' || word === 'are' || word === 'be';
const rootsOf = (text: string) =>
  new Set(
    wordKey(text)
      .split(' ')
      .filter((word) => !isFree(word))
      .map(rootOf),
  );
const index = (terms: readonly OwnTerm[]): TermIndex => terms.map((term) => ({ term, roots: rootsOf(term.label) }));
const indexedLenses = once(() => index(lensTerms));

/** Prepares the terms for look-up by their words, the lenses among them. */
export const indexTerms = (terms: readonly OwnTerm[] = []): TermIndex => [...indexedLenses(), ...index(terms)];

/** What a term is called before or behind it. */
const termWords: ReadonlyMap<string, Grouping> = new Map([
  ['lens', 'lens'],
  ['reason', 'lens'],
  ['rule', 'rule'],
  ['rules', 'rule'],
]);

export type FoundTerm = { term: OwnTerm; from: number; to: number };

/**
 * The term at a word, in any order of its words: `claims that are open`. Two of its words are enough where no other term has both; words
 * the grammar knows are a term by themselves only beside what terms are called.
 */
export function matchTerm(words: readonly Word[], at: number, terms: TermIndex): FoundTerm | null {
  const hintBefore = termWords.get(words[at]?.word ?? '');
  const start = hintBefore ? skipFree(words, at + 1) : at;
  for (let to = Math.min(words.length, start + longestTerm); to > start; to -= 1) {
    const span = words.slice(start, to);
    const [first, last] = [span[0]?.word ?? '', span.at(-1)?.word ?? ''];
    if (span.some(({ isQuoted }) => isQuoted) || isFree(first) || isFree(last)) continue;
    const said = span.map(({ word }) => word).filter((word) => !isFree(word));
    const roots = new Set(said.map(rootOf));
    if (roots.size !== said.length) continue;
    const hintAfter = termWords.get(words[to]?.word ?? '');
    const hint = hintBefore ?? hintAfter;
    const found = terms.filter(
      ({ term, roots: all }) => (!hint || term.of === hint) && [...roots].every((root) => all.has(root)),
    );
    const whole = found.filter(({ roots: all }) => all.size === roots.size);
    const [only] = whole.length > 0 ? whole : roots.size > 1 ? found : [];
    const isOne = whole.length === 1 || (whole.length === 0 && found.length === 1);
    const isPlain = said.every((word) => grammarWords.has(word));
    if (!only || !isOne || (isPlain && !hint)) continue;
    return { term: only.term, from: at, to: !hintBefore && hintAfter ? to + 1 : to };
  }
  return null;
}

const longestTerm = 10;
function skipFree(words: readonly Word[], at: number): number {
  let next = at;
  while (isFree(words[next]?.word ?? '')) next += 1;
  return next;
}
