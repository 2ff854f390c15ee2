// Languages as files and shops write them (`en_US`, `de-at`, `French`, of a country `US`), in one form, and what they are called on screens.

import { once } from '#domain/once.ts';
import { remember } from './remember.ts';

const none = { fallback: 'none' } as const;
const languages = once(() => new Intl.DisplayNames(['en'], { type: 'language', ...none }));
const regions = once(() => new Intl.DisplayNames(['en'], { type: 'region', ...none }));
const scripts = once(() => new Intl.DisplayNames(['en'], { type: 'script', ...none }));

const codesOf = (letters: number): string[] => {
  const all = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters === 1 ? all : codesOf(letters - 1).flatMap((code) => all.map((letter) => `${code}${letter}`));
};

/** The codes of two letters of all languages that Intl knows. */
const knownCodes = once(() =>
  codesOf(2).filter((code) => languages().of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code),
);

const tagShape = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** A language tag in its canonical form: `en_us` is `en-US`, `ger` is `de`; null for what names no known language, script or region. */
export const canonicalLocale = remember((text): string | null => {
  const tag = text.trim().replaceAll('_', '-');
  if (!tagShape.test(tag)) return null;
  const [canonical] = Intl.getCanonicalLocales(tag);
  if (canonical === undefined) return null;
  const { language, region, script } = new Intl.Locale(canonical);
  const isKnown =
    languages().of(language) !== undefined &&
    (region === undefined || regions().of(region) !== undefined) &&
    (script === undefined || scripts().of(script) !== undefined);
  return isKnown ? canonical : null;
});

/** Of the languages that Intl knows, nearly all have a name in those that much is written in. */
const writtenShare = 0.9;

/** True for a language that much is written in: Belarusian, but not Chamorro. */
const isWritten = remember((language): boolean => {
  if (Intl.getCanonicalLocales(language)[0] !== language) return false;
  if (Intl.DisplayNames.supportedLocalesOf([language]).length === 0) return false;
  const names = new Intl.DisplayNames([language], { type: 'language', ...none });
  const named = knownCodes().filter((code) => names.of(code) !== undefined);
  return named.length > knownCodes().length * writtenShare;
});

/** True for a tag of a language that much is written in. */
export const isWrittenLocale = (locale: string): boolean => isWritten(new Intl.Locale(locale).language);

/**
 * True for the tag of a language that much is written in, also in three letters (`ger`). Tags of others are mostly words and units: `new`, `os`, `kg`.
 * Some of these are too (`to`, `lb`), so what stands beside one, and the values, must speak for it.
 */
export function isLanguage(text: string): boolean {
  const locale = canonicalLocale(text);
  if (locale === null) return false;
  const { language } = new Intl.Locale(locale);
  const [given = ''] = text.trim().toLowerCase().split(/[-_]/);
  // `in` was once Indonesian.
  return language.length === 2 && (given.length === 3 || given === language) && isWritten(language);
}

/** The language of most people in a country, with the country: `AT` is `de-AT`, `UK` is `en-GB`. */
export function localeOfCountry(code: string): string {
  const { language, region } = new Intl.Locale(`und-${code}`).maximize();
  return `${language}-${region}`;
}

const isCode = (text: string) => /^[a-z]{2}$/i.test(text);

/** True for the code of a country that there is, and for `UK`; those of countries of the past are read as what came after them. */
function isCountry(code: string): boolean {
  const region = code.toUpperCase();
  return region === 'UK' || (regions().of(region) !== undefined && new Intl.Locale(`und-${region}`).region === region);
}

const mayBeLanguage = (code: string) => languages().of(code) !== undefined;

/** True for the code of a country that is no language's: `US`, `at`. */
export const isOnlyCountry = (code: string): boolean => isCode(code) && isCountry(code) && !mayBeLanguage(code);

/** True for what may be a code of a language or of a country, alone or beside others. */
export function mayBeLocale(text: string): boolean {
  const locale = canonicalLocale(text);
  return locale === null ? isOnlyCountry(text) : text.length === 2 || isWrittenLocale(locale);
}

/**
 * Reads what a file calls its languages: tags, names, and countries. A code may be both (`BE`, `SI`), so `all` of them are looked at. Where one is only
 * a country's and none only a language's, they are countries (`US` and `UK`, `DE` and `AT`). Where nothing says so, a country is one in capitals
 * whose language another code is (`BE` beside `NL`), or one whose code is that of a language hardly anything is written in (`CH`). Null for what names
 * no language.
 */
export function readLocales(all: Iterable<string>): (text: string) => string | null {
  const codes = [...all].map((text) => text.trim()).filter(isCode);
  const known = new Set(codes.map((code) => code.toLowerCase()));
  const onlyLanguages = [...known].filter((code) => mayBeLanguage(code) && !isCountry(code));
  // What hardly anything is written in is a country's rather than a language's: `SE` and `KR` beside `EN`, but not `st` beside `en` and `zu`.
  const likelyCountries = [...known].filter((code) => mayBeLanguage(code) && isCountry(code) && !isWritten(code));
  const areLanguages = onlyLanguages.length > 0 && onlyLanguages.length >= likelyCountries.length;
  const areCountries = !areLanguages && [...known].some(isOnlyCountry);
  const isSpoken = (code: string) => known.has(new Intl.Locale(localeOfCountry(code)).language);
  const isOneOfBoth = (code: string): boolean => {
    if (areCountries) return true;
    const lower = code.toLowerCase();
    // A country that English has a short name for, and not Ukrainian.
    if (lower === 'uk') return known.has('us') || known.has('gb') || (code === 'UK' && known.size < 2);
    if (!isWritten(lower)) return !areLanguages || isSpoken(code);
    return !areLanguages && code !== lower && isSpoken(code);
  };
  return remember((text) => {
    const code = text.trim();
    const isOne = isCode(code) && isCountry(code) && (!mayBeLanguage(code) || isOneOfBoth(code));
    const ofCountry = isOne ? localeOfCountry(code) : null;
    // The language of its own country is the plain one: `DE` beside `AT` is `de`.
    const isOwn = ofCountry?.startsWith(`${code.toLowerCase()}-`) ?? true;
    return isOwn ? (canonicalLocale(code) ?? localeByName(code)) : ofCountry;
  });
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .toLowerCase();

/** Languages by their names in English and in themselves. */
const byName = once(
  () =>
    new Map(
      knownCodes()
        .toReversed()
        .flatMap((code) => {
          const own = new Intl.DisplayNames([code], { type: 'language', ...none }).of(code);
          return [languages().of(code), own].flatMap((each): [string, string][] => (each ? [[plain(each), code]] : []));
        }),
    ),
);

/** The language of this name, in English or in the language itself: `German`, `English (US)`, `Português - BR`; null for any other text. */
export const localeByName = remember((name): string | null => {
  if (name.length > 60) return null;
  const whole = byName().get(plain(name));
  if (whole !== undefined) return whole;
  const [, head = '', bracketed, behind = ''] =
    /^([^()]+?)\s*(?:\(([^()]+)\)|[-–—,]\s*([^()]+))$/u.exec(name.trim()) ?? [];
  const language = byName().get(plain(head));
  return language === undefined ? null : canonicalLocale(`${language}-${(bracketed ?? behind).trim()}`);
});

/** What a language is called: `de-AT` is Austrian German. A name that is no tag, such as that of a store view, is itself. */
export function localeName(locale: string): string {
  return (canonicalLocale(locale) === null ? undefined : languages().of(locale)) ?? locale;
}
