import { expect, test } from 'vitest';
import { canonicalLocale, isLanguageCode, localeByName, localeName } from './locale.ts';

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
  expect(['is', 'NO', 'xx', 'sku'].map(isLanguageCode)).toEqual([true, true, false, false]);
});

test('a language is called by its name, a store view as it is', () => {
  expect(['de-AT', 'nl', 'german_store'].map(localeName)).toEqual(['Austrian German', 'Dutch', 'german_store']);
});
