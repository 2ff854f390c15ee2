import { expect, test } from 'vitest';
import { readColumnLocales, writeColumnLocale } from './column-locale.ts';

const readColumnLocale = (name: string) => readColumnLocales([name]).get(name) ?? null;

test.each([
  ['name_nl', 'name', 'nl', false],
  ['titel-de-AT', 'titel', 'de-AT', true],
  ['description(en-gb)', 'description', 'en-GB', true],
  ['Title [fr]', 'title', 'fr', true],
  ['Produktname (DE)', 'produktname', 'de', true],
  ['Title (German)', 'title', 'de', true],
  ['Titel Deutsch', 'titel', 'de', false],
  ['French title', 'title', 'fr', false],
  ['nameDe', 'name', 'de', false],
  ['PL_Nazwa', 'nazwa', 'pl', false],
  ['name@pt-br', 'name', 'pt-BR', false],
  ['description-cs_CZ-ecommerce', 'description ecommerce', 'cs-CZ', true],
  ['translations.sv.name', 'name', 'sv', false],
  ['desc_zh_Hans', 'desc', 'zh-Hans', true],
  ['Bezeichnung_AT', 'bezeichnung', 'de-AT', false],
  ['Title (UK)', 'title', 'en-GB', true],
  ['Title (ger)', 'title', 'de', false],
  ['Title (US)', 'title', 'en-US', false],
  ['title (id)', 'title', 'id', true],
  ['Title (ID)', 'title', 'id', false],
  ['Titel (ka)', 'titel', 'ka', true],
  ['Title [English - US]', 'title', 'en-US', true],
  ['Title <lang=it>', 'title', 'it', true],
])('the name %s is %s in %s', (name, stem, locale, isMarked) => {
  expect(readColumnLocale(name)).toMatchObject({ stem, locale, isMarked });
});

test.each([
  ...['Description (new)', 'Name (alt)', 'Title (men)', 'tel_name'],
  'title',
  'de',
  '[de]',
  'nombre de producto',
  'Title (old)',
  'name_no_html',
  'SKU',
  'image_1',
  'IS',
])('the name %s says no language', (name) => {
  expect(readColumnLocale(name)).toBeNull();
});

test('the names we write are read again, also those of store views that are no tags', () => {
  expect(
    ['de-AT', 'german_store', 'outlet 2', 'os', 'se', 'fil', 'id', 'kk'].map((locale) =>
      writeColumnLocale('title', locale),
    ),
  ).toEqual([
    'title (de-AT)',
    'title (store view german_store)',
    'title (store view outlet 2)',
    'title (store view os)',
    'title (store view se)',
    'title (store view fil)',
    'title (id)',
    'title (kk)',
  ]);
  for (const locale of ['de-AT', 'german_store', 'outlet 2', 'os', 'se', 'fil', 'uk', 'id', 'kk'])
    expect(readColumnLocale(writeColumnLocale('title', locale))).toMatchObject({
      stem: 'title',
      locale,
      isMarked: true,
    });
});

test.each<[string[], string[]]>([
  [
    ['Title US', 'Title UK'],
    ['en-US', 'en-GB'],
  ],
  [
    ['Name DE', 'Name AT', 'Name CH', 'Name BE'],
    ['de', 'de-AT', 'de-CH', 'nl-BE'],
  ],
  [
    ['title_us', 'title_uk', 'description_uk'],
    ['en-US', 'en-GB', 'en-GB'],
  ],
  [
    ['title_en', 'title_uk', 'price_us'],
    ['en', 'uk', 'en-US'],
  ],
])('what stands beside a code says whether it is a country: %j', (names, locales) => {
  const found = readColumnLocales(names);
  expect(names.map((name) => found.get(name)?.locale)).toEqual(locales);
});
