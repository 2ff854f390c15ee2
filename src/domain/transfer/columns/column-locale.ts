// The language a column's name says its texts are in, and what the column is called without it: `name_nl`, `description(en-gb)`, `Titel [fr]`.
import { localeShape } from '#domain/catalogue/translations.ts';
import { canonicalLocale, isLanguageCode, localeByName } from '#domain/text/locale.ts';
import { plainName } from '../cells/column-names.ts';
import { rememberNames } from '../cells/remember-names.ts';
import { countries } from './name-words.ts';

/**
 * `stem` is the rest of the name, as names are compared. `isMarked`: the name writes the language as nothing else is written, in brackets or with a
 * region; any other one is believed only beside columns of the same text (`name_is` alone may be no Icelandic).
 */
export type ColumnLocale = { stem: string; locale: string; isMarked: boolean };

/** How our own tables name a store view that has no language tag. */
const ofStoreView = 'store view ';

/** The name of the column of a text in a language; `key` is that text's (`title (de)`). */
export const writeColumnLocale = (part: string, locale: string): string =>
  `${part} (${canonicalLocale(locale) === null ? ofStoreView : ''}${locale})`;

/** What stands in brackets: a tag, `lang: de`, the name of a language, a country in place of one. */
function readBracket(inner: string): string | null {
  const text = inner.trim().replace(/^(?:lang(?:uage)?|locale|xml:lang)\s*[:=]\s*/i, '');
  if (text.startsWith(ofStoreView)) {
    const view = text.slice(ofStoreView.length);
    return localeShape.test(view) ? view : null;
  }
  return canonicalLocale(text) ?? ofCountry(text) ?? localeByName(text);
}

/** `AT` is the German of Austria. */
function ofCountry(code: string): string | null {
  const language = countries.get(code);
  return language === undefined ? null : canonicalLocale(`${language}-${code}`);
}

const ofLanguages =
  /(?:^| )(?:translations?|translated|i18n|i 18 n|l10n|locali[sz](?:ed|ations?)|languages?|locales?)(?= |$)/g;

/** A plain name without the words that say that a text is in several languages: `title translations`. */
export const withoutLanguageWords = (plain: string): string => plain.replace(ofLanguages, '').trim() || plain;

type Found = Omit<ColumnLocale, 'stem'> & { from: number; count: number };

/** A tag of several parts among the parts of a name: `en_US`, `zh-Hans-CN`. Only one written in capitals as tags are is sure by itself. */
function findLongTag(parts: readonly string[], last: number): Found | null {
  for (const count of [5, 3])
    for (let from = 0; from + count - 1 <= last; from += 2) {
      const tag = parts.slice(from, from + count);
      const joints = tag.filter((_, at) => at % 2 === 1);
      const [code = '', , end = ''] = tag;
      if (!isLanguageCode(code) || joints.some((joint) => joint !== '-' && joint !== '_')) continue;
      const locale = canonicalLocale(tag.join(''));
      if (locale === null) continue;
      const isCapital = /^(?:[A-Z]{2}|[A-Z][a-z]{3}|\d{3})$/.test(end) && code === code.toLowerCase();
      const isEdge = from === 0 || from + count - 1 === last;
      if (isCapital || isEdge) return { locale, isMarked: isCapital, from, count };
    }
  return null;
}

/** A code or the name of a language at one end of a name, or as a step of a path. */
function findWord(parts: readonly string[], last: number): Found | null {
  const steps = parts.flatMap((_, at) =>
    at % 2 === 0 && at > 0 && at < last && parts[at - 1] === '.' && parts[at + 1] === '.' ? [at] : [],
  );
  for (const from of [last, 0, ...steps]) {
    const part = parts[from] ?? '';
    const code = isLanguageCode(part) ? canonicalLocale(part) : ofCountry(part);
    const locale = code ?? (part.length > 3 && from % 2 === 0 ? localeByName(part) : null);
    if (locale !== null) return { locale, isMarked: false, from, count: 1 };
  }
  return null;
}

/** The language in a column's name; null for a name that says none. */
export const readColumnLocale = rememberNames((name): ColumnLocale | null => {
  if (name.length > 200) return null;
  for (const [whole, inner = ''] of name.matchAll(/[([{<]([^()[\]{}<>]*)[)\]}>]/g)) {
    const locale = readBracket(inner);
    const stem = plainName(name.replace(whole, ' '));
    if (locale !== null && stem !== '') return { stem, locale, isMarked: true };
  }
  // `nameDe`, but no word of capitals.
  const parts = name.replace(/(?<=\p{Ll})(?=\p{Lu}\p{L}$)/u, '_').split(/([\s_.:/@|,-]+)/);
  const last = parts.length - 1;
  const found = last < 2 ? null : (findLongTag(parts, last) ?? findWord(parts, last));
  if (found === null) return null;
  const { from, count, locale, isMarked } = found;
  const rest = [...parts.slice(0, from), ' ', ...parts.slice(from + count)].join('');
  const stem = withoutLanguageWords(plainName(rest));
  return stem === '' ? null : { stem, locale, isMarked };
});
