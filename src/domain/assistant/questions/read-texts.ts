// Finds the texts products are to hold: `matching mug`, `title contains "set of" or "pair"`, `with teak in the title`, `title is "Product"`.
import type { FacetIndex } from './match-facet.ts';
import type { Word } from './question-words.ts';
import { type TextPlace, TextReader, toPlace } from './text-reader.ts';
import type { TextCondition, Token } from './token.ts';
import { noTexts } from './vocabulary.data.ts';
import { findPhrase, readNumber } from './vocabulary.ts';

const longestSearch = 500;
const longestPhrase = 6;

/** `whose title does not` at the end of the tokens before a text. */
function placeBefore(tokens: readonly Token[]): {
  place: TextPlace | null;
  isNot: boolean;
  isNeither: boolean;
  back: number;
} {
  let back = 0;
  let isNot = false;
  let isNeither = false;
  const last = () => tokens[tokens.length - 1 - back];
  const isSkipped = () => /^(?:be|that|which|not|filler|without|only|bound|and|or)$/.test(last()?.kind ?? '');
  let ofNot = 0;
  while (isSkipped() && !(last()?.kind === 'bound' && last()?.bound !== 'equal')) {
    const token = last();
    if (/^(?:and|or)$/.test(token?.kind ?? '')) break;
    if (token?.kind === 'not' || token?.kind === 'without') {
      isNot = true;
      isNeither ||= token.isNeither ?? false;
      ofNot = back + 1;
    }
    back += 1;
  }
  const place = toPlace(last()?.field);
  return { place, isNot, isNeither, back: place ? back + 1 : isNot ? ofNot : 0 };
}

/** The text a further one goes on with: `title contains "set" but not "gift"`. */
function textBefore(tokens: readonly Token[], back: number): TextCondition | undefined {
  const earlier = tokens.slice(0, tokens.length - back);
  if (/^(?:and|or|nor|comma)$/.test(earlier.at(-1)?.kind ?? '')) earlier.pop();
  else if (back === 0) return undefined;
  const [first] = earlier.at(-1)?.kind === 'text' ? (earlier.at(-1)?.any?.[0] ?? []) : [];
  return first?.field === 'text' ? first : undefined;
}

/** `is`, `are exactly`: what stands between a field and a text it equals. */
const isEqual = (tokens: readonly Token[], back: number) => {
  const between = tokens.slice(tokens.length - back + 1);
  return between.some(({ kind, bound }) => kind === 'be' || kind === 'not' || bound === 'equal');
};

/** A text to look for that begins at a word, as a token; the tokens before that belong to it are taken. */
export function findText(
  words: readonly Word[],
  at: number,
  question: string,
  index: FacetIndex,
  tokens: Token[],
): Token | null {
  const reader = new TextReader(words, question, index);
  const current = words[at] as Word;
  const found = findPhrase(words, at);
  const before = placeBefore(tokens);
  // `sku AB-12`, `sku is AB-12`: one has a digit.
  const ofSku = /^(?:is|=|equals)$/.test(reader.word(at + 1)) ? at + 2 : at + 1;
  const isSku = found?.meaning.field === 'sku' && /^\S*\d/.test(question.slice(words[ofSku]?.start));
  const isSearch = found?.kind === 'contains' || isSku;
  const isWith = found?.kind === 'without' || /^(?:with|have|has|having)$/.test(reader.word(at));
  const isValue =
    before.place === 'title' &&
    /^\p{Lu}/u.test(question.slice(current.start)) &&
    reader.word(at - 1) === 'is' &&
    /^(?:undefined|noun)$/.test(`${reader.kind(at)}`) &&
    reader.endOf(at) === words.length;
  let start = at;
  if (isSku) start = ofSku;
  else if (isSearch) start = at + (found?.words.length ?? 1);
  else if (isWith && !current.isQuoted) start = at + (found?.words.length ?? 1);
  else if (!current.isQuoted && !isValue) return null;
  if (words[start] === undefined) return null;
  let isNeither = before.isNeither;
  let isBoth = false;
  if (/^(?:both|either|neither)$/.test(reader.word(start)) && words[start + 1]) {
    isNeither ||= reader.word(start) === 'neither';
    isBoth = reader.word(start) === 'both';
    start += 1;
  }
  const texts: string[] = [];
  let isOr = false;
  let isAnd = false;
  let to = start;
  const textStart = reader.afterTextWord(start);
  for (let from = textStart; ; ) {
    if (texts.length > 0 && isSearch && !reader.words[from]?.isQuoted && reader.kind(from) !== undefined) break;
    const end = isWith && !isSearch ? endInPlace(reader, from) : isValue ? words.length : reader.endOf(from);
    if (end === null) return null;
    texts.push(reader.textOf(from, end, !isValue && found?.meaning.how === undefined));
    to = end;
    const comma = question.slice(words[end - 1]?.end, words[end]?.start).includes(',');
    const joint = reader.word(end);
    const next = /^(?:or|and|nor|but)$/.test(joint) ? end + 1 : comma ? end : null;
    if (next === null || words[next] === undefined) break;
    let after = /^(?:not|neither)$/.test(reader.word(next)) ? words.length : next;
    if (reader.kind(after) === 'contains') after += 1;
    from = reader.afterTextWord(after);
    if (
      words[from] === undefined ||
      (isSearch && !isBoth && !words[from]?.isQuoted && (reader.kind(from) !== undefined || reader.isName(from)))
    )
      break;
    if (isWith && !isSearch && endInPlace(reader, from) === null) break;
    isOr ||= joint === 'or';
    isAnd ||= joint === 'and' || joint === 'but';
  }
  const after = reader.placeAt(to);
  if (isWith && !isSearch && !after && !words[start]?.isQuoted) return null;
  const isGrammar = !words[start]?.isQuoted && !isValue && isState(reader.kind(textStart));
  const isAmount = reader.word(at) === 'about' && readNumber(reader.word(start)) !== null;
  // `Categories that contain rejected products` ask for no text.
  const isAllGrammar =
    isSearch &&
    !words[start]?.isQuoted &&
    words.slice(start, to).every((_, by) => reader.kind(start + by) !== undefined);
  if ((isGrammar || isAllGrammar) && reader.word(at) !== 'about' && !before.place) return null;
  const isUnclear =
    isGrammar ||
    isAllGrammar ||
    (reader.word(at).startsWith('includ') && !words[start]?.isQuoted && reader.isName(start)) ||
    isAmount ||
    (isOr && isAnd) ||
    (isSearch && isOfNoTexts(reader, start, to)) ||
    texts.some((text) => text === '' || text.length > longestSearch) ||
    (after !== null && before.place !== null && !isWith) ||
    (isWith && !isSearch && !words[start]?.isQuoted && textStart === start && hasNoText(reader, start, to));
  if (isUnclear) return { kind: 'unknown', from: at, to: Math.max(to, at + 1) };
  const isOfField = isWith && !after && toPlace(tokens.at(-1)?.field) !== null;
  const usesBefore = !(isWith && !isSearch) || isOfField;
  const earlier = before.place || after ? undefined : textBefore(tokens, before.back);
  const isNot = (usesBefore && before.isNot) || isNeither || (!isSearch && found?.kind === 'without');
  const how =
    found?.meaning.how ??
    (isSku && ofSku > at + 1 ? 'is' : undefined) ??
    (!isSearch && usesBefore && before.place && isEqual(tokens, before.back) ? 'is' : undefined) ??
    (textStart > start && /^words?$/.test(reader.word(textStart - 1)) ? 'word' : undefined);
  // `Find "oak"` and `matching oak` search as lists do; what products have or mention may stand anywhere in their source.
  const isInside = (isWith || (isSearch && !found?.meaning.isListSearch)) && (how === undefined || how === 'word');
  const named = after?.place ?? (usesBefore ? before.place : null) ?? earlier?.in;
  const place = isSku ? 'sku' : (named ?? (isInside ? 'source' : 'any'));
  if (usesBefore) tokens.splice(tokens.length - before.back, before.back);
  const conditions = texts.map(
    (contains): TextCondition => ({
      field: 'text',
      in: place,
      contains,
      ...(how ? { how } : {}),
      ...(isNot ? { not: true } : {}),
    }),
  );
  const { more } = after ?? {};
  if (more && texts.length === 1) {
    const both = conditions.flatMap((each) => [each, { ...each, in: more.place }]);
    return {
      kind: 'text',
      from: at,
      to: after?.to ?? to,
      any: more.isOr && !isNot ? both.map((each) => [each]) : [both],
    };
  }
  if (more) return { kind: 'unknown', from: at, to: after?.to ?? to };
  const isAny = isOr && !isNot && !isBoth;
  return { kind: 'text', from: at, to: after?.to ?? to, any: isAny ? conditions.map((each) => [each]) : [conditions] };
}

/** `containing pending titles` asks for a state, not for a text. */
const isState = (kind?: string) => /^(?:status|level|noun|field|missing|without|need|empty|count)$/.test(kind ?? '');

/** `a number`, `any digits`: kinds of text, no text to look for. */
function isOfNoTexts(reader: TextReader, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (reader.words[at]?.isQuoted || !noTexts.has(reader.word(at))) return false;
  return to > from;
}

/** The end of the text in `with teak in the title`. */
function endInPlace(reader: TextReader, from: number): number | null {
  if (reader.words[from]?.isQuoted) return from + 1;
  for (let to = from + 1; to <= Math.min(reader.words.length, from + longestPhrase); to += 1) {
    if (reader.kind(to - 1) === 'contains' || /^(?:with|have|has|having|without)$/.test(reader.word(to - 1)))
      return null;
    if (reader.placeAt(to) || (to > from && /^(?:or|and|nor)$/.test(reader.word(to)))) return to;
  }
  return null;
}

/** Whether one of the words is one for which no text is meant. */
function hasNoText(reader: TextReader, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (
      !reader.words[at]?.isQuoted &&
      (noTexts.has(reader.word(at)) || toPlace(findPhrase(reader.words, at)?.meaning.field))
    )
      return true;
  }
  return false;
}
