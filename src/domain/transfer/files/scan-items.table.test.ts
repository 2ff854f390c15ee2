import { describe, expect, test } from 'vitest';
import type { RawRecord, RecordScanner } from './scan.ts';
import { createJsonLinesScanner, createJsonScanner } from './scan-json.ts';
import { createXmlScanner } from './scan-xml.ts';
import { feedOf } from './test-feed.ts';

/** Records of a text given whole, and the same sign by sign. */
function scan(create: () => RecordScanner, text: string): RawRecord[] {
  const read = (pieces: string[]) => {
    const scanner = create();
    return [...pieces.flatMap((piece) => scanner.push(piece)), ...scanner.end()];
  };
  const whole = read([text]);
  expect(read([...text])).toEqual(whole);
  return whole;
}
/** A record as `row: name=cell …` or as why it is refused. */
const shown = ({ row, fields, refusal }: RawRecord) =>
  `${row}: ${refusal ?? fields.map(([name, cell]) => `${name}=${cell}`).join(' ')}`;
const list = (text: string) => scan(() => createJsonScanner(1, true), text).map(shown);
const objects = (text: string) => scan(() => createJsonScanner(0, false), text).map(shown);
const lines = (text: string) => scan(createJsonLinesScanner, text).map(shown);

const notObject = 'This item is not a product with named fields.';
const cut = 'The file ends in the middle of this item.';
const cutList = 'The file ends before its list is closed. The last items may be missing.';

describe('createJsonScanner', () => {
  test.each<[string, string[]]>([
    ['[]', []],
    ['[ ]', []],
    ['[{"a":1} , \n\ufeff {"a":2}]', ['1: a=1', '2: a=2']],
    ['[{"a":1}]{"a":2}', ['1: a=1']],
    ['[{"a":1}],{"a":2}]', ['1: a=1']],
    ['[{"a":"}]\\"{["},{"a":"\\\\"}]', ['1: a=}]"{[', '2: a=\\']],
    ['[{"a":{"b":[1,{"c":2}]}}]', ['1: a.b=[1,{"c":2}]']],
    ['[1,"x",null]', [`1: ${notObject}`, `2: ${notObject}`, `3: ${notObject}`]],
    ['[[1],{"a":1}]', [`1: ${notObject}`, '2: a=1']],
    ['["a,b",{"a":1}]', [`1: ${notObject}`, '2: a=1']],
    ['[{"":1,"b":false,"c":0,"d":"","e":null,"f":[],"g":{},"h":" "}]', ['1: Column=1 b=false c=0 h= ']],
    ['[{"a":"x\\u0000y\\ud800","__proto__":1}]', ['1: a=xy\ufffd proto=1']],
    ['[{"a":"\\u0000","b":1}]', ['1: b=1']],
    ['[{"a":1}', [`1: a=1`, `2: ${cutList}`]],
    ['[{"a":1},', [`1: a=1`, `2: ${cutList}`]],
    ['[{"a":1},{"b"', [`1: a=1`, `2: ${cut}`]],
    ['[', [`1: ${cutList}`]],
    [
      '[{"a":x},{"b":1}]',
      [expect.stringMatching(/^1: This is not valid JSON: Unexpected token 'x'[^.]*\.$/), '2: b=1'] as string[],
    ],
    ['[{"a":1,},{"b":1}]', [expect.stringMatching(/^1: This is not valid JSON: [^.]*[^.]\.$/), '2: b=1'] as string[]],
  ])('reads the list %j', (text, records) => {
    expect(list(text)).toEqual(records);
  });

  test.each<[string, string[]]>([
    ['', []],
    [' , ', []],
    ['{"a":1}{"a":2}', ['1: a=1', '2: a=2']],
    ['{"a":1}, {"a":2}', ['1: a=1', '2: a=2']],
    ['{"a":1} ]{"b":1}', ['1: a=1', `2: This is not valid JSON: Unexpected end of JSON input.`]],
    ['{"a":', [`1: ${cut}`]],
  ])('reads the objects %j', (text, records) => {
    expect(objects(text)).toEqual(records);
  });

  test('leaves out what stands before the first item, in pieces of any size', () => {
    const text = '{"total":1,"items":[{"a":1}],"next":[{"b":2}]}';
    expect(scan(() => createJsonScanner(text.indexOf('[') + 1, true), text).map(shown)).toEqual(['1: a=1']);
  });

  test('bounds how deep an item goes and how many fields it has', () => {
    const nested = (levels: number) => `[{"a":${'['.repeat(levels)}1${']'.repeat(levels)}}]`;
    const read = (text: string) =>
      createJsonScanner(1, true)
        .push(text)
        .map(({ refusal }) => refusal);
    expect(read(nested(99))).toEqual([undefined]);
    expect(read(nested(100))).toEqual(['The item is nested deeper than 100 levels.']);
    const wide = (count: number) => `[{${Array.from({ length: count }, (_each, index) => `"n${index}":1`).join()}}]`;
    expect(read(wide(2_000))).toEqual([undefined]);
    expect(read(wide(2_001))).toEqual(['The item has more than 2000 fields.']);
  });

  test('bounds an item that does not end, not items that do', () => {
    const big = `{"a":"${'x'.repeat(2_600_000)}"}`;
    const scanner = createJsonScanner(1, true);
    for (const text of ['[', big, ',', big, ',', big]) scanner.push(text);
    const half = big.slice(0, -2);
    expect(scanner.push(`,${half}`)).toEqual([]);
    expect(() => scanner.push(half.replaceAll('"', 'x'))).toThrow(
      'Item 4 does not end within 5,000,000 characters: the file is damaged or not a list of products.',
    );
    expect(() => createJsonScanner(0, false).push(`{"${'x'.repeat(4_999_998)}`)).not.toThrow();
    expect(() => createJsonScanner(0, false).push(`{"${'x'.repeat(4_999_999)}`)).toThrow('Item 1 does not end');
  });
});

test.each<[string, string[]]>([
  ['', []],
  ['{"a":1}', ['1: a=1']],
  [' {"a":1} \r\n\n {"a":2}\n\n', ['1: a=1', '2: a=2']],
  ['[1]\n{"a":2}', [`1: ${notObject}`, '2: a=2']],
])('reads the lines %j', (text, records) => {
  expect(lines(text)).toEqual(records);
});

test('bounds a line that does not end', () => {
  const scanner = createJsonLinesScanner();
  expect(scanner.push(`{"a":1}\n${'x'.repeat(5_000_000)}`)).toHaveLength(1);
  expect(() => scanner.push('x')).toThrow(
    'Line 2 does not end within 5,000,000 characters: the file is damaged or not a list of products.',
  );
});

describe('createXmlScanner', () => {
  const xml = (text: string, tag = 'item') => scan(() => createXmlScanner(feedOf(tag)), text).map(shown);

  test.each(['item', 'entry', 'výrobek', 'ITEM', 'x:Offer'])('a tag %s holds a product', (tag) => {
    const local = tag.replace('x:', '').toLowerCase();
    expect(xml(`<feed><title>t</title><${tag}><a>1</a></${tag}><${tag}><a>2</a></${tag}></feed>`, local)).toEqual([
      '1: a=1',
      '2: a=2',
    ]);
  });

  test.each<[string, string, string[]]>([
    ['no item', '<feed><a>1</a></feed>', []],
    [
      'the first kind of item alone',
      '<f><item><a>1</a></item><product><a>2</a></product><item><a>3</a></item></f>',
      ['1: a=1', '2: a=3'],
    ],
    ['an item in an item', '<f><item><a>1</a><item>x</item></item></f>', ['1: a=1 item=x']],
    ['text around fields', '<item> x <a> 1 </a> y </item>', ['1: a=1']],
    ['empty fields', '<item><a/><b> </b><c>1</c></item>', ['1: c=1']],
    ['a reference', '<item><a>A &amp; B &#x41;</a></item>', ['1: a=A & B A']],
    [
      'what a tag says of itself',
      '<item><a href="h" url="u" value="v"/><b url="u" value="v"/><c value="v"/><d x="1"/></item>',
      ['1: a=h b=u c=v'],
    ],
    ['a text before what its tag says', '<item><a href="h">t</a></item>', ['1: a=t']],
    ['a field twice', '<item><a>1</a><a>2</a></item>', ['1: a=["1","2"]']],
    ['a field twice, once empty', '<item><a>1</a><a/></item>', ['1: a=1']],
    ['fields in a field', '<item><a><b>1</b><g:c>2</g:c><d/></a></item>', ['1: a={"b":"1","c":"2","d":""}']],
    [
      'fields in a field twice',
      '<item><a><b>1</b><b>2</b><c><d>3</d></c></a></item>',
      ['1: a={"b":["1","2"],"c":{"d":"3"}}'],
    ],
    ['records twice', '<item><a><b>1</b></a><a><b>2</b></a></item>', ['1: a=[{"b":"1"},{"b":"2"}]']],
    ['a prefix', '<item><g:a>1</g:a><c:b>2</c:b><x:c>3</x:c><d>4</d></item>', ['1: a=1 b=2 x:c=3 d=4']],
    ['a plain field beside a prefixed one', '<item><a>0</a><g:a>1</g:a><b>2</b></item>', ['1: rss:a=0 a=1 b=2']],
    ['a field named like what every record has', '<item><__proto__>1</__proto__></item>', ['1: proto=1']],
    ['a NUL', '<item><a>x\u0000y</a></item>', ['1: a=xy']],
    ['an item cut off', '<f><item><a>1</a></item><item><a>2', ['1: a=1', `2: ${cut}`]],
    ['an item cut off without a field', '<f><item>', [`1: ${cut}`]],
    ['a feed cut off between items', '<f><item><a>1</a></item>', ['1: a=1']],
  ])('reads %s', (_name, text, records) => {
    expect(xml(text)).toEqual(records);
  });

  test('names tags that are not closed, five at most', () => {
    const open = (count: number) => Array.from({ length: count }, (_each, index) => `<t${index}>${index}`).join('');
    const warnings = (text: string) =>
      scan(() => createXmlScanner(feedOf('item')), text).map((record) => record.warnings);
    expect(warnings(`<f><item><a>1</a></item><item>${open(2)}</item></f>`)).toEqual([
      undefined,
      ['Closing tag missing: <t1>, <t0>.'],
    ]);
    expect(warnings(`<f><item>${open(7)}</item><item><a>1</a></item></f>`)).toEqual([
      ['Closing tag missing: <t6>, <t5>, <t4>, <t3>, <t2>.'],
      undefined,
    ]);
    expect(xml('<f><item><a>1<b>2<c>3</c></item></f>')).toEqual(['1: a=1 b=2 c=3']);
  });

  test('bounds the depth of tags', () => {
    const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
    expect(() => createXmlScanner(feedOf('item')).push(deep(100) + deep(100))).not.toThrow();
    expect(() => createXmlScanner(feedOf('item')).push(deep(101))).toThrow(
      'The file nests tags deeper than 100 levels: it is damaged or not a catalog.',
    );
  });

  test('bounds an item, its tags and what they say counted in', () => {
    const text = 'x'.repeat(2_600_000);
    const scanner = createXmlScanner(feedOf('item'));
    for (let count = 0; count < 3; count += 1) scanner.push(`<item><a>${text}</a></item>`);
    scanner.push(`<item><a>${text}`);
    expect(() => scanner.push(text)).toThrow('Item 4 does not end within 5,000,000 characters: the file is damaged.');
    const filled = (size: number) => () =>
      createXmlScanner(feedOf('item')).push(`<item><ab href="hi"/>${'x'.repeat(size)}<`);
    expect(filled(5_000_000 - 14)).not.toThrow();
    expect(filled(5_000_000 - 13)).toThrow('Item 1 does not end');
  });
});
