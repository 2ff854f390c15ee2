import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { readBack } from '../rows/read-back.ts';
import { json, xlsx } from './own-layout.read.ts';
import { jsonExport, sheetExport } from './own-layout.write.ts';

const product: SourceProduct = {
  sku: 'MUG-1',
  title: 'Mug',
  description: 'A mug.\n\nSecond paragraph.',
  bullets: ['Holds 350 ml', 'Dishwasher safe | oven safe'],
  images: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg'],
  imageAlts: [],
  price: '9.90 EUR',
  category: 'Kitchen',
  subcategory: 'Mugs',
  brand: 'Acme',
  retailer: 'Shop',
  attributes: [
    { name: 'Material', value: 'Stoneware' },
    { name: 'Type', value: 'Cup' },
    { name: 'Manual', value: 'https://shop.example/manual.pdf' },
  ],
};
const asNamed = (name: string) => name;

describe('the sheet row of a product', () => {
  it('puts lists on lines and awkward facts into one cell', () => {
    const [row] = sheetExport.rows({ product, content: null, source: null }, asNamed);
    expect(row).toMatchObject({
      SKU: 'MUG-1',
      Images: product.images.join('\n'),
      Material: 'Stoneware',
      Bullets: product.bullets.join('\n'),
    });
    expect(row).not.toHaveProperty('Manual');
    expect(readBack(xlsx, row ? [row] : [])?.attributes).toHaveLength(3);
  });

  it('writes a lone bullet with a bar in it as a list, so that it stays one', () => {
    const [row] = sheetExport.rows(
      { product: { ...product, bullets: ['a | b'] }, content: null, source: null },
      asNamed,
    );
    expect(row?.Bullets).toBe('["a | b"]');
  });

  it('carries on the columns of its own sheet that nothing is made of', () => {
    const source = {
      format: 'xlsx' as const,
      rows: [{ SKU: 'MUG-1', Title: 'Mug', Stock: '7', 'Product URL': 'https://shop.example/mug' }],
    };
    expect(sheetExport.rows({ product, content: null, source }, asNamed)[0]).toMatchObject({
      Stock: '7',
      'Product URL': 'https://shop.example/mug',
    });
    expect(
      sheetExport.rows({ product, content: null, source: { ...source, format: 'csv' } }, asNamed)[0],
    ).not.toHaveProperty('Stock');
  });
});

describe('the JSON object of a product', () => {
  it('has the names of the API and is read as the same product', () => {
    const item = { product, content: null, source: null };
    expect(JSON.parse(jsonExport.file.writeItem(item))).toEqual(product);
    expect(readBack(json, jsonExport.rows(item))).toEqual(product);
  });

  it('writes lines that look like bullets as HTML, so that they stay description', () => {
    const lines = { ...product, description: 'Sizes:\n\n<3 of them & more' };
    const item = { product: lines, content: null, source: null };
    expect(readBack(json, jsonExport.rows(item))?.description).toBe(lines.description);
  });
});
