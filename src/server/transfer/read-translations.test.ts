// Texts in other languages through the real readers, and back out of the files we write.
import { expect, test } from 'vitest';
import { exportBytes, itemOf, planAll, readBytes } from './export-fixtures.ts';

const read = (text: string) => readBytes(Buffer.from(text));
const readJson = (items: unknown) => read(JSON.stringify(items));
const becher = { de: { title: 'Becher', description: 'Ein Becher aus Ton.' } };
const mug = { sku: 'M-1', title: 'Mug', description: 'A mug of clay.' };

test.each<[string, string]>([
  [
    'columns named after a language',
    'sku,name,name_de,description,description_de\nM-1,Mug,Becher,A mug of clay.,Ein Becher aus Ton.',
  ],
  [
    'columns with the language before',
    'sku;EN title;DE title;EN description;DE description\nM-1;Mug;Becher;A mug of clay.;Ein Becher aus Ton.',
  ],
  [
    'columns with the language in brackets, and markup',
    'sku,name [en],name [de],description [en],description [de]\nM-1,Mug,Becher,<p>A mug of clay.</p>,<p>Ein Becher aus Ton.</p>',
  ],
  [
    'a row for each language, the main one without',
    'sku,locale,name,description\nM-1,,Mug,A mug of clay.\nM-2,,Cup,A cup.\nM-1,de,Becher,Ein Becher aus Ton.',
  ],
  [
    'a row for each language, each with its name',
    'Language,sku,name,description\nGerman,M-1,Becher,Ein Becher aus Ton.\nEnglish,M-1,Mug,A mug of clay.\nEnglish,M-2,Cup,A cup.',
  ],
  [
    'a row for each store view',
    'sku,store_view_code,attribute_set_code,product_websites,name,description\nM-1,,Default,base,Mug,A mug of clay.\nM-1,de,,,Becher,Ein Becher aus Ton.',
  ],
  [
    'elements of XML with a language',
    '<items><item><sku>M-1</sku><name xml:lang="x-default">Mug</name><name xml:lang="de">Becher</name><description lang="en">A mug of clay.</description><description lang="de">Ein Becher aus Ton.</description></item><item><sku>M-2</sku><name>Cup</name></item></items>',
  ],
  [
    'elements of XML of which one has none',
    '<items><item><sku>M-1</sku><name>Mug</name><name lang="de">Becher</name><description><en>A mug of clay.</en><de>Ein Becher aus Ton.</de></description></item><item><sku>M-2</sku><name>Cup</name></item></items>',
  ],
])('%s', async (_what, text) => {
  const { products, refused } = await read(text);
  expect(refused).toEqual([]);
  expect(products[0]?.product).toMatchObject({ ...mug, translations: becher });
  expect(products[0]?.product.attributes).toEqual([]);
  expect(products[1]?.product.translations).toBeUndefined();
});

const inLanguages = (title: unknown, description: unknown) => [{ sku: 'M-1', name: title, description }];
test.each<[string, unknown]>([
  [
    'records by language',
    inLanguages({ en: 'Mug', de: 'Becher' }, { de: 'Ein Becher aus Ton.', en: 'A mug of clay.' }),
  ],
  [
    'lists of a text for each language',
    inLanguages(
      [
        { locale: 'de', data: 'Becher' },
        { locale: 'en', data: 'Mug' },
      ],
      [
        { lang: 'en', value: 'A mug of clay.' },
        { lang: 'de', value: 'Ein Becher aus Ton.' },
      ],
    ),
  ],
  [
    'a record of all texts for each language',
    [
      {
        sku: 'M-1',
        i18n: {
          en: { name: 'Mug', description: 'A mug of clay.' },
          de: { name: 'Becher', description: 'Ein Becher aus Ton.' },
        },
      },
    ],
  ],
  [
    'the others beside the main one',
    [{ ...mug, localizations: [{ locale: 'de', title: 'Becher', body: 'Ein Becher aus Ton.' }] }],
  ],
  [
    'records beside each main text',
    [
      {
        ...mug,
        title_translations: { de: 'Becher' },
        'description.i18n': [{ locale: 'de', value: 'Ein Becher aus Ton.' }],
      },
    ],
  ],
])('JSON with %s', async (_what, items) => {
  const { products, refused } = await readJson(items);
  expect(refused).toEqual([]);
  expect(products[0]?.product).toMatchObject({ ...mug, translations: becher });
});

test.each([
  ['rows', 'sku,store view,name\nM-1,us,Sweater\nM-1,uk,Jumper\nM-1,de,Pulli\nM-2,us,Cup\nM-2,uk,Mug\nM-2,de,Tasse'],
  ['columns', 'sku,Title US,Title UK,Title DE\nM-1,Sweater,Jumper,Pulli\nM-2,Cup,Mug,Tasse'],
])('countries are read in the same way in %s', async (_what, text) => {
  const { products, refused } = await read(text);
  expect(refused).toEqual([]);
  expect(products.map(({ product }) => [product.title, product.translations])).toEqual([
    ['Sweater', { de: { title: 'Pulli' }, 'en-GB': { title: 'Jumper' } }],
    ['Cup', { de: { title: 'Tasse' }, 'en-GB': { title: 'Mug' } }],
  ]);
});

test('languages of countries by their names are those of one product, in rows and in records', async () => {
  const rows = ['English (US),Mug', 'German,Becher', 'Portuguese (BR),Caneca'].map((cells) => `M-1,${cells}`);
  const said = { title: 'Mug', translations: { de: { title: 'Becher' }, 'pt-BR': { title: 'Caneca' } } };
  const inRows = await read(['sku,Language,name', ...rows].join('\n'));
  expect(inRows.products.map(({ product }) => product)).toMatchObject([said]);
  const names = [
    { language: 'German', value: 'Becher' },
    { language: 'English', value: 'Mug' },
    { language: 'Portuguese (BR)', value: 'Caneca' },
  ];
  const inRecords = await readJson([{ sku: 'M-1', name: names }]);
  expect(inRecords.products.map(({ product }) => product)).toMatchObject([said]);
});

test('rows in languages whose codes are also those of countries are read as languages', async () => {
  const rows = ['be,Кубак', 'ru,Кружка', 'uk,Кухоль'].map((cells) => `M-1,${cells}`);
  const { products } = await read(['sku,lang,name', ...rows].join('\n'));
  expect(products.map(({ product }) => product)).toMatchObject([
    { title: 'Кубак', translations: { ru: { title: 'Кружка' }, uk: { title: 'Кухоль' } } },
  ]);
});

test.each<[string, { [language: string]: string }]>([
  ['kk', { ru: 'Кружка', kk: 'Кесе' }],
  ['uz', { ru: 'Кружка', uz: 'Krujka' }],
  ['be', { ru: 'Кружка', be: 'Кубак' }],
  ['ru', { az: 'Fincan', ru: 'Кружка' }],
  ['ru', { ka: 'ფინჯანი', ru: 'Кружка' }],
  ['lb', { fr: 'Tasse', lb: 'Taass' }],
  ['os', { ru: 'Кружка для чая', os: 'Кружка æмæ цай' }],
])('a record of texts is in %s too', async (other, name) => {
  const { products } = await readJson([{ sku: 'M-1', name }]);
  const title = Object.values(name)[0];
  const translations = { [other]: { title: name[other] } };
  expect(products.map(({ product }) => product)).toMatchObject([{ title, translations }]);
});

test('columns are in languages that no other one of the file is in', async () => {
  const { products } = await read('sku,title_ru,title_kk\nM-1,Кружка,Кесе\nM-2,Чашка,Шыныаяқ');
  expect(products.map(({ product }) => product)).toMatchObject([
    { title: 'Кружка', translations: { kk: { title: 'Кесе' } } },
    { title: 'Чашка', translations: { kk: { title: 'Шыныаяқ' } } },
  ]);
});

test('numbers of products are no texts in Indonesian and Norwegian', async () => {
  const { products } = await read(
    'SKU,Title,Description,Product ID,Product No,Price\nA-1,Mug,A mug.,PX-A,wdg,12\nA-2,Cup,A cup.,PX-B,gdt,13',
  );
  expect(products.map(({ product }) => [product.title, product.translations])).toEqual([
    ['Mug', undefined],
    ['Cup', undefined],
  ]);
});

test.each([
  ['a unit', { kg: 'Two', lb: 'Four' }],
  ['a figure with its unit', { ml: '500 ml', lb: '2 lb' }],
  ['a place', { in: 'Inside', to: 'Outside' }],
  ['a size', { sm: 'A small mug of clay', lg: 'A large mug of clay' }],
  ['a number and a state', { id: 'A7', new: 'Yes' }],
  ['where something is', { it: 'https://x.test/it', fr: 'https://x.test/fr' }],
])('keys that say %s are no languages', async (_what, description) => {
  const { products } = await readJson([{ sku: 'M-1', name: 'Mug', description }]);
  expect(products[0]?.product.translations).toBeUndefined();
});

test('rows that wait are many, and each product gets its own', async () => {
  const count = 1_500;
  const rows = (language: string) =>
    Array.from({ length: count }, (_, at) => `M-${at},${language},${language} mug ${at}`);
  const { products, refused } = await read(['sku,lang,name', ...rows('en'), ...rows('fr'), 'X-1,fr,seul'].join('\n'));
  expect(products).toHaveLength(count);
  for (const [at, { product }] of products.entries())
    expect(product).toMatchObject({
      sku: `M-${at}`,
      title: `en mug ${at}`,
      translations: { fr: { title: `fr mug ${at}` } },
    });
  const [other] = refused;
  expect(other?.problems).toMatchObject([
    {
      column: 'lang',
      reason:
        'This row holds a text in another language (French), and the file has no row of the product “X-1” itself.',
    },
  ]);
  expect(other?.update).toMatchObject({ provides: [], providesTranslations: ['title (fr)'], source: { rows: [] } });
});

test('rows of a handle in several languages are one product', async () => {
  const { products, refused } = await read(
    'handle,variant sku,language,title,size\nmug,M-S,en,Mug,S\nmug,M-L,en,,L\nmug,M-S,de,Becher,S\nmug,M-L,de,,L\ncup,C,en,Cup,',
  );
  expect(refused).toEqual([]);
  expect(products.map(({ product }) => [product.title, product.translations])).toEqual([
    ['Mug', { de: { title: 'Becher' } }],
    ['Cup', undefined],
  ]);
});

test('bullets by language are those of one, and the others are translations', async () => {
  const { products } = await readJson([
    {
      sku: 'M-1',
      name: { 'fr-FR': 'Tasse', 'en-GB': 'Mug' },
      bullets: { 'fr-FR': ['Bleu', 'Grand'], 'en-GB': ['Blue', 'Big'] },
    },
  ]);
  expect(products[0]?.product).toMatchObject({
    ...{ title: 'Mug', bullets: ['Blue', 'Big'] },
    translations: { 'fr-FR': { title: 'Tasse', bullets: ['Bleu', 'Grand'] } },
  });
});

test('a text in another language alone is not taken for the main one of a product with a title of its own', async () => {
  const { products } = await readJson([
    { sku: 'M-1', title: 'Mug', translations: [{ lang: 'de', name: 'Becher', description: 'Ein Becher aus Ton.' }] },
  ]);
  expect(products[0]?.product).toMatchObject({ title: 'Mug', description: '', translations: becher });
});

test('a column of languages is none of rows where it says what a product is in', async () => {
  const { products } = await read('sku,title,language\nB-1,Walden,English\nB-2,Faust,German\nB-3,Emma,English');
  expect(products.map(({ product }) => product.title)).toEqual(['Walden', 'Faust', 'Emma']);
});

const both = itemOf({
  ...mug,
  attributes: [{ name: 'Material', value: 'Clay' }],
  translations: {
    'de-AT': { title: 'Häferl', description: 'Ein Häferl.\n\n- aus Ton', bullets: ['Blau', 'Fasst 0,3 l'] },
    german_store: { title: 'Becher' },
  },
});
const plain = itemOf({ sku: 'M-2', title: 'Cup', description: '' });

test.each(['xlsx', 'json'] as const)(
  'a file of %s comes back with all of them, and changes nothing',
  async (format) => {
    const file = await readBytes(await exportBytes(format, [both, plain]));
    expect(file.refused).toEqual([]);
    expect(file.products.map(({ product }) => product.translations)).toEqual([both.product.translations, undefined]);
    expect(planAll([both, plain], file).map(({ changes }) => changes)).toEqual([[], []]);
  },
);

test('a table has columns only for the texts there are', async () => {
  const columnsOf = async (...items: (typeof both)[]) => [
    ...(await readBytes(await exportBytes('xlsx', items))).columns,
  ];
  expect(await columnsOf(both, plain)).toEqual(
    expect.arrayContaining([
      'title (de-AT)',
      'description (de-AT)',
      'bullets (de-AT)',
      'title (store view german_store)',
    ]),
  );
  expect((await columnsOf(plain)).filter((name) => name.includes('('))).toEqual([]);
});

test('an empty cell keeps, another text changes only itself', async () => {
  const change = async (text: string) => planAll([both], await read(text)).map(({ changes }) => changes);
  expect(await change('sku,title,title (de-AT),bullets (de-AT)\nM-1,Mug,,')).toEqual([[]]);
  expect(await change('sku,title,title (de-AT)\nM-1,Mug,Tasse')).toEqual([
    [{ field: 'title (de-AT)', before: 'Häferl', after: 'Tasse' }],
  ]);
  expect(await change('sku,title\nM-1,Mug')).toEqual([[]]);
});
