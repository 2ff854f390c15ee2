// Reads the words around a text to look for: where it ends, and in which field it is to be.
import { dimensionWords, type FacetIndex, matchFacet } from './match-facet.ts';
import type { Word } from './question-words.ts';
import type { FieldName, TextCondition } from './token.ts';
import { findPhrase, readNumber } from './vocabulary.ts';

export type TextPlace = TextCondition['in'];
const places: ReadonlySet<string> = new Set<FieldName>(['title', 'description', 'bullets', 'sku']);
export const toPlace = (field?: FieldName): TextPlace | null =>
  field && places.has(field) ? (field as TextPlace) : null;

export class TextReader {
  readonly words: readonly Word[];
  readonly question: string;
  readonly index: FacetIndex;
  constructor(words: readonly Word[], question: string, index: FacetIndex) {
    this.words = words;
    this.question = question;
    this.index = index;
  }
  word = (at: number) => (this.words[at]?.isQuoted ? '' : (this.words[at]?.word ?? ''));
  kind = (at: number) => findPhrase(this.words, at)?.kind;
  isName = (at: number) =>
    matchFacet(this.words, dimensionWords.has(this.word(at)) ? at + 1 : at, this.question, this.index) !== null;

  /** `in the title`, `in the text of their descriptions` from a word. */
  placeAt(at: number): { place: TextPlace; to: number; more?: { place: TextPlace; isOr: boolean } } | null {
    if (this.word(at) !== 'in') return null;
    let to = at + 1;
    while (/^(?:the|their|its|a|an|of|product|word|words|text)$/.test(this.word(to))) to += 1;
    const found = findPhrase(this.words, to);
    const place = toPlace(found?.meaning.field);
    if (!place || !found) return null;
    to += found.words.length;
    // `In the title or description`.
    let next = to + 1;
    while (/^(?:in|the|their|its)$/.test(this.word(next))) next += 1;
    const second = /^(?:or|and)$/.test(this.word(to)) ? findPhrase(this.words, next) : undefined;
    const more = toPlace(second?.meaning.field);
    const behind = next + (second?.words.length ?? 0);
    if (
      !more ||
      !second ||
      /^(?:status|missing|empty|bound|number|contains|need|be|not)$/.test(this.kind(behind) ?? '')
    )
      return { place, to };
    return { place, to: behind, more: { place: more, isOr: this.word(to) === 'or' } };
  }

  /** Past `the word` in `containing the word mug`. */
  afterTextWord(at: number): number {
    const start = this.word(at) === 'the' ? at + 1 : at;
    return /^(?:words?|text|term|phrase|string)$/.test(this.word(start)) && start + 1 < this.words.length
      ? start + 1
      : at;
  }

  /** Where the text that begins at a word ends: a quoted one by itself, another before a word of the grammar. */
  endOf(from: number, stop?: RegExp): number {
    if (this.words[from]?.isQuoted) return from + 1;
    let end = from + 1;
    for (let at = from + 1; at < this.words.length; at += 1) {
      const kind = this.kind(at);
      if (stop?.test(this.word(at))) break;
      if (this.words[at]?.isQuoted || this.placeAt(at)) break;
      if (this.question.slice(this.words[at - 1]?.end, this.words[at]?.start).includes(',')) break;
      if (/^(?:in|by|from|of|for|on|at)$/.test(this.word(at)) && this.isName(at + 1)) break;
      const isContent =
        kind === undefined || kind === 'percent' || readNumber(this.word(at)) !== null || this.isName(at);
      if (isContent) end = at + 1;
      else if (!/^(?:filler|link|to|all|per|be)$/.test(kind)) break;
    }
    return end;
  }

  /** The text from one word until another, as typed; `isAnywhere` drops an article: `mention the dishwasher` looks for a dishwasher. */
  textOf(from: number, to: number, isAnywhere = false): string {
    const [first] = this.words.slice(from, to);
    if (to === from + 1 && first?.isQuoted) return first.word;
    const hasArticle = isAnywhere && /^(?:the|an?)$/.test(first?.word ?? '') && to > from + 1;
    return this.question.slice(this.words[hasArticle ? from + 1 : from]?.start, this.words[to - 1]?.end).trim();
  }
}
