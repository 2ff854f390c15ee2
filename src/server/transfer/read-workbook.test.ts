import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sheet } from '#domain/transfer/files/sheet.ts';
import { numberCell, type SheetXml, textCell, writeWorkbook } from '#testing/write-workbook.ts';
import { openCatalogue } from './read-file.ts';
import { readWorkbookSheets } from './read-workbook.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-workbook-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(bytes: Uint8Array): Promise<string> {
  files += 1;
  const path = join(folder, `book-${files}.xlsx`);
  await writeFile(path, bytes);
  return path;
}

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const read = await readWorkbookSheets(await save(bytes));
  if ('problem' in read) throw new Error(read.problem);
  return read.sheets;
}

const texts = (row: string) => row.split('|').map(textCell);

describe('a cell', () => {
  const read = async (cell: string, options: Parameters<typeof writeWorkbook>[1] = {}) => {
    const [sheet] = await sheetsOf(writeWorkbook([{ name: 'A', rows: [[cell]] }], options));
    return [sheet?.rows[0]?.[0] ?? null, ...(sheet?.faults.map(({ text }) => text) ?? [])];
  };

  it.each<[string, string, string | null]>([
    ['of text', '<c t="inlineStr"><is><t>Mug</t></is></c>', 'Mug'],
    [
      'of text in pieces',
      '<c t="inlineStr"><is><r><t>Blue </t></r><r><rPr><b/></rPr><t>mug</t></r></is></c>',
      'Blue mug',
    ],
    [
      'with a line break of Excel’s',
      '<c t="inlineStr"><is><t>a_x000D_b &amp; c_x005F_x000D_</t></is></c>',
      'a\rb & c_x000D_',
    ],
    ['of a formula’s text', '<c t="str"><f>A1</f><v>Mug</v></c>', 'Mug'],
    ['of a formula’s number', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['of a formula’s empty text', '<c t="str"><f>A1</f><v></v></c>', null],
    ['that is true', '<c t="b"><v>1</v></c>', 'true'],
    ['that is false', '<c t="b"><v>0</v></c>', 'false'],
    ['of a written date', '<c t="d"><v>2026-05-03T00:00:00Z</v></c>', '2026-05-03'],
    ['of a shared text', '<c t="s"><v>1</v></c>', 'Ink'],
    ['of no shared text', '<c t="s"><v>9</v></c>', null],
    ['with a format', numberCell(12, 1), '00012'],
    ['with a format there is not', numberCell(12, 9), '12'],
    ['that is empty', '<c s="1"/>', null],
  ])('%s', async (_what, cell, expected) => {
    const shared = ['<t>Mug</t>', '<r><t>In</t></r><r><t>k</t></r><rPh sb="0" eb="1"><t>inku</t></rPh>'];
    expect(await read(cell, { texts: shared, formats: ['General', '00000'] })).toEqual([expected]);
  });

  it('of an error, or of a formula without a result, is empty and said', async () => {
    expect(await read('<c t="e"><v>#N/A</v></c>')).toEqual([
      null,
      'The cell holds the error #N/A, so it was read as empty.',
    ]);
    expect(await read('<c><f>A1*2</f><v/></c>')).toEqual([null, expect.stringContaining('has no saved result')]);
  });

  it('counts days from 1904 where the workbook does', async () => {
    expect(await read(numberCell(44683, 1), { formats: ['General', 'd.m.yy'], is1904: true })).toEqual(['2026-05-03']);
  });
});

it('places cells by their references, and rows and cells without any one after the other', async () => {
  const rows = [['<c r="B3"><v>1</v></c>', '<c><v>2</v></c>'], [], ['<c r="AA5"><v>3</v></c>']];
  const [sheet] = await sheetsOf(writeWorkbook([{ name: 'A', rows }]));
  expect(sheet?.rows.map((row) => row.join())).toEqual(['', '', ',1,2', '', `${','.repeat(26)}3`]);
});

it('fills merged cells down, and leaves out hidden sheets', async () => {
  const merged: SheetXml = {
    name: 'A',
    rows: [texts('a|b'), texts('c|'), texts('d|e'), texts('f|')],
    after:
      '<mergeCells><mergeCell ref="B1:B2"/><mergeCell ref="A3:A900"/><mergeCell ref="C1:D1"/><mergeCell ref="C2:C3"/></mergeCells>',
  };
  const sheets = await sheetsOf(writeWorkbook([{ name: 'Old', rows: [texts('x')], state: 'hidden' }, merged]));
  expect(sheets.map(({ name }) => name)).toEqual(['A']);
  expect(sheets[0]?.rows).toEqual([['a', 'b'], ['c', 'b'], ['d', 'e'], ['f']]);
  expect(sheets[0]?.merged.map(({ top, left, bottom, right }) => [top, left, bottom, right].join())).toEqual([
    '0,1,1,1',
    '2,0,899,0',
    '0,2,0,3',
    '1,2,2,2',
  ]);
});

it('knows the addresses of links, of formulas too', async () => {
  const sheet: SheetXml = {
    name: 'A',
    rows: [texts('photo|b'), ['<c t="str"><f>HYPERLINK("https://x.example/f","see")</f><v>see</v></c>']],
    after:
      '<hyperlinks><hyperlink ref="A1" r:id="l"/><hyperlink ref="B1" location="A!A1"/><hyperlink ref="B1:B9" r:id="m"/></hyperlinks>',
    links: { l: 'https://x.example/1.jpg?a=1&b=2', m: 'https://x.example/2' },
  };
  const [read] = await sheetsOf(writeWorkbook([sheet]));
  expect(read?.links.map(({ row, column, text }) => `${row} ${column} ${text}`)).toEqual([
    '1 0 https://x.example/f',
    '0 0 https://x.example/1.jpg?a=1&b=2',
    '0 1 https://x.example/2',
    '1 1 https://x.example/2',
  ]);
});

it('reads names with any prefix', async () => {
  const parts = unzipSync(writeWorkbook([{ name: 'A', rows: [texts('SKU|Title'), texts('A-1|Mug')] }]));
  const prefixed = (xml: string) =>
    xml
      .replace(/<(\/?)(?=[a-z])/g, '<$1x:')
      .replace('xmlns=', 'xmlns:x=')
      .replaceAll('r:id', 'rel:id')
      .replace('xmlns:r=', 'xmlns:rel=');
  for (const path of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml'])
    parts[path] = strToU8(prefixed(strFromU8(parts[path] ?? new Uint8Array())));
  const [sheet] = await sheetsOf(zipSync(parts));
  expect(sheet?.rows).toEqual([
    ['SKU', 'Title'],
    ['A-1', 'Mug'],
  ]);
});

describe('a catalog', () => {
  async function open(sheets: SheetXml[], formats?: string[]) {
    const catalogue = await openCatalogue(await save(writeWorkbook(sheets, formats ? { formats } : {})));
    const said: string[] = catalogue.advice.map(({ reason }) => reason);
    const notes: string[] = [];
    const products: string[] = [];
    for await (const batch of catalogue.items()) {
      notes.push(...batch.notes.map(({ reason }) => reason));
      for (const item of batch.items) {
        const about = item.kind === 'product' ? item.warnings : item.problems;
        said.push(...about.map(({ row, reason }) => `${row}: ${reason}`));
        if (item.kind === 'product') products.push(`${item.row} ${item.product.sku} ${item.product.price}`);
      }
    }
    return { products, said, notes };
  }
  const header = texts('SKU|Title|Description|Price');

  it('comes from all sheets of products, and each row is said with its sheet', async () => {
    const { products, said, notes } = await open([
      { name: 'Read me', rows: [texts('Fill in the other sheets')] },
      { name: 'Lamps', rows: [header, texts('L-1|Lamp|A lamp|10'), texts('L-2||A lamp without a name|20')] },
      {
        name: 'Shades',
        rows: [
          header,
          texts('Small'),
          texts('S-1|Shade|A shade|5'),
          [...texts('S-2|Big|Big'), '<c t="e"><v>#REF!</v></c>'],
        ],
      },
    ]);
    expect(products).toEqual(['2 L-1 10', '3 S-1 5', '4 S-2 null']);
    expect(said).toEqual(
      expect.arrayContaining([
        '3: Sheet “Lamps”: The title is empty.',
        '4: Sheet “Shades”: “Price”: The cell holds the error #REF!, so it was read as empty.',
      ]),
    );
    expect(said).toEqual(
      expect.arrayContaining([
        'The products come from 2 sheets: “Lamps”, “Shades”.',
        'Sheet not imported: “Read me”. The products come from “Lamps”, “Shades”.',
      ]),
    );
    expect(notes).toEqual(['Not imported, because they are not products: 1 heading or note (row 2 of “Shades”).']);
  });

  it('refuses sheets that are too large together', async () => {
    const far = (at: number) => ({ name: `S${at}`, rows: [header, ['<c r="HA33000"><v>1</v></c>']] });
    await expect(open([far(1)])).resolves.toBeDefined();
    await expect(open([far(1), far(2)])).rejects.toThrow(/^The sheets have [\d,]+ cells together/);
  });

  it('has SKUs as they are shown, and says where one is a date or has lost digits', async () => {
    const cells = (sku: string, title: string) => [sku, ...texts(`${title}|A lamp|9`)];
    const { products, said } = await open(
      [
        {
          name: 'A',
          rows: [
            header,
            cells(numberCell(12, 1), 'Lamp'),
            cells(numberCell(46267, 2), 'Shade'),
            cells(numberCell('4.00638133393112E+17'), 'Cord'),
            cells(textCell('X-3'), 'Bulb'),
          ],
        },
      ],
      ['General', '00000', 'mmm-d'],
    );
    expect(products).toEqual(['2 00012 9', '3 2026-09-02 9', '5 X-3 9']);
    expect(said).toEqual([
      expect.stringMatching(/^3: This SKU is a date/),
      expect.stringMatching(/^4: The last digits of the SKU are lost/),
    ]);
  });
});
