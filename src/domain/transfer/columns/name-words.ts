// The words a column's name is made of, each with what it means, and what is said beside them: a language, a currency, a number.
import { once } from '#domain/once.ts';
import { canonicalLocale, isLanguage, isOnlyCountry, localeOfCountry } from '#domain/text/locale.ts';
import { plainName } from '../cells/column-names.ts';
import { currencyCodes, likeliestCurrency } from '../cells/currency-codes.ts';
import { rememberNames } from '../cells/remember-names.ts';
import data from './target-names.json' with { type: 'json' };

type Field = keyof typeof data.words;
type Modifier = keyof typeof data.modifiers;
/** What a word means; `unknown` is any other word. */
export type Sense = Field | Modifier | keyof typeof data.others | 'unknown';

/** A word, and its place among the words of that meaning: the first says it most surely. */
export type NameWord = { sense: Sense; rank: number };

export type NameWords = {
  words: NameWord[];
  /** The language its values are in, where the name says one. */
  language: string | null;
  currency: string | null;
  /** The number of a column of several: `Image 2`. */
  index: number | null;
};

const lexicon = once(() => {
  const known = new Map<string, NameWord>();
  for (const group of [data.words, data.modifiers, data.others])
    for (const [sense, list] of Object.entries(group) as [Sense, string][])
      for (const [rank, word] of list.split(', ').entries()) {
        const plain = plainName(word);
        if (!known.has(plain)) known.set(plain, { sense, rank });
      }
  return known;
});
const longestPhrase = 4;
/** A longer name says no more. */
const longestName = 200;

const stopWords = new Set(
  'of the a an en and or oder ou или або de del des du la le les el il lo di do da dos das d l na z s se si for fur im in und et e y w za na с в на для до и من في'.split(
    ' ',
  ),
);
const signOf = (part: string) => likeliestCurrency(plainName(part) || part);

const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]/u;
const joints = /^(?:s|n|en|es|er|e)$/;

/** A known word and the short one for its number: `productid`, `artikelnr`. Elsewhere two letters say nothing. */
function takeNumber(word: string): NameWord[] | null {
  const [head, last] = [lexicon().get(word.slice(0, -2)), lexicon().get(word.slice(-2))];
  return head && (last?.sense === 'id' || last?.sense === 'code') ? [head, last] : null;
}

/** A word put together of known ones, the longest last first: `verkaufspreis`, `商品画像`; null where something is left over. */
function takeApart(word: string, depth = 0): NameWord[] | null {
  const known = lexicon().get(word);
  if (known) return [known];
  const least = ideographs.test(word) ? 1 : 3;
  if (depth > 4) return null;
  for (let at = least; at <= word.length - least; at += 1) {
    const last = lexicon().get(word.slice(at));
    if (!last) continue;
    const head = word.slice(0, at);
    const first =
      takeApart(head, depth + 1) ??
      [1, 2]
        .map((cut) => (joints.test(head.slice(-cut)) ? takeApart(head.slice(0, -cut), depth + 1) : null))
        .find((found) => found !== null);
    if (first) return [...first, last];
  }
  return depth === 0 ? takeNumber(word) : null;
}

/** A word of a Slavic language without the ending that its case and number change; other words as they are. */
const withoutEnding = (word: string) =>
  /^\p{sc=Cyrillic}{5,}$/u.test(word) ? word.replace(/(?<=.{4})[аеёиоуыэюяєіїйьмхв]{1,3}$/u, '') : word;
const byStem = once(
  () => new Map([...lexicon()].map(([word, meaning]): [string, NameWord] => [withoutEnding(word), meaning])),
);

function readWord(word: string, isNumbered: boolean): NameWord[] {
  const stem = withoutEnding(word);
  const bent = stem === word ? undefined : byStem().get(stem);
  const known =
    takeApart(word) ??
    (bent ? [bent] : null) ??
    (word.length > 4 && word.endsWith('s') ? takeApart(word.slice(0, -1)) : null);
  const unknown: NameWord = { sense: 'unknown', rank: 0 };
  if (known) return known;
  // What is numbered is a list, of texts or of pictures.
  const cut = isNumbered ? cutWords(word) : null;
  if (cut?.sense === 'bullets' || cut?.sense === 'image') return [cut];
  // The last part says what the whole is, also behind a first one of any language.
  const least = ideographs.test(word) ? 2 : 4;
  for (let at = 2; at <= word.length - least; at += 1) {
    const last = lexicon().get(word.slice(at));
    if (last && Object.hasOwn(data.words, last.sense)) return [unknown, last];
  }
  return [unknown];
}

/** A word cut short, as headers of narrow numbered columns have it: `Feat 1`. Only where all words it may stand for mean one thing. */
const lengthOfCut = /^[a-z]{4,5}$/;
const cutWords = rememberNames((word): NameWord | null => {
  if (!lengthOfCut.test(word)) return null;
  const whole = [...lexicon()].filter(([known]) => known.length > word.length + 1 && known.startsWith(word));
  const [first] = whole.map(([, meaning]) => meaning);
  return first && whole.every(([, { sense }]) => sense === first.sense) ? first : null;
});

function readWords(plain: string, isNumbered: boolean): NameWord[] {
  const all = plain.split(' ').filter((word) => word !== '');
  const words: NameWord[] = [];
  for (let at = 0; at < all.length; ) {
    let size = Math.min(longestPhrase, all.length - at);
    while (size > 1 && !lexicon().has(all.slice(at, at + size).join(' '))) size -= 1;
    const phrase = lexicon().get(all.slice(at, at + size).join(' '));
    if (phrase) words.push(phrase);
    else if (!stopWords.has(all[at] ?? '')) words.push(...readWord(all[at] ?? '', isNumbered));
    at += phrase ? size : 1;
  }
  return words;
}

const isNumberWord = (word: string) => ['id', 'code'].includes(lexicon().get(word.toLowerCase())?.sense ?? 'unknown');

/** The language of a code: `en_US`, `de`; in capitals that of a country too: `US`. Words for a number are none, such as `No`. */
function languageOf(code: string): string | null {
  if (isNumberWord(code)) return null;
  const locale = isLanguage(code) ? canonicalLocale(code) : null;
  if (locale !== null) return new Intl.Locale(locale).language;
  const isCapital = code === code.toUpperCase();
  return isCapital && isOnlyCountry(code) && !lexicon().has(code.toLowerCase())
    ? localeOfCountry(code).slice(0, 2)
    : null;
}

/** What a bracket, or an end of a name, says besides: its language, its currency, or nothing. */
function takeCodes(name: string, found: NameWords): string {
  const bracketed = name.replace(/[([{<]([^()[\]{}<>]*)[)\]}>]/g, (_, inner: string) => {
    for (const part of inner.split(/[^\p{L}\p{Sc}_-]+/u)) {
      found.language ??= languageOf(part);
      found.currency ??= signOf(part) ?? (currencyCodes.has(part.toUpperCase()) ? part.toUpperCase() : null);
    }
    const number = /^\s*(\d{1,3})\s*$/.exec(inner)?.[1];
    return number === undefined ? ' ' : ` ${number} `;
  });
  const rest = bracketed.trim() === '' ? name : bracketed;
  const parts = rest.split(/([\s_.:/@|,-]+)/);
  const kept = parts.map((part, at) => {
    const isEdge = at === 0 || at === parts.length - 1;
    const sign = parts.length > 1 && at > 0 ? signOf(part) : undefined;
    if (sign !== undefined) {
      found.currency ??= sign;
      return '';
    }
    if (parts.length === 1 || part.length < 2 || part.length > 3) return part;
    const isCapital = part === part.toUpperCase();
    if (part.length === 3) {
      if (!isEdge || !currencyCodes.has(part.toUpperCase()) || (lexicon().has(part.toLowerCase()) && !isCapital))
        return part;
      found.currency ??= part.toUpperCase();
      return '';
    }
    const region =
      parts[at + 1]?.match(/^[_-]$/) && /^[A-Za-z]{2}$/.test(parts[at + 2] ?? '') ? parts[at + 2] : undefined;
    const language = languageOf(part);
    const isCode = language !== null;
    const isLocale = isCode && region !== undefined && region === region.toUpperCase();
    if (!isLocale && (!isCode || !isEdge || (at === 0 && !isCapital && !/^[_.:-]/.test(parts[1] ?? '')))) return part;
    found.language ??= language;
    if (isLocale) parts[at + 2] = '';
    return '';
  });
  const left = kept.join('');
  return /\p{L}/u.test(left) ? left : name;
}

/** `Item #` is an item number; `Bullet #1` is the first bullet. */
const spellNumber = (name: string) => name.replace(/(?<=\p{L}\s?)#(?!\s?\d)/gu, ' number ');

/** What the words of a name mean. */
export const readName = rememberNames((name): NameWords => {
  const found: NameWords = { words: [], language: null, currency: null, index: null };
  const plain = plainName(takeCodes(spellNumber(name.slice(0, longestName).normalize('NFKC')), found))
    // `Image1` is the first image, `N11` a name.
    .replace(/(\p{L}{3})(\d)/gu, '$1 $2')
    .replace(
      /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー])(?=[\p{sc=Latin}\d])|([\p{sc=Latin}\d])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])/gu,
      '$1$2 ',
    );
  const numbers = plain.match(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu) ?? [];
  if (numbers.length > 0) found.index = Number(numbers.at(-1));
  found.words = readWords(
    plain
      .replace(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
    found.index !== null,
  );
  return found;
});
