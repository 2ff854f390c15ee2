import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvRow, createCsvScanner } from './scan-csv.ts';
import { createTableScanner, nameColumns } from './scan-table.ts';

function scan(
  text: string,
  width = 0,
  size = text.length || 1,
  newline: '\n' | '\r' = '\n',
  delimiter = ',',
): CsvRow[] {
  const scanner = createCsvScanner({ delimiter, newline }, width);
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...scanner.push(text.slice(at, at + size)));
  return [...rows, ...scanner.end()];
}
const cells = (rows: CsvRow[]) => rows.map((row) => row.cells);

describe('createCsvScanner', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,"2"\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2\r\n3,4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['"a ""b""","c\nd,e"\n', [['a "b"', 'c\nd,e']]],
    ['"5" woofer",x\n', [['5" woofer', 'x']]],
    ['"a" ,b\n', [['a', 'b']]],
    ['a,,\n', [['a', '', '']]],
    ['"",""\n', [['', '']]],
    ['5" pipe,x\n', [['5" pipe', 'x']]],
    ['a,"!\r"\n', [['a', '!\r']]],
    [
      'a,"!\r"\r\nb,5"\r\n',
      [
        ['a', '!\r'],
        ['b', '5"'],
      ],
    ],
  ])('reads %j', (text, expected) => {
    for (let size = 1; size <= text.length; size += 1) expect(cells(scan(text, 0, size))).toEqual(expected);
  });

  it('reads files of old Macs', () => {
    expect(cells(scan('a,b\r1,2\r', 0, 3, '\r'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('reads what other writers write, in pieces of any size', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('"', '""', ',', '\n', 'a\r\nb', '";', ' '));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 40 }),
        (rows, delimiter, newline, size) => {
          const text = Papa.unparse(rows, { delimiter, newline, quotes: true });
          expect(cells(scan(text, 2, size, '\n', delimiter))).toEqual(rows);
        },
      ),
    );
  });

  it('gives up one row for a quote that never closes, not the rest of the file', () => {
    const rows = scan('a,b,c\n1,"open,2\n3,x,4\n5,y,6\n', 3, 7);
    expect(rows.map((row) => [row.row, row.isBroken])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(rows[3]?.cells).toEqual(['5', 'y', '6']);
  });

  it('gives up one row for a quote that another row seems to close', () => {
    const rows = scan('a,b,c\n1,"open,2\n3,"x",4\n"5","y","6"\n', 3);
    expect(rows.map((row) => [row.cells.join('|'), row.isBroken])).toEqual([
      ['a|b|c', false],
      ['1|open|2', true],
      ['3|x|4', false],
      ['5|y|6', false],
    ]);
  });

  it('keeps HTML over several lines with quotes that are not doubled', () => {
    const rows = scan('a,b,c\n1,"<p class="x">One</p>\n<p>Two, three</p>",2\n', 3);
    expect(rows.map((row) => row.isBroken)).toEqual([false, false]);
    expect(rows[1]?.cells[1]).toBe('<p class="x">One</p>\n<p>Two, three</p>');
  });

  it('bounds a cell and goes on after its line', () => {
    const text = `a,b\n1,"${'x'.repeat(3_000_000)}"\n2,y\n`;
    const rows = scan(text, 2, 256 * 1024);
    expect(rows.map((row) => [row.row, row.isBroken])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(rows[1]?.reason).toMatch(/longer than 1,000,000 characters/);
    expect(rows[2]?.cells).toEqual(['2', 'y']);
  });

  it.each([
    ['at the start of each row', '"S1,Pipe,xy,9\n'],
    ['in each row', 'S1,"Pipe,xy,9\n'],
    ['in every other row', 'S1,"Pipe,xy,9\nS2,Pipe,xy,9\n'],
    ['before doubled ones', 'S1,"{""a"": ""b""},xy,9\n'],
  ])('ends early with a large file whose quotes are never closed: %s', (_where, line) => {
    let read = 0;
    const text = `a,b,c,d\n${line.repeat(100_000)}`;
    const scanner = createCsvScanner({ delimiter: ',', newline: '\n' }, 4);
    const scanAll = () => {
      for (; read < text.length; read += 256 * 1024) scanner.push(text.slice(read, read + 256 * 1024));
      scanner.end();
    };
    expect(scanAll).toThrow(/^Row [\d,]+ has an opening quotation mark without a closing one/);
  });

  it('stops at a file that is all broken quotes', () => {
    expect(() => scan(`${'x,"y\n'.repeat(3_001)}\n`, 2)).toThrow(/broken quotation marks/);
  });
});

describe('createTableScanner', () => {
  const records = (text: string, columns: string[]) => {
    const scanner = createTableScanner({ delimiter: ',', newline: '\n' }, { columns, skip: 1 });
    return [...scanner.push(text), ...scanner.end()];
  };

  it('leaves empty rows out but counts them', () => {
    expect(records('a,b\n\n1,2\n,\n3,4\n', ['a', 'b']).map((record) => record.row)).toEqual([3, 5]);
  });

  it('takes short rows with a warning and refuses rows with more cells than the header', () => {
    const [short, exact, long] = records('a,b\n1\n2,x,\n3,y,z\n', ['a', 'b']);
    expect(short?.warnings?.[0]).toMatch(/1 cells but the header has 2/);
    expect(exact?.refusal).toBeUndefined();
    expect(long?.refusal).toMatch(/3 cells but the header has 2/);
  });

  it('leaves out a row that repeats the header, as of two files put together', () => {
    const read = records('a,b\n1,2\na, b\n3,4\n,b\n', ['a', 'b']);
    expect(read.map(({ row, leftOut }) => [row, leftOut])).toEqual([
      [2, undefined],
      [3, 'names'],
      [4, undefined],
      [5, undefined],
    ]);
  });

  it('undoes formula guards and drops what databases cannot store', () => {
    expect(records("a,b\n'=1+1,x\u0000y\n", ['a', 'b'])[0]?.fields).toEqual([
      ['a', '=1+1'],
      ['b', 'xy'],
    ]);
  });
});

describe('nameColumns', () => {
  it('names every column once, whatever the header holds', () => {
    expect(nameColumns(['\t\ufeffid', 'Name', 'Name', '', '__proto__', 'two\nlines', 'constructor'])).toEqual([
      'id',
      'Name',
      'Name (2)',
      'Column 4',
      'proto',
      'two lines',
      'constructor',
    ]);
  });

  it('refuses thousands of columns', () => {
    expect(() => nameColumns(Array.from({ length: 10_000 }, (_, index) => `c${index}`))).toThrow(
      'The file has 10,000 columns. At most 2,000 are supported.',
    );
  });
});
