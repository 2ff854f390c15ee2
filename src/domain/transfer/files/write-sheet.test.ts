import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { createNameBook, createTable, filledRow, orderColumns, shortMark } from '../rows/write-table.ts';
import { sheetHead, sheetLimits, sheetPath, sheetRow, sheetTail, workbookParts } from './write-sheet.ts';

test('rows of a sheet name every cell by its place, the header in bold', () => {
  const cell = (name: string, style: number, text: string) =>
    `<c r="${name}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  expect(sheetRow(1, ['SKU', '', 'Title'])).toBe(`<row r="1">${cell('A1', 2, 'SKU')}${cell('C1', 2, 'Title')}</row>`);
  expect(sheetRow(2, ['=1', ' <b> '])).toBe(`<row r="2">${cell('A2', 1, "'=1")}${cell('B2', 1, ' &lt;b&gt; ')}</row>`);
  expect(sheetRow(3, ['_x000D_ _X00e9_ _x00_', 'a\rb'])).toBe(
    `<row r="3">${cell('A3', 1, '_x005F_x000D_ _x005F_X00e9_ _x00_')}${cell('B3', 1, 'a_x000D_b')}</row>`,
  );
  expect(sheetRow(4, [])).toBe('<row r="4"></row>');
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('the column %i of a sheet is %s', (index, name) => {
  expect(sheetRow(7, [...Array<string>(index).fill(''), 'x'])).toContain(`<c r="${name}7" s="1" `);
});

test('a workbook has the parts Excel asks for', () => {
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  expect(Object.keys(workbookParts)).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'],
  ]);
  for (const part of [...Object.values(workbookParts), sheetHead()])
    expect(part.startsWith(`${declaration}<`)).toBe(true);
  const [types, , book, relations] = Object.values(workbookParts);
  expect(types).toContain(
    `<Override PartName="/${sheetPath}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  expect(types).toContain('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">');
  expect(relations).toContain(
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>',
  );
  expect(workbookParts['_rels/.rels']).toContain('/officeDocument" Target="xl/workbook.xml"/>');
  expect(book).toContain('<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"');
  expect(book).toContain('<sheet name="Products" sheetId="1" r:id="rId1"/>');
  expect(workbookParts['xl/styles.xml']).toMatch(
    /<cellXfs count="4">(?:<xf [^>]*\/>){3}<xf [^>]*><alignment vertical="top" wrapText="1"\/><\/xf><\/cellXfs>/,
  );
  expect(sheetHead()).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect([sheetPath, sheetTail(), sheetHead().endsWith('<sheetData>')]).toEqual([
    'xl/worksheets/sheet1.xml',
    '</sheetData></worksheet>',
    true,
  ]);
  expect(sheetLimits).toEqual({ rows: 1_048_576, columns: 16_384, cell: 32_767 });
});

describe('a table', () => {
  const product: SourceProduct = {
    ...{ sku: 'A', title: 'Mug', description: '', bullets: [], images: [], imageAlts: [], price: null, category: null },
    ...{ subcategory: null, brand: null, retailer: null, attributes: [] },
  };
  const item = (rows: SourceRow[] | null): Exportable => ({
    product,
    content: null,
    source: rows && { format: 'csv', rows },
  });
  type Facts = { found: ReadonlySet<string>; raw: ReadonlySet<string>; hasFresh: boolean };
  function tableOf(written: (given: Exportable) => SourceRow[] = ({ source }) => source?.rows ?? [{ X: '1' }]) {
    const facts: Facts[] = [];
    const table = createTable({
      rows: written,
      comesBackAs: ['csv'],
      file: {
        header: (given) => {
          facts.push(given);
          return [...given.found].map((column) => ({ column, name: column.toUpperCase() }));
        },
      },
    });
    return { table, facts };
  }

  test('finds its columns over all rows, and then fills them', () => {
    const { table, facts } = tableOf();
    const own = item([{ a: '1', b: '2' }, { c: '3' }]);
    const noted = table.note(own);
    expect(noted).toEqual([{ a: '1', b: '2' }, { c: '3' }]);
    expect([table.header(), table.header()]).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
    expect(noted.map((row) => table.cells(row))).toEqual([
      ['1', '2', ''],
      ['', '', '3'],
    ]);
    expect(facts).toEqual([{ found: new Set(['a', 'b', 'c']), raw: new Set(['a', 'b', 'c']), hasFresh: false }]);
  });

  test.each<[string, (SourceRow[] | null)[], string[], boolean]>([
    ['without a product', [], [], true],
    ['of a product of another file', [null], [], true],
    ['of both', [[{ a: '1' }], null], ['a'], true],
    ['of no rows', [[]], [], false],
  ])('%s knows what it is made of', (_name, sources, raw, hasFresh) => {
    const { table, facts } = tableOf();
    for (const rows of sources) table.note(item(rows));
    table.header();
    expect(facts).toMatchObject([{ raw: new Set(raw), hasFresh }]);
  });

  test('refuses a column that comes up late', () => {
    const { table } = tableOf();
    table.note(item([{ a: '1' }]));
    expect(() => table.cells({ a: '1', late: '2' })).toThrow('Column late came up after the header was written');
  });

  test('has no more columns than an import can read', () => {
    const wide = (count: number) => {
      const { table } = tableOf(() => [
        Object.fromEntries(Array.from({ length: count }, (_each, index) => [`c${index}`, '1'])),
      ]);
      table.note(item(null));
      return table;
    };
    expect(wide(2_000).header()).toHaveLength(2_000);
    const tooWide = {
      code: 'TOO_LARGE',
      message:
        'These products have more than 2,000 different attributes. That is too many columns for a table. Export fewer products, or export JSON.',
    };
    expect(() => wide(2_001).header()).toThrow(expect.objectContaining(tooWide));
    expect(() => wide(2_001).cells({ c0: '1' })).toThrow(expect.objectContaining(tooWide));
  });
});

test('names that differ in case or spaces only are one', () => {
  const names = createNameBook();
  expect([names('Colour'), names(' COLOUR '), names('Size')]).toEqual(['Colour', 'Colour', 'Size']);
});

test('known columns stand in their order before the others', () => {
  expect(orderColumns(new Set(['x', 'b', 'y', 'a']), ['a', 'b', 'c'])).toEqual(['a', 'b', 'x', 'y']);
});

test('a filled row has no empty cells', () => {
  expect(filledRow({ a: 'x', b: '', c: ' ', d: null, e: undefined, f: ' y ' })).toEqual({ a: 'x', f: ' y ' });
});

test.each([
  ['', 'ztntfp'],
  ['a', '1r9wi7g'],
  ['foobar', '1h5yxyg'],
])('the mark of %j is %s', (text, mark) => {
  expect(shortMark(text)).toBe(mark);
});
