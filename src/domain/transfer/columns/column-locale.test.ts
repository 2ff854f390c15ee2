import { expect, test } from 'vitest';
import { readColumnLocale, writeColumnLocale } from './column-locale.ts';

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
  ['Title <lang=it>', 'title', 'it', true],
])('the name %s is %s in %s', (name, stem, locale, isMarked) => {
  expect(readColumnLocale(name)).toEqual({ stem, locale, isMarked });
});

test.each(['title', 'de', '[de]', 'nombre de producto', 'Title (old)', 'name_no_html', 'SKU', 'image_1', 'IS'])(
  'the name %s says no language',
  (name) => {
    expect(readColumnLocale(name)).toBeNull();
  },
);

test('the names we write are read again, also those of store views that are no tags', () => {
  expect(['de-AT', 'german_store', 'outlet 2'].map((locale) => writeColumnLocale('title', locale))).toEqual([
    'title (de-AT)',
    'title (store view german_store)',
    'title (store view outlet 2)',
  ]);
  for (const locale of ['de-AT', 'german_store', 'outlet 2'])
    expect(readColumnLocale(writeColumnLocale('title', locale))).toEqual({ stem: 'title', locale, isMarked: true });
});
