import { describe, expect, it } from 'vitest';
import type { RawRecord } from './scan.ts';
import { createXmlScanner } from './scan-xml.ts';
import { feedOf } from './test-feed.ts';

/** The records of a feed, in pieces of any size. */
function scan(text: string): RawRecord[] {
  const results = [1, 7, 10_000].map((size) => {
    const scanner = createXmlScanner(feedOf('item'));
    const found: RawRecord[] = [];
    for (let at = 0; at < text.length; at += size) found.push(...scanner.push(text.slice(at, at + size)));
    return [...found, ...scanner.end()];
  });
  for (const result of results) expect(result).toEqual(results[0]);
  return results[0] ?? [];
}

const feed = (declared: string, item: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE rss [\n${declared}\n]>\n<rss><channel><item>${item}</item></channel></rss>`;

describe('a feed that declares entities of its own', () => {
  it('is read with what they stand for', () => {
    const declared = `<!ENTITY shop "Clayfield &amp; Sons"> <!ENTITY nbsp '&#160;'>\n<!ENTITY full "&shop; Ltd">`;
    const [record] = scan(
      feed(
        declared,
        '<g:title>Mug by &full;</g:title><g:link href="https://a.example/&shop;"/><b>1&nbsp;l &other;</b>',
      ),
    );
    expect(record?.fields).toEqual([
      ['title', 'Mug by Clayfield & Sons Ltd'],
      ['link', 'https://a.example/Clayfield & Sons'],
      ['b', '1\u00a0l &other;'],
    ]);
    expect(record?.warnings).toBeUndefined();
  });

  it('is read as written where a section of plain text was escaped once more', () => {
    const text = '&lt;![CDATA[Mug &amp;amp; &lt;b&gt;bowl&lt;/b&gt;]]&gt;';
    const [record] = scan(feed('', `<g:title>${text}</g:title><b>As in ${text}.</b>`));
    expect(record?.fields).toEqual([
      ['title', 'Mug &amp; <b>bowl</b>'],
      ['b', 'As in <![CDATA[Mug &amp; <b>bowl</b>]]>.'],
    ]);
  });

  it('fetches nothing and grows within bounds', () => {
    const laughs = Array.from(
      { length: 12 },
      (_, index) => `<!ENTITY l${index} "${index === 0 ? 'ha' : `&l${index - 1};`.repeat(10)}">`,
    ).join('');
    const declared = `${laughs}<!ENTITY me "&me;"><!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://a.example/x.dtd">%p;`;
    const [record] = scan(feed(declared, '<g:title>&l1; &me; &file;</g:title><b>&l11;</b>'));
    expect(record?.fields).toEqual([
      ['title', `${'ha'.repeat(10)} &me; &file;`],
      ['b', '&l11;'],
    ]);
  });
});

describe('tags that close themselves', () => {
  it('are closed, beside text and in any depth', () => {
    const [record] = scan(
      '<rss><item><g:id>1</g:id><g:sale_price/><a><b /><c>2</c></a><g:title>Mug</g:title></item></rss>',
    );
    expect(record?.warnings).toBeUndefined();
    expect(record?.fields).toEqual([
      ['id', '1'],
      ['a', '{"b":"","c":"2"}'],
      ['title', 'Mug'],
    ]);
  });

  it('do not hide those that are never closed', () => {
    expect(scan('<rss><item><g:id>1</g:id><a/><b><g:title>Mug</g:title></item></rss>')[0]?.warnings).toEqual([
      'Closing tag missing: <b>.',
    ]);
  });
});
