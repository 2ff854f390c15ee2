// Languages as files and shops write them (`en_US`, `de-at`, `French`, of a country `US`), in one form, and what they are called on screens.
import { once } from '#domain/once.ts';
import { remember } from './remember.ts';

const none = { fallback: 'none' } as const;
const languages = new Intl.DisplayNames(['en'], { type: 'language', ...none });
const regions = new Intl.DisplayNames(['en'], { type: 'region', ...none });
const scripts = new Intl.DisplayNames(['en'], { type: 'script', ...none });

const codesOf = (letters: number): string[] => {
  const all = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters === 1 ? all : codesOf(letters - 1).flatMap((code) => all.map((letter) => `${code}${letter}`));
};

/** The codes of two letters of all languages that Intl knows. */
const knownCodes = once(() =>
  codesOf(2).filter((code) => languages.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code),
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
    languages.of(language) !== undefined &&
    (region === undefined || regions.of(region) !== undefined) &&
    (script === undefined || scripts.of(script) !== undefined);
  return isKnown ? canonical : null;
});

const shopLanguages = new Set(
  'ar bg bs ca cs da de el en es et eu fa fi fr gl he hi hr hu id it ja ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  ),
);
/** Countries that shops name in place of a language, beside those that share their code with one shops write in. */
const shopCountries = new Set('US GB UK AT CH CZ DK SE BE BR JP CN KR UA GR SI AU NZ IE MX'.split(' '));

/**
 * True for a text that is likely the tag of a language wherever it stands: of one that shops write in, also in three letters (`ger`). Other tags are
 * words and units elsewhere: `new`, `os`, `kg`.
 */
export function isLanguage(text: string): boolean {
  const locale = canonicalLocale(text);
  if (locale === null) return false;
  const [given = ''] = text.trim().toLowerCase().split(/[-_]/);
  // `in` was once Indonesian.
  return shopLanguages.has(given.length === 2 ? given : new Intl.Locale(locale).language);
}

/** True for a country's code in capitals that shops write in place of a language: `AT`. One that may be a language's is not: `DE`. */
export const isShopCountry = (code: string): boolean =>
  shopCountries.has(code) && (code === 'UK' || !shopLanguages.has(code.toLowerCase()));

/** The language of most people in a country, with the country: `AT` is `de-AT`, `UK` is `en-GB`. */
export function localeOfCountry(code: string): string {
  const { language, region } = new Intl.Locale(`und-${code}`).maximize();
  return `${language}-${region}`;
}

const isCode = (text: string) => /^[a-z]{2}$/i.test(text);

/** True for the code of a country that there is, and for `UK`; those of countries of the past are read as what came after them. */
function isCountry(code: string): boolean {
  const region = code.toUpperCase();
  return region === 'UK' || (regions.of(region) !== undefined && new Intl.Locale(`und-${region}`).region === region);
}

const mayBeLanguage = (code: string) => languages.of(code) !== undefined;

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

/**
 * Reads what a file calls its languages: tags, names, and countries. A code may be both (`BE`, `SI`), so `all` of them are looked at. Where one is only
 * a country's and none only a language's, they are countries (`US` and `UK`, `DE` and `AT`). Where nothing says so, a country is one in capitals
 * whose language another code is (`BE` beside `NL`), or one whose code is that of a language hardly anything is written in (`CH`). Null for what names
 * no language.
 */
export function readLocales(all: Iterable<string>): (text: string) => string | null {
  const codes = [...all].map((text) => text.trim()).filter(isCode);
  const known = new Set(codes.map((code) => code.toLowerCase()));
  const areLanguages = [...known].some((code) => mayBeLanguage(code) && !isCountry(code));
  const areCountries = !areLanguages && [...known].some((code) => !mayBeLanguage(code) && isCountry(code));
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
          return [languages.of(code), own].flatMap((each): [string, string][] => (each ? [[plain(each), code]] : []));
        }),
    ),
);

/** Languages of countries and scripts by the names that are their own: `Brazilian Portuguese`, `Simplified Chinese`. */
const byDialect = once(() => {
  const ends = [...shopCountries, 'CA', 'ES', 'PT', '419', 'Hans', 'Hant', 'Latn', 'Cyrl'].filter(
    (end) => end !== 'UK',
  );
  const tags = [...shopLanguages].flatMap((code) => ends.map((end) => `${code}-${end}`));
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const name = languages.of(tag);
      return name === undefined || name.includes('(') ? [] : [[plain(name), tag]];
    }),
  );
});

/** Countries and scripts by their names in a language. */
const placesIn = remember((language): ReadonlyMap<string, string> => {
  const names = (type: 'region' | 'script', codes: readonly string[], style: 'long' | 'short') => {
    const of = new Intl.DisplayNames([language], { type, style, ...none });
    return codes.flatMap((code): [string, string][] => {
      const name = of.of(code);
      return name === undefined ? [] : [[plain(name), code]];
    });
  };
  const known = codesOf(2).flatMap((code) => (regions.of(code.toUpperCase()) === undefined ? [] : code.toUpperCase()));
  return new Map([
    ...names('script', ['Hans', 'Hant', 'Latn', 'Cyrl'], 'long'),
    ...names('region', ['419', ...known], 'long'),
    ...names('region', known, 'short'),
  ]);
});

/** The language of this name, in English or in the language itself: `German`, `English (US)`, `Português (Brasil)`; null for any other text. */
export const localeByName = remember((name): string | null => {
  const whole = byName().get(plain(name));
  if (whole !== undefined || name.length > 60) return whole ?? null;
  const [, head = '', bracketed, behind = ''] =
    /^([^()]+?)\s*(?:\(([^()]+)\)|[-–—,]\s*([^()]+))$/u.exec(name.trim()) ?? [];
  const language = byName().get(plain(head));
  if (language === undefined) return name.trim().includes(' ') ? (byDialect().get(plain(name)) ?? null) : null;
  const inner = bracketed ?? behind;
  const place = placesIn('en').get(plain(inner)) ?? placesIn(language).get(plain(inner));
  return canonicalLocale(`${language}-${place ?? inner.trim()}`);
});

/** What a language is called: `de-AT` is Austrian German. A name that is no tag, such as that of a store view, is itself. */
export function localeName(locale: string): string {
  return (canonicalLocale(locale) === null ? undefined : languages.of(locale)) ?? locale;
}
