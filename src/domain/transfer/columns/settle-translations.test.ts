import { expect, test } from 'vitest';
import { suggestColumns } from './suggest-columns.ts';

const texts: Readonly<Record<string, string[]>> = { title: ['Mug', 'Cup'], text: ['A mug of clay.', 'A cup of tin.'] };

/** What columns become, by their names; of values `title` and `text` stand for such ones. */
const becomes = (given: Readonly<Record<string, string | string[]>>) =>
  suggestColumns(
    Object.entries(given).map(([name, values]) => {
      const samples = typeof values === 'string' ? (texts[values] ?? []) : values;
      return { name, samples, filled: samples.length, distinct: samples.length };
    }),
  );
const sku = { sku: ['A-11', 'B-22'] };

test.each([
  ['name', { name_nl: 'translated-title', name: 'title', name_de: 'translated-title' }],
  ['EN Title', { 'EN Title': 'title', 'PL Title': 'translated-title' }],
  ['name-en_US', { 'name-en_US': 'title', 'name-en_GB': 'translated-title', 'name-fr_FR': 'translated-title' }],
  ['Titel', { Titel: 'title', 'Titel Polnisch': 'attribute', 'Titel (it)': 'translated-title' }],
  ['Title', { Title: 'title', 'title (store view outlet)': 'translated-title' }],
])('the main title is %s, the others are texts in their languages', (_main, expected) => {
  const given = Object.fromEntries(Object.keys(expected).map((name) => [name, 'title']));
  expect(becomes({ ...sku, ...given })).toMatchObject(expected);
});

test('texts go with the language of the title, and one it does not have stays as it was', () => {
  expect(
    becomes({
      ...sku,
      ...{ name_en: 'title', name_de: 'title', description_de: 'text', description_en: 'text', bullets_de: 'text' },
    }),
  ).toMatchObject({
    ...{ name_en: 'title', name_de: 'translated-title' },
    ...{ description_en: 'body', description_de: 'translated-body', bullets_de: 'bullets' },
  });
});

test.each([
  [
    'what is named is no text',
    { name: 'title', size_no: 'text', item_id: 'text', material_is: 'text' },
    /size_no|item_id|material_is/,
  ],
  ['nothing else has that name', { Title: 'title', name_is: 'title' }, /name_is/],
  [
    'a bare neighbor is all it has',
    { name: 'title', os_name: 'title', 'Co Name': 'title', it_name: 'title' },
    /_name|Co/,
  ],
  [
    'it is a step of a path',
    { name: 'title', description: 'text', 'hr.name': 'title', 'hr.description': 'text' },
    /hr/,
  ],
  ['it is a word', { name: 'title', 'Name (new)': 'title', 'Name (alt)': 'title' }, /\(/],
  ['its values are numbers', { name: 'title', name_no: ['1', '2'] }, /name_no/],
  [
    'names end in the same words',
    { Title: 'title', Description: 'text', 'Product ID': ['PX-A', 'PX-B'], 'Product No': ['wdg', 'gdt'] },
    /Product/,
  ],
  [
    'it is a word for a number in brackets',
    { Name: 'title', 'Name (ID)': ['PX-A', 'PX-B'], 'Name (No)': 'title' },
    /\(/,
  ],
  [
    'hardly anything is written in that language',
    { title: 'title', description: 'text', title_os: 'title', description_os: 'text' },
    /_os/,
  ],
  [
    'it may be a country and no second one says so',
    { Title: 'title', Description: 'text', 'Title AI': 'title', 'Description AI': 'text', 'Name (US)': 'title' },
    /AI|US/,
  ],
  ['names end in words for numbers', { name: 'title', 'Name ID': 'title', 'Name No': 'title' }, /Name/],
  [
    'it is a word for a number, and its values are no texts',
    { title: 'title', title_sv: 'title', title_no: ['wdg', 'gdt'] },
    /title_no/,
  ],
  ['its values are codes', { name: 'title', name_de: ['PX-1', 'PX-2'], name_fr: ['WDG', 'GDT'] }, /name_/],
])('an ending is no language where %s', (_why, given, names) => {
  const mapping = becomes({ ...sku, ...given } as Record<string, string | string[]>);
  for (const [name, target] of Object.entries(mapping)) if (names.test(name)) expect(target).not.toMatch(/^translat/);
});

test('another text in the same language speaks for an ending, and so does a second language', () => {
  expect(
    becomes({ ...sku, name: 'title', name_it: 'title', description: 'text', description_it: 'text' }),
  ).toMatchObject({
    name_it: 'translated-title',
    description_it: 'translated-body',
  });
  expect(
    becomes({ ...sku, name: 'title', 'translations.sv.name': 'title', 'translations.da.name': 'title' }),
  ).toMatchObject({
    ...{ 'translations.sv.name': 'translated-title', 'translations.da.name': 'translated-title' },
  });
});

test('any language is one where a second one, or another text, speaks for it', () => {
  expect(becomes({ ...sku, title_ru: 'title', title_kk: 'title' })).toMatchObject({
    ...{ title_ru: 'title', title_kk: 'translated-title' },
  });
  expect(
    becomes({ ...sku, title: 'title', title_ka: 'title', description: 'text', description_ka: 'text' }),
  ).toMatchObject({ title_ka: 'translated-title', description_ka: 'translated-body' });
  const ossetic = ['Кружка æмæ цай', 'Кус æмæ цай'];
  expect(becomes({ ...sku, title_ru: 'title', title_os: ossetic })).toMatchObject({ title_os: 'translated-title' });
});

test('an ending that may be a word for a number is a language where a second one and its texts speak for it', () => {
  expect(
    becomes({ ...sku, title: 'title', title_sv: 'title', title_no: ['En krus av leire', 'En kopp av tinn'] }),
  ).toMatchObject({ title_sv: 'translated-title', title_no: 'translated-title' });
});

test('titles for countries are titles in the languages of these', () => {
  expect(becomes({ ...sku, 'Title US': 'title', 'Title UK': 'title' })).toMatchObject({
    'Title US': 'title',
    'Title UK': 'translated-title',
  });
});

test('a short text beside the full one of its language stays a fact, and so does a second title', () => {
  expect(
    becomes({
      ...sku,
      ...{
        name: 'title',
        description: 'text',
        name_fr: 'title',
        label_fr: 'title',
        description_fr: 'text',
        short_description_fr: 'text',
      },
    }),
  ).toMatchObject({
    description_fr: 'translated-body',
    short_description_fr: 'attribute',
    name_fr: 'translated-title',
  });
});

test('records by language are texts in other languages', () => {
  expect(becomes({ ...sku, title: 'title', translations: ['{"de":{"title":"Becher"}}'] })).toMatchObject({
    translations: 'translations',
  });
  expect(becomes({ ...sku, title: 'title', translations: ['{"de":"https://shop.example/de"}'] })).not.toMatchObject({
    translations: 'translations',
  });
});
