import { describe, expect, test } from 'vitest';
import type { ImportFormat } from '../transfer.contract.ts';
import { recognize, refuseBinary } from './recognize.ts';
import { recognizeRows } from './recognize-table.ts';

describe('refuseBinary', () => {
  const nothing = [0, 0, 0, 0, 0, 0, 0, 0];
  const image = 'an image';
  test.each<[number[], string]>([
    [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
    [[0x89, 0x50, 0x4e, 0x47], image],
    [[0xff, 0xd8, 0xff], image],
    [[0x47, 0x49, 0x46, 0x38], image],
    [[0x42, 0x4d, 1, 2, 3, 4, 0, 0, 0, 0], image],
    [[0x52, 0x49, 0x46, 0x46], 'an image or audio file'],
    [[0x1f, 0x8b], 'a compressed archive'],
    [[0x37, 0x7a, 0xbc, 0xaf], 'a compressed archive'],
    [[0x52, 0x61, 0x72, 0x21], 'a compressed archive'],
  ])('bytes %j are %s, and without any one of them are not', (bytes, what) => {
    expect(refuseBinary(Uint8Array.from([...bytes, ...nothing]))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      message: `This is ${what}, not a catalog. Copydesk reads CSV, TSV, XLSX, JSON, JSON Lines and product feeds in XML.`,
    });
    for (const [index, byte] of bytes.entries()) {
      const isCounted = what !== image || bytes.length < 10 || index < 2 || index > 5;
      const changed = Uint8Array.from([...bytes.with(index, byte ^ 1), ...nothing]);
      expect(refuseBinary(changed) === null).toBe(isCounted);
    }
  });

  test('an old workbook is told how to go on', () => {
    expect(refuseBinary(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      message: 'This is an old Excel workbook (.xls). Save it as .xlsx or CSV and upload that file.',
    });
    for (const bytes of [
      [0xd1, 0xcf, 0x11, 0xe0],
      [0xd0, 0xce, 0x11, 0xe0],
      [0xd0, 0xcf, 0x10, 0xe0],
      [0xd0, 0xcf, 0x11, 0xe1],
      [],
    ])
      expect(refuseBinary(Uint8Array.from(bytes))).toBeNull();
  });
});

describe('JSON', () => {
  const json = (text: string, isWhole = true) => {
    const { format, layout } = recognize(text, isWhole);
    return layout.kind === 'json'
      ? `${format} ${layout.isArray ? 'list' : 'objects'} at ${layout.skip}`
      : `${format} lines`;
  };

  test.each([
    ['[{"a":1}]', 'json list at 1'],
    ['  \ufeff[1]', 'json list at 4'],
    ['{"a":1}', 'jsonl lines'],
    ['{"a":1}\n', 'jsonl lines'],
    ['{"a":1} \r\n {"a":2}\n', 'jsonl lines'],
    ['{"a":1}\n\n{"a":2}', 'jsonl lines'],
    ['{"a":[{"b":1}]}\n{"a":2}', 'jsonl lines'],
    ['{"a":[{"b":1}]}', 'json list at 6'],
    ['{"a":[{"b":1}]}\n', 'json list at 6'],
    ['{"a":1}\nx', 'json objects at 0'],
    ['{"a":1}\nx\n{"a":2}', 'json objects at 0'],
    ['{\n"a":1\n}\n{\n"a":2\n}', 'json objects at 0'],
    [' {\n"a":1\n}', 'json objects at 1'],
    ['{"a": [ {"b":1}]}', 'json list at 7'],
    ['{"a":[1,2],"b":[{"c":1}]}', 'json list at 16'],
    ['{"a":["[{",{"b":1}]}', 'jsonl lines'],
    ['{"a":"[{","b":[{"c":1}]}', 'json list at 15'],
    ['{"a":"x\\"[{","b":[{"c":1}]}', 'json list at 18'],
    ['{"a":[[{"b":1}]]}', 'jsonl lines'],
    ['{"a":{"b":{"c":{"d":[{"e":1}]}}}}', 'json list at 21'],
    ['{"a":{"b":{"c":{"d":{"e":[{"f":1}]}}}}}', 'jsonl lines'],
    ['{"a":[[1]],"b":[{"c":1}]}', 'json list at 16'],
    ['{"a":{"b":{"c":{"d":{}}}},"x":[{"f":1}]}', 'json list at 31'],
    ['{"items":[', 'json list at 10'],
    ['{"title":"Mug","images":[{"src":"u"}]}', 'jsonl lines'],
    ['{"name" : "Mug","images":[{"src":"u"}]}', 'jsonl lines'],
    ['{"id":7,"product_name":"Mug","images":[{"src":"u"}]}', 'jsonl lines'],
    ['{ "x\\"y" : "1","sku": "A","images":[{"src":"u"}]}', 'jsonl lines'],
    ['{"title":7,"images":[{"src":"u"}]}', 'json list at 21'],
    ['{"meta":{},"title":"Shop","items":[{"src":"u"}]}', 'json list at 35'],
    ['{"total":7,"items":[{"title":"Mug"}]}', 'json list at 20'],
    ['{"next":"u","items":[{"title":"Mug"}]}', 'json list at 21'],
  ])('%j is %s', (text, expected) => {
    expect(json(text)).toBe(expected);
  });

  test('the beginning of one object tells no lines yet', () => {
    expect(json('{"a":1}', false)).toBe('json objects at 0');
    expect(json('{"a":1}\n', false)).toBe('jsonl lines');
  });
});

describe('recognizeRows', () => {
  const shape = (...rows: string[]) => {
    const { shape, header } = recognizeRows(rows.map((row) => row.split('|')));
    return header.length === 0
      ? `${shape.columns.length} columns, ${shape.skip} before`
      : `${header.join('|')} at ${shape.skip}`;
  };
  const numbered = (width: number, skip = 0) => `${width} columns, ${skip} before`;

  test.each<[string, string[], string]>([
    ['two known names', ['sku|title', 'A|Mug'], 'sku|title at 1'],
    ['empty rows before', ['|', ' | ', 'sku|title'], 'sku|title at 3'],
    ['empty cells behind', ['sku|title||', 'A|Mug||'], 'sku|title at 1'],
    ['names nobody knows', ['colour|finish', 'red|matt'], 'colour|finish at 1'],
    ['one known name alone', ['Title https://x|sku'], 'Title https://x|sku at 1'],
    ['a hint of the separator', ['sep=;', 'sku|title'], 'sku|title at 2'],
    ['a hint of a separator that is a bar', ['SEP=', 'sku|title'], 'sku|title at 2'],
    ['something like a hint', ['my sep=;', 'colour|finish'], 'my sep=; at 1'],
    ['something longer than a hint', ['sep=;x', 'colour|finish'], 'sep=;x at 1'],
    ['a title above', ['Prices 2026.|', 'sku|title'], 'sku|title at 2'],
    ['titles above', ['Prices.|', '|', 'May.', 'sku|title'], 'sku|title at 4'],
    ['a title above unknown names', ['Prices 2026.|', 'colour|finish', 'red|matt'], numbered(2)],
    ['two cells above', ['Prices.|May.', 'sku|title', 'A|Mug'], 'sku|title at 2'],
    ['sixty signs', ['x'.repeat(60), 'y'], `${'x'.repeat(60)} at 1`],
    ['more', ['x'.repeat(61), 'y'], numbered(1)],
    ['a number', ['colour|12,50 €', 'red|1'], numbered(2)],
    ['an address', ['colour|https://x', 'red|1'], numbered(2)],
    ['an address without a protocol', ['colour|//x', 'red|1'], numbered(2)],
    ['an insecure address', ['colour|http://x', 'red|1'], numbered(2)],
    ['a name with an address in it', ['colour|see https://x', 'red|1'], 'colour|see https://x at 1'],
    ['a mail address', ['colour|a@b.example', 'red|1'], numbered(2)],
    ['a sentence', ['colour|A mug.', 'red|1'], numbered(2)],
    ['a cry', ['colour|A mug!', 'red|1'], numbered(2)],
    ['a question', ['colour|In stock?', 'red|1'], 'colour|In stock? at 1'],
    ['two question marks', ['colour|In stock??', 'red|1'], numbered(2)],
    ['a name twice', ['colour|colour', 'red|1'], numbered(2)],
    ['a half of them empty', ['colour||finish|', 'red|1|2|3'], 'colour||finish at 1'],
    ['more than a half empty', ['colour|||finish|', 'red|1|2|3|4'], numbered(5)],
    ['a word that comes again', ['blue|Clay', 'red|Clay'], numbered(2)],
    ['a short word that comes again', ['red|Tin', 'blue|Tin'], 'red|Tin at 1'],
    ['a word that comes again late', ['blue|Clay', ...Array<string>(19).fill('red|Tin'), 'red|Clay'], 'blue|Clay at 1'],
    ['a word that comes again in time', ['blue|Clay', ...Array<string>(18).fill('red|Tin'), 'red|Clay'], numbered(2)],
    ['a wider row', ['1|2', '1|2|3'], numbered(3)],
    ['a wider row far below', ['1|2', ...Array<string>(49).fill('1'), '1|2|3'], numbered(2)],
    ['nothing', [], numbered(0)],
  ])('%s', (_name, rows, expected) => {
    expect(shape(...rows)).toBe(expected);
  });
});

describe('tables', () => {
  const table = (text: string, isWhole = true, wanted?: ImportFormat) => {
    const { format, layout } = recognize(text, isWhole, wanted);
    if (layout.kind !== 'table') throw new Error('This is no table');
    const { delimiter, newline } = layout.dialect;
    return [format, delimiter, newline, layout.shape.columns.join(' ')];
  };

  test.each([
    ['a,b;c\n1,2\n', ',', 'a b;c'],
    ['a;b\n1,5;2,5\n3,5;4,5', ';', 'a b'],
    ['a\tb\n1,5\t2\n', '\t', 'a b'],
    ['a|b\n1|2\n', '|', 'a b'],
    ['sku;title,b,c\n1;2,3,4\n', ';', 'sku title,b,c'],
    ['sku;title;x,y\nA;B;C,D\n', ';', 'sku title x,y'],
    ['title\nMug\n', ',', 'title'],
    ['title', ',', 'title'],
  ])('%j is parted by %j', (text, delimiter, columns) => {
    expect(table(text)).toEqual(['csv', delimiter, '\n', columns]);
  });

  test('lines of an old Mac, of Windows, and unfinished ones', () => {
    expect(table('sku,title\rA,Mug\r')).toEqual(['csv', ',', '\r', 'sku title']);
    expect(table('sku,title\r\nA,Mug\r\n')).toEqual(['csv', ',', '\n', 'sku title']);
    expect(table('sku,title\nA,M', false)).toEqual(['csv', ',', '\n', 'sku title']);
    expect(table('sku,title', false)).toEqual(['csv', ',', '\n', 'sku title']);
  });

  test('a format is told by the values of any of the first rows', () => {
    const rows = (types: string[]) => ['Name,Tax class,Sorte', ...types.map((type) => `Mug,x,${type}`)].join('\n');
    expect(table(rows(['simple', 'variable']))[0]).toBe('woocommerce-csv');
    expect(table(rows(['simple', 'other']))[0]).toBe('csv');
  });

  test('the user’s word goes before what the header tells', () => {
    expect(table('Handle,Title,Vendor,SKU\na,A,V,1\n', true, 'csv')[0]).toBe('csv');
    expect(table('[a],b\n1,2\n', true, 'csv')).toEqual(['csv', ',', '\n', '[a] b']);
  });
});

test.each<[string, string, string, ImportFormat?]>([
  ['no text', '', 'INVALID_INPUT: The file is empty.'],
  ['spaces', ' \n\ufeff', 'INVALID_INPUT: The file is empty.'],
  ...['<!DOCTYPE html>', '<html lang="en">', '<HEAD>', '<body>'].map((text): [string, string, string] => [
    text,
    text,
    'UNSUPPORTED_MEDIA: This is a web page, not a catalog. Copydesk reads CSV, TSV, XLSX, JSON, JSON Lines and product feeds in XML.',
  ]),
  [
    'a letter',
    'Dear customer\nthank you',
    'UNSUPPORTED_MEDIA: Copydesk found no table, list or feed of products in this file.',
  ],
  [
    'JSON for a feed',
    '[]',
    'INVALID_INPUT: You chose an XML feed as the format, but the file does not look like it.',
    'google-xml',
  ],
  [
    'a feed without items',
    '<rss/>',
    'INVALID_INPUT: Copydesk found no elements in this XML that look like products.',
    'google-xml',
  ],
  [
    'a list of other things',
    '<bodywork><part><a>1</a></part><part><a>2</a></part></bodywork>',
    'INVALID_INPUT: Copydesk found no elements in this XML that look like products.',
  ],
  [
    'a feed for JSON',
    '<rss>',
    'INVALID_INPUT: You chose JSON as the format, but the file does not look like it.',
    'json',
  ],
  [
    'a table for lines',
    'sku,title',
    'INVALID_INPUT: You chose JSON as the format, but the file does not look like it.',
    'jsonl',
  ],
  [
    'a table for a workbook',
    'sku,title',
    'INVALID_INPUT: You chose an XLSX workbook as the format, but the file does not look like it.',
    'xlsx',
  ],
])('refuses %s', (_name, text, message, wanted?: ImportFormat) => {
  const refuse = () => {
    try {
      return recognize(text, true, wanted);
    } catch (fault) {
      return fault;
    }
  };
  expect(refuse()).toMatchObject({ code: message.split(': ')[0], message: message.slice(message.indexOf(': ') + 2) });
});

test.each<[string, ImportFormat, ImportFormat, string]>([
  ['<rss><item/></rss>', 'google-xml', 'google-xml', 'xml'],
  ['<bodywork><part><a>1</a></part><part><a>2</a></part></bodywork>', 'google-xml', 'google-xml', 'xml'],
  ['<bodywork><part><a>1</a></part><part><a>2</a></part></bodywork>', 'xml', 'xml', 'xml'],
  ['{"a":1}\n{"a":2}', 'jsonl', 'jsonl', 'json-lines'],
  ['{"a":[{"b":1}]}', 'jsonl', 'jsonl', 'json-lines'],
  ['{"a":1}\n{"a":2}', 'json', 'jsonl', 'json-lines'],
  ['[1]', 'json', 'json', 'json'],
])('%j said to be %s is %s', (text, wanted, format, kind) => {
  const found = recognize(text, true, wanted);
  expect([found.format, found.layout.kind]).toEqual([format, kind]);
});
