import { describe, expect, test } from 'vitest';
import { recognizeRows } from './recognize-table.ts';

const split = (rows: readonly string[]) => rows.map((row) => row.split('|'));

/** The names of the columns and the rows before the first product. */
function find(...rows: string[]): string {
  const { shape, header } = recognizeRows(split(rows));
  return `${header.length === 0 ? 'none' : shape.columns.join('|')} at ${shape.skip}`;
}

describe('templates with several rows of names', () => {
  const labels = 'Seller SKU|Product Name|Standard Price|Main Image URL|Feature|Feature';
  const names = 'item_sku|item_name|standard_price|main_image_url|bullet_point1|bullet_point2';
  const product = 'A-1|Lamp|39.99|https://x.example/1.jpg|Oak|LED';
  const settings = 'Template=home|Version=3|Do not change the first rows.|Images||';

  test.each<[string, string[], string]>([
    ['settings, labels and names', [settings, labels, names, product, product], `${names} at 3`],
    ['labels and names', [labels, names, product], `${names} at 2`],
    ['names and then labels', [names, labels, product, product], `${names} at 2`],
    ['names alone', [names, product], `${names} at 1`],
    [
      'labels alone',
      [labels, product],
      'Seller SKU|Product Name|Standard Price|Main Image URL|Feature|Feature (2) at 1',
    ],
    [
      'names and what is required',
      [names, 'Required|Required|Required|Optional|Optional|Optional', product, product],
      `${names} at 2`,
    ],
    [
      'what is required above names',
      ['Required|Required|Required|Optional|Optional|Optional', names, product, product],
      `${names} at 2`,
    ],
    [
      'names and explanations',
      [
        'sku|title|price|image|ean',
        'Your own number|As buyers read it|In euros|Its address|13 digits',
        'A-1|Mug|9.90|//x.example/1.jpg|4006381333931',
        'A-2|Cup|8.90|//x.example/2.jpg|4006381333948',
      ],
      'sku|title|price|image|ean at 2',
    ],
    [
      'kinds of values',
      [
        'sku|title|text|price|image',
        'string|string|string|decimal|url',
        'A-1|Mug|A mug.|9.90|//x.example/1.jpg',
        'A-2|Cup|A cup.|8.90|//x.example/2.jpg',
      ],
      'sku|title|text|price|image at 2',
    ],
  ])('%s', (_what, rows, expected) => {
    expect(find(...rows)).toBe(expected);
  });

  test('lines with a sign before the names', () => {
    const rows = [
      '#INFO|Version=1|Template=x||',
      '#INFO Fill in all columns with a star.||||',
      '*Action|CustomLabel|*Title|*StartPrice|PicURL',
      'Add|E-1|Lamp|9.90|https://x.example/1.jpg',
    ];
    expect(find(...rows)).toBe('*Action|CustomLabel|*Title|*StartPrice|PicURL at 3');
  });
});

describe('titles above', () => {
  test.each<[string, string[], string]>([
    [
      'of known names',
      ['Tanne GmbH||', '|Frühjahr|', '||', 'Artikelnummer|Bezeichnung|Preis', 'T-1|Stuhl|9,90'],
      'Artikelnummer|Bezeichnung|Preis at 4',
    ],
    ['of names nobody knows', ['Liste||', 'Zeug|Ding|Zahl', 'a|b|1,50', 'c|d|2,50'], 'Zeug|Ding|Zahl at 2'],
    ['of names of which one is known', ['Liste||', 'Ding|Preis|Zahl', 'a|1,50|3', 'b|2,50|4'], 'Ding|Preis|Zahl at 2'],
    [
      'beside the products',
      ['||Ref|Nombre|Precio', '||A-1|Mesa|9', '||A-2|Silla|8'],
      'Column 1|Column 2|Ref|Nombre|Precio at 1',
    ],
  ])('%s', (_what, rows, expected) => {
    expect(find(...rows)).toBe(expected);
  });
});

describe('groups above the names', () => {
  test('names that say little, or come twice, have that of their group', () => {
    const rows = [
      'Item|||Price||Box|',
      'SKU|Title|Width|Net|Gross|Width|Height',
      'A-1|Mug|8|9.90|11.78|10|12',
      'A-2|Cup|7|8.90|10.59|9|11',
    ];
    expect(find(...rows)).toBe('SKU|Title|Item Width|Price Net|Price Gross|Box Width|Height at 2');
  });
  test('merged cells have the name of a column in both rows', () => {
    expect(find('SKU|Title|Price|', 'SKU|Title|Net|Gross', 'A-1|Mug|9.90|11.78', 'A-2|Cup|8|9.52')).toBe(
      'SKU|Title|Price Net|Price Gross at 2',
    );
  });
});

describe('no product is taken for names', () => {
  test.each<[string, string[], string]>([
    ['without any names', ['A-1|Mug|9.90|//x.example/1', 'A-2|Cup|8.90|//x.example/2'], 'none at 0'],
    [
      'whose words are those of columns',
      ['sku|title|brand|price', 'A-1|Title page|Label|9.90', 'A-2|Price tag|Label|8.90'],
      'sku|title|brand|price at 1',
    ],
    ['written as machines write', ['name|price', 'red_mug|9.90', 'blue_mug|8.90'], 'name|price at 1'],
    [
      'that has no figures yet',
      ['sku|title|price|ean', 'A-1|Mug|n/a|n/a', 'A-2|Cup|8.90|4006381333948', 'A-3|Jar|7.90|4006381333955'],
      'sku|title|price|ean at 1',
    ],
    ['of words alone', ['name|colour', 'Mug|blue', 'Cup|red'], 'name|colour at 1'],
    ['of a partial file', ['sku|price', 'A-1|9.90'], 'sku|price at 1'],
  ])('%s', (_what, rows, expected) => {
    expect(find(...rows)).toBe(expected);
  });
});

describe('words of the names that are values too', () => {
  const names = 'Zid|Ztext|Zgroup|Zamount|Deposit';
  test.each<[string, string[], string]>([
    [
      'one of a row that differs from the products',
      [names, '1|Crate of 24|Deposit|5.10|0', '2|Crate of 20|Deposit|3.10|0', '3|Glass|Deposit|0.08|0'],
      `${names} at 1`,
    ],
    [
      'but not in their own column, where they are values',
      ['Blue mug|Acme|Porcelain|on request', 'Red mug|Acme|Steel|5.10', 'Tea pot|Zenith|Glass|3.10'],
      'none at 0',
    ],
    [
      'nor of a product among others',
      [
        'Red|Round|Small|Matt|North|Plain|Open|Soft|Maple|Warm',
        'Blue|Square|Large|Gloss|South|Fancy|Shut|Hard|Maple|Cold',
        'Green|Oval|Tiny|Satin|West|Bold|Ajar|Firm|Elm|Cool',
      ],
      'none at 0',
    ],
    ['nor of half of a row', ['Lamp|Oak|n/a|n/a', 'Oak|Lamp|5|6', 'Shade|Elm|7|8', 'Bulb|Ash|8|9'], 'none at 0'],
  ])('%s', (_what, rows, expected) => {
    expect(find(...rows)).toBe(expected);
  });
});

const others = 'Ato|Bre|Cli|Dun|Ewe|Fro|Gul|Hin|Ilk';
test.each([
  [
    'machines call in a bracket',
    others.replaceAll(/(?=\||$)/g, ' (product.metafields.custom.a_long_name_of_a_tagline)'),
    'x',
  ],
  ['are a value of another column', others, 'Title'],
])('names the columns by names that %s', (_what, rest, value) => {
  const names = `Handle|Title|${rest}`;
  const body = (word: string) =>
    `${word}|Arc ${word}|${others
      .split('|')
      .map((_, at) => (at === 1 ? value : `${word} ${at}`))
      .join('|')}`;
  expect(find(names, body('lamp'), body('shade'), body('stool'))).toBe(`${names} at 1`);
});

test('says that no row names the columns', () => {
  const { notes } = recognizeRows(split(['', 'A-1|Mug|9.90|//x.example/1', 'A-2|Cup|8.90|//x.example/2']));
  expect(notes).toEqual([
    {
      row: 2,
      column: null,
      value: null,
      reason:
        'No row with column names was found, so the columns are called “Column 1”, “Column 2” and so on, and every row is read as a product. Check which column is the title and which is the price, or add a row of column names at the top of the table.',
    },
  ]);
  expect(recognizeRows([]).notes).toEqual([]);
});

test('says which rows before the products are left out', () => {
  const { notes } = recognizeRows(split(['List 2026||', '||', 'sku|title|price', 'A-1|Mug|9']));
  expect(notes).toEqual([
    {
      row: 3,
      column: null,
      value: null,
      reason: 'Row 3 has the column names. Not imported, because they come before the products: row 1.',
    },
  ]);
  expect(recognizeRows(split(['sep=;', 'sku|title', 'A|Mug'])).notes).toEqual([]);
});
