import { describe, expect, test } from 'vitest';
import { type CsvRow, createCsvScanner } from './scan-csv.ts';
import { cleanName, createTableScanner, nameColumns, storableCell, toRecord } from './scan-table.ts';

test.each([
  ['  SKU\t(own) ', 'SKU (own)'],
  ['\u200bSKU\ufeff', 'SKU'],
  ['a\u0000b\u0085c', 'a b c'],
  ['half \ud83d', 'half \ufffd'],
  ['__proto__', 'proto'],
  ['my __proto__', 'my __proto__'],
  ['x'.repeat(301), 'x'.repeat(300)],
])('the name %j is %j', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
});

test.each([
  ['a\u0000b\u0000', 'ab'],
  ['half \udc00', 'half \ufffd'],
  [' a ', ' a '],
])('the cell %j is kept as %j', (cell, kept) => {
  expect(storableCell(cell)).toBe(kept);
});

test('columns have names, each its own', () => {
  expect(nameColumns(['a', '', 'a', 'a (2)', "'=a", 'a', ' '])).toEqual([
    'a',
    'Column 2',
    'a (2)',
    'a (2) (2)',
    '=a',
    'a (3)',
    'Column 7',
  ]);
  expect(nameColumns(Array.from({ length: 2_000 }, () => 'a'))).toHaveLength(2_000);
  expect(() => nameColumns(Array.from({ length: 2_001 }, () => 'a'))).toThrow(
    expect.objectContaining({
      code: 'INVALID_INPUT',
      message: 'The file has 2,001 columns. At most 2,000 are supported.',
    }),
  );
});

describe('toRecord', () => {
  const columns = ['a', 'b', 'c', 'd'];
  const short = (count: number) => [
    `The row has ${count} cells but the header has 4. The missing cells were read as empty.`,
  ];

  test.each<[string, string[], ReturnType<typeof toRecord>]>([
    [
      'as many cells',
      ['1', '', ' 3', "'=4"],
      {
        row: 7,
        fields: [
          ['a', '1'],
          ['c', ' 3'],
          ['d', '=4'],
        ],
      },
    ],
    [
      'fewer cells',
      ['1', '2'],
      {
        row: 7,
        fields: [
          ['a', '1'],
          ['b', '2'],
        ],
        warnings: short(2),
      },
    ],
    [
      'empty cells more',
      ['1', '2', '3', '4', '', ' '],
      {
        row: 7,
        fields: [
          ['a', '1'],
          ['b', '2'],
          ['c', '3'],
          ['d', '4'],
        ],
      },
    ],
    [
      'cells more',
      ['1', '', '', '', 'x', 'y'],
      { row: 7, fields: [['a', '1']], refusal: 'The row has 6 cells but the header has 4.' },
    ],
    ['no cell', [], null],
    ['empty cells', ['', '', '', ''], null],
    ['a NUL', ['\u0000', '', '', ''], null],
    ['two blank cells', [' ', ' ', '', ''], null],
    [
      'three blank cells',
      [' ', ' ', ' ', ''],
      {
        row: 7,
        fields: [
          ['a', ' '],
          ['b', ' '],
          ['c', ' '],
        ],
      },
    ],
    [
      'one blank cell of two',
      [' ', 'x', '', ''],
      {
        row: 7,
        fields: [
          ['a', ' '],
          ['b', 'x'],
        ],
      },
    ],
    ['the header again', [' a', 'b ', '', 'd'], { row: 7, fields: [], leftOut: 'names' }],
    ['one name of the header', ['a', '', '', ''], { row: 7, fields: [['a', 'a']] }],
    [
      'nearly the header',
      ['a', 'b', 'x', ''],
      {
        row: 7,
        fields: [
          ['a', 'a'],
          ['b', 'b'],
          ['c', 'x'],
        ],
      },
    ],
  ])('a row of %s', (_name, cells, record) => {
    expect(toRecord(7, cells, columns)).toEqual(record);
  });

  test('takes the wanted columns alone', () => {
    const wanted = new Set(['b']);
    expect(toRecord(7, ['1', '2', '3', '4'], columns, wanted)).toEqual({ row: 7, fields: [['b', '2']] });
    expect(toRecord(7, ['1', '', '3', '4'], columns, wanted)).toBeNull();
    expect(toRecord(7, ['1', '2', '3', '4', 'x'], columns, wanted)?.refusal).toBe(
      'The row has 5 cells but the header has 4.',
    );
  });
});

test('a table’s records begin behind what stands above, and broken rows are refused', () => {
  const scanner = createTableScanner(
    { delimiter: ',', newline: '\n' },
    { columns: ['a', 'b', 'c'], skip: 2 },
    { wanted: new Set(['a', 'b']) },
  );
  const text = 'title\na,b,c\n1,"open,2,x\n3,x,4\n\n5,"y","6"\n';
  expect([...scanner.push(text), ...scanner.end()]).toEqual([
    {
      row: 3,
      fields: [
        ['a', '1'],
        ['b', 'open'],
      ],
      refusal: 'A quotation mark in this row is not closed.',
    },
    {
      row: 4,
      fields: [
        ['a', '3'],
        ['b', 'x'],
      ],
    },
    {
      row: 6,
      fields: [
        ['a', '5'],
        ['b', 'y'],
      ],
    },
  ]);
});

describe('rows of a CSV', () => {
  function scan(text: string, width = 0, { newline = '\n' as '\n' | '\r', size = text.length || 1 } = {}): CsvRow[] {
    const scanner = createCsvScanner({ delimiter: ',', newline }, width);
    const rows: CsvRow[] = [];
    for (let at = 0; at < text.length; at += size) rows.push(...scanner.push(text.slice(at, at + size)));
    return [...rows, ...scanner.end()];
  }
  const open = 'A quotation mark in this row is not closed.';
  /** Cells between bars; a broken row with a cross before them. */
  const shown = (rows: CsvRow[]) => rows.map(({ cells, isBroken }) => `${isBroken ? '× ' : ''}${cells.join('|')}`);

  test.each<[string, string, number, string[]]>([
    ['nothing', '', 2, []],
    ['no break at the end', 'a,b\n1,2', 2, ['a|b', '1|2']],
    ['an empty line at the end', 'a,b\n\n', 2, ['a|b', '']],
    ['a return within a cell', 'a\r,b\n', 2, ['a\r|b']],
    ['a return in quotes at the end of the text', 'a,"b\r"', 2, ['a|b\r']],
    ['a return at the end of the text', 'a,b\r', 2, ['a|b']],
    ['an open quote with sound rows behind', 'a,b\n1,"x\n3,4\n5,6\n', 2, ['a|b', '× 1|x', '3|4', '5|6']],
    ['an open quote in the last line', 'a,b\n1,"x\n', 2, ['a|b', '× 1|x']],
    ['an open quote in the last line without a break', 'a,b\n1,"x', 2, ['a|b', '× 1|x']],
    ['a quoted cell of several lines', 'a,b\n1,"x\ny,z"\n3,4\n', 2, ['a|b', '1|x\ny,z', '3|4']],
    ['a cell that swallows rows of the right width', 'a,b\n1,"x\n3,"y"\n5,6\n', 2, ['a|b', '× 1|x', '3|y', '5|6']],
    ['the same of an unknown width', 'a,b\n1,"x\n3,"y"\n5,6\n', 0, ['a|b', '1|x\n3,"y', '5|6']],
    ['the same of one column', 'a\n"x\n"y"\nz\n', 1, ['a', 'x\n"y', 'z']],
    ['a quoted cell followed by rows of another width', 'a,b,c\n1,"x\ny"\n3,4,5\n', 3, ['a|b|c', '1|x\ny', '3|4|5']],
  ])('with %s', (_name, text, width, rows) => {
    expect(shown(scan(text, width))).toEqual(rows);
  });

  test('a refused row says why and what it was, without its outer quotes', () => {
    expect(scan('a,b\n"1","x""y\n3,4\n', 2)[1]).toEqual({ row: 2, cells: ['1', 'x""y'], isBroken: true, reason: open });
  });

  test('a cell is a million characters at most, and the row that has more is shown in part', () => {
    const tooLong = 'A cell of this row is longer than 1,000,000 characters.';
    const text = (size: number) => `a,b\n1,${'x'.repeat(size)}\n3,4\n`;
    expect(scan(text(1_000_000), 2).map(({ isBroken }) => isBroken)).toEqual([false, false, false]);
    expect(scan(text(1_000_001), 2)).toEqual([
      { row: 1, cells: ['a', 'b'], isBroken: false },
      { row: 2, cells: ['1', 'x'.repeat(1_998)], isBroken: true, reason: tooLong },
      { row: 3, cells: ['3', '4'], isBroken: false },
    ]);
  });

  test('a line that never ends is given up piece by piece, and reading goes on behind it', () => {
    const rows = scan(`a,b\n1,"${'x'.repeat(2_500_000)}`.concat('\n3,4\n'), 2, { size: 500_000 });
    expect(rows.map(({ row, isBroken }) => [row, isBroken])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(rows[2]?.cells).toEqual(['3', '4']);
  });

  test('old Macs’ lines are broken and mended the same way', () => {
    expect(shown(scan('a,b\r1,"x\r3,4\r', 2, { newline: '\r' }))).toEqual(['a|b', '× 1|x', '3|4']);
  });

  test('a thousand broken rows are borne, one more is not', () => {
    const text = (count: number) => `a,b\n${'1,"x\n2,3\n'.repeat(count)}`;
    expect(scan(text(1_000), 2).filter(({ isBroken }) => isBroken)).toHaveLength(1_000);
    expect(() => scan(text(1_001), 2)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        message: 'More than 1,000 rows have broken quotation marks: the file is damaged.',
      }),
    );
  });
});
