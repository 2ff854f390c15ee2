import { expect, test } from 'vitest';
import { sampleColumns } from '../columns/sample-columns.ts';
import { magentoCsv } from '../formats/magento.read.ts';
import { csv } from '../formats/own-layout.read.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import { woocommerceCsv } from '../formats/woocommerce.read.ts';
import { adviseColumns } from './advise-columns.ts';
import type { ReadFormat } from './format.ts';
import { createImportPlan } from './import-plan.ts';

type Row = Record<string, string>;

const advise = (rows: Row[], format: ReadFormat = csv) => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = sampleColumns(
    names,
    rows.map((row) => Object.entries(row)),
    50,
  );
  const typeColumn = format.findTypeColumn?.(columns) ?? null;
  const plan = createImportPlan(format, format.suggestMapping(columns), { typeColumn });
  return adviseColumns(
    rows.map((row) => Object.entries(row)),
    plan,
  ).map(({ column, reason }) => `${column}: ${reason}`);
};

const rows = (count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => ({ Description: 'A mug.', ...row(index) }));

test('a file without a text is told', () => {
  expect(advise([{ SKU: 'A-1', Title: 'Mug' }])).toEqual([
    'null: No column is set as the description, so the products have no text.',
  ]);
});

test('so is one whose columns of texts are empty', () => {
  expect(advise([{ SKU: 'A-1', Title: 'Mug', Description: '', Features: '' }])).toEqual([
    'Description: The columns set as the description are empty, so the products have no text.',
  ]);
});

test('a column of sentences that is left out is told with an example', () => {
  const sentence = 'Fired twice in a wood kiln, so that no two of these mugs look the same.';
  expect(advise([{ SKU: 'A-1', Title: 'Mug', Description: 'A mug.', 'Seller notes': sentence, Stock: '7' }])).toEqual([
    'Seller notes: This column is not imported, because its name does not sound like product content. If it describes the product, choose a field for it.',
  ]);
  expect(
    advise([
      {
        SKU: 'A-1',
        Title: 'Mug',
        Description: 'A mug.',
        Reviews: '["So nice a mug, I bought another one for my wife."]',
      },
    ]),
  ).toEqual([]);
});

test('a SKU column that repeats in more than a fifth of the rows is named, with the column to choose', () => {
  const found = advise(
    rows(10, (index) => ({
      Code: `C-${index % 7}`,
      Title: `Stoneware mug ${index}`,
      Price: `${index}.90`,
      EAN: `40063813339${index}0`,
    })),
  );
  expect(found).toEqual([
    'Code: “Code” is set as the SKU, but 3 of the first 10 rows leave it empty or repeat it. Those rows cannot be imported. “EAN” has a different value in every row: choose this column as the SKU.',
  ]);
});

test('without another column for it, it is said so', () => {
  expect(
    advise(rows(10, (index) => ({ SKU: index < 5 ? '' : `A-${index}`, Title: `Mug ${index}`, Colour: 'red' }))),
  ).toEqual([
    'SKU: “SKU” is set as the SKU, but 5 of the first 10 rows leave it empty or repeat it. Those rows cannot be imported. No other column has a different value in every row.',
  ]);
});

test('a title column that is empty in more than a fifth of the rows is named, with the column to choose', () => {
  const found = advise(
    rows(10, (index) => ({
      SKU: `A-${index}`,
      Title: index < 3 ? '' : `Mug ${index}`,
      'Long name': `Stoneware mug with handle ${index}`,
      Care: 'Dishwasher safe',
    })),
  );
  expect(found).toEqual([
    'Title: “Title” is set as the title, but 3 of the first 10 rows leave it empty. Those rows cannot be imported. “Long name” has text in every row: choose this column as the title.',
  ]);
});

test('a fifth is borne, an id takes the place of an empty SKU, and rows of one product share a handle', () => {
  expect(advise(rows(10, (index) => ({ SKU: index < 2 ? '' : `A-${index}`, Title: `Mug ${index}` })))).toEqual([]);
  expect(
    advise(rows(10, (index) => ({ SKU: index < 5 ? '' : `A-${index}`, ID: `${index}`, Title: `Mug ${index}` }))),
  ).toEqual([]);
  expect(advise(rows(10, (index) => ({ Handle: `h${index >> 1}`, SKU: 'A', Title: index % 2 ? '' : 'Mug' })))).toEqual(
    [],
  );
  expect(advise([])).toEqual([]);
});

test('of rows folded into products the products count', () => {
  const shopify = (title: (product: number) => string) =>
    rows(40, (index) => ({
      Handle: `mug-${index >> 2}`,
      Title: index % 4 === 0 ? title(index >> 2) : '',
      'Variant SKU': `M-${index}`,
      'SEO Title': index % 4 === 0 ? `Stoneware mug number ${index}` : '',
      'Body (HTML)': 'A mug.',
    }));
  expect(
    advise(
      shopify(() => 'Mug'),
      shopifyCsv,
    ),
  ).toEqual([]);
  expect(
    advise(
      shopify((product) => (product < 3 ? '' : 'Mug')),
      shopifyCsv,
    ),
  ).toEqual([
    'Title: “Title” is set as the title, but 3 of the first 10 products leave it empty. Those products cannot be imported. “SEO Title” has text in every product: choose this column as the title.',
  ]);
});

test('variations do not count beside their parents', () => {
  const woocommerce = (sku: (product: number) => string) =>
    rows(40, (index) => ({
      Type: index % 4 === 0 ? 'variable' : 'variation',
      SKU: index % 4 === 0 ? sku(index >> 2) : `V-${index}`,
      Name: `Stoneware mug ${index >> 2}`,
      'Regular price': '9',
      'Tax class': '',
      Parent: index % 4 === 0 ? '' : sku(index >> 2),
      Article: index % 4 === 0 ? `A-${index}` : '',
    }));
  expect(
    advise(
      woocommerce((product) => `M-${product}`),
      woocommerceCsv,
    ),
  ).toEqual([]);
  expect(
    advise(
      woocommerce((product) => `M-${product % 7}`),
      woocommerceCsv,
    ),
  ).toEqual([
    'SKU: “SKU” is set as the SKU, but 3 of the first 10 products leave it empty or repeat it. Those products cannot be imported. “Article” has a different value in every product: choose this column as the SKU.',
  ]);
});

test('rows of other views are named, and no SKU they repeat is', () => {
  const found = advise(
    ['', 'de', 'fr'].flatMap((view) =>
      rows(4, (index) => ({
        sku: `M-${index}`,
        name: 'Mug',
        description: 'A mug.',
        store_view_code: view,
        product_websites: 'base',
        url_key: 'mug',
      })),
    ),
    magentoCsv,
  );
  expect(found).toEqual([
    'store_view_code: Titles, descriptions and bullets of the rows in other languages (de, fr) are imported as texts in these languages. The other columns of these rows are not imported.',
  ]);
});
