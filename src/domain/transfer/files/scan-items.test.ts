import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawRecord, RecordScanner } from './scan.ts';
import { createJsonLinesScanner, createJsonScanner } from './scan-json.ts';
import { createXmlScanner } from './scan-xml.ts';
import { feedOf } from './test-feed.ts';

function scan(scanner: RecordScanner, text: string, size = text.length || 1): RawRecord[] {
  const found: RawRecord[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...scanner.push(text.slice(at, at + size)));
  return [...found, ...scanner.end()];
}

describe('createJsonScanner', () => {
  it('splits an array in pieces of any size', () => {
    const item = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.string())),
    );
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 5 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(0, 2),
        (items, size, indent) => {
          const text = JSON.stringify(items, null, indent);
          expect(scan(createJsonScanner(1, true), text, size)).toEqual(scan(createJsonScanner(1, true), text));
          expect(scan(createJsonScanner(1, true), text)).toHaveLength(items.length);
        },
      ),
    );
  });

  it('keeps texts, writes lists as JSON, names what stands inside records and leaves empty ones out', () => {
    const [record] = scan(
      createJsonScanner(1, true),
      '[{"a":"x","n":1.50,"t":true,"e":"","z":null,"l":[],"o":{"k":[1]}}]',
    );
    expect(record?.fields).toEqual([
      ['a', 'x'],
      ['n', '1.5'],
      ['t', 'true'],
      ['o.k', '[1]'],
    ]);
  });

  it('refuses a broken item and reads the next', () => {
    const records = scan(createJsonScanner(1, true), '[{"a":1},{"a":},7,"x",{"a":2}]');
    expect(records.map((record) => record.refusal?.slice(0, 24) ?? record.fields[0]?.[1])).toEqual([
      '1',
      'This is not valid JSON: ',
      'This item is not a produ',
      'This item is not a produ',
      '2',
    ]);
  });

  it('refuses an item nested too deep, and a file that ends inside one', () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    expect(scan(createJsonScanner(1, true), `[${deep},{"a":1}]`).map((record) => record.refusal)).toEqual([
      'The item is nested deeper than 100 levels.',
      undefined,
    ]);
    expect(scan(createJsonScanner(1, true), '[{"a":1},{"b":').map((record) => record.refusal)).toEqual([
      undefined,
      'The file ends in the middle of this item.',
    ]);
    const endless = `[{"a":"${'x'.repeat(6_000_000)}`;
    expect(() => scan(createJsonScanner(1, true), endless)).toThrow(/does not end within/);
  });

  it('reads objects that follow one another', () => {
    expect(
      scan(createJsonScanner(0, false), '{\n "a": 1\n}\n{ "a": 2 }', 4).map((record) => record.fields[0]?.[1]),
    ).toEqual(['1', '2']);
  });
});

it('reads JSON Lines, refusing a broken line by itself', () => {
  const records = scan(createJsonLinesScanner(), '{"a":1}\r\n\n{"a":\n{"a":"\\u0000\\ud800x"}\n', 5);
  expect(records.map((record) => [record.row, record.refusal === undefined])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(records[2]?.fields).toEqual([['a', '\ufffdx']]);
  expect(scan(createJsonLinesScanner(), `{"a":${'['.repeat(500)}${']'.repeat(500)}}`)[0]?.refusal).toMatch(
    /deeper than 100/,
  );
});

describe('createXmlScanner', () => {
  it('reads the items of an RSS feed, in pieces of any size', () => {
    const text = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
      <item><title>plain</title><g:id>1</g:id><g:title>A &amp; B</g:title><g:description><![CDATA[<p>x</p>]]></g:description>
      <g:image_link>u1</g:image_link><g:image_link>u2</g:image_link><g:shipping><g:country>CZ</g:country><g:price>1</g:price></g:shipping><g:empty/></item>
      <!-- between --><item><g:id>2</g:id></item></channel></rss>`;
    const expected = [
      ['rss:title', 'plain'],
      ['id', '1'],
      ['title', 'A & B'],
      ['description', '<p>x</p>'],
      ['image_link', '["u1","u2"]'],
      ['shipping', '{"country":"CZ","price":"1"}'],
    ];
    for (const size of [1, 7, 100, 10_000]) {
      const records = scan(createXmlScanner(feedOf('item')), text, size);
      expect(records.map((record) => record.row)).toEqual([1, 2]);
      expect(records[0]?.fields).toEqual(expected);
    }
  });

  it('reads Atom links and other feeds of the same make', () => {
    expect(
      scan(
        createXmlScanner(feedOf('entry')),
        '<feed><title>x</title><entry><id>1</id><link href="https://a.example"/></entry></feed>',
      )[0]?.fields,
    ).toEqual([
      ['id', '1'],
      ['link', 'https://a.example'],
    ]);
    expect(
      scan(
        createXmlScanner(feedOf('shopitem')),
        '<SHOP><SHOPITEM><PRODUCTNAME>Hrnek</PRODUCTNAME></SHOPITEM></SHOP>',
      )[0]?.fields,
    ).toEqual([['PRODUCTNAME', 'Hrnek']]);
  });

  it('puts fields after an unclosed tag beside it and warns', () => {
    const [record] = scan(
      createXmlScanner(feedOf('item')),
      '<rss><item><g:title>Mug<g:brand>Clay</g:brand><g:id>1</g:id></item></rss>',
    );
    expect(Object.fromEntries(record?.fields ?? [])).toEqual({ title: 'Mug', brand: 'Clay', id: '1' });
    expect(record?.warnings).toEqual(['Closing tag missing: <g:title>.']);
  });

  it('stops at tags nested without end and at an item without end', () => {
    expect(() => scan(createXmlScanner(feedOf('item')), `<rss><item>${'<a>'.repeat(200)}`)).toThrow(
      /nests tags deeper than 100/,
    );
    expect(() => scan(createXmlScanner(feedOf('item')), `<rss><item><t>${'x'.repeat(6_000_000)}`)).toThrow(
      /does not end within/,
    );
    expect(scan(createXmlScanner(feedOf('item')), '<rss><item><g:id>1</g:id></item><item><g:id>2')[1]?.refusal).toBe(
      'The file ends in the middle of this item.',
    );
  });
});
