import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import type { OptimizedContent, Origin } from '#domain/review/content.ts';
import { testContent, testRecord } from '#domain/review/test-content.ts';
import { createXmlScanner } from '../files/scan-xml.ts';
import { feedOf } from '../files/test-feed.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { googleExport } from './google.write.ts';

const { head, tail, writeItem } = googleExport.file;
const product: SourceProduct = {
  sku: 'MUG-1',
  title: 'Mug <1> & "co"',
  description: 'A mug.',
  bullets: ['Holds 350 ml', 'Stoneware'],
  images: ['https://shop.example/a.jpg?x=1&y=2'],
  imageAlts: [],
  price: null,
  category: 'Kitchen',
  subcategory: 'Mugs',
  brand: 'Acme',
  retailer: null,
  attributes: [
    { name: 'Color', value: 'Red' },
    { name: 'Glaze', value: 'Matt' },
  ],
};
const source: SourceRow = {
  id: 'MUG-1',
  title: 'Mug',
  description: 'A mug.',
  link: 'https://shop.example/mug',
  image_link: 'https://shop.example/a.jpg',
  additional_image_link: '["https://shop.example/b.jpg","https://shop.example/c.jpg"]',
  price: '9.90 EUR',
  shipping: '[{"country":"CZ","price":"79 CZK"},{"country":"SK","price":"99 CZK"}]',
  custom_label_0: 'summer',
};
const own: SourceProduct = {
  ...product,
  title: 'Mug',
  bullets: [],
  images: ['a', 'b', 'c'].map((name) => `https://shop.example/${name}.jpg`),
  price: '9.90 EUR',
  category: null,
  subcategory: null,
  brand: null,
  attributes: [],
};

function approved(item: SourceProduct, title: string, origin: Origin): OptimizedContent {
  return testContent({
    title,
    description: 'Written words.',
    bullets: item.bullets,
    images: item.images,
    titleStatus: 'approved',
    descriptionStatus: 'approved',
    parts: forEachPart(() => testRecord({ origin })),
    approvedBy: 1,
  });
}

function fieldsOf(item: Exportable): SourceRow {
  const [record] = createXmlScanner(feedOf('item')).push(head + writeItem(item) + tail);
  return Object.fromEntries(record?.fields ?? []);
}

describe('an item of the Google feed', () => {
  it('states the product and nothing the source does not say', () => {
    expect(writeItem({ product, content: null, source: null })).toBe(`<item>
  <g:id>MUG-1</g:id>
  <g:title>Mug &lt;1&gt; &amp; &quot;co&quot;</g:title>
  <g:description>A mug.</g:description>
  <g:image_link>https://shop.example/a.jpg?x=1&amp;y=2</g:image_link>
  <g:brand>Acme</g:brand>
  <g:product_type>Kitchen &gt; Mugs</g:product_type>
  <g:color>Red</g:color>
  <g:product_highlight>Holds 350 ml</g:product_highlight><g:product_highlight>Stoneware</g:product_highlight>
  <g:product_detail><g:attribute_name>Glaze</g:attribute_name><g:attribute_value>Matt</g:attribute_value></g:product_detail>
</item>
`);
  });

  it.each<[Origin, boolean]>([
    ['model', true],
    ['built-in', false],
    ['restored', false],
    ['person', false],
  ])('discloses text of origin %s as AI-written: %s', (origin, isDisclosed) => {
    const fields = fieldsOf({ product, content: approved(product, 'Better mug', origin), source: null });
    const structured = (content: string) =>
      JSON.stringify({ digital_source_type: 'trained_algorithmic_media', content });
    expect(fields.structured_title).toBe(isDisclosed ? structured('Better mug') : undefined);
    expect(fields.title).toBe(isDisclosed ? undefined : 'Better mug');
    expect(fields.structured_description).toBe(isDisclosed ? structured('Written words.') : undefined);
    expect(fields.description).toBe(isDisclosed ? undefined : 'Written words.');
  });

  it('keeps every field of its own source, nested and repeated ones too', () => {
    expect(fieldsOf({ product: own, content: null, source: { format: 'google-xml', rows: [source] } })).toEqual(source);
  });

  it('puts an AI-written title into a source item without leaving the plain one beside it', () => {
    const item = {
      product: own,
      content: approved(own, 'Better mug', 'model'),
      source: { format: 'google-xml' as const, rows: [source] },
    };
    const { title, structured_title, description, structured_description, ...rest } = fieldsOf(item);
    expect([title, description]).toEqual([undefined, undefined]);
    expect([structured_title, structured_description].join()).toContain('Better mug');
    expect(rest).toEqual(
      Object.fromEntries(Object.entries(source).filter(([name]) => name !== 'title' && name !== 'description')),
    );
  });

  it('goes back to the plain title once the approval is taken back, whatever the kept row carries', () => {
    const row = {
      ...source,
      structured_title: JSON.stringify({ digital_source_type: 'trained_algorithmic_media', content: 'Better mug' }),
    };
    const fields = fieldsOf({ product: own, content: null, source: { format: 'google-xml', rows: [row] } });
    expect(fields.title).toBe('Mug');
    expect(fields.structured_title).toBeUndefined();
  });

  it('names at most ten images besides the main one', () => {
    const images = Array.from({ length: 14 }, (_each, index) => `https://shop.example/${index}.jpg`);
    const fields = fieldsOf({ product: { ...product, images }, content: null, source: null });
    expect(fields.image_link).toBe(images[0]);
    expect(JSON.parse(fields.additional_image_link ?? '')).toEqual(images.slice(1, 11));
  });

  it('splits the lists of a table feed into elements', () => {
    const row = {
      id: 'MUG-1',
      title: 'Mug',
      description: 'A mug.',
      image_link: images(0),
      additional_image_link: `${images(1)},${images(2)}`,
      'custom label 0': 'x',
    };
    const item: Exportable = {
      product: { ...own, price: null, images: [0, 1, 2].map(images) },
      content: null,
      source: { format: 'google-tsv', rows: [row] },
    };
    const text = writeItem(item);
    expect(text).toContain(
      `<g:additional_image_link>${images(1)}</g:additional_image_link><g:additional_image_link>${images(2)}`,
    );
    expect(text).toContain('<g:custom_label_0>x</g:custom_label_0>');
  });

  const images = (index: number) => `https://shop.example/${index}.jpg`;

  it.each(['bell\u0007', 'nul\u0000', 'half \ud83d', 'end \uffff', ']]>', '<![CDATA[x]]>', '</item><item>'])(
    'stays well-formed with %j',
    (text) => {
      const item = writeItem({ product: { ...product, title: `x ${text}` }, content: null, source: null });
      expect(item.match(/<\/?item>/g)).toEqual(['<item>', '</item>']);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not occur
      expect(item).not.toMatch(/[\u0000-\u0008\u000b-\u001f\uffff]|]]>|CDATA\[x]]>|&(?!(?:amp|lt|gt|quot|#13);)/);
      expect(item.isWellFormed()).toBe(true);
    },
  );
});
