import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { moveAlts } from '#domain/images/image-detail.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { createTable } from '../rows/write-table.ts';
import { shopifyCsv } from './shopify.read.ts';
import { handleOf, shopifyExport } from './shopify.write.ts';

const rows: SourceRow[] = [
  {
    Handle: 'mug',
    Title: 'Mug',
    'Body (HTML)': '<h2>A <em>fine</em> mug.</h2>',
    Vendor: 'Acme',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Variant SKU': 'MUG-S',
    'Variant Price': '9.90',
    'Image Src': 'https://shop.example/a.jpg',
    'Image Position': '1',
    'Image Alt Text': 'Front',
    'Price / Canada': '13.90',
  },
  {
    Handle: 'mug',
    'Option1 Value': 'L',
    'Variant SKU': 'MUG-L',
    'Variant Price': '12.90',
    'Image Src': 'https://shop.example/b.jpg',
    'Image Position': '2',
    'Variant Image': 'https://shop.example/b.jpg',
  },
  { Handle: 'mug', 'Image Src': 'https://shop.example/c.jpg', 'Image Position': '3', 'Image Alt Text': 'Back' },
];

function readSource(source: SourceRow[]): SourceProduct {
  const product = readBack(shopifyCsv, source);
  if (!product) throw new Error('The fixture is no product');
  return product;
}

function tableOf(...items: Exportable[]) {
  const table = createTable(shopifyExport);
  const noted = items.flatMap((item) => table.note(item));
  const header = table.header();
  const written = noted.map((row) => table.cells(row));
  return {
    header,
    rows: written.map(
      (cells) =>
        Object.fromEntries(
          header.map((name, index) => [name, cells[index] ?? '']).filter(([, cell]) => cell !== ''),
        ) as SourceRow,
    ),
  };
}

const own: Exportable = { product: readSource(rows), content: null, source: { format: 'shopify-csv', rows } };
const changed = (change: Partial<SourceProduct>): Exportable => {
  const imageAlts = moveAlts(own.product, change.images ?? own.product.images);
  return { ...own, product: { ...own.product, imageAlts, ...change } };
};
const fresh: Exportable = {
  product: {
    ...own.product,
    sku: 'Tea Pot/1',
    attributes: [{ name: 'Material', value: 'Clay' }],
    price: '1,250.00 USD',
  },
  content: null,
  source: null,
};

describe('a Shopify table', () => {
  it('gives the rows of a Shopify file back cell by cell, in the spelling they came in', () => {
    expect(tableOf(own).rows).toEqual(rows);
    expect(tableOf(own).header).toEqual(
      expect.arrayContaining(['Handle', 'Body (HTML)', 'Variant SKU', 'Price / Canada']),
    );
  });

  it('changes only the cells of what the product now says otherwise', () => {
    const [first, ...others] = tableOf(
      changed({ title: 'Better mug', description: 'New words.', bullets: ['Holds 350 ml'] }),
    ).rows;
    expect(first).toEqual({
      ...rows[0],
      Title: 'Better mug',
      'Body (HTML)': '<p>New words.</p><ul><li>Holds 350 ml</li></ul>',
    });
    expect(others).toEqual(rows.slice(1));
  });

  it('orders images anew with their alt texts and leaves variants alone', () => {
    const images = own.product.images.toReversed();
    const written = tableOf(changed({ images })).rows;
    expect(written.map((row) => [row['Image Src'], row['Image Position'], row['Image Alt Text']])).toEqual([
      [images[0], '1', 'Back'],
      [images[1], '2', undefined],
      [images[2], '3', 'Front'],
    ]);
    expect(written[1]).toMatchObject({ 'Variant SKU': 'MUG-L', 'Variant Image': 'https://shop.example/b.jpg' });
    expect(readSource(written).images).toEqual(images);
  });

  it('adds rows for images more and drops rows of images fewer', () => {
    const more = [...own.product.images, 'https://shop.example/d.jpg'];
    expect(readSource(tableOf(changed({ images: more })).rows).images).toEqual(more);
    const fewer = tableOf(changed({ images: ['https://shop.example/c.jpg'] })).rows;
    expect(fewer).toHaveLength(2);
    expect(readSource(fewer)).toMatchObject({ images: ['https://shop.example/c.jpg'], sku: 'MUG-S' });
  });

  it('writes other products with today’s names, and one header for both', () => {
    const { header, rows: written } = tableOf(own, fresh);
    expect(header.filter((name) => /handle|body|variant sku/i.test(name))).toEqual(['URL handle']);
    expect(written[3]).toMatchObject({
      'URL handle': handleOf('Tea Pot/1'),
      SKU: 'Tea Pot/1',
      Price: '1250.00',
      'Material (product.metafields.custom.material)': 'Clay',
    });
    expect(readSource(written.slice(0, 3))).toEqual(own.product);
  });

  it('has a header Shopify’s reader knows even without a product', () => {
    expect(tableOf().header).toEqual(['Title', 'URL handle', 'Description', 'Vendor', 'SKU']);
  });

  it('spells facts that differ in case only as one column', () => {
    const other = {
      ...fresh,
      product: { ...fresh.product, sku: 'TEA-2', attributes: [{ name: 'MATERIAL', value: 'Iron' }] },
    };
    expect(tableOf(fresh, other).header.filter((name) => /material/i.test(name))).toHaveLength(1);
  });
});

describe('handleOf', () => {
  it('keeps what is a handle already', () => expect(handleOf('red-mug-2')).toBe('red-mug-2'));

  it('never gives two SKUs one handle', () => {
    const skus = ['A/1', 'A-1', 'a 1', 'A.1', 'a_1', '商品-1', '商品-2', 'a-1'];
    expect(new Set(skus.map(handleOf)).size).toBe(skus.length);
    for (const sku of skus) expect(handleOf(sku)).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  });
});
