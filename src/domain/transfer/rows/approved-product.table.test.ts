import { expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import { testContent, testRecord } from '#domain/review/test-content.ts';
import { writeBody } from '../cells/write-body.ts';
import { csvLine, guardCell, plainText, unguardCell } from '../cells/write-cell.ts';
import { takeApproved } from './approved-product.ts';

const dirty: SourceProduct = {
  ...{ sku: 'A\u0000', title: 'Mug\u0001', description: 'One\u000bTwo', bullets: ['Soft\u0002'], price: '5\u0003' },
  ...{
    images: ['https://a.example/1\u0004.jpg'],
    imageAlts: ['A\u0004 mug'],
    category: 'K\u0005',
    subcategory: 'M\u0006',
    brand: 'B\u0007',
  },
  ...{ retailer: 'S\u0008', attributes: [{ name: 'N\u000e', value: 'V\u001f' }] },
};
const clean: SourceProduct = {
  ...{
    sku: 'A',
    title: 'Mug',
    description: 'One Two',
    bullets: ['Soft'],
    images: ['https://a.example/1.jpg'],
    imageAlts: ['A mug'],
    price: '5',
  },
  ...{ category: 'K', subcategory: 'M', brand: 'B', retailer: 'S', attributes: [{ name: 'N', value: 'V' }] },
};
const none = { price: null, category: null, subcategory: null, brand: null, retailer: null };
const no = forEachPart(() => false);

test('every field of a product loses what no file can carry', () => {
  expect(takeApproved({ product: dirty, content: null, source: null })).toEqual({
    product: clean,
    replaced: no,
    isByModel: no,
  });
  expect(takeApproved({ product: { ...dirty, ...none }, content: null, source: null }).product).toEqual({
    ...clean,
    ...none,
  });
});

const approved = (
  change: Parameters<typeof testContent>[0],
  origin: 'built-in' | 'model' | 'person' | 'restored' = 'model',
) =>
  takeApproved({
    product: clean,
    source: null,
    content: testContent({
      title: 'Mug',
      description: 'One Two',
      bullets: ['Soft'],
      ...change,
      parts: forEachPart(() => testRecord({ origin })),
    }),
  });

test.each(['built-in', 'model', 'restored', 'person'] as const)('a bullet of origin %s', (origin) => {
  expect(approved({ bullets: ['Dry'], bulletsStatus: 'approved' }, origin)).toEqual({
    product: { ...clean, bullets: ['Dry'] },
    replaced: { ...no, bullets: true },
    isByModel: { ...no, bullets: origin === 'model' },
  });
});

test.each(['', ' ', '-', 'null'])(
  'an approved title %j is passed over, an approved description only where it is empty',
  (text) => {
    expect(approved({ title: text, titleStatus: 'approved' }).product.title).toBe('Mug');
    const { description } = approved({ description: text, descriptionStatus: 'approved' }).product;
    expect(description).toBe(text.trim() === '' ? 'One Two' : text);
  },
);

test('approved images stand in their order', () => {
  const images = ['b', 'c', 'a'].map((name) => `https://a.example/${name}.jpg`);
  const imagesWithStatus = images.map((url, index) => ({
    url,
    type: 'secondary' as const,
    order: [2, 3, 1][index] ?? 0,
    status: 'approved' as const,
  }));
  expect(approved({ images, imagesWithStatus, imagesStatus: 'approved' }).product.images).toEqual(
    ['a', 'b', 'c'].map((name) => `https://a.example/${name}.jpg`),
  );
});

test.each([
  ['One. \n Two.', ['A \n B'], '<p>One.<br>Two.</p><ul><li>A<br>B</li></ul>'],
  ['One.\r\n\r\nTwo.\r\nThree.', [], '<p>One.</p><p>Two.<br>Three.</p>'],
  ['One.\n \t\n\n Two.', [' A '], '<p>One.</p><p>Two.</p><ul><li>A</li></ul>'],
  [' \n\n One. ', [], '<p>One.</p>'],
  ['a > b & c < d \\n', [], '<p>a &gt; b &amp; c &lt; d &#92;n</p>'],
])('%j with %j is written as %j', (description, bullets, html) => {
  expect(writeBody(description, bullets)).toBe(html);
});

test.each(['-5', '+5', '-1.5', '-1,234,567.89', '+.5', '-,55'])('%s is a number and stays', (text) => {
  expect(guardCell(text)).toBe(text);
});

test.each(['-5a', 'a', '-', '-.', '-1.', '--5', '-1..5', '-5-', '+1 2', '-a.5', '＝1', '＋1', '－1', '＠1', '=5'])(
  '%s',
  (text) => {
    expect(guardCell(text)).toBe(text === 'a' ? 'a' : `'${text}`);
    expect(unguardCell(guardCell(text))).toBe(text);
  },
);

test.each([
  ["'a", "'a"],
  ["''=1", "'=1"],
  ['=1', '=1'],
  ["a'=1", "a'=1"],
  ["'＠x", '＠x'],
])('the guard of %j is taken back to %j', (text, bare) => {
  expect(unguardCell(text)).toBe(bare);
});

test.each([
  [['a', 'b'], 'a,b\n'],
  [['', ''], ',\n'],
  [[], '\n'],
  [['a b', 'a '], 'a b,"a "\n'],
  [['a\rb', '\ta'], `"a\rb",'\ta\n`],
])('the cells %j are the line %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each([
  ['a\u0000\u0008\u000e\u001f\u007f\ufffe\uffffb', 'ab'],
  ['a\u000b\u000cb', 'a  b'],
  ['\t\n\r', '\t\n\r'],
  ['\udc00', '\ufffd'],
])('%j is plain as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
