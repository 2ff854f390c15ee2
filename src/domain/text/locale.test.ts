import { expect, test } from 'vitest';
import { canonicalLocale, isLanguage, localeByName, localeName, mayBeLocale, readLocales } from './locale.ts';

test.each([
  ['en_us', 'en-US'],
  ['de-at', 'de-AT'],
  [' FR ', 'fr'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['es-419', 'es-419'],
  ['en-UK', 'en-GB'],
  ['ger', 'de'],
])('the tag %s is %s', (text, tag) => {
  expect(canonicalLocale(text)).toBe(tag);
});

test.each(['', 'german', 'xx', 'sku', 'en-html', 'en-XQ', 'x-default', 'de_', 'd', 'default'])(
  '%j is no tag',
  (text) => {
    expect(canonicalLocale(text)).toBeNull();
  },
);

test('a language is known by its name, in English or in itself', () => {
  expect(['German', 'Deutsch', 'français', 'FRANCAIS', 'polski'].map(localeByName)).toEqual([
    'de',
    'de',
    'fr',
    'fr',
    'pl',
  ]);
  expect(['mug', ''].map(localeByName)).toEqual([null, null]);
});

test.each([
  ['English (US)', 'en-US'],
  ['Português (BR)', 'pt-BR'],
  ['Spanish, 419', 'es-419'],
  ['French - CA', 'fr-CA'],
  ['Chinese (Hant)', 'zh-Hant'],
])('the language of a country is known by the name %s', (name, tag) => {
  expect(localeByName(name)).toBe(tag);
});

test.each(['English (old)', 'Mug (US)', 'English (', 'US', 'Brazilian mug', '- English'])(
  '%j is no language',
  (name) => {
    expect(localeByName(name)).toBeNull();
  },
);

test.each<[string, boolean]>([
  ['de', true],
  ['NO', true],
  ['ger', true],
  ['pt_br', true],
  ['zh-Hans', true],
  ...['be', 'kk', 'uz', 'az', 'ka', 'lb'].map((text): [string, boolean] => [text, true]),
  // Tags of languages all the same: Ossetic, Newari, Southern Altai, Minangkabau, Kongo, Indonesian as it was.
  ...['os', 'new', 'alt', 'min', 'kg', 'in', 'xx', 'sku', ''].map((text): [string, boolean] => [text, false]),
])('%j is the tag of a language that much is written in: %j', (text, isOne) => {
  expect(isLanguage(text)).toBe(isOne);
});

test.each<[string, boolean]>([
  ...['de', 'ger', 'en-GB', 'os', 'US', 'uk'].map((text): [string, boolean] => [text, true]),
  ...['new', 'alt', 'xx', 'sku', 'mug', ''].map((text): [string, boolean] => [text, false]),
])('%j may name a language: %j', (text, isOne) => {
  expect(mayBeLocale(text)).toBe(isOne);
});

test.each<[string[], (string | null)[]]>([
  [
    ['US', 'UK'],
    ['en-US', 'en-GB'],
  ],
  [
    ['us', 'uk', 'de'],
    ['en-US', 'en-GB', 'de'],
  ],
  [
    ['DE', 'AT', 'CH', 'BE'],
    ['de', 'de-AT', 'de-CH', 'nl-BE'],
  ],
  [
    ['SE', 'DK', 'NO'],
    ['sv-SE', 'da-DK', 'nb-NO'],
  ],
  [
    ['CA', 'US'],
    ['en-CA', 'en-US'],
  ],
  [
    ['ca', 'es', 'fr'],
    ['ca', 'es', 'fr'],
  ],
  // English stands beside countries, too.
  [
    ['EN', 'SE', 'KR'],
    ['en', 'sv-SE', 'ko-KR'],
  ],
  // What is only a country is that one's.
  [
    ['de', 'en', 'at'],
    ['de', 'en', 'de-AT'],
  ],
  [
    ['EN', 'UK', 'RU'],
    ['en', 'uk', 'ru'],
  ],
  [
    ['uk', 'ru'],
    ['uk', 'ru'],
  ],
  [['UK'], ['en-GB']],
  // Codes of countries and of languages both: small ones are those of languages.
  ...['be ru uk', 'en be', 'en si', 'ru kk', 'sl hr sr', 'en st tn zu'].map((codes): [string[], string[]] => [
    codes.split(' '),
    codes.split(' '),
  ]),
  // Capitals are countries where another one speaks the language of that country.
  [
    ['BE', 'NL', 'FR'],
    ['nl-BE', 'nl', 'fr'],
  ],
  [
    ['BR', 'PT'],
    ['pt-BR', 'pt'],
  ],
  ...['BE RU UK', 'SV FI', 'SL HR SR', 'AR FR', 'ET RU', 'CS SK'].map((codes): [string[], string[]] => [
    codes.split(' '),
    codes.toLowerCase().split(' '),
  ]),
  // Hardly anything is written in Northern Sami or Chamorro.
  [
    ['se', 'fi', 'no'],
    ['sv-SE', 'fi', 'no'],
  ],
  [
    ['de', 'en', 'ch'],
    ['de', 'en', 'de-CH'],
  ],
  [
    ['RS', 'SI', 'ME'],
    ['sr-RS', 'sl-SI', 'sr-ME'],
  ],
  [
    ['HK', 'SG', 'IN'],
    ['zh-HK', 'en-SG', 'hi-IN'],
  ],
  [
    ['en', 'us', 'uk'],
    ['en', 'en-US', 'en-GB'],
  ],
  [
    ['English (US)', 'German', 'pt_br', 'mug'],
    ['en-US', 'de', 'pt-BR', null],
  ],
])('beside each other %j are %j', (codes, locales) => {
  expect(codes.map(readLocales(codes))).toEqual(locales);
});

test('a language is called by its name, a store view as it is', () => {
  expect(['de-AT', 'nl', 'german_store'].map(localeName)).toEqual(['Austrian German', 'Dutch', 'german_store']);
});
