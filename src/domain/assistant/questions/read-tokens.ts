// Turns a question into tokens: names of the catalogue, texts to look for, dates, numbers, currencies, and words of the vocabulary.
import { currencyOfWord, longestCurrency } from './currencies.ts';
import { type FacetIndex, matchFacet } from './match-facet.ts';
import { matchTerm, type TermIndex } from './own-terms.ts';
import { correctWord, splitWords, type Word } from './question-words.ts';
import { readSpan } from './read-dates.ts';
import { findSpecial } from './read-special.ts';
import { findText } from './read-texts.ts';
import type { Token } from './token.ts';
import { findPhrase, grammarWords, readNumber } from './vocabulary.ts';

/** `words`: where they stand in the question. `corrected`: slips of the keyboard that were put right. */
export type Tokens = { tokens: Token[]; words: readonly Word[]; corrected: { typed: string; read: string }[] };

/** Questions are a sentence; of a book nothing is read. */
const mostWords = 200;

export function readTokens(
  question: string,
  index: FacetIndex,
  people: ReadonlyMap<string, string>,
  terms: TermIndex,
  now: Date,
  { takesPlain }: { takesPlain: boolean },
): Tokens | null {
  const words = splitWords(question);
  if (words.length > mostWords) return null;
  const slips = correctSlips(words, [...index.keys(), ...people.keys()]);
  const plain = words.map(({ word, isQuoted }) => (isQuoted ? '"' : word));
  const hasVerb = words.some((_, at) => /^(?:verb|get)$/.test(kindAt(words, at)) || words[at]?.word === 'approved');
  const found: Tokens = {
    tokens: [],
    words,
    corrected: [],
  };
  const { tokens } = found;
  let since = 0;
  for (let at = 0; at < words.length; ) {
    const gap = at === 0 ? '' : question.slice(words[at - 1]?.end, words[at]?.start);
    if (gap.includes(',')) tokens.push({ kind: 'comma', from: at, to: at });
    else if (/^ ?[-–—] ?$/.test(gap) && /^\d/.test(plain[at - 1] ?? '')) tokens.push({ kind: 'to', from: at, to: at });
    // A number below nothing is none of ours.
    if (/\s[-−]$/.test(gap) && /^\d/.test(plain[at] ?? '') && !/^\d/.test(plain[at - 1] ?? '')) {
      tokens.push({ kind: 'unknown', from: at, to: at + 1 });
      at += 1;
      continue;
    }
    const facet = isOfText(tokens) ? null : matchFacet(words, at, question, index, since);
    const term = facet || isOfText(tokens) ? null : matchTerm(words, at, terms, { takesPlain });
    const special = facet || term ? null : findSpecial(words, at, question, index, people);
    const text = facet || term || special ? null : findText(words, at, question, index, tokens);
    if (facet) {
      // The word brand before a name was already kept: it belongs to the name.
      while ((tokens.at(-1)?.to ?? -1) > facet.from) tokens.pop();
      tokens.push({
        kind: 'name',
        from: facet.from,
        to: facet.to,
        any: [[{ field: 'name', of: facet.field, values: [facet.value] }]],
      });
    } else if (term)
      tokens.push({ kind: 'term', from: term.from, to: term.to, any: [[{ field: 'term', ...term.term }]] });
    else tokens.push(special ?? text ?? { ...readToken(words, plain, at, question, hasVerb, now), word: plain[at] });
    const { to = at + 1, kind } = tokens.at(-1) ?? {};
    if (kind === 'name' || kind === 'text') since = to;
    // A slip within a text to look for is none.
    if (!text) for (let slip = at; slip < to; slip += 1) report(found, slips, words, slip);
    at = to;
  }
  return found;
}

/** Behind `title is` stands a text, even where a category is called like its first word. */
const isOfText = (tokens: readonly Token[]) =>
  tokens.at(-1)?.kind === 'be' && tokens.at(-2)?.field === 'title' && tokens.at(-2)?.kind === 'field';

const kindAt = (words: readonly Word[], at: number) => findPhrase(words, at)?.kind ?? '';

function readToken(
  words: readonly Word[],
  plain: readonly string[],
  at: number,
  question: string,
  hasVerb: boolean,
  now: Date,
): Token {
  const date = readSpan(plain, at, now);
  const said = date ? plain.slice(at, at + date.size).join(' ') : '';
  const isYear =
    /^(?:(?:in|on|during|of|from|for|since|before|after|between|until|till|the) )*\d{4}(?: (?:and|to) \d{4})?$/.test(
      said,
    );
  if (date && (!isYear || (hasVerb && /^(?:in|during|since|before|after|until|till|from|between)/.test(said))))
    return { kind: 'date', from: at, to: at + date.size, ...(date.span ? { span: date.span } : {}) };
  const typed = question.slice(words[at]?.start, words[at]?.end);
  const isByNumber = [at - 1, at + 1].some((near) => readNumber(plain[near] ?? '') !== null);
  const phrase = findPhrase(words, at);
  if (!phrase || (isByNumber && typed !== typed.toLowerCase() && question !== question.toUpperCase()))
    for (let size = longestCurrency(); size > 0; size -= 1) {
      const name = plain.slice(at, at + size).join(' ');
      const code = currencyOfWord().get(name);
      const isCode = size > 1 || !phrase || typed === code;
      if (code && isCode) return { kind: 'currency', from: at, to: at + size, currency: code };
    }
  const value = readNumber(plain[at] ?? '');
  // `80 or below 20`, `3 and fewer than 5` are two bounds.
  const behind = phrase?.kind === 'tail' ? (plain[at + phrase.words.length] ?? '') : '';
  if (behind === 'than' || readNumber(behind) !== null || currencyOfWord().has(behind))
    return { kind: plain[at] === 'or' ? 'or' : 'and', from: at, to: at + 1 };
  // `With no more than 3`: the no belongs to what follows.
  const isLed =
    phrase?.kind === 'without' && phrase.words.length > 1 && kindAt(words, at + phrase.words.length - 1) === 'bound';
  if (isLed) return { kind: 'have', from: at, to: at + phrase.words.length - 1 };
  const isLast = at + (phrase?.words.length ?? 1) === words.length;
  if (phrase && isLast && (phrase.kind === 'contains' || plain[at] === 'with'))
    return { kind: 'unknown', from: at, to: words.length };
  if (phrase?.kind === 'contains') return { kind: 'have', from: at, to: at + phrase.words.length };
  if (phrase) return { kind: phrase.kind, from: at, to: at + phrase.words.length, ...phrase.meaning };
  return value === null ? { kind: 'unknown', from: at, to: at + 1 } : { kind: 'number', from: at, to: at + 1, value };
}

/** Puts slips right in place, where only one word of ours can be meant; answers what was typed, by place. */
function correctSlips(words: Word[], names: readonly string[]): Map<number, string> {
  const known = new Set(grammarWords);
  for (const key of names) for (const word of key.split(' ')) known.add(word);
  const slips = new Map<number, string>();
  words.forEach((current, at) => {
    const { word, isQuoted } = current;
    if (isQuoted || known.has(word) || known.has(`${word}s`) || currencyOfWord().has(word)) return;
    const read = correctWord(word, known);
    // A number is never guessed.
    if (read === null || readNumber(read) !== null) return;
    slips.set(at, word);
    current.word = read;
  });
  return slips;
}

function report({ corrected }: Tokens, slips: ReadonlyMap<number, string>, words: readonly Word[], at: number) {
  const typed = slips.get(at);
  if (typed !== undefined) corrected.push({ typed, read: words[at]?.word ?? typed });
}
