import { expect, test } from 'vitest';
import { csv } from '../formats/own-layout.read.ts';
import { adviseColumns } from './advise-columns.ts';
import { createImportPlan } from './import-plan.ts';
import { sampleColumns } from './sample-columns.ts';

type Row = Record<string, string>;

const advise = (rows: Row[]) => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = sampleColumns(
    names,
    rows.map((row) => Object.entries(row)),
    50,
  );
  const plan = createImportPlan(csv, csv.suggestMapping(columns));
  return adviseColumns(columns, rows.length, plan).map(({ column, reason }) => `${column}: ${reason}`);
};

const rows = (count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => ({ Description: 'A mug.', ...row(index) }));

test('a file without a text is told', () => {
  expect(advise([{ SKU: 'A-1', Title: 'Mug' }])).toEqual([
    'null: No column is read as the description: the products come without a text.',
  ]);
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
    'Code: “Code” is read as the SKU, but 3 of the first 10 rows leave it empty or repeat it, and such rows are refused. “EAN” has a value of its own in every row: choose it as the SKU.',
  ]);
});

test('without another column for it, it is said so', () => {
  expect(
    advise(rows(10, (index) => ({ SKU: index < 5 ? '' : `A-${index}`, Title: `Mug ${index}`, Colour: 'red' }))),
  ).toEqual([
    'SKU: “SKU” is read as the SKU, but 5 of the first 10 rows leave it empty or repeat it, and such rows are refused. No other column has a value of its own in every row.',
  ]);
});

test('a title column that is empty in more than a fifth of the rows is named, with the column to choose', () => {
  const found = advise(
    rows(10, (index) => ({
      SKU: `A-${index}`,
      Title: index < 3 ? '' : 'Mug',
      'Long name': `Stoneware mug with handle ${index}`,
      Care: 'Dishwasher safe',
    })),
  );
  expect(found).toEqual([
    'Title: “Title” is read as the title, but 3 of the first 10 rows leave it empty, and such rows are refused. “Long name” has a text in every row: choose it as the title.',
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
