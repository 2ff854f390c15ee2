import { describe, expect, it } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { shopifyCsv } from '../formats/shopify.read.ts';
import { shopifyExport } from '../formats/shopify.write.ts';
import type { SourceRow } from '../record.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import type { Mapping } from '../transfer.contract.ts';
import { echoOf, layRules, mergeRows } from './write-echo.ts';

const source: SourceRow[] = [
  {
    Handle: 'mug',
    Title: 'Mug',
    'Body (HTML)': '<b>Old</b> words.',
    Vendor: 'Acme',
    'Variant SKU': 'MUG-1',
    'Variant Price': '9.90',
    'Image Src': 'https://shop.example/a.jpg',
    'Image Alt Text': 'Front',
    Status: 'active',
  },
  { Handle: 'mug', 'Image Src': 'https://shop.example/b.jpg', 'Image Alt Text': 'Back' },
];
const read = readBack(shopifyCsv, source) as SourceProduct;
/** The product with other texts and images than its rows have, as an approval makes it. */
const item: Exportable = {
  product: { ...read, title: 'Better mug', description: 'New words.', images: [...read.images].reverse() },
  content: null,
  source: { format: 'shopify-csv', rows: source },
};
const written = shopifyExport.rows(item, (name) => name);
const columns = new Set([...written.flatMap((row) => Object.keys(row))]);
const withFirst = (change: SourceRow) => written.map((row, index) => (index === 0 ? { ...row, ...change } : row));

describe('mergeRows', () => {
  it('keeps the source as it was when the file only repeats our export, under either spelling', () => {
    expect(mergeRows(item, written, columns)).toEqual(source);
  });

  it('takes what the shop changed and nothing else', () => {
    const file = withFirst({ Price: '11.50', Description: '<p>Shop words.</p>' });
    expect(mergeRows(item, file, columns)).toEqual([
      { ...source[0], 'Variant Price': '11.50', 'Body (HTML)': '<p>Shop words.</p>' },
      source[1],
    ]);
  });

  it('keeps columns the file does not have and empties those it has empty', () => {
    const { Status: _status, ...first } = written[0] ?? {};
    const [, second = {}] = written;
    const narrow = new Set([...columns].filter((column) => column !== 'Status'));
    expect(mergeRows(item, [first, second], narrow)[0]).toHaveProperty('Status', 'active');
    expect(mergeRows(item, [first, second], columns)[0]).not.toHaveProperty('Status');
  });

  it('takes new variants as they come', () => {
    const variant = { 'URL handle': 'mug', SKU: 'MUG-2', Price: '12' };
    expect(mergeRows(item, [...written, variant], columns)).toContainEqual(variant);
  });
});

describe('echoOf', () => {
  it.each([
    ['shopify-csv', '9.90'],
    ['google-xml', '9.90 USD'],
    ['json', '9.90 USD'],
    ['csv', '9.90 USD'],
  ] as const)('says what a file in %s can say of a price', (format, price) => {
    expect(echoOf({ ...item, product: { ...item.product, price: '9.90 USD' }, source: null }, format)?.price).toBe(
      price,
    );
  });

  it('is nothing for a format we do not write', () => {
    expect(echoOf(item, 'magento-csv')).toBeNull();
  });
});

describe('layRules', () => {
  const mapping: Mapping = {
    Handle: 'group',
    Title: 'title',
    SKU: 'sku',
    Cost: 'price',
    Weight: 'variant',
    Glaze: 'attribute',
  };

  it('keeps cells of fields and attributes where empty cells say nothing', () => {
    expect([...layRules(mapping, 'keep').keeps]).toEqual(['Title', 'Cost', 'Glaze']);
    expect([...layRules(mapping, 'empty').keeps]).toEqual(['Title']);
    expect([...layRules(mapping, 'keep').unread]).toEqual(['Weight']);
    expect([...layRules(mapping, 'empty').unread]).toEqual([]);
  });

  it('tells rows apart by their SKUs only in a file without titles', () => {
    expect(layRules(mapping, 'keep').skus).toBeNull();
    const { Title: _, ...partial } = mapping;
    const { skus, keeps } = layRules(partial, 'empty');
    expect([...(skus ?? [])]).toEqual(['SKU']);
    expect([...keeps]).toEqual(['Handle', 'SKU']);
  });

  it('takes a file without currencies, or with empty ones, for one in the currency there is', () => {
    const currencies = { ...mapping, Money: 'currency' as const };
    expect(layRules(mapping, 'empty').keepsCurrency).toBe(true);
    expect(layRules(currencies, 'keep').keepsCurrency).toBe(true);
    expect(layRules(currencies, 'empty').keepsCurrency).toBe(false);
  });
});

describe('mergeRows of a partial file', () => {
  const kept = ['S', 'M', 'L'].map((size, n) => ({ SKU: `P-${size}`, Cost: `${n + 4}0`, Size: size }));
  const product = { ...item, source: { format: 'csv' as const, rows: kept } };
  const lay = (rows: SourceRow[]) =>
    mergeRows(product, rows, new Set(['SKU', 'Cost']), {
      keeps: new Set(['SKU', 'Cost']),
      unread: new Set(),
      skus: new Set(['SKU']),
    });

  it('changes the rows it names and leaves the others', () => {
    const [small, medium, large] = kept;
    expect(lay([{ SKU: 'P-L', Cost: '66' }, { SKU: 'P-S' }])).toEqual([small, medium, { ...large, Cost: '66' }]);
  });

  it('is about the first row where its first names none, and about none where a further one does', () => {
    const [small, medium, large] = kept;
    expect(lay([{ Cost: '41' }, { SKU: 'P-XL', Cost: '99' }])).toEqual([{ ...small, Cost: '41' }, medium, large]);
  });
});
