// Languages as files and shops write them (`en_US`, `de-at`, `French`, of a country `US`), in one form, and what they are called on screens.
import { once } from '#domain/once.ts';
import { remember } from './remember.ts';

const none = { fallback: 'none' } as const;
const languages = new Intl.DisplayNames(['en'], { type: 'language', ...none });
const regions = new Intl.DisplayNames(['en'], { type: 'region', ...none });
const scripts = new Intl.DisplayNames(['en'], { type: 'script', ...none });

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

/**
 * Reads what a file calls its languages: tags, names, and countries. A code may be both, so `all` of them are looked at: where one is only a
 * country's and none only a language's, they are countries (`US` and `UK`, `AT` and `CH`). Null for what names no language.
 */
export function readLocales(all: Iterable<string>): (text: string) => string | null {
  const codes = [...all].map((text) => text.trim()).filter((text) => /^[a-z]{2}$/i.test(text));
  const isCountry = (code: string) => regions.of(code.toUpperCase()) !== undefined;
  const isOnlyCountry = (code: string) =>
    shopCountries.has(code.toUpperCase()) && !shopLanguages.has(code.toLowerCase());
  const areLanguages = codes.some((code) => shopLanguages.has(code.toLowerCase()) && !isCountry(code));
  const areCountries = !areLanguages && codes.some((code) => isOnlyCountry(code) || code === 'UK');
  const areEnglish = codes.some((code) => /^(?:us|gb)$/i.test(code));
  return remember((text) => {
    const code = text.trim();
    const isOne =
      /^[a-z]{2}$/i.test(code) &&
      (isOnlyCountry(code) || (areCountries && isCountry(code)) || (areEnglish && /^uk$/i.test(code)));
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

const codesOf = (letters: number): string[] => {
  const all = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters === 1 ? all : codesOf(letters - 1).flatMap((code) => all.map((letter) => `${code}${letter}`));
};

/** Languages by their names in English and in themselves. */
const byName = once(
  () =>
    new Map(
      codesOf(2)
        .filter((code) => languages.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code)
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
