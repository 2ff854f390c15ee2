// The language a column's name says its texts are in, and what the column is called without it: `name_nl`, `description(en-gb)`, `Titel [fr]`.
import { localeShape } from '#domain/catalogue/translations.ts';
import {
  canonicalLocale,
  isLanguage,
  isWrittenLocale,
  localeByName,
  mayBeLocale,
  readLocales,
} from '#domain/text/locale.ts';
import { plainName } from '../cells/column-names.ts';
import { rememberNames } from '../cells/remember-names.ts';
import { readName } from './name-words.ts';
import { judgePath } from './target-by-name.ts';
import { isTextTarget, type TextTarget } from './translated-texts.ts';

/**
 * `stem` is the rest of the name, as names are compared. `isMarked`: the name writes the language as nothing else is written, in brackets or with a
 * region; any other one is believed only with more that speaks for it (`name_is` alone may be no Icelandic). `isPath`: it is a step of a path. `isWord`:
 * it is also a word for a number, as in `Product No` and `Product ID`.
 */
type Place = { stem: string; isMarked: boolean; isPath: boolean; isWord: boolean };
/** `isRare`: hardly anything is written in the language (`name_os`). `isCountry`: the name says a country instead (`Title AT`). */
export type ColumnLocale = Place & { locale: string; isRare: boolean; isCountry: boolean };
/** As the name has it: a tag, the name of a language, a country; of a store view its name. */
type Said = { isMarked: boolean; isWord: boolean } & ({ text: string } | { view: string });
type Ending = Place & Said;

/** How our own tables name a language that would be read as another, or as none, such as that of a store view. */
const ofStoreView = 'store view ';

/** The name of the column of a text in a language; `key` is that text's (`title (de)`). */
export function writeColumnLocale(part: string, locale: string): string {
  const isRead = readBracket(locale)?.isMarked === true && readLocales([locale])(locale) === locale;
  return `${part} (${isRead ? '' : ofStoreView}${locale})`;
}

/** True for a code that names as well mean a number by, not written as tags are: `No`, `ID`. */
const isNumberWord = (text: string) => readName(text).words.some(({ sense }) => sense === 'id' || sense === 'code');

/** What stands in brackets: a tag, `lang: de`, the name of a language, a country in place of one. */
function readBracket(inner: string): Said | null {
  const text = inner.trim().replace(/^(?:lang(?:uage)?|locale|xml:lang)\s*[:=]\s*/i, '');
  if (text.startsWith(ofStoreView)) {
    const view = text.slice(ofStoreView.length);
    return localeShape.test(view) ? { view, isMarked: true, isWord: false } : null;
  }
  if (localeByName(text) !== null) return { text, isMarked: true, isWord: false };
  if (!mayBeLocale(text)) return null;
  const isWord = isNumberWord(text) && text !== canonicalLocale(text);
  // Codes of three letters are words as well: `mac`, `tel`.
  return { text, isMarked: isLanguage(text) && text.length !== 3 && !isWord, isWord };
}

const ofLanguages =
  /(?:^| )(?:translations?|translated|i18n|i 18 n|l10n|locali[sz](?:ed|ations?)|languages?|locales?)(?= |$)/g;

/** A plain name without the words that say that a text is in several languages: `title translations`. */
export const withoutLanguageWords = (plain: string): string => plain.replace(ofLanguages, '').trim() || plain;

type Found = { text: string; isMarked: boolean; from: number; count: number };

/** A tag of several parts among the parts of a name: `en_US`, `zh-Hans-CN`. Only one written in capitals as tags are is sure by itself. */
function findLongTag(parts: readonly string[], last: number): Found | null {
  for (const count of [5, 3])
    for (let from = 0; from + count - 1 <= last; from += 2) {
      const tag = parts.slice(from, from + count);
      const joints = tag.filter((_, at) => at % 2 === 1);
      const [code = '', , end = ''] = tag;
      const text = tag.join('');
      if (code.length !== 2 || joints.some((joint) => joint !== '-' && joint !== '_') || !isLanguage(text)) continue;
      const isCapital = /^(?:[A-Z]{2}|[A-Z][a-z]{3}|\d{3})$/.test(end) && code === code.toLowerCase();
      const isEdge = from === 0 || from + count - 1 === last;
      if (isCapital || isEdge) return { text, isMarked: isCapital, from, count };
    }
  return null;
}

/** A code or the name of a language at one end of a name, or as a step of a path. */
function findWord(parts: readonly string[], last: number): Found | null {
  const steps = parts.flatMap((_, at) =>
    at % 2 === 0 && at > 0 && at < last && parts[at - 1] === '.' && parts[at + 1] === '.' ? [at] : [],
  );
  for (const from of [last, 0, ...steps]) {
    const text = parts[from] ?? '';
    const isWord = text.length > 3 && localeByName(text) !== null;
    if (isWord || (text.length === 2 && mayBeLocale(text))) return { text, isMarked: false, from, count: 1 };
  }
  return null;
}

const readEnding = rememberNames((name): Ending | null => {
  if (name.length > 200) return null;
  for (const [whole, inner = ''] of name.matchAll(/[([{<]([^()[\]{}<>]*)[)\]}>]/g)) {
    const found = readBracket(inner);
    const stem = plainName(name.replace(whole, ' '));
    if (found !== null && stem !== '') return { ...found, stem, isPath: false };
  }
  // `nameDe`, but no word of capitals.
  const parts = name.replace(/(?<=\p{Ll})(?=\p{Lu}\p{L}$)/u, '_').split(/([\s_.:/@|,-]+)/);
  const last = parts.length - 1;
  const found = last < 2 ? null : (findLongTag(parts, last) ?? findWord(parts, last));
  if (found === null) return null;
  const { from, count, text, isMarked } = found;
  const rest = [...parts.slice(0, from), ' ', ...parts.slice(from + count)].join('');
  const stem = withoutLanguageWords(plainName(rest));
  const isPath = parts[from + count] === '.';
  return stem === '' ? null : { stem, text, isMarked, isPath, isWord: isNumberWord(text) };
});

/** The text a name stands for, without its language. */
export function textOfStem(stem: string): TextTarget | null {
  const { target, isUnsure } = judgePath(stem);
  return isTextTarget(target) && !isUnsure ? target : null;
}

/** The languages in the names of a file's columns, by name; names that say none are left out. Those of its texts tell languages from countries. */
export function readColumnLocales(names: readonly string[]): ReadonlyMap<string, ColumnLocale> {
  const endings = names.flatMap((name): [string, Ending][] => {
    const found = readEnding(name);
    return found === null ? [] : [[name, found]];
  });
  const read = readLocales(
    endings.flatMap(([, found]) => ('text' in found && textOfStem(found.stem) !== null ? found.text : [])),
  );
  return new Map(
    endings.flatMap(([name, found]): [string, ColumnLocale][] => {
      const { stem, isMarked, isPath, isWord } = found;
      const locale = 'view' in found ? (canonicalLocale(found.view) ?? found.view) : read(found.text);
      if (locale === null) return [];
      const isRare = canonicalLocale(locale) !== null && !isWrittenLocale(locale);
      const isCountry = 'text' in found && found.text.length === 2 && locale.length > 2;
      return [[name, { stem, isMarked, isPath, isWord, locale, isRare, isCountry }]];
    }),
  );
}
