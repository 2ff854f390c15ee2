import { describe, expect, test } from 'vitest';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { googleXml } from './google.read.ts';
import { googleExport } from './google.write.ts';

/** The product a row of a feed says, with that row. */
function own(source: SourceRow): Exportable {
  const product = readBack(googleXml, [source]);
  if (!product) throw new Error('The fixture is no product');
  return { product, content: null, source: { format: 'google-xml', rows: [source] } };
}

describe('the file', () => {
  test('begins and ends as a feed does', () => {
    const { head, between, tail, empty } = googleExport.file;
    expect(head).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>Product feed</title>\n<link></link>\n<description>Written by Copydesk</description>\n',
    );
    expect([between, tail, empty]).toEqual(['', '</channel>\n</rss>\n', `${head}</channel>\n</rss>\n`]);
    expect([googleExport.id, googleExport.fileName, googleExport.contentType, googleExport.comesBackAs]).toEqual([
      'google',
      'copydesk-google.xml',
      'application/xml; charset=utf-8',
      ['google-xml'],
    ]);
  });

  test.each([
    ['custom label 0', 'g:custom_label_0'],
    ['tax: rate (%)', 'g:tax_rate_'],
    ['0 stars', 'g:_0_stars'],
    ['-dash', 'g:_-dash'],
    ['größe', 'g:größe'],
    ['_own', 'g:_own'],
    ['a.b-c', 'g:a.b-c'],
    ['rss:author', 'author'],
    [' spaced ', 'g:spaced'],
  ])('the column %s is the element %s', (column, element) => {
    const source = { id: 'A', title: 'Mug', [column]: 'x' };
    expect(googleExport.file.writeItem(own(source))).toBe(
      `<item>\n  <g:id>A</g:id>\n  <g:title>Mug</g:title>\n  <${element}>x</${element}>\n</item>\n`,
    );
  });

  test('nested and repeated values are elements again, numbers and gaps as text', () => {
    const source = { id: 'A', title: 'Mug', tax: '[{"rate":7,"tax ship":true,"none":null},"plain"]', note: '{broken' };
    expect(googleExport.file.writeItem(own(source))).toBe(
      '<item>\n  <g:id>A</g:id>\n  <g:title>Mug</g:title>\n  <g:tax><g:rate>7</g:rate><g:tax_ship>true</g:tax_ship><g:none></g:none></g:tax><g:tax>plain</g:tax>\n  <g:note>{broken</g:note>\n</item>\n',
    );
  });
});
