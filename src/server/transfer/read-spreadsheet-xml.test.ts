import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogue } from './read-file.ts';
import { readSpreadsheetXml } from './read-spreadsheet-xml.ts';

const workbook = (sheets: string) =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets}</Workbook>`;
const sheet = (rows: string, name = 'Lamps', more = '') =>
  `<Worksheet ss:Name="${name}"><Table ss:ExpandedColumnCount="256">${rows}</Table>${more}</Worksheet>`;
const cell = (text: string, attributes = '') => `<Cell${attributes}><Data ss:Type="String">${text}</Data></Cell>`;
const read = (sheets: string) => readSpreadsheetXml(Buffer.from(workbook(sheets)));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spreadsheet-xml-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  [
    'cells where they say they are',
    `<Row ss:Index="2">${cell('a')}${cell('b', ' ss:Index="3"')}</Row>`,
    [[], ['a', '', 'b']],
  ],
  ['cells behind a merged one', `<Row>${cell('a', ' ss:MergeAcross="1"')}${cell('b')}</Row>`, [['a', '', 'b']]],
  [
    'a merged cell in its rows',
    `<Row>${cell('a', ' ss:MergeDown="1"')}${cell('b')}</Row><Row>${cell('c', ' ss:Index="2"')}</Row>`,
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
  ],
  ['text in pieces', '<Row><Cell><ss:Data ss:Type="String"><B>Blue</B> mug</ss:Data></Cell></Row>', [['Blue mug']]],
  [
    'no comments',
    `<Row><Cell><Data ss:Type="Number">9</Data><Comment><ss:Data>Ask</ss:Data></Comment></Cell></Row>`,
    [['9']],
  ],
  ['no empty cells at the end', `<Row>${cell('a')}<Cell ss:StyleID="s1"/></Row><Row/>`, [['a']]],
])('reads %s', (_what, rows, expected) => {
  expect(read(sheet(rows)).map((each) => each.rows)).toEqual([expected]);
});

it('leaves hidden sheets out, and keeps the addresses of links', () => {
  const hidden = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>';
  const link = cell('Photo', ' ss:HRef="https://example.com/a.jpg"');
  const sheets = read(sheet(`<Row>${cell('x')}</Row>`, 'Notes', hidden) + sheet(`<Row>${link}</Row>`));
  expect(sheets.map(({ name, links }) => [name, links])).toEqual([
    ['Lamps', [{ row: 0, column: 0, text: 'https://example.com/a.jpg' }]],
  ]);
});

it.each([' ss:Index="2000000"', ' ss:Index="1048577"'])('refuses a row too far out: %s', (index) => {
  expect(() => read(sheet(`<Row${index}>${cell('a')}</Row>`))).toThrow('a cell in row');
});

it('refuses a grid made out of nothing', () => {
  const rows = `<Row>${cell('a', ' ss:Index="16384"')}</Row>`.repeat(700);
  expect(() => read(sheet(rows))).toThrow('more than 10,000,000 cells');
});

it('is read as a workbook, whatever the file is called', async () => {
  const row = (...texts: string[]) => `<Row>${texts.map((text) => cell(text)).join('')}</Row>`;
  const rows = row('SKU', 'Title', 'Price') + row('L-1', 'Oak lamp', '12.50 EUR') + row('L-2', 'Ash lamp', '14.00 EUR');
  const path = join(folder, 'stock.xml');
  await writeFile(path, workbook(sheet(rows)));
  const catalogue = await openCatalogue(path);
  const products: unknown[] = [];
  for await (const { items } of catalogue.items())
    for (const item of items)
      if (item.kind === 'product') products.push([item.product.sku, item.product.title, item.product.price]);
  await catalogue.close();
  expect([catalogue.format, products]).toEqual([
    'xlsx',
    [
      ['L-1', 'Oak lamp', '12.50 EUR'],
      ['L-2', 'Ash lamp', '14.00 EUR'],
    ],
  ]);
});
