// Rows of a file that are no products: what a dry run says of them a run says, too, and they stop nothing.
import { expect, it } from 'vitest';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { textCell, writeWorkbook } from '#testing/write-workbook.ts';

const app = startTestApp();
const reasons = (problems: { reason: string }[]) => problems.map(({ reason }) => reason);

const list = [
  'Price list 2026,,,',
  'SKU,Title,Description,Price',
  'Lamps,,,',
  'L-1,Lamp,A lamp,10',
  'L-2,Shade,A shade,20',
  'L-3,Cord,A cord,5',
  'Total,,,35',
].join('\n');
const said = [
  'Row 2 has the column names. Not imported, because they come before the products: row 1.',
  'Not imported, because they are not products: 1 heading or note (row 3); 1 row of totals (row 7).',
];

it.each(['?dryRun=true', '', '?mode=all'])('an import with %j leaves them out and says so once', async (query) => {
  const { state, counts, problems, problemCount } = await importFile(app, list, query);
  expect([state, counts.new, counts.refused]).toEqual(['done', 3, 0]);
  expect(reasons(problems)).toEqual(said);
  expect(problemCount).toBe(said.length);
});

it('sheets that are not read are said by a run, too', async () => {
  const rows = (...all: string[]) => all.map((row) => row.split('|').map(textCell));
  const file = writeWorkbook([
    { name: 'Read me', rows: rows('Fill in the other sheet') },
    { name: 'Products', rows: rows('SKU|Title|Description|Price', 'L-1|Lamp|A lamp|10', 'L-2|Shade|A shade|20') },
  ]);
  for (const query of ['?dryRun=true', '']) {
    const { counts, problems } = await importFile(app, file, query);
    expect([counts.new, reasons(problems)]).toEqual([
      2,
      ['Sheet not imported: “Read me”. The products come from “Products”.'],
    ]);
  }
});

it('of two products of one title that nothing tells apart, the second is refused for that', async () => {
  const { counts, problems } = await importFile(app, 'Product,Price\nTee,10\nTee,12\nCap,7\n');
  expect([counts.new, counts.refused]).toEqual([2, 1]);
  expect(problems).toContainEqual(
    expect.objectContaining({
      row: 3,
      value: 'Tee',
      reason: expect.stringMatching(/^An earlier product in the file has this title/),
    }),
  );
});

it('of two rows of one trade number, the second is refused for that', async () => {
  const { counts, problems } = await importFile(app, 'Product,EAN\nTee,4006381333931\nTee,4006381333931\nCap,none\n');
  expect([counts.new, counts.refused]).toEqual([2, 1]);
  expect(problems).toContainEqual(
    expect.objectContaining({
      row: 3,
      column: 'EAN',
      value: '4006381333931',
      reason: expect.stringMatching(/^“EAN” identifies the products of this file/),
    }),
  );
});
