import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvLine, escapeXml, guardCell, plainText, unguardCell } from './write-cell.ts';

describe('guardCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example","click")', '\'=HYPERLINK("http://evil.example","click")'],
    ["@SUM(1+1)*cmd|' /C calc'!A0", "'@SUM(1+1)*cmd|' /C calc'!A0"],
    ['+1+1', "'+1+1"],
    ['-2+3+cmd', "'-2+3+cmd"],
    ['-', "'-"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    ['＝1+1', "'＝1+1"],
    ["'=1", "''=1"],
    ["''@x", "'''@x"],
    ['+1-555-0100', "'+1-555-0100"],
    // A spreadsheet may part the line at another sign than ours.
    ['Mug;=1+1', "Mug;'=1+1"],
    ['Mug\t@SUM(A1)', "Mug\t'@SUM(A1)"],
    ["x;-2+3+cmd|' /C calc'!A0;y", "x;'-2+3+cmd|' /C calc'!A0;y"],
    ['a;+SUM(A1);=B', "a;'+SUM(A1);'=B"],
    ["a;'=1", "a;''=1"],
    ['a;＝1', "a;'＝1"],
    // Without one more, the apostrophe would be read as a spreadsheet's mark.
    ["'00123", "''00123"],
    ['="00123"', '\'="00123"'],
  ])('neutralises %j as %j', (text, guarded) => {
    expect(guardCell(text)).toBe(guarded);
    expect(unguardCell(guarded)).toBe(text);
  });

  it.each([
    ["'00123", '00123'],
    ["'4006381333931", '4006381333931'],
    ["'12-AB/3", '12-AB/3'],
    ['="00123"', '00123'],
    ['="F-5"', 'F-5'],
    ['=""', ''],
    ['="a"&"b"', '="a"&"b"'],
    ["'Tis", "'Tis"],
    ["'90 years", "'90 years"],
  ])('takes what spreadsheets put around text off %j', (cell, text) => {
    expect(unguardCell(cell)).toBe(text);
  });

  it.each([
    '-5',
    '+49.90',
    '-1,234.50',
    '-.5',
    '+420123456789',
    '49.90 USD',
    'Size - large',
    'R&amp;-B',
    'a;-5;+3',
    'a;-moz;x (y)',
    "rock;'-n-roll",
    "'quoted'",
    "Men's",
    '',
  ])('leaves %j as it is', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });

  it.each([
    'Mug\n=HYPERLINK("https://x.example")',
    'Mug\r\n@SUM(1)',
    'Mug\r=1+1',
    'Mug\n-cmd|x!A0',
    'Mug\n"=1+1',
    'Mug;"@SUM(1)',
  ])('stays harmless where a line of it is read as a row, or a piece as a cell: %j', (text) => {
    const line = csvLine(['SKU-1', text, 'end']);
    const { data } = Papa.parse<string[]>(line, { delimiter: ';', quoteChar: '\u0001' });
    const starts = data.flat().map((cell) => cell.replace(/^"+/, ''));
    expect(starts.filter((cell) => /^[=@]|^[+-].*[(|!]/.test(cell))).toEqual([]);
    expect(unguardCell(guardCell(text))).toBe(text);
  });

  it.each(['Holds 350 ml\n- oven-safe\n- 2 years', 'a;-b', 'Size\n+ lid'])('leaves plain lists alone: %j', (text) => {
    expect(guardCell(text)).toBe(text);
  });

  it('is undone exactly for any text, and no guarded text starts a formula', () => {
    const start = fc.stringMatching(/^'*[=+\-@\t\r\n]?$/);
    fc.assert(
      fc.property(
        start,
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[;\t\r\n"'=@+\-(!|a]{0,12}$/)),
        (head, tail) => {
          const guarded = guardCell(head + tail);
          expect(unguardCell(guarded)).toBe(head + tail);
          expect(guarded).not.toMatch(/^[=@\t\r\n]|[;\t\r\n]"*[=@]/);
        },
      ),
    );
  });
});

describe('csvLine', () => {
  it('quotes what needs it and nothing else', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', ' padded', '', '=1'])).toBe(
      `plain,"a,b","say ""hi""","two\nlines"," padded",,'=1\n`,
    );
  });

  it('is read back by a CSV reader as the same cells', () => {
    const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(cells, (row) => {
        const read = Papa.parse<string[]>(csvLine(['first', ...row]), { delimiter: ',', newline: '\n' }).data[0] ?? [];
        expect(read.map(unguardCell)).toEqual(['first', ...row]);
      }),
    );
  });
});

describe('escapeXml', () => {
  it.each([
    ['<b>Tom & "Jerry"</b>', '&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;'],
    ['a]]>b', 'a]]&gt;b'],
    ['bell\u0007 null\u0000 end\ufffe', 'bell null end'],
    ['tab\tline\ncarriage\r', 'tab\tline\ncarriage&#13;'],
    ['half \ud83d pair', 'half \ufffd pair'],
    ['🧶 שלום', '🧶 שלום'],
  ])('writes %j as %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });
});

it('plainText keeps every ordinary character', () => {
  expect(plainText('Größe\t“M”\n— 日本 👩‍👩‍👧')).toBe('Größe\t“M”\n— 日本 👩‍👩‍👧');
});
