// The product's own terms in a question: reasons of waiting, labels of rules. They come from the tables the lists are filtered by.
import { lenses, lensLabels } from '#domain/catalogue/lens.ts';
import { once } from '#domain/once.ts';
import { rootOf } from '#domain/text/word-forms.ts';
import { freeWords } from '#domain/text/words.ts';
import type { SimpleCondition } from './catalogue-query.ts';
import { splitWords, type Word } from './question-words.ts';
import { findPhrase, grammarWords } from './vocabulary.ts';

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

/** Words without a meaning of their own within a term. */
const isFree = (words: readonly Word[], at: number) =>
  freeWords.has(words[at]?.word ?? '') || /^(?:be|filler)$/.test(findPhrase(words, at)?.kind ?? '');
/** `Nothing written` and `not written` are the same. */
const negation = 'not';
const meaningOf = (word: string) => (word === 'nothing' ? negation : rootOf(word));
const contentOf = (words: readonly Word[]) => words.filter((_, at) => !isFree(words, at)).map(({ word }) => word);
const rootsOf = (text: string) => new Set(contentOf(splitWords(text.replace(/["“”«»]/g, ' '))).map(meaningOf));
const index = (terms: readonly OwnTerm[]): TermIndex => terms.map((term) => ({ term, roots: rootsOf(term.label) }));
const indexedLenses = once(() => index(lensTerms));

/** Prepares the terms for look-up by their words, the lenses among them. */
export const indexTerms = (terms: readonly OwnTerm[] = []): TermIndex => [...indexedLenses(), ...index(terms)];

type FoundTerm = { term: OwnTerm; from: number; to: number };

/** `The rule`, `lens` at a word: what terms are called before or behind them. */
function calledAt(words: readonly Word[], at: number): OwnTerm['of'] | undefined {
  const field = findPhrase(words, at)?.meaning.field;
  return field === 'lens' || field === 'rule' ? field : undefined;
}

/** Whether a word before says that something is broken: `breaks`, `violating the`. */
function isBrokenAt(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && isFree(words, before)) before -= 1;
  return findPhrase(words, before)?.kind === 'break';
}

/**
 * The term whose words are at a word, in any order; of a lens two of them are enough where no other lens has both. The label of a rule names
 * what is right, so that it is a broken rule only beside the word rule or where something is said to be broken; a lens of words the grammar
 * knows is one only beside the word lens. `takesPlain`: without that word too, by its whole label or by all but its first word; for a question
 * that the grammar does not read by itself. Without its negation a label says the opposite, so that is never left out.
 */
export function matchTerm(
  words: readonly Word[],
  at: number,
  terms: TermIndex,
  { takesPlain = false }: { takesPlain?: boolean } = {},
): FoundTerm | null {
  const before = calledAt(words, at);
  const isBroken = isBrokenAt(words, at);
  const start = before ? skipFree(words, at + 1) : at;
  for (let to = Math.min(words.length, start + longestTerm); to > start; to -= 1) {
    const span = words.slice(start, to);
    if (span.some(({ isQuoted }) => isQuoted) || isFree(words, start) || isFree(words, to - 1)) continue;
    const said = contentOf(span);
    const roots = new Set(said.map(meaningOf));
    if (roots.size !== said.length) continue;
    const behind = calledAt(words, to);
    const of = before ?? behind;
    const isPlain = said.every((word) => grammarWords.has(word));
    const isAllowed = ({ term, roots: all }: Indexed) => {
      if (of) return term.of === of;
      if (term.of !== 'lens') return isBroken;
      return !isPlain || (takesPlain && isNearlyAll(roots, all));
    };
    const having = terms.filter(
      (each) =>
        isAllowed(each) &&
        [...roots].every((root) => each.roots.has(root)) &&
        (roots.has(negation) || !each.roots.has(negation)),
    );
    const whole = having.filter(({ roots: all }) => all.size === roots.size);
    const isPartEnough = whole.length === 0 && roots.size > 1 && having.every(({ term }) => term.of === 'lens');
    const [only, another] = isPartEnough ? having : whole;
    if (only && !another) return { term: only.term, from: at, to: !before && behind ? to + 1 : to };
  }
  return null;
}

/** Of two words or more, and of the label without none but its first. */
function isNearlyAll(roots: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  const [first] = all;
  return roots.size > 1 && [...all].every((root) => root === first || roots.has(root));
}

const longestTerm = 10;
function skipFree(words: readonly Word[], at: number): number {
  let next = at;
  while (next < words.length && isFree(words, next)) next += 1;
  return next;
}
